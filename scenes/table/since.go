package table

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	sincePad    = 16
	sinceHead   = 26
	sinceButton = 100
	sinceGap    = 4
)

// recap reports whether what the others did is to be shown.
func (t *Table) recap() bool { return len(t.news()) > 0 && !t.Looking() }

// news are the entries of the recap: all that happened but that a turn began,
// which the bar says.
func (t *Table) news() []rules.LogEntry {
	return slices.DeleteFunc(slices.Clone(t.Since()), func(e rules.LogEntry) bool {
		_, alone := t.beginsTurn(e)
		return alone
	})
}

// buildSince lays out the recap in the place of the log. It lists what the others did
// since the viewer's last decision, with the newest in view as in the log. There it
// hides nothing that can be played.
func (t *Table) buildSince(b *ui.Builder, box layout.Rect) {
	entries := t.news()
	inner := box.InsetXY(sincePad, 10)
	head, list := inner.CutTop(sinceHead)
	_, list = list.CutTop(sinceGap)
	rows, content := t.sinceRows(b, entries, list.W-logBar-logDot)
	panel := b.Add(ui.Node{
		ID: "since", Role: "panel", Label: t.h.Say("frame.since"), Rect: box,
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1.5))
		},
	})
	button, title := head.CutRight(sinceButton)
	_, title = title.CutRight(sinceGap)
	title = t.foldButton(b, title)
	b.Label(title, t.h.Say("frame.since"), sprites.Heading.Fitted())
	b.Button(ui.Button{ID: "since:close", Rect: button, Text: t.h.Say("frame.ok"), OnClick: t.closeSince, Size: 14})
	shown := 0
	var last layout.Rect
	b.Scroll(ui.ScrollArea{ID: "since:list", Rect: list, Content: content, End: true, Keys: true, Label: t.h.Say("frame.since")}, func(area layout.Rect) {
		stop := t.markStop(b, "since", "since:list", rows, area, list)
		for i := range rows {
			last = layout.R(area.X, area.Y+rows[i].y, area.W, rows[i].h)
			if last.Bottom() < list.Y || last.Y > list.Bottom() {
				continue
			}
			t.sinceEntry(b, last, rows, i, i == stop)
			shown++
		}
	})
	if first := entries[0].Move; first != t.log.recap { // it is another one
		t.log.recap = first
		b.ScrollTo("since:list", last)
	}
	panel.State = map[string]any{"shown": shown, "of": len(entries)}
}

// sinceRows sets the entries of the recap one below the other.
func (t *Table) sinceRows(b *ui.Builder, entries []rules.LogEntry, width float64) (rows []logRow, height float64) {
	for _, e := range entries {
		row := logRow{entry: e, y: height}
		t.setEntry(b, &row, width)
		row.h = row.text.Height + sinceGap
		height += row.h
		rows = append(rows, row)
	}
	return rows, height
}

// sinceEntry lays out one entry of the recap. A click does nothing: it may have
// been meant for what lay there before the recap came or moved. Only its rule can be
// read, which changes nothing.
func (t *Table) sinceEntry(b *ui.Builder, r layout.Rect, rows []logRow, i int, stop bool) {
	row := &rows[i]
	id := "since:" + strconv.Itoa(i)
	lit := t.notePointed(b, id, row.entry)
	b.Add(ui.Node{
		ID: id, Role: "entry", Label: t.Speaker().Event(row.entry.Event), Rect: r, OnHover: pointed,
		State: map[string]any{"move": row.entry.Move},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			if lit {
				c.Panel(r.InsetXY(-4, -1), sprites.PanelStyle{Fill: sprites.PanelHigh, Radius: 5})
			}
			t.DrawDoer(c, layout.R(r.X-2, r.Y, 12, logText.LineHeight()), row.entry.Event.Seat)
			row.text.Draw(c, layout.P(r.X+logDot, r.Y))
		},
	})
	t.ruleMark(b, ruleMark{list: "since", rows: rows, i: i, at: layout.P(r.X+logDot, r.Y), stop: stop, hold: t.Hold()})
}

// closeSince puts the recap away; what it still had to show counts as shown.
func (t *Table) closeSince() {
	t.motion.End()
	t.log.open = false
	t.Session.Skip()
	t.DismissSince()
}

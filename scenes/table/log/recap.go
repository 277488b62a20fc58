package log

import (
	"slices"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	recapHead = 26
	okWide    = 100
	recapGap  = 4
)

// recap reports whether what the others did is to be shown.
func (x *Log) recap() bool { return len(x.news()) > 0 && !x.Looking() }

// news are the entries of the recap: all that happened but that a turn began,
// which the bar says.
func (x *Log) news() []rules.LogEntry {
	return slices.DeleteFunc(slices.Clone(x.Since()), func(e rules.LogEntry) bool {
		_, alone := x.beginsTurn(e)
		return alone
	})
}

// buildRecap lays out the recap in the place of the log. It lists what the others did
// since the viewer's last decision, with the newest in view as in the log. There it
// hides nothing that can be played.
func (x *Log) buildRecap(b *ui.Builder, box layout.Rect) {
	entries := x.news()
	inner := box.InsetXY(pad, 10)
	head, view := inner.CutTop(recapHead)
	_, view = view.CutTop(recapGap)
	panel := b.Add(ui.Node{
		ID: "since", Role: "panel", Label: x.Say("frame.since"), Rect: box,
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1.5))
		},
	})
	button, title := head.CutRight(okWide)
	_, title = title.CutRight(recapGap)
	title = x.foldButton(b, title)
	b.Label(title, x.Say("frame.since"), sprites.Heading.Fitted())
	b.Button(ui.Button{ID: "since:close", Rect: button, Text: x.Say("frame.ok"), OnClick: x.closeRecap, Size: 14})
	rows := x.recapRows(b, entries, view.W-barWide-dotWide)
	last, shown := x.show(b, &list{id: "since", area: "since:list", rows: rows, recap: true, hold: x.Hold()}, x.Say("frame.since"), view)
	if first := entries[0].Move; first != x.told { // it is another one
		x.told = first
		b.ScrollTo("since:list", last)
	}
	panel.State = map[string]any{"shown": shown, "of": len(entries)}
}

// recapRows sets the entries of the recap one below the other.
func (x *Log) recapRows(b *ui.Builder, entries []rules.LogEntry, width float64) (rows []row) {
	for _, e := range entries {
		row := row{entry: e, y: high(rows)}
		x.setEntry(b, &row, width)
		row.h = row.text.Height + recapGap
		rows = append(rows, row)
	}
	return rows
}

// closeRecap puts the recap away; what it still had to show counts as shown.
func (x *Log) closeRecap() {
	x.EndMotion()
	x.open = false
	x.Skip()
	x.DismissSince()
}

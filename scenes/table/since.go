package table

import (
	"slices"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// The recap shows the last entries that fit; the log has them all.
const (
	sincePad    = 16
	sinceHead   = 26
	sinceButton = 100
	sinceGap    = 4
)

// recap tells whether what the others did is to be shown.
func (t *Table) recap() bool { return len(t.news()) > 0 && !t.Looking() }

// news are the entries of the recap: all that happened but that a turn began,
// which the bar says.
func (t *Table) news() []rules.LogEntry {
	return slices.DeleteFunc(slices.Clone(t.Since()), func(e rules.LogEntry) bool {
		_, alone := t.beginsTurn(e)
		return alone
	})
}

// buildSince lays out the recap in the place of the log: what the others did
// since the viewer's last decision. There it hides nothing that can be played.
func (t *Table) buildSince(b *ui.Builder, box layout.Rect) {
	entries := t.news()
	inner := box.InsetXY(sincePad, 10)
	head, list := inner.CutTop(sinceHead)
	_, list = list.CutTop(sinceGap)
	var rows []sentence
	var doers []int
	room := list.H
	for i := len(entries) - 1; i >= 0; i-- {
		s := t.setSentence(b, entries[i].Event.Text, list.W-logDot, logText)
		if room -= s.height + sinceGap; room < 0 {
			break
		}
		rows, doers = append(rows, s), append(doers, entries[i].Event.Seat)
	}
	slices.Reverse(rows)
	slices.Reverse(doers)
	b.Add(ui.Node{
		ID: "since", Role: "panel", Label: t.h.Say("frame.since"), Rect: box,
		State: map[string]any{"shown": len(rows), "of": len(entries)},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1.5))
		},
	})
	button, title := head.CutRight(sinceButton)
	b.Label(title, t.h.Say("frame.since"), sprites.Heading.Fitted())
	b.Draw(list, func(c *sprites.Canvas, _ ui.State) {
		y := list.Y
		for i := range rows {
			t.drawDoer(c, layout.R(list.X-2, y, 12, logText.LineHeight()), doers[i])
			rows[i].draw(c, layout.P(list.X+logDot, y))
			y += rows[i].height + sinceGap
		}
	})
	b.Button(ui.Button{ID: "since:close", Rect: button, Text: t.h.Say("frame.ok"), OnClick: t.closeSince, Size: 14})
}

// closeSince puts the recap away; what it still had to show counts as shown.
func (t *Table) closeSince() {
	t.motion = motion{}
	t.Session.Skip()
	t.DismissSince()
}

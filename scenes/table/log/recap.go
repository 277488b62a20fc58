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
func (x *Log) recap() bool { return len(x.news) > 0 && !x.Looking() }

// hear finds the deeds of the recap: all that happened but that a turn began, which the
// bar says.
func (x *Log) hear() []rules.Deed {
	return slices.DeleteFunc(rules.Deeds(x.Match().Game(), x.Since()), func(d rules.Deed) bool { return d.Heading })
}

// buildRecap lays out the recap in the place of the log. It lists what the others did
// since the viewer's last decision, with the newest in view as in the log. There it
// hides nothing that can be played.
func (x *Log) buildRecap(b *ui.Builder, box layout.Rect) {
	deeds := x.news
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
	rows := x.recapRows(b, deeds, view.W-barWide-dotWide)
	last, shown := x.show(b, &list{id: "since", area: "since:list", rows: rows, recap: true, hold: x.Hold()}, x.Say("frame.since"), view)
	if first := deeds[0].First().Move; first != x.told { // it is another one
		x.told = first
		b.ScrollTo("since:list", last)
	}
	panel.State = map[string]any{"shown": shown, "of": len(deeds)}
}

// recapRows sets the deeds of the recap one below the other.
func (x *Log) recapRows(b *ui.Builder, deeds []rules.Deed, width float64) (rows []row) {
	for i := range deeds {
		rows = x.setDeed(b, rows, &deeds[i], row{deed: i, n: i}, width, recapGap)
	}
	return rows
}

// closeRecap puts the recap away; what it still had to show counts as shown.
func (x *Log) closeRecap() {
	x.EndMotion()
	x.open, x.closed = false, x.Root.Now()
	x.Skip()
	x.DismissSince()
}

// strayTicks is how long a double click that puts the recap away may go on.
const strayTicks = 24

// meant does what a click on a line asks for. It does nothing while the click may belong
// to a double click that put the recap away, for then the line came under it.
func (x *Log) meant(do func()) func() {
	return func() {
		if x.Root.Now()-x.closed >= strayTicks {
			do()
		}
	}
}

package log

import (
	"math"

	"schron/layout"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	unfoldMost = 700.0 // greatest height of the unfolded log
	unfoldGain = 40.0  // how much higher than its place it may become at least
	unfoldLow  = 120.0 // its least height
	foldSide   = 24.0  // of the button
)

// unfolds reports whether the log is higher unfolded than it is in its place, or
// has no place of its own.
func (x *Log) unfolds() bool {
	r := x.unfolded()
	return !r.Empty() && (x.place.Empty() || r.H >= x.place.H+unfoldGain)
}

// unfolded is where a long log lies unfolded: in its column, from its lower end up
// to the bar. Where a face has no place for it, it lies over the prompt's column.
func (x *Log) unfolded() layout.Rect {
	at := x.place
	if at.Empty() {
		at = layout.R(x.Asked.X, x.Asked.Y-desk.Gap, x.Asked.W, 0)
	}
	top := desk.BarHigh + desk.Edge
	h := math.Min(at.Bottom()-top, unfoldMost)
	return layout.R(at.X, at.Bottom()-h, at.W, h)
}

// unfold lays out the log, or the recap, over the table, as high as what it says.
func (x *Log) unfold(b *ui.Builder) {
	box := x.unfolded()
	h := math.Min(box.H, math.Max(x.needs(b, box), math.Max(x.place.H, unfoldLow)))
	_, box = box.CutTop(box.H - h)
	x.sheet = box
	b.Sheet(func() {
		n := b.Add(ui.Node{ID: "log:sheet", Role: "panel", Label: x.Say("frame.log"), Rect: box, Block: true})
		n.Draw = func(c *sprites.Canvas, _ ui.State) {
			c.Fill(box, sprites.TableBottom) // nothing looks out at the corners
			c.Panel(box, sprites.DialogBox)
		}
		x.build(b, box)
	})
}

// Homeless unfolds the log of a face that has no place for it in this build.
func (x *Log) Homeless(b *ui.Builder) {
	if x.open && x.place.Empty() && x.unfolds() {
		x.unfold(b)
	}
}

// foldButton lays out the button that unfolds the log, or folds it again. It stands at
// the right end of the log's heading. foldButton returns the rest of r.
func (x *Log) foldButton(b *ui.Builder, r layout.Rect) layout.Rect {
	if x.place.Empty() || !x.unfolds() { // Button does it
		return r
	}
	box, rest := r.CutRight(foldSide)
	_, rest = rest.CutRight(4)
	u := x.button("icon/arrow-up")
	u.Kind, u.Rect = ui.Quiet, layout.Around(box.Center(), layout.S(foldSide, foldSide))
	b.Button(u)
	return rest
}

// button unfolds the log, or folds it again.
func (x *Log) button(icon string) ui.Button {
	key := "frame.log.unfold"
	if x.open {
		icon, key = "icon/arrow-down", "frame.log.fold"
	}
	u := x.IconButton("log:unfold", icon, key, func() { x.open = !x.open })
	u.NoFocus, u.State = true, map[string]any{"open": x.open}
	return u
}

// Button returns the button in the bar of a log that has no place below. It is lit while
// there is something new in the log. Button returns false where the log has a place.
func (x *Log) Button() (ui.Button, bool) {
	if !x.place.Empty() || !x.unfolds() {
		return ui.Button{}, false
	}
	u := x.button("icon/log")
	u.Selected = x.recap()
	if u.Selected && !x.open {
		u.Label = x.Say("frame.since")
		u.Tip = func() ui.Tip { return ui.Tip{Title: u.Label, Lines: []string{x.Say("frame.log.unfold")}} }
	}
	return u, true
}

// Fold folds the log and reports whether it was unfolded.
func (x *Log) Fold() bool {
	was := x.open && x.unfolds()
	x.open = false
	return was
}

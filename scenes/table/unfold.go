package table

import (
	"math"

	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	unfoldMost = 700.0 // greatest height of the unfolded log
	unfoldGain = 40.0  // how much higher than its place it may become at least
	unfoldLow  = 120.0 // its least height
	foldSide   = 24.0  // of the button
)

var unfoldBox = sprites.DialogBox

// unfolds reports whether the log is higher unfolded than it is in its place, or
// has no place of its own.
func (t *Table) unfolds() bool {
	r := t.unfolded()
	return !r.Empty() && (t.log.place.Empty() || r.H >= t.log.place.H+unfoldGain)
}

// unfolded is where a long log lies unfolded: in its column, from its lower end up
// to the bar. Where a face has no place for it, it lies over the prompt's column.
func (t *Table) unfolded() layout.Rect {
	at := t.log.place
	if at.Empty() {
		at = layout.R(t.Asked.X, t.Asked.Y-Gap, t.Asked.W, 0)
	}
	top := barHeight + Edge
	h := math.Min(at.Bottom()-top, unfoldMost)
	return layout.R(at.X, at.Bottom()-h, at.W, h)
}

// unfold lays out the log, or the recap, over the table, as high as what it says.
func (t *Table) unfold(b *ui.Builder) {
	box := t.unfolded()
	h := math.Min(box.H, math.Max(t.logNeeds(b, box), math.Max(t.log.place.H, unfoldLow)))
	_, box = box.CutTop(box.H - h)
	t.log.sheet = box
	b.Sheet(func() {
		n := b.Add(ui.Node{ID: "log:sheet", Role: "panel", Label: t.h.Say("frame.log"), Rect: box, Block: true})
		n.Draw = func(c *sprites.Canvas, _ ui.State) {
			c.Fill(box, sprites.TableBottom) // nothing looks out at the corners
			c.Panel(box, unfoldBox)
		}
		t.logIn(b, box)
	})
}

// unfoldHomeless unfolds the log of a face that has no place for it in this build.
func (t *Table) unfoldHomeless(b *ui.Builder) {
	if t.log.open && t.log.place.Empty() && t.unfolds() {
		t.unfold(b)
	}
}

// foldButton lays out the button that unfolds the log, or folds it again. It stands at
// the right end of the log's heading. foldButton returns the rest of r.
func (t *Table) foldButton(b *ui.Builder, r layout.Rect) layout.Rect {
	if t.log.place.Empty() || !t.unfolds() { // homelessLog does it
		return r
	}
	box, rest := r.CutRight(foldSide)
	_, rest = rest.CutRight(4)
	u := t.logButton("icon/arrow-up")
	u.Kind, u.Rect = ui.Quiet, layout.Around(box.Center(), layout.S(foldSide, foldSide))
	b.Button(u)
	return rest
}

// logButton unfolds the log, or folds it again.
func (t *Table) logButton(icon string) ui.Button {
	key := "frame.log.unfold"
	if t.log.open {
		icon, key = "icon/arrow-down", "frame.log.fold"
	}
	return ui.Button{
		ID: "log:unfold", Icon: icon, Label: t.h.Say(key), OnClick: t.toggleLog, NoFocus: true,
		State: map[string]any{"open": t.log.open},
		Tip:   func() ui.Tip { return ui.Tip{Title: t.h.Say(key)} },
	}
}

// homelessLog returns the button in the bar of a log that has no place below. It is lit
// while there is something new in the log. homelessLog returns false where the log has
// a place.
func (t *Table) homelessLog() (ui.Button, bool) {
	if !t.log.place.Empty() || !t.unfolds() {
		return ui.Button{}, false
	}
	u := t.logButton("icon/log")
	u.Selected = t.recap()
	if u.Selected && !t.log.open {
		u.Label = t.h.Say("frame.since")
		u.Tip = func() ui.Tip {
			return ui.Tip{Title: t.h.Say("frame.since"), Lines: []string{t.h.Say("frame.log.unfold")}}
		}
	}
	return u, true
}

// toggleLog unfolds or folds the log.
func (t *Table) toggleLog() { t.log.open = !t.log.open }

// foldLog folds the log and reports whether it was unfolded.
func (t *Table) foldLog() bool {
	was := t.log.open && t.unfolds()
	t.log.open = false
	return was
}

package desk

import (
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

const thinkHigh = 34 // height of the mark

var thinkText = sprites.Small.Sized(14)

// ThinkMark says under the bar what takes its time, with a button beside it if there is one.
func (d *Desk) ThinkMark(b *ui.Builder, id, words string, u *ui.Button) {
	const pad = 14.0
	button := 0.0
	if u != nil {
		u.Size = 14
		button = b.ButtonWidth(*u) + 8
	}
	w := min(b.TextWidth(words, thinkText)+2*pad+button, b.Area.W-40)
	box := d.thinkBox(b.Area, layout.S(w, thinkHigh))
	b.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1))
	said, _ := box.InsetXY(pad, 0).CutLeft(w - 2*pad - button)
	b.Info(id, said, words, thinkText.Fitted())
	if u != nil {
		u.Rect, _ = box.Inset(3).CutRight(button)
		b.Button(*u)
	}
}

// thinkBox is its place. It lies below the bar, in the middle of the room left of the
// prompt. If that room is narrow, it is in the middle of the window. If the prompt
// stands there, it lies further down.
func (d *Desk) thinkBox(area layout.Rect, size layout.Size) layout.Rect {
	_, room := area.CutTop(BarHigh + 12)
	if left := d.Asked.X - area.X; left > area.W*0.3 && left > size.W+40 {
		room.W = left
	}
	box := room.Anchor(size, 0.5, 0)
	if box.Intersects(d.Asked) {
		box = box.Translate(0, d.Asked.Bottom()+12-box.Y)
	}
	return box
}

package sprites

import (
	"image/color"

	"schron/layout"
)

// Owner is how a player's pieces are told apart: by colour and by mark.
type Owner struct {
	Colour color.NRGBA
	Mark   MarkID
}

// Pictures places pictures: on the screen, or on paper.
type Pictures interface {
	Sprite(name string, r layout.Rect, opt SpriteOpt)
}

// Words sets words: on the screen, or on paper.
type Words interface {
	Text(s string, r layout.Rect, st TextStyle)
	Paragraph(s string, r layout.Rect, st TextStyle)
}

// MarkSpot is where a piece shows its owner's mark, in parts of its box.
type MarkSpot struct{ X, Y, Size float64 }

// Mark draws a player's mark in a colour.
func (c *Canvas) Mark(id MarkID, r layout.Rect, col color.NRGBA) {
	c.Sprite(MarkPicture(id, false), r, SpriteOpt{Tint: col})
}

// TokenMark is where a token shows its owner's mark.
var TokenMark = MarkSpot{0.30, 0.28, 0.24}

// Piece draws a picture in its owner's colour with the owner's mark on it.
func (c *Canvas) Piece(name string, r layout.Rect, o Owner, opt SpriteOpt, spot MarkSpot) {
	opt.Tint = o.Colour
	c.Sprite(name, r, opt)
	box := r.FitAspect(c.store.Aspect(name))
	at := layout.P(box.X+box.W*spot.X, box.Y+box.H*spot.Y).Sub(r.Center()).Mul(opt.zoom())
	if opt.Flip {
		at.X = -at.X
	}
	size := box.H * spot.Size
	seat := layout.Around(at.Rotate(opt.Angle).Add(r.Center()), layout.S(size, size))
	c.Sprite(MarkPicture(o.Mark, true), seat, SpriteOpt{Tint: Hex(0xffffff), Alpha: opt.Alpha, Angle: opt.Angle, Zoom: opt.Zoom})
}

// markPictures are those of the marks, plain and with a dark rim for pieces of
// any colour.
var markPictures = func() map[MarkID][2]string {
	out := map[MarkID][2]string{}
	for _, id := range Marks() {
		out[id] = [2]string{"mark/" + string(id), "mark/" + string(id) + "-rim"}
	}
	return out
}()

// MarkPicture is the picture of a mark, with a dark rim or without; an unknown
// one is a disc.
func MarkPicture(id MarkID, rim bool) string {
	names, ok := markPictures[id]
	if !ok {
		names = markPictures[MarkDisc]
	}
	if rim {
		return names[1]
	}
	return names[0]
}

// OwnerBar is a bar in a player's colour, as along a home edge. Words on it are
// in TextOn of the colour.
func OwnerBar(col color.NRGBA) PanelStyle {
	top, bottom := Lighter(col, 0.14), col
	if TextOn(col) != Ink {
		top, bottom = col, Darker(col, 0.14)
	}
	return PanelStyle{Fill: top, Fill2: bottom, Border: Darker(col, 0.5), Width: 1, Radius: 6, Shadow: 3}
}

// OwnerBox is the panel of the player whose turn it is.
func OwnerBox(col color.NRGBA) PanelStyle {
	return PanelStyle{Fill: Hex(0x2a3436), Fill2: Hex(0x252e30), Border: col, Width: 2, Radius: 9, Shadow: 6}
}

package wradislavia

import (
	"image/color"

	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// buildArrows shows who shoots or strikes whom. Whatever has words lies above the
// arrows.
func (f *face) buildArrows(b *ui.Builder) {
	if !f.v.Revealed() || f.shows() {
		return
	}
	if f.v.Phase == game.PhaseFire {
		if !f.mine() || f.aim.shooter == none {
			return
		}
		for slot := range game.Slots {
			if f.targeted(f.foe(), slot) {
				f.buildArrow(b, spot{f.seat, f.aim.shooter}, spot{f.foe(), slot}, sprites.Amber)
			}
		}
		return
	}
	for seat := range game.Seats {
		for slot, post := range f.posts(seat) {
			if post.Strikes > 0 {
				f.buildArrow(b, spot{seat, slot}, spot{1 - seat, post.Strikes - 1}, sprites.Red)
			}
		}
	}
}

const (
	arrowClear = 4.0  // between an arrow and what it points at, units
	arrowDeep  = 12.0 // how far its point reaches into a portrait, units
	arrowAside = 0.12 // how far an arrow stands from the middle of a card, in its widths
)

// ends returns where an arrow from one card to an opposing one begins and ends. One end
// lies at the manoeuvre token below the upper card, the other at the upper side of the
// lower card; no words stand there. The point lies on the portrait, clear of the
// player's line. Arrows up stand left of the middle, those down right of it.
func (f *face) ends(from, to spot) (a, z layout.Point) {
	p := &f.places
	x, y := p.posts[from.seat][from.slot], p.posts[to.seat][to.slot]
	if x.Y > y.Y {
		return over(x, -arrowAside), under(y, -arrowAside)
	}
	z = over(y, arrowAside)
	z.Y = pieces.PortraitBox(y).Y + arrowDeep
	return under(x, arrowAside), z
}

// over is a point at the upper side of a card, a part of its width beside the
// middle.
func over(card layout.Rect, aside float64) layout.Point {
	return layout.P(card.Center().X+card.W*aside, card.Y-arrowClear)
}

// under is a point below the token of a card, a part of its width beside the
// middle.
func under(card layout.Rect, aside float64) layout.Point {
	return layout.P(card.Center().X+card.W*aside, tokenBox(card).Bottom()+arrowClear)
}

// facing is the portrait of a card without the band that bears the name: where
// shots and strikes land.
func facing(card layout.Rect) layout.Rect {
	box := pieces.PortraitBox(card)
	box.H *= 0.8
	return box
}

// blast draws what a hit does to a portrait while a part of its time passes. It
// stays within it, so that the words of the card can be read.
func blast(c *sprites.Canvas, card layout.Rect, x float64) {
	box := facing(card)
	most := box.H / 2
	c.PushAlpha(1 - x)
	c.Ball(box.Center(), most*(0.25+0.5*x), sprites.Red)
	c.Wave(box.Center(), most*(0.35+0.6*x), sprites.Amber)
	c.PopAlpha()
}

// arrow is the way of an arrow from one card to an opposing one.
func (f *face) arrow(from, to spot) []layout.Point {
	a, z := f.ends(from, to)
	bend := 0.10
	if z.X < a.X {
		bend = -0.10
	}
	return layout.Curve(a, z, bend, make([]layout.Point, 24))
}

func (f *face) buildArrow(b *ui.Builder, from, to spot, col color.NRGBA) {
	points := f.arrow(from, to)
	const width, dash = 4.5, 13
	shadow := sprites.WithAlpha(sprites.Hex(0x000000), 0.35)
	b.Draw(f.places.board, func(c *sprites.Canvas, _ ui.State) {
		c.Polyline(points[:len(points)-1], width+2, shadow)
		c.DashedPath(points, width, dash, 0, true, col)
	})
}

package wradislavia

import (
	"image/color"

	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildArrows shows who shoots or strikes whom.
func (f *face) buildArrows(b *ui.Builder) {
	if !f.v.Revealed() || f.shows() {
		return
	}
	if f.v.Phase == game.PhaseFire {
		if !f.mine() || f.aim.shooter == none {
			return
		}
		for slot := range game.Slots {
			if f.targeted(f.back(), slot) {
				f.buildArrow(b, spot{f.front, f.aim.shooter}, spot{f.back(), slot}, sprites.Amber)
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

// ends are where an arrow from one card to an opposing one begins and ends:
// beside the token of the upper card, at the upper side of the lower one.
func (f *face) ends(from, to spot) (a, z layout.Point) {
	p := &f.places
	x, y := p.posts[from.seat][from.slot], p.posts[to.seat][to.slot]
	if x.Y > y.Y {
		return layout.P(x.Center().X-x.W*0.12, x.Y+x.H*0.02), layout.P(y.Center().X-y.W*0.25, y.Bottom()+y.H*0.02)
	}
	return layout.P(x.Center().X-x.W*0.25, x.Bottom()), layout.P(y.Center().X+y.W*0.12, y.Y)
}

func (f *face) buildArrow(b *ui.Builder, from, to spot, col color.NRGBA) {
	a, z := f.ends(from, to)
	bend := 0.10
	if z.X < a.X {
		bend = -0.10
	}
	points := sprites.Curve(a, z, bend, make([]layout.Point, 24))
	const width, dash = 4.5, 13
	shadow := sprites.WithAlpha(sprites.Hex(0x000000), 0.35)
	b.Draw(f.places.board, func(c *sprites.Canvas, _ ui.State) {
		c.Polyline(points[:len(points)-1], width+2, shadow)
		c.DashedPath(points, width, dash, 0, true, col)
	})
}

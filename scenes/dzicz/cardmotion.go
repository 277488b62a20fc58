package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/table/motion"
	"schron/sprites"
	"schron/sprites/space"
)

// cardMotions let a mission that changes hands fly over, turning on its way.
func (f *face) cardMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	for i := range a.Open {
		was, is := a.Open[i].Holder, z.Open[i].Holder
		if was == is || i >= len(f.places.cards) {
			continue
		}
		m := a.Open[i].Mission
		from, to := f.cardPlace(a, i, was, m), f.cardPlace(z, i, is, m)
		out = append(out, f.cardMotion("mission:"+m.String(), m, from, to, is))
	}
	for seat := range a.Players {
		was, is := a.Players[seat].Secret, z.Players[seat].Secret
		if is == nil || !is.Revealed || seat >= len(f.places.chips) {
			continue
		}
		claimed := was != nil && was.Revealed && was.Claimed
		if is.Claimed == claimed {
			continue
		}
		home := f.edgeCentre(z.Players[seat].Home)
		from, to := home, f.chipPlace(z, seat, is.Mission)
		if !is.Claimed {
			from, to = f.chipPlace(a, seat, is.Mission), home
		}
		out = append(out, f.cardMotion("secret", is.Mission, from, to, rules.Holder(seat)))
	}
	return out
}

// cardPlace is where an open card lies in a view: in the row or with its holder.
func (f *face) cardPlace(v *game.View, i int, h rules.Holder, m game.Mission) layout.Rect {
	if h == rules.NoSeat {
		return layout.Around(f.places.cards[i].Center(), layout.S(cardSide, cardSide))
	}
	return f.chipPlace(v, int(h), m)
}

// chipPlace is where a mission lies in the line of its holder.
func (f *face) chipPlace(v *game.View, seat int, m game.Mission) layout.Rect {
	claims := seatHolds(v, seat)
	for i, c := range claims {
		if c.Mission == m {
			return chipAt(f.places.chips[seat], i, len(claims))
		}
	}
	return chipAt(f.places.chips[seat], 0, 1)
}

// edgeCentre is the middle of a home edge, where a player's own card lies.
func (f *face) edgeCentre(e *game.Edge) layout.Rect {
	at := f.places.frame.Center()
	if e != nil {
		at = f.places.edges[*e].Center()
	}
	return layout.Around(at, layout.S(cardSide, cardSide))
}

// cardSide is the side of a card while it can be looked at, in units.
const cardSide = 84

// cardMotion lifts a card off, turns it over and back to its face as it flies and lays it
// down where it belongs.
func (f *face) cardMotion(piece string, m game.Mission, a, z layout.Rect, holder rules.Holder) motion.Motion {
	large := layout.S(cardSide, cardSide)
	art, tint := missionArt[m], sprites.Hex(0x9a8a63)
	if holder != rules.NoSeat {
		tint = f.t.LookOf(int(holder)).Colour
	}
	face := func(c *sprites.Canvas, r layout.Rect) {
		c.Panel(r, chipBox)
		c.Sprite(art, r.Inset(r.W*0.06), sprites.SpriteOpt{Tint: tint})
	}
	leaf := &space.Leaf{Size: large, Front: face, Back: func(c *sprites.Canvas, r layout.Rect) {
		c.Panel(r, secretClosed)
		c.Sprite("dzicz/mission-secret", r.Inset(r.W*0.1), sprites.SpriteOpt{Tint: tint})
	}}
	settled := func(c *sprites.Canvas, r layout.Rect) {
		c.Panel(r, chipBox)
		c.Sprite(art, r.Inset(2), sprites.SpriteOpt{Tint: tint})
	}
	return motion.Move(piece, a, z, 2.6, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		y := layout.EaseInOut(min(x/0.85, 1))
		mid := a.Lerp(z, y).Center().Sub(layout.P(0, cardSide*0.8*y*(1-y)))
		side := a.W + (z.W-a.W)*y + (cardSide-min(a.W, z.W))*2*y*(1-y)
		at := layout.Around(mid, layout.S(side, side))
		c.PushAlpha(min(1, 6*x))
		if y < 0.5 {
			space.Turn(c, leaf, at, 1-y/0.35) // face up, and down
		} else {
			space.Turn(c, leaf, at, (y-0.5)/0.35)
		}
		c.PopAlpha()
		if y := (x - 0.85) / 0.15; y > 0 && z.W < cardSide {
			c.PushAlpha(y)
			settled(c, z)
			c.PopAlpha()
		}
	}).Comes(settled)
}

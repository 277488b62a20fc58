package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/table"
	"schron/sprites"
)

// cardMotions let a mission that changes hands fly over, turning on its way.
func (f *face) cardMotions(out []table.Motion, a, z *game.View) []table.Motion {
	for i := range a.Open {
		was, is := a.Open[i].Holder, z.Open[i].Holder
		if was == is || i >= len(f.places.cards) {
			continue
		}
		from, to := f.cardPlace(i, was), f.cardPlace(i, is)
		out = append(out, f.cardMotion("mission:"+a.Open[i].Mission.String(), a.Open[i].Mission, from, to, is))
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
		line := f.chipPlace(seat)
		home := f.edgeCentre(z.Players[seat].Home)
		from, to := home, line
		if !is.Claimed {
			from, to = line, home
		}
		out = append(out, f.cardMotion("secret", is.Mission, from, to, rules.Holder(seat)))
	}
	return out
}

// cardPlace is where an open card lies: in the row or with its holder.
func (f *face) cardPlace(i int, h rules.Holder) layout.Point {
	if h == rules.NoSeat {
		return f.places.cards[i].Center()
	}
	return f.chipPlace(int(h))
}

func (f *face) chipPlace(seat int) layout.Point { return f.places.chips[seat].Center() }

// edgeCentre is the middle of a home edge, where a player's own card lies.
func (f *face) edgeCentre(e *game.Edge) layout.Point {
	if e == nil {
		return f.places.frame.Center()
	}
	return f.places.edges[*e].Center()
}

// Sizes of a card that flies, in units: as large as it lies with its holder, and while
// it can be looked at.
const (
	chipSide = 34
	cardSide = 84
)

// cardMotion lifts a card off, turns it over and back to its face as it flies and lays it
// down with its holder.
func (f *face) cardMotion(piece string, m game.Mission, from, to layout.Point, holder rules.Holder) table.Motion {
	large := layout.S(cardSide, cardSide)
	a, z := layout.Around(from, large), layout.Around(to, layout.S(chipSide, chipSide))
	art, tint := missionArt[m], sprites.Hex(0x9a8a63)
	if holder != rules.NoSeat {
		tint = f.t.LookOf(int(holder)).Colour
	} else {
		z = layout.Around(to, large)
	}
	face := func(c *sprites.Canvas, r layout.Rect) {
		c.Panel(r, chipBox)
		c.Sprite(art, r.Inset(r.W*0.06), sprites.SpriteOpt{Tint: tint})
	}
	leaf := &sprites.Leaf{Size: large, Front: face, Back: func(c *sprites.Canvas, r layout.Rect) {
		c.Panel(r, secretClosed)
		c.Sprite("dzicz/mission-secret", r.Inset(r.W*0.1), sprites.SpriteOpt{Tint: tint})
	}}
	settled := func(c *sprites.Canvas, x float64) {
		c.PushAlpha(x)
		c.Panel(z, chipBox)
		c.Sprite(art, z.Inset(2), sprites.SpriteOpt{Tint: tint})
		c.PopAlpha()
	}
	return table.Motion{
		Piece: piece, From: a, To: z, Time: 2.6,
		Play: func(c *sprites.Canvas, _ layout.Rect, x float64) {
			y := layout.EaseInOut(min(x/0.85, 1))
			at := a.Lerp(z, y).Translate(0, -cardSide*0.8*y*(1-y))
			c.PushAlpha(min(1, 6*x))
			if y < 0.5 {
				c.Turn(leaf, at, 1-y/0.35) // face up, and down
			} else {
				c.Turn(leaf, at, (y-0.5)/0.35)
			}
			c.PopAlpha()
			if y := (x - 0.85) / 0.15; y > 0 && holder != rules.NoSeat {
				settled(c, y)
			}
		},
		Still: func(c *sprites.Canvas, _ layout.Rect, x float64) { settled(c, x) },
	}
}

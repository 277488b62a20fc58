package dzicz

import (
	"math"

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

func (f *face) cardMotion(piece string, m game.Mission, from, to layout.Point, to2 rules.Holder) table.Motion {
	const side = 76
	size := layout.S(side, side)
	a, z := layout.Around(from, size), layout.Around(to, size)
	art, tint := missionArt[m], sprites.Hex(0x9a8a63)
	if to2 != rules.NoSeat {
		tint = f.t.LookOf(int(to2)).Colour
	}
	way := math.Max(1, from.Dist(to))
	return table.Motion{
		Piece: piece, From: a, To: z, Arc: side * 0.3,
		Draw: func(c *sprites.Canvas, r layout.Rect) {
			x := math.Min(1, r.Center().Dist(from)/way)
			turn := math.Cos(2 * math.Pi * x)
			box := layout.Around(r.Center(), layout.S(side*math.Max(0.06, math.Abs(turn)), side))
			if turn < 0 {
				c.Panel(box, secretClosed)
				return
			}
			c.Panel(box, chipBox)
			if turn > 0.8 {
				c.Sprite(art, r.Inset(side*0.08), sprites.SpriteOpt{Tint: tint})
			}
		},
	}
}

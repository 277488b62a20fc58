package wcp

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/table"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// fightBetween finds the fight that took place between two views: the guard that
// is gone from a hall which the pawn could only have entered through a guarded
// edge.
func (f *face) fightBetween(a, z *game.View) (*game.Fight, game.Field) {
	if a.Decision != "move" || a.Turn == rules.NoSeat {
		return nil, game.NoField
	}
	seat := int(a.Turn)
	// The first match is the way without a booster, unless one was spent.
	spent := z.Players[seat].Boosters < a.Players[seat].Boosters && z.Players[seat].Pawn != nil
	for _, verb := range [...]uint8{game.VerbMove, game.VerbBoost} {
		for _, w := range a.Ways(seat) {
			if w.Move.Verb != verb || w.Entry.Fight == nil || verb == game.VerbMove && spent {
				continue
			}
			if h := hallOf(z, w.To); h != nil && h.Content == nil {
				return w.Entry.Fight, w.To
			}
		}
	}
	return nil, game.NoField
}

// fightMotion shows a fight: the pawn drives in, both sides fire round by round
// with the armour that is left above them, and the loser goes.
func (f *face) fightMotion(out []table.Motion, a, z *game.View, w *game.Fight, at game.Field) []table.Motion {
	seat := int(a.Turn)
	from, _ := f.pawnBox(a, seat)
	hall := f.places.hall(at)
	token := contentBox(hall)
	size := f.places.grid.Size
	pawn := layout.Around(hall.Center().Add(layout.P(-size*0.38, 0)), layout.S(size*0.68, size*0.85))
	guard := token.Translate(size*0.36, 0).Grow(0.86)
	end, stays := f.pawnBox(z, seat)
	won := w.Outcome == game.Win
	art, o := f.pawnOf(seat), f.owner(seat)
	rounds := w.Rounds
	bar := size * 0.5
	return append(out, table.Motion{
		Piece: pawnName(seat), From: from, To: from, Time: 2.4 + 0.7*float64(min(len(rounds), 6)),
		Play: func(c *sprites.Canvas, _ layout.Rect, x float64) {
			const in, over = 0.2, 0.85
			switch {
			case x < in:
				t := layout.EaseInOut(x / in)
				c.Sprite(tokenLooks[w.Guard].art, token.Lerp(guard, t), sprites.SpriteOpt{})
				pieces.Pawn(c, from.Lerp(pawn, t), art, o, sprites.SpriteOpt{})
			case x < over:
				part := (x - in) / (over - in) * float64(len(rounds))
				i := min(int(part), len(rounds)-1)
				flash := part - float64(i)
				own, other := w.Armour[0], w.Armour[1]
				if i > 0 {
					own, other = rounds[i-1].Own, rounds[i-1].Other
				}
				c.Sprite(tokenLooks[w.Guard].art, guard, sprites.SpriteOpt{})
				pieces.Pawn(c, pawn, art, o, sprites.SpriteOpt{})
				if flash > 0.35 {
					own, other = rounds[i].Own, rounds[i].Other
				} else {
					hit := sprites.SpriteOpt{Zoom: 0.5 + flash*1.6}
					c.Sprite("wcp/hit", pawn.Inset(pawn.W*0.1), hit)
					c.Sprite("wcp/hit", guard.Inset(guard.W*0.1), hit)
				}
				f.armourAbove(c, pawn, bar, own)
				f.armourAbove(c, guard, bar, other)
			default:
				t := layout.EaseInOut((x - over) / (1 - over))
				if w.Outcome == game.Loss {
					c.Sprite(tokenLooks[w.Guard].art, guard, sprites.SpriteOpt{Alpha: max(0.01, 1-t)})
				}
				to := end
				if !stays {
					to = pawn
				}
				opt := sprites.SpriteOpt{}
				if !won && !stays {
					opt.Alpha = max(0.01, 1-t)
				}
				pieces.Pawn(c, pawn.Lerp(to, t), art, o, opt)
			}
		},
	}, table.Motion{
		// The token on the board is left out while it is part of the fight.
		Piece: "content:" + at.String(), From: token, To: token, Draw: func(*sprites.Canvas, layout.Rect) {},
	})
}

// armourAbove shows the armour that is left above a side of a fight.
func (f *face) armourAbove(c *sprites.Canvas, r layout.Rect, side float64, n int) {
	box := layout.Around(layout.P(r.Center().X, r.Y-side*0.2), layout.S(side, side))
	drawSign(c, box, armourSign, numeral(n), 1)
}

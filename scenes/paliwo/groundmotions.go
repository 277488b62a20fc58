package paliwo

import (
	"slices"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/table/motion"
	"schron/sprites"
	"schron/sprites/space"
)

// groundMotions let cans open with a turn, tokens come and fuel be picked up.
func (f *face) groundMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	was, is := findsOf(a), findsOf(z)
	for _, n := range a.Finds {
		if _, still := is[n.Field]; !still {
			out = append(out, f.opens(n.Field, shown(a, z, n.Field)))
		}
	}
	for _, n := range z.Finds {
		if _, lay := was[n.Field]; !lay {
			to := f.onGround(n.Field)
			out = append(out, f.comes(f.places.deeds, to, func(c *sprites.Canvas, r layout.Rect) {
				pieces.FindToken(c, r, int(game.Unknown), sprites.SpriteOpt{})
			}))
		}
	}
	for _, at := range z.CrawlerTokens {
		if _, opened := was[at]; !slices.Contains(a.CrawlerTokens, at) && !opened {
			to := f.onGround(at)
			out = append(out, f.comes(f.places.deeds, to, func(c *sprites.Canvas, r layout.Rect) {
				c.Sprite("paliwo/crawler-token", r, sprites.SpriteOpt{})
			}))
		}
	}
	for _, at := range z.Goo {
		if !slices.Contains(a.Goo, at) {
			out = append(out, motion.Come(gooID(at), f.places.fields[at], f.places.fields[at], 2, pieces.Goo))
		}
	}
	return f.fuelMotions(out, a, z)
}

func findsOf(v *game.View) map[game.Field]game.Face {
	out := map[game.Field]game.Face{}
	for _, n := range v.Finds {
		out[n.Field] = n.Face
	}
	return out
}

// shown is the face of a find that was opened, as everybody saw it.
func shown(a, z *game.View, at game.Field) game.Face {
	switch {
	case count(z.Fuel, at) > count(a.Fuel, at):
		return game.Fuel
	case count(z.CrawlerTokens, at) > count(a.CrawlerTokens, at):
		return game.ZombieFind
	case count(z.Goo, at) > count(a.Goo, at):
		return game.Biohazard
	}
	return game.EmptyCan
}

func count(fields []game.Field, at game.Field) int {
	n := 0
	for _, x := range fields {
		if x == at {
			n++
		}
	}
	return n
}

// opens lifts a can, turns it over and puts it down; the empty one and the biohazard
// go away then.
func (f *face) opens(at game.Field, face game.Face) motion.Motion {
	box := f.onGround(at)
	stays := face == game.Fuel || face == game.ZombieFind
	leaf := pieces.FindLeaf(int(face))
	const near = 1.7 // how much larger it is while it turns
	return motion.Here(findID(at), box, 3, func(c *sprites.Canvas, r layout.Rect, x float64) {
		gone := 1.0
		if !stays {
			gone = min(1, (1-x)*5)
		}
		c.PushAlpha(gone)
		switch up, down := x/0.2, (x-0.75)/0.25; {
		case up < 1:
			pieces.FindToken(c, r, int(game.Unknown), sprites.SpriteOpt{Zoom: 1 + (near-1)*layout.EaseOut(up)})
		case down > 0 && stays:
			pieces.FindToken(c, r, int(face), sprites.SpriteOpt{Zoom: near - (near-1)*layout.EaseInOut(down)})
		default:
			space.Turn(c, leaf, r.Grow(near), (x-0.2)/0.35)
		}
		c.PopAlpha()
	}).Calm(func(c *sprites.Canvas, r layout.Rect, x float64) {
		if x < 0.5 {
			pieces.FindToken(c, r, int(game.Unknown), sprites.SpriteOpt{})
			return
		}
		gone := 1.0
		if !stays {
			gone = min(1, (1-x)*4)
		}
		c.PushAlpha(gone)
		pieces.FindToken(c, r, int(face), sprites.SpriteOpt{})
		c.PopAlpha()
	})
}

// fuelMotions take fuel to who picked it up.
func (f *face) fuelMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	for i := range a.Humans {
		was, is := &a.Humans[i], &z.Humans[i]
		to := fieldOf(is)
		if was.Fuel || !is.Fuel || to == game.NoField {
			continue
		}
		for _, at := range slices.Compact(slices.Clone(a.Fuel)) {
			if count(a.Fuel, at) > count(z.Fuel, at) {
				from := f.onGround(at)
				m := motion.Move(fuelID(at), from, layout.Around(f.middle(to), from.Size()), 1.4, func(c *sprites.Canvas, r layout.Rect, x float64) {
					pieces.FindToken(c, r, int(game.Fuel), sprites.SpriteOpt{Zoom: 1 - 0.3*x})
				})
				m.Arc = f.places.pitch * 0.4
				out = append(out, m)
			}
		}
	}
	return out
}

// cardMotions show a card that is played to everybody.
func (f *face) cardMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	for side := range a.Cards {
		for _, card := range z.Cards[side].Played {
			if !slices.Contains(a.Cards[side].Played, card) {
				out = append(out, f.playsCard(side, card))
			}
		}
	}
	return out
}

// playsCard lets a card come from its player's hand to the middle of the board, where
// it is read. That of the other side comes face down and is turned over.
func (f *face) playsCard(side int, card game.Card) motion.Motion {
	own := f.side() == side
	from := f.places.foes
	if own {
		from = f.places.hand
	}
	size := layout.S(190, 150)
	middle := layout.Around(f.places.grid.Center(), size)
	start := layout.Around(from.Center(), size)
	draw := f.cardDrawing(size.H, card, f.t.Words(card.Name()), f.t.Words(card.Help()), false)
	back := func(c *sprites.Canvas, r layout.Rect) { pieces.SpecialCardBack(c, r, side, sprites.SpriteOpt{}) }
	leaf := &space.Leaf{Back: back, Front: draw}
	return motion.Move(cardID(card), start, middle, cardTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		c.PushAlpha(min(1, 8*x, (1-x)*8))
		turned := (x - 0.22) / 0.22
		if own {
			turned = 1
		}
		space.Turn(c, leaf, start.Lerp(middle, layout.EaseInOut(min(1, x/0.22))), turned)
		c.PopAlpha()
	}).Calm(func(c *sprites.Canvas, r layout.Rect, x float64) {
		c.PushAlpha(min(1, 6*x, (1-x)*6))
		draw(c, r)
		c.PopAlpha()
	})
}

// cardTime is how long a card that is played is shown, in usual times.
const cardTime = 4

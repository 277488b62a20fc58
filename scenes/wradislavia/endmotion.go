package wradislavia

import (
	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/table"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// The course of the end of a turn: strikes, what becomes of everybody, a time to
// read, then the dice of the next turn.
const (
	endStrikes = 0.18
	endTold    = 0.30
	endFates   = 0.48
	endNext    = 0.82
	// endPause is where the report waits to be read: all is told, the next turn
	// has not begun.
	endPause = endNext - 0.01
)

// endMotions deal the strikes of hand-to-hand, put the seals of what becomes of
// them on the characters, pass the marker, wait until that was read, and roll the
// dice of the next turn. After the last turn the result tells it all.
func (f *face) endMotions(a, z *game.View) []table.Motion {
	if z.Last == nil {
		return nil
	}
	end := *z
	end.Phase = game.PhaseOver
	quiet, loud := endCourse, strikeCourse
	time := float64(endTime)
	next := z.Phase != game.PhaseOver
	if !next {
		time *= endNext
		quiet, loud = lastCourse, lastStrikeCourse
	}
	f.ahead, f.course = &end, quiet
	var out []table.Motion
	seals := 0.06
	for seat := range game.Seats {
		for slot, post := range z.Last.Clash[seat] {
			if post.Strikes > 0 {
				out = append(out, f.blow(a, z.Last, spot{seat, slot}, time))
				seals, f.course, f.before = endTold, loud, a
			}
		}
	}
	for seat := range game.Seats {
		for slot := range game.Slots {
			out = append(out, f.seal(spot{seat, slot}, z.Last, seals, time))
		}
	}
	if next {
		pass := f.passMotion(z, time)
		pass.Pause = endPause
		out = append(out, pass)
		out = append(out, f.nextMotions(z, time)...)
	}
	return out
}

// blow is a strike on its way, and the wounds that it deals.
func (f *face) blow(a *game.View, last *game.TurnReport, from spot, time float64) table.Motion {
	to := spot{1 - from.seat, last.Clash[from.seat][from.slot].Strikes - 1}
	words := f.say("chip.wounds", numberArg(a.StrikeWounds()))
	after := last.Clash[to.seat][to.slot].Wounds
	return f.still("blow:"+table.Numeral(to.slot+1), time, func(c *sprites.Canvas, x float64) {
		if x > endTold {
			return
		}
		start, end := f.ends(from, to)
		if go1 := part(x, 0, endStrikes*0.5); go1 < 1 {
			c.Arrow(start, start.Lerp(end, 0.15+0.85*layout.EaseIn(go1)), 7, 0, sprites.Red)
			return
		}
		if flash := part(x, endStrikes*0.5, endStrikes); flash < 1 {
			blast(c, f.places.posts[to.seat][to.slot], flash)
		}
		card, dealt := f.places.posts[to.seat][to.slot], part(x, endStrikes*0.5, endStrikes)
		if dealt > 0 {
			pieces.Wounds(c, woundBox(card), after, sprites.SpriteOpt{Alpha: dealt})
		}
		f.outcome(c, card, words, sprites.RedText, dealt)
	})
}

// sealBox is where the seal of what becomes of a character lies.
func sealBox(card layout.Rect) layout.Rect {
	k := card.W / 168
	return layout.Around(layout.P(card.Center().X, card.Y+62*k), layout.S(66*k, 66*k))
}

// seal puts the seal of its fate on a card.
func (f *face) seal(at spot, last *game.TurnReport, from, time float64) table.Motion {
	art := fateArt[last.Fates[at.seat][at.slot]]
	gained := last.Clash[at.seat][at.slot].Manoeuvre == game.Exploration && last.Fates[at.seat][at.slot] == game.FateBack && last.Gained[at.seat] > 0
	from += 0.03 * float64(at.slot)
	return f.still("seal:"+postID(at.seat, at.slot), time, func(c *sprites.Canvas, x float64) {
		r := f.places.posts[at.seat][at.slot]
		if y := part(x, from, from+0.07); y > 0 {
			c.Sprite(art, sealBox(r), sprites.SpriteOpt{Alpha: max(y, 0.01), Zoom: 1.7 - 0.7*layout.EaseOut(y)})
		}
		if !gained {
			return
		}
		// The Perun that an explorer found flies to its player's line.
		if y := part(x, endFates, endFates+0.16); y > 0 && y < 1 {
			box := layout.Around(r.Center(), layout.S(66, 45))
			head := f.places.heads[at.seat]
			to := layout.Around(layout.P(head.X+head.W*0.4, head.Center().Y), layout.S(33, 22))
			pieces.Perun(c, box.Lerp(to, layout.EaseInOut(y)), 1, sprites.SpriteOpt{})
		}
	})
}

// passMotion hands the marker of first fire over.
func (f *face) passMotion(z *game.View, time float64) table.Motion {
	from, to := z.Last.Marker, z.Marker
	return f.still("marker", time, func(c *sprites.Canvas, x float64) {
		a, b := f.places.firsts[from], f.places.firsts[to]
		c.Sprite("wradislavia/first-fire", a.Lerp(b, layout.EaseInOut(part(x, 0.62, endNext))), sprites.SpriteOpt{})
	})
}

// nextMotions keep the old dice and hazards until the new ones come.
func (f *face) nextMotions(z *game.View, time float64) []table.Motion {
	var out []table.Motion
	for i := range game.Dice {
		was, is := int(z.Last.Dice[i]), int(z.Dice[i])
		out = append(out, f.still(dieName(i), time, func(c *sprites.Canvas, x float64) {
			r := f.fieldBoxes().dice[i]
			switch {
			case x < endNext:
				pieces.BattleDie(c, r, was, pieces.DiePlain, sprites.SpriteOpt{})
			case is == 0:
				pieces.BattleDie(c, r, 0, pieces.DieHidden, sprites.SpriteOpt{})
			default:
				roll(c, r, is, part(x, endNext, 0.94+0.02*float64(i)))
			}
		}))
	}
	for i := range z.Hazards {
		was, is := z.Last.Hazards[i].String(), ""
		if z.Hazards[i] != game.NoHazard {
			is = z.Hazards[i].String()
		}
		out = append(out, f.still("hazard:"+table.Numeral(i+1), time, func(c *sprites.Canvas, x float64) {
			r := f.fieldBoxes().hazards[i]
			switch {
			case x < endNext:
				pieces.HazardCard(c, r, was, sprites.SpriteOpt{})
			case is == "":
				pieces.HazardCard(c, r, "", sprites.SpriteOpt{})
			default:
				turnHazard(c, r, is, part(x, endNext, 0.95))
			}
		}))
	}
	return out
}

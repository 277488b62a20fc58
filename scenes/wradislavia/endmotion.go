package wradislavia

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/table/motion"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
	"schron/sprites/space"
)

// ending is the course of the end of a turn, in usual times. One strike follows the
// other. Then come what becomes of everybody, a time to read, and the dice of the next
// turn.
type ending struct {
	strikes int
	told    float64 // all strikes were seen: what they lead to may be told
	fates   float64 // all seals lie
	next    float64 // the next turn begins
	length  float64
	last    bool // there is no next turn
}

const (
	strikeTime = 1.4 // of a strike, in usual times
	strikeHit  = 0.4 // the part of it after which it lands
)

// endingOf is the course of the end of a turn with so many strikes.
func endingOf(strikes int, last bool) ending {
	e := ending{strikes: strikes, last: last, told: 0.5}
	if strikes > 0 {
		e.told += strikeTime*float64(strikes) + 0.4
	}
	e.fates = e.told + 2.2
	e.next = e.fates + 3.6
	e.length = e.next
	if !last {
		e.length += 2.8
	}
	return e
}

// part is how much has passed of a stretch between two times, when a part x (0..1) of
// the whole has.
func (e *ending) part(x, from, to float64) float64 { return layout.Stretch(x*e.length, from, to) }

// pause is where the report waits to be read: all is told, the next turn has not
// begun.
func (e *ending) pause() float64 { return e.next/e.length - 0.01 }

// endCourse is the phases that are shown meanwhile.
func (f *face) endCourse(e *ending) []motion.Stretch {
	var out []motion.Stretch
	if e.strikes > 0 {
		out = append(out, f.until(e.told/e.length, strikesPhase, "strikes"))
	}
	if e.last {
		return append(out, f.until(1, endPhase, "end"))
	}
	return append(out, f.until(e.next/e.length, endPhase, "end"), f.until(1, battlefieldPhase, "battlefield"))
}

// endMotions shows the end of a turn. Strikes of hand-to-hand are dealt, seals say what
// becomes of the characters, and the marker passes. After a time to read, the dice of
// the next turn roll. After the last turn the result shows the rest.
func (f *face) endMotions(a, z *game.View) []motion.Motion {
	if z.Last == nil {
		return nil
	}
	end := *z
	end.Phase = game.PhaseOver
	var strikes []spot
	for _, seat := range [...]int{z.Last.Marker, 1 - z.Last.Marker} {
		for slot, post := range z.Last.Clash[seat] {
			if post.Strikes > 0 {
				strikes = append(strikes, spot{seat, slot})
			}
		}
	}
	e := endingOf(len(strikes), z.Phase == game.PhaseOver)
	f.ahead, f.course = &end, f.endCourse(&e)
	var out []motion.Motion
	if len(strikes) > 0 {
		f.before = a
		for slot := range game.Seats * game.Slots {
			at := spot{slot / game.Slots, slot % game.Slots}
			if blows := blowsAt(z.Last, strikes, at); len(blows) > 0 {
				out = append(out, f.struck(a, z.Last, at, blows, e))
			}
		}
	}
	for i, from := range strikes {
		out = append(out, f.blow(a, z.Last, from, i, e))
	}
	for seat := range game.Seats {
		for slot := range game.Slots {
			out = append(out, f.seal(spot{seat, slot}, z.Last, e))
		}
	}
	if !e.last {
		next := *z
		next.Seat = rules.NoSeat
		f.next = &next
		for seat := range game.Seats {
			for slot := range game.Slots {
				out = append(out, f.leaves(spot{seat, slot}, z.Last, e))
			}
		}
		pass := f.passMotion(z, e)
		pass.Pause = e.pause()
		out = append(out, pass)
		out = append(out, f.nextMotions(z, e)...)
	}
	return out
}

// blowsAt are the numbers of the strikes that a character gets.
func blowsAt(last *game.TurnReport, strikes []spot, at spot) []int {
	var out []int
	for i, from := range strikes {
		if at.seat != from.seat && last.Clash[from.seat][from.slot].Strikes-1 == at.slot {
			out = append(out, i)
		}
	}
	return out
}

// struck deals the wounds of one strike after the other to a card, until the table
// shows them.
func (f *face) struck(a *game.View, last *game.TurnReport, at spot, blows []int, e ending) motion.Motion {
	each, after := a.StrikeWounds(), last.Clash[at.seat][at.slot].Wounds
	before := after - each*len(blows)
	return f.still("struck:"+postID(at.seat, at.slot), e.length, func(c *sprites.Canvas, x float64) {
		if x*e.length > e.told {
			return
		}
		box := woundBox(f.places.posts[at.seat][at.slot])
		for i, n := range blows {
			hit := strikeTime * (float64(n) + strikeHit)
			if y := e.part(x, hit, hit+strikeTime*0.5); y > 0 {
				pieces.WoundsDealt(c, box, before+i*each, before+(i+1)*each, y)
			}
		}
	})
}

// blow is a strike: an arrow that runs to its target, the hit and what it does.
func (f *face) blow(a *game.View, last *game.TurnReport, from spot, n int, e ending) motion.Motion {
	to := spot{1 - from.seat, last.Clash[from.seat][from.slot].Strikes - 1}
	words := f.say("chip.wounds", rules.Number("n", a.StrikeWounds()))
	begins := strikeTime * float64(n)
	hit := begins + strikeTime*strikeHit
	return f.still("blow:"+strconv.Itoa(to.slot+1), e.length, func(c *sprites.Canvas, x float64) {
		card := f.places.posts[to.seat][to.slot]
		if y := e.part(x, begins, hit); y > 0 && y < 1 {
			start, end := f.ends(from, to)
			c.Arrow(start, start.Lerp(end, 0.15+0.85*layout.EaseIn(y)), 7, 0, sprites.Red)
		}
		if y := e.part(x, hit, hit+strikeTime*0.5); y > 0 && y < 1 {
			blast(c, card, y)
		}
		told := e.part(x, hit, hit+0.4) - e.part(x, hit+strikeTime, hit+strikeTime+0.3)
		f.outcome(c, card, words, sprites.RedText, told)
	}).Calm(func(c *sprites.Canvas, _ layout.Rect, x float64) {
		begun := e.told / e.length * float64(n) / float64(e.strikes)
		over := e.told / e.length * float64(n+1) / float64(e.strikes)
		f.outcome(c, f.places.posts[to.seat][to.slot], words, sprites.RedText, min(1, 4*layout.Stretch(x, begun, over), 4*layout.Stretch(x, over, begun)))
	})
}

// sealBox is where the seal of what becomes of a character lies.
func sealBox(card layout.Rect) layout.Rect {
	k := card.W / 168
	return layout.Around(layout.P(card.Center().X, card.Y+62*k), layout.S(66*k, 66*k))
}

// seal puts the seal of its fate on a card.
func (f *face) seal(at spot, last *game.TurnReport, e ending) motion.Motion {
	art := fateArt[last.Fates[at.seat][at.slot]]
	gained := last.Clash[at.seat][at.slot].Manoeuvre == game.Exploration && last.Fates[at.seat][at.slot] == game.FateBack && last.Gained[at.seat] > 0
	// One seal after the other, those of who fired first first.
	order := at.slot
	if at.seat != last.Marker {
		order += game.Slots
	}
	from := e.told + 0.25*float64(order)
	return f.still("seal:"+postID(at.seat, at.slot), e.length, func(c *sprites.Canvas, x float64) {
		if !e.last && x*e.length >= e.next {
			return // it leaves with its card
		}
		r := f.places.posts[at.seat][at.slot]
		if y := e.part(x, from, from+0.6); y > 0 {
			c.Sprite(art, sealBox(r), sprites.SpriteOpt{Alpha: sprites.Faint(y), Zoom: 1.7 - 0.7*layout.EaseOut(y)})
		}
		if !gained {
			return
		}
		// The Perun that an explorer found flies to its player's line.
		if y := e.part(x, e.fates, e.fates+1.6); y > 0 && y < 1 {
			head := f.places.heads[at.seat]
			way := layout.EaseInOut(y)
			mid := r.Center().Lerp(layout.P(head.X+head.W*0.4, head.Center().Y), way)
			pieces.Perun(c, layout.Around(mid, layout.S(66, 45)), 1, sprites.SpriteOpt{Zoom: 1 - 0.5*way})
		}
	}).Calm(func(c *sprites.Canvas, _ layout.Rect, x float64) {
		if seen := e.part(x, e.told, e.fates); seen > 0 && (e.last || x*e.length < e.next) {
			c.Sprite(art, sealBox(f.places.posts[at.seat][at.slot]), sprites.SpriteOpt{Alpha: seen})
		}
	})
}

// leaves takes a character off the battlefield when the next turn begins, with its
// order, its wounds and its seal: towards its player's side.
func (f *face) leaves(at spot, last *game.TurnReport, e ending) motion.Motion {
	post := last.Clash[at.seat][at.slot]
	card, art, order := f.fighter(post.Character, post.Torn), fateArt[last.Fates[at.seat][at.slot]], post.Manoeuvre.String()
	begins := e.next + 0.12*float64(at.slot)
	paint := func(c *sprites.Canvas, x, way float64) {
		gone := e.part(x, begins, begins+0.8)
		if x*e.length < e.next || gone >= 1 {
			return
		}
		if at.seat != f.front {
			way = -way
		}
		r := f.places.posts[at.seat][at.slot]
		r = r.Translate(0, way*r.H*layout.EaseIn(gone))
		c.PushAlpha(1 - gone)
		pieces.FighterCard(c, r, card, sprites.SpriteOpt{})
		pieces.Wounds(c, woundBox(r), post.Wounds, sprites.SpriteOpt{})
		pieces.ManoeuvreToken(c, tokenBox(r), order, sprites.SpriteOpt{})
		c.Sprite(art, sealBox(r), sprites.SpriteOpt{})
		c.PopAlpha()
	}
	leaves := f.still("leaves:"+postID(at.seat, at.slot), e.length, func(c *sprites.Canvas, x float64) { paint(c, x, 0.3) })
	return leaves.Calm(func(c *sprites.Canvas, _ layout.Rect, x float64) { paint(c, x, 0) })
}

// passMotion hands the marker of first fire over.
func (f *face) passMotion(z *game.View, e ending) motion.Motion {
	from, to := z.Last.Marker, z.Marker
	return f.still("marker", e.length, func(c *sprites.Canvas, x float64) {
		a, b := f.places.firsts[from], f.places.firsts[to]
		c.Sprite("wradislavia/first-fire", a.Lerp(b, layout.EaseInOut(e.part(x, e.fates+1.4, e.next-0.3))), sprites.SpriteOpt{})
	})
}

// nextMotions keep the old dice and hazards until the new ones come.
func (f *face) nextMotions(z *game.View, e ending) []motion.Motion {
	var out []motion.Motion
	turn := z.Turn
	for i := range game.Dice {
		was, is := int(z.Last.Dice[i]), int(z.Dice[i])
		out = append(out, f.still(dieName(i), e.length, func(c *sprites.Canvas, x float64) {
			r := f.fieldBoxes().dice[i]
			gone := e.part(x, e.next, e.next+0.4)
			if gone > 0 && (gone < 1 || is == 0) {
				pieces.BattleDie(c, r, 0, pieces.DieHidden, sprites.SpriteOpt{Alpha: gone})
			}
			if gone < 1 {
				c.PushAlpha(1 - gone)
				pieces.BattleDie(c, r, was, pieces.DiePlain, sprites.SpriteOpt{})
				c.PopAlpha()
			} else if is != 0 {
				f.roll(c, i, is, turn, e.part(x, e.next+0.4+0.2*float64(i), e.next+2.4+0.2*float64(i)))
			}
		}))
	}
	for i := range z.Hazards {
		was, is := z.Last.Hazards[i].String(), ""
		if z.Hazards[i] != game.NoHazard {
			is = z.Hazards[i].String()
		}
		old, leaf := hazardLeaf(was), hazardLeaf(is)
		out = append(out, f.still("hazard:"+strconv.Itoa(i+1), e.length, func(c *sprites.Canvas, x float64) {
			// The old one is turned face down first, then the new one up.
			r := f.fieldBoxes().hazards[i]
			if y := e.part(x, e.next, e.next+0.8); y < 1 || is == "" {
				space.Turn(c, old, r, 1-y)
			} else {
				space.Turn(c, leaf, r, e.part(x, e.next+1.6, e.next+2.7))
			}
		}))
	}
	return out
}

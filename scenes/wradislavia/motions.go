package wradislavia

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/table/motion"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
	"schron/sprites/space"
)

// How many times the usual length things take.
const (
	revealTime = 6.5
	rollTime   = 3
	shotTime   = 2.6
)

// Motions shows a shot, the reveal of both deployments, the end of a turn and the dice
// of the next one. What is laid in secret does not move. During a reveal or the end of
// a turn the table already stands as after it, so that no hand lies open. Places are
// read while drawing.
func (f *face) Motions(before, after rules.View) []motion.Motion {
	a, z := before.(game.View), after.(game.View)
	f.ahead, f.before, f.next, f.course = nil, nil, nil, nil
	if f.area.Empty() {
		return nil
	}
	switch {
	case z.Turn > a.Turn && a.Phase == game.PhaseDraft:
		return f.startMotions(&z)
	case z.Turn > a.Turn || z.Phase == game.PhaseOver && a.Phase != game.PhaseOver:
		return f.endMotions(&a, &z)
	case a.Phase == game.PhaseDeployment && z.Revealed():
		return f.revealMotions(&z)
	case a.Phase == game.PhaseFire:
		return f.shotMotions(&a)
	}
	return nil
}

// still is a motion that has no way of its own. What a player is shown again of
// the others' moves takes half the time.
func (f *face) still(piece string, time float64, play func(c *sprites.Canvas, x float64)) motion.Motion {
	if len(f.t.Since()) > 0 {
		time /= 2
	}
	return motion.Here(piece, f.area, time, func(c *sprites.Canvas, _ layout.Rect, x float64) { play(c, x) })
}

// roll draws the throw of a die that comes to rest on a value in its place.
func (f *face) roll(c *sprites.Canvas, i, value, turn int, x float64) {
	pieces.ThrownDie(c, f.fieldBoxes().dice[i], value, x, game.Dice*turn+i)
}

// hazardLeaf is a hazard card that turns over.
func hazardLeaf(kind string) *space.Leaf {
	return &space.Leaf{
		Back:  func(c *sprites.Canvas, r layout.Rect) { pieces.HazardCard(c, r, "", sprites.SpriteOpt{}) },
		Front: func(c *sprites.Canvas, r layout.Rect) { pieces.HazardCard(c, r, kind, sprites.SpriteOpt{}) },
	}
}

// startMotions roll the dice of the first turn.
func (f *face) startMotions(z *game.View) []motion.Motion {
	open := *z
	open.Seat = rules.NoSeat
	f.ahead, f.course = &open, []motion.Stretch{f.until(1, battlefieldPhase, "battlefield")}
	turn := z.Turn
	var out []motion.Motion
	for i := range 2 {
		value := int(z.Dice[i])
		out = append(out, f.still(dieName(i), rollTime, func(c *sprites.Canvas, x float64) {
			f.roll(c, i, value, turn, layout.Stretch(x, 0.06*float64(i), 0.68+0.08*float64(i)))
		}))
	}
	leaf := hazardLeaf(z.Hazards[0].String())
	return append(out, f.still("hazard:1", rollTime, func(c *sprites.Canvas, x float64) {
		space.Turn(c, leaf, f.fieldBoxes().hazards[0], layout.Stretch(x, 0.6, 0.95))
	}))
}

// The course of the reveal: the third die, the second hazard, one card after the
// other, the wounds of the hazards.
const (
	revealDie    = 0.30
	revealCards  = 0.42
	revealCard   = 0.12 // how long a card takes
	revealApart  = 0.05 // how much later the next one begins
	revealWounds = 0.82
)

// revealMotions roll the third die, turn the second hazard and then all cards
// over, and deal the wounds of the hazards.
func (f *face) revealMotions(z *game.View) []motion.Motion {
	f.ahead, f.course = z, f.revealCourse(z)
	value, turn := int(z.Dice[2]), z.Turn
	out := []motion.Motion{f.still(dieName(2), revealTime, func(c *sprites.Canvas, x float64) {
		f.roll(c, 2, value, turn, layout.Stretch(x, 0, revealDie))
	}), f.hazardMotion(z)}
	for seat := range game.Seats {
		for slot, post := range z.Players[seat].Clash {
			out = append(out, f.revealMotion(seat, slot, post))
		}
	}
	return out
}

// revealCourse tells of the hazards step by step.
func (f *face) revealCourse(z *game.View) []motion.Stretch {
	wounds := 0
	for seat := range z.Players {
		for _, post := range z.Players[seat].Clash {
			wounds += post.Wounds
		}
	}
	dealt := f.until(1, hazardsPhase, "wounds", rules.Number("n", wounds))
	if wounds == 0 {
		dealt = f.until(1, hazardsPhase, "unhurt")
	}
	return []motion.Stretch{
		f.until(revealDie, hazardsPhase, "third"),
		f.until(revealCards, hazardsPhase, "second"),
		f.until(revealWounds, hazardsPhase, "reveal"),
		dealt,
	}
}

// hazardMotion turns the second hazard card over, after one that is discarded if
// there was one.
func (f *face) hazardMotion(z *game.View) motion.Motion {
	dropped := z.Dropped != game.NoHazard
	leaf, away := hazardLeaf(z.Hazards[1].String()), hazardLeaf(z.Dropped.String())
	return f.still("hazard:2", revealTime, func(c *sprites.Canvas, x float64) {
		r := f.fieldBoxes().hazards[1]
		if !dropped {
			space.Turn(c, leaf, r, layout.Stretch(x, 0.28, 0.4))
			return
		}
		space.Turn(c, leaf, r, layout.Stretch(x, 0.32, 0.44))
		if gone := layout.Stretch(x, 0.26, 0.34); gone < 1 {
			c.PushAlpha(1 - gone)
			space.Turn(c, away, r.Translate(0, r.H*0.8*layout.EaseIn(gone)), layout.Stretch(x, 0.14, 0.24))
			c.PopAlpha()
		}
	})
}

// revealMotion turns a card over, with its token; its wounds follow.
func (f *face) revealMotion(seat, slot int, post game.Post) motion.Motion {
	fighter, owner, token := f.cards[post.Character], f.t.LookOf(seat).Owner(), post.Manoeuvre.String()
	order := slot
	if seat != f.front {
		order += game.Slots
	}
	from := revealCards + revealApart*float64(order)
	card := &space.Leaf{
		Back:  func(c *sprites.Canvas, r layout.Rect) { pieces.FighterBack(c, r, owner, sprites.SpriteOpt{}) },
		Front: func(c *sprites.Canvas, r layout.Rect) { pieces.FighterCard(c, r, fighter, sprites.SpriteOpt{}) },
	}
	told := &space.Leaf{
		Back:  func(c *sprites.Canvas, r layout.Rect) { pieces.ManoeuvreToken(c, r, "", sprites.SpriteOpt{}) },
		Front: func(c *sprites.Canvas, r layout.Rect) { pieces.ManoeuvreToken(c, r, token, sprites.SpriteOpt{}) },
	}
	return f.still(postID(seat, slot), revealTime, func(c *sprites.Canvas, x float64) {
		r := f.places.posts[seat][slot]
		space.Turn(c, card, r, layout.Stretch(x, from, from+revealCard))
		space.Turn(c, told, tokenBox(r), layout.Stretch(x, from+0.3*revealCard, from+1.3*revealCard))
		pieces.WoundsDealt(c, woundBox(r), 0, post.Wounds, layout.Stretch(x, revealWounds, 0.95))
	})
}

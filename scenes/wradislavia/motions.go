package wradislavia

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/table"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// How many times the usual length things take.
const (
	revealTime = 6.5
	rollTime   = 3
	shotTime   = 2.6
	endTime    = 10
)

// Motions show a shot, the reveal of both deployments, the end of a turn and the
// dice of the next one. What is laid in secret does not move. While a reveal or
// the end of a turn is shown the table already stands as it leads to, so that no
// hand lies open any more; the places are read while drawing.
func (f *face) Motions(before, after rules.View) []table.Motion {
	a, ok := before.(game.View)
	z, also := after.(game.View)
	f.ahead, f.before, f.course = nil, nil, nil
	if !ok || !also || f.area.Empty() {
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

// part is how much of a stretch of time (0..1) has passed at x.
func part(x, from, to float64) float64 { return min(max((x-from)/(to-from), 0), 1) }

// still is a motion that has no way of its own. What a player is shown again of
// the others' moves takes half the time.
func (f *face) still(piece string, time float64, play func(c *sprites.Canvas, x float64)) table.Motion {
	if len(f.t.Since()) > 0 {
		time /= 2
	}
	return table.Motion{
		Piece: piece, From: f.area, To: f.area, Time: time,
		Play: func(c *sprites.Canvas, _ layout.Rect, x float64) { play(c, x) },
	}
}

// tumble are the numbers that a rolling die shows.
var tumble = [...]int{7, 2, 10, 4, 8, 1, 6, 3, 9, 5}

// roll draws a die that rolls and comes to rest on a value.
func roll(c *sprites.Canvas, r layout.Rect, value int, x float64) {
	if x <= 0 {
		pieces.BattleDie(c, r, 0, pieces.DieHidden, sprites.SpriteOpt{})
		return
	}
	lift := r.H * 0.55 * math.Abs(math.Cos(x*math.Pi*2.5)) * (1 - x)
	shown := value
	if x < 0.85 {
		shown = tumble[int(x*28+float64(value))%len(tumble)]
	}
	pieces.BattleDie(c, r.Translate(0, -lift), shown, pieces.DiePlain, sprites.SpriteOpt{})
}

// flip narrows a box about its middle as a card turns over, and tells whether
// its face shows already.
func flip(r layout.Rect, x float64) (layout.Rect, bool) {
	turn := math.Cos(x * math.Pi)
	return layout.Around(r.Center(), layout.S(max(r.W*math.Abs(turn), 1), r.H)), turn < 0
}

// turnHazard draws a hazard card that turns over.
func turnHazard(c *sprites.Canvas, r layout.Rect, kind string, x float64) {
	box, open := flip(r, layout.EaseInOut(x))
	switch {
	case x >= 1:
		pieces.HazardCard(c, r, kind, sprites.SpriteOpt{})
	case box.W < r.W*0.12:
	case open:
		c.PushClip(box)
		pieces.HazardCard(c, r, kind, sprites.SpriteOpt{})
		c.PopClip()
	default:
		c.PushClip(box)
		pieces.HazardCard(c, r, "", sprites.SpriteOpt{})
		c.PopClip()
	}
}

// startMotions roll the dice of the first turn.
func (f *face) startMotions(z *game.View) []table.Motion {
	open := *z
	open.Seat = rules.NoSeat
	f.ahead, f.course = &open, startCourse
	kind := z.Hazards[0].String()
	var out []table.Motion
	for i := range 2 {
		value := int(z.Dice[i])
		out = append(out, f.still(dieName(i), rollTime, func(c *sprites.Canvas, x float64) {
			roll(c, f.fieldBoxes().dice[i], value, part(x, 0.05, 0.7+0.1*float64(i)))
		}))
	}
	return append(out, f.still("hazard:1", rollTime, func(c *sprites.Canvas, x float64) {
		turnHazard(c, f.fieldBoxes().hazards[0], kind, part(x, 0.55, 0.9))
	}))
}

// revealMotions roll the third die, turn the second hazard and then all cards
// over, and deal the wounds of the hazards.
func (f *face) revealMotions(z *game.View) []table.Motion {
	f.ahead, f.course = z, revealCourse
	value := int(z.Dice[2])
	out := []table.Motion{f.still(dieName(2), revealTime, func(c *sprites.Canvas, x float64) {
		roll(c, f.fieldBoxes().dice[2], value, part(x, 0.02, 0.22))
	}), f.hazardMotion(z)}
	for seat := range game.Seats {
		for slot, post := range z.Players[seat].Clash {
			out = append(out, f.revealMotion(seat, slot, post))
		}
	}
	return out
}

// hazardMotion turns the second hazard card over, after one that is discarded if
// there was one.
func (f *face) hazardMotion(z *game.View) table.Motion {
	kind := z.Hazards[1].String()
	dropped, away := z.Dropped != game.NoHazard, z.Dropped.String()
	return f.still("hazard:2", revealTime, func(c *sprites.Canvas, x float64) {
		r := f.fieldBoxes().hazards[1]
		if !dropped {
			turnHazard(c, r, kind, part(x, 0.18, 0.3))
			return
		}
		turnHazard(c, r, kind, part(x, 0.3, 0.4))
		if x < 0.32 {
			gone := part(x, 0.22, 0.32)
			c.PushAlpha(1 - gone)
			turnHazard(c, r.Translate(0, r.H*0.8*gone), away, part(x, 0.1, 0.18))
			c.PopAlpha()
		}
	})
}

// revealMotion turns a card over; its token and its wounds follow.
func (f *face) revealMotion(seat, slot int, post game.Post) table.Motion {
	card, owner, token := f.cards[post.Character], f.owner(seat), post.Manoeuvre.String()
	order := slot
	if seat != f.front {
		order += game.Slots
	}
	from := 0.4 + 0.05*float64(order)
	return f.still(postID(seat, slot), revealTime, func(c *sprites.Canvas, x float64) {
		r := f.places.posts[seat][slot]
		box, open := flip(r, layout.EaseInOut(part(x, from, from+0.12)))
		switch {
		case open && box.W > r.W*0.98:
			pieces.FighterCard(c, r, card, sprites.SpriteOpt{})
		case open:
			c.PushClip(box)
			pieces.FighterCard(c, r, card, sprites.SpriteOpt{})
			c.PopClip()
		default:
			c.PushClip(box)
			pieces.FighterBack(c, r, owner, sprites.SpriteOpt{})
			c.PopClip()
		}
		if open {
			pieces.ManoeuvreToken(c, tokenBox(r), token, sprites.SpriteOpt{Zoom: 0.6 + 0.4*layout.EaseOutBack(part(x, from+0.06, from+0.16))})
		} else {
			pieces.ManoeuvreToken(c, tokenBox(r), "", sprites.SpriteOpt{})
		}
		if dealt := part(x, 0.82, 0.92); dealt > 0 {
			pieces.Wounds(c, woundBox(r), post.Wounds, sprites.SpriteOpt{Alpha: dealt})
		}
	})
}

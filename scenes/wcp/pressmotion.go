package wcp

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/table/motion"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// The press of the button, in parts of its time. It goes down, and red light spreads
// over the table and turns twice around.
const (
	pressTime = 5.0 // in usual moves
	pressDown = 0.16
)

var pressRed = sprites.Hex(0xff2a12)

// pressMotion shows that the button was pressed (WCP-35).
func (f *face) pressMotion(out []motion.Motion, a, z *game.View) []motion.Motion {
	if a.Presser != rules.NoSeat || z.Presser == rules.NoSeat {
		return out
	}
	hall := f.places.hall(game.Centre)
	mid := hall.Center()
	side := 2 * f.places.left.W
	wide := layout.Around(mid, layout.S(side, side))
	pawns := f.pawnsOn(a, game.Centre)
	return append(out, motion.Here("press", hall, pressTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		t := (x - pressDown) / (1 - pressDown)
		pieces.CentralHall(c, hall, t >= 0, sprites.SpriteOpt{})
		for i := range pawns {
			pawns[i].draw(c)
		}
		if t < 0 {
			return
		}
		c.PushAlpha(flashOf(t))
		c.Fill(c.Bounds(), pressRed)
		c.PopAlpha()
		c.PushClip(f.places.left)
		c.Sprite("wcp/warning-beam", wide, sprites.SpriteOpt{Angle: 4 * math.Pi * t, Alpha: sprites.Faint(0.9 * layout.Within(8*t) * layout.Within(3*(1-t)))})
		c.PopClip()
		if ring := t / 0.3; ring < 1 {
			c.Sprite("wcp/press-wave", hall, sprites.SpriteOpt{Zoom: 0.6 + 5*layout.EaseOut(ring), Alpha: sprites.Faint(1 - ring)})
		}
	}).Calm(func(c *sprites.Canvas, _ layout.Rect, x float64) {
		c.PushAlpha(0.22 * layout.Within(8*x) * (1 - x))
		c.Fill(c.Bounds(), pressRed)
		c.PopAlpha()
	}))
}

// standing is a pawn that stays where it is while what lies below it moves.
type standing struct {
	box   layout.Rect
	art   string
	owner sprites.Owner
}

func (s *standing) draw(c *sprites.Canvas) {
	pieces.Pawn(c, s.box, s.art, s.owner, sprites.SpriteOpt{})
}

// pawnsOn are the pawns on a field.
func (f *face) pawnsOn(v *game.View, at game.Field) (out []standing) {
	for seat := range v.Players {
		if p := v.Players[seat].Pawn; p != nil && *p == at {
			if box, ok := f.pawnBox(v, seat); ok {
				out = append(out, standing{box, f.pawnOf(seat), f.t.PlayerLook(seat).Owner()})
			}
		}
	}
	return out
}

// flashOf returns how red the table is after a part t (0..1) of the time that follows
// the press. There is a flash at once and two weaker, soft ones, well below three a
// second.
func flashOf(t float64) float64 {
	return 0.3 * math.Exp(-1.6*t) * layout.Within(20*t) * layout.Within(4*(1-t)) * (0.35 + 0.65*math.Pow(math.Cos(math.Pi*2*t), 2))
}

// liftTime is how long the central hall takes to its holder, in usual moves.
const liftTime = 3.4

// liftMotion takes the central hall off the board (WCP-38). It leaves its field,
// shrinks to its token and goes to the seat that holds it now.
func (f *face) liftMotion(out []motion.Motion, z *game.View) []motion.Motion {
	hall := f.places.hall(game.Centre)
	to := f.lineBox(int(z.CentralHall), layout.S(centralSide, centralSide))
	dust := append(rimDust(hall, 12, 0.04, 0.6, 0.6, 1), deepDust(hall, 6, 0.1, 0.7, 0.5, 2)...)
	return append(out, motion.Move("central", hall, to, liftTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		drawDust(c, dust, x)
		up := layout.EaseInOut((x - 0.12) / 0.88)
		at := hall.Center().Lerp(to.Center(), up).Add(layout.P(0, -hall.H*1.6*up*(1-up)))
		zoom := 1 + 0.3*layout.Within(x/0.25) - (1.3-to.W/hall.W)*up
		shake := hall.W * 0.015 * layout.Within(6*x) * layout.Within(1-x/0.16)
		at = at.Add(layout.P(shake*math.Sin(x*300), shake*math.Cos(x*240)))
		token := layout.Within((up - 0.55) / 0.3)
		if token < 1 {
			c.PushAlpha(1 - token)
			pieces.CentralHall(c, layout.Around(at, hall.Size()), true, sprites.SpriteOpt{Zoom: zoom})
			c.PopAlpha()
		}
		if token > 0 {
			c.Sprite("wcp/central-token", layout.Around(at, to.Size()), sprites.SpriteOpt{Zoom: zoom * hall.W / to.W, Alpha: token})
		}
	}).Goes(func(c *sprites.Canvas, r layout.Rect) { pieces.CentralHall(c, r, true, sprites.SpriteOpt{}) }).Comes(centralToken))
}

package wcp

import (
	"math"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/table/motion"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// fightBetween finds the fight that took place between two views. Its guard is gone
// from a hall that the pawn could only have entered through a guarded edge.
func (f *face) fightBetween(a, z *game.View) (*game.Fight, game.Field) {
	if a.Decision != game.DecideMove || a.Turn == rules.NoSeat {
		return nil, game.NoField
	}
	seat := int(a.Turn)
	// The first match is the way without a booster, unless one was spent.
	spent := z.Players[seat].Boosters < a.Players[seat].Boosters && z.Players[seat].Pawn != nil
	for _, boosted := range [...]bool{false, true} {
		for _, w := range a.Ways(seat) {
			if (w.Via != game.NoField) != boosted || w.Entry.Fight == nil || !boosted && spent {
				continue
			}
			if h := hallOf(z, w.To); h != nil && h.Content == nil {
				return w.Entry.Fight, w.To
			}
		}
	}
	return nil, game.NoField
}

// The course of a fight, in parts of its time: the pawn drives in, both sides fire,
// and what is beaten blows up.
const (
	fightIn   = 0.2
	fightOver = 0.8
)

// How long a fight takes, in usual moves: what every fight needs, and more for each of
// its first rounds. Later ones make it quicker, not longer.
const (
	fightTime  = 2.6
	roundTime  = 0.75
	slowRounds = 6
)

// combat is a fight as it is shown.
type combat struct {
	f      *face
	fight  *game.Fight
	art    string
	owner  sprites.Owner
	token  layout.Rect // where the guard lies,
	from   layout.Rect // … where the pawn comes from
	pawn   layout.Rect // … and where both fight
	guard  layout.Rect
	end    layout.Rect // where the pawn stands afterwards, if it does
	stays  bool
	bar    float64 // the side of the armour's signs
	blasts [2]layout.Rect
	smoke  []motion.Puff
}

// fightMotion shows a fight. The pawn drives in, both sides fire round by round with
// the armour that is left above them, and the loser blows up.
func (f *face) fightMotion(out []motion.Motion, a, z *game.View, w *game.Fight, at game.Field) []motion.Motion {
	seat := int(a.Turn)
	from, _ := f.pawnBox(a, seat)
	hall := f.places.hall(at)
	token := contentBox(hall)
	size := f.places.grid.Size
	pawn := layout.Around(hall.Center().Add(layout.P(-size*0.38, 0)), layout.S(size*0.68, size*0.85))
	guard := token.Translate(size*0.36, 0).Grow(0.86)
	end, stays := f.pawnBox(z, seat)
	x := &combat{
		f: f, fight: w, art: f.pawnOf(seat), owner: f.t.PlayerLook(seat).Owner(), token: token, from: from, pawn: pawn, guard: guard,
		end: end, stays: stays, bar: size * 0.5,
	}
	for i, r := range [2]layout.Rect{pawn, guard} {
		if w.Outcome == game.Win && i == 0 || w.Outcome == game.Loss && i == 1 {
			continue
		}
		side := r.H * 1.25
		x.blasts[i] = layout.Around(r.Center(), layout.S(side, side))
		x.smoke = append(x.smoke, deepDust(x.blasts[i], 6, fightOver+0.02, 1, 0.7, int(at)+i)...)
	}
	time := fightTime + roundTime*float64(min(len(w.Rounds), slowRounds))
	// The token on the board is left out while it is part of the fight.
	return append(out, motion.Move(pawnName(seat), from, pawn, time, x.draw).Calm(x.still), motion.Fly("content:"+at.String(), token, token, 0, 0, func(*sprites.Canvas, layout.Rect) {}))
}

// draw paints the fight when a part of its time has passed.
func (x *combat) draw(c *sprites.Canvas, _ layout.Rect, t float64) {
	switch {
	case t < fightIn:
		in := layout.EaseInOut(t / fightIn)
		x.drawGuard(c, x.token.Lerp(x.guard, in).Center(), x.token.W/x.guard.W*(1-in)+in, 1)
		x.drawPawn(c, x.from.Lerp(x.pawn, in).Center(), 1, math.Pi/2*in, x.from.H/x.pawn.H*(1-in)+in)
	case t < fightOver:
		x.exchange(c, (t-fightIn)/(fightOver-fightIn)*float64(len(x.fight.Rounds)))
	default:
		x.outcome(c, (t-fightOver)/(1-fightOver))
	}
	drawDust(c, x.smoke, t)
}

// still shows the armour of both sides go down, without anything that moves.
func (x *combat) still(c *sprites.Canvas, _ layout.Rect, t float64) {
	n := len(x.fight.Rounds)
	x.drawGuard(c, x.guard.Center(), 1, layout.Within(5*(1-t)))
	x.drawPawn(c, x.pawn.Center(), layout.Within(5*(1-t)), 0, 1)
	x.armours(c, min(int(t*float64(n+1)), n))
}

// exchange paints a round of the fight; part counts rounds.
func (x *combat) exchange(c *sprites.Canvas, part float64) {
	i := min(int(part), len(x.fight.Rounds)-1)
	t := part - float64(i)
	kick := x.pawn.W * 0.1 * math.Exp(-9*t) * layout.Within(t/0.04)
	x.drawGuard(c, x.guard.Center().Add(layout.P(kick, 0)), 1, 1)
	x.drawPawn(c, x.pawn.Center().Sub(layout.P(kick, 0)), 1, math.Pi/2, 1)
	if t < 0.45 {
		x.fire(c, t/0.45)
	}
	done := i
	if t > 0.3 {
		done++
	}
	x.armours(c, done)
}

// fire paints both sides' shots on their way and where they hit.
func (x *combat) fire(c *sprites.Canvas, t float64) {
	left, right := x.pawn.Center().Add(layout.P(x.pawn.H*0.4, 0)), x.guard.Center().Sub(layout.P(x.guard.W*0.4, 0))
	c.PushAlpha(layout.Within(2.4 - 2.4*t))
	for i := range 3 {
		shot := layout.Within(t*2.2 - 0.3*float64(i))
		if shot <= 0 || shot >= 1 {
			continue
		}
		high := x.pawn.W * 0.14 * float64(i-1)
		for side, ends := range [2][2]layout.Point{{left, right}, {right, left}} {
			up := layout.P(0, high+x.pawn.W*0.05*float64(2*side-1))
			head := ends[0].Lerp(ends[1], shot).Add(up)
			tail := ends[0].Lerp(ends[1], max(0, shot-0.45)).Add(up)
			c.Line(tail, head, 3, sprites.Hex(0xffd27a))
			c.Line(tail.Lerp(head, 0.5), head, 1.5, sprites.Hex(0xfff8e0))
		}
	}
	c.PopAlpha()
	opt := sprites.SpriteOpt{Zoom: 0.35 + 0.75*t, Alpha: sprites.Faint(layout.Within(2.2 - 2.2*t)), Angle: 0.5 * t}
	c.Sprite("wcp/hit", x.pawn.Inset(x.pawn.W*0.1), opt)
	c.Sprite("wcp/hit", x.guard.Inset(x.guard.W*0.1), opt)
}

// outcome paints the end: what is beaten blows up, and the pawn goes to where it
// stands afterwards.
func (x *combat) outcome(c *sprites.Canvas, t float64) {
	gone := layout.Within(1 - 3*t)
	if x.blasts[1].Empty() {
		x.drawGuard(c, x.guard.Center(), 1, layout.Within(1-1.5*t)) // it goes back to the stack
	} else {
		x.drawGuard(c, x.guard.Center(), 1, gone)
	}
	switch {
	case x.blasts[0].Empty() && x.stays:
		way := layout.EaseInOut(t)
		x.drawPawn(c, x.pawn.Lerp(x.end, way).Center(), 1, math.Pi/2*(1-way), 1+(x.end.H/x.pawn.H-1)*way)
	default:
		x.drawPawn(c, x.pawn.Center(), gone, math.Pi/2, 1)
		if x.stays && t > 0.5 {
			x.drawPawn(c, x.end.Center(), 2*t-1, 0, x.end.H/x.pawn.H)
		}
	}
	for _, r := range x.blasts {
		if !r.Empty() {
			drawBlast(c, r, t/0.8)
		}
	}
}

// drawPawn paints the pawn with an opacity, turned and so large.
func (x *combat) drawPawn(c *sprites.Canvas, at layout.Point, alpha, angle, zoom float64) {
	if alpha > 0 {
		pieces.Pawn(c, layout.Around(at, x.pawn.Size()), x.art, x.owner, sprites.SpriteOpt{Alpha: alpha, Angle: angle, Zoom: zoom})
	}
}

// drawGuard paints the guard with an opacity, so large.
func (x *combat) drawGuard(c *sprites.Canvas, at layout.Point, zoom, alpha float64) {
	if alpha > 0 {
		c.Sprite(tokenLooks[x.fight.Guard].art, layout.Around(at, x.guard.Size()), sprites.SpriteOpt{Zoom: zoom, Alpha: alpha})
	}
}

// armours shows what armour is left above both sides after so many rounds.
func (x *combat) armours(c *sprites.Canvas, rounds int) {
	own, other := x.fight.Armour[0], x.fight.Armour[1]
	if rounds > 0 {
		own, other = x.fight.Rounds[rounds-1].Own, x.fight.Rounds[rounds-1].Other
	}
	x.f.armourAbove(c, x.pawn, x.bar, own)
	x.f.armourAbove(c, x.guard, x.bar, other)
}

// armourAbove shows the armour that is left above a side of a fight.
func (f *face) armourAbove(c *sprites.Canvas, r layout.Rect, side float64, n int) {
	box := layout.Around(layout.P(r.Center().X, r.Y-side*0.2), layout.S(side, side))
	drawSign(c, box, armourSign, strconv.Itoa(n), 1)
}

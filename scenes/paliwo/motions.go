package paliwo

import (
	"image/color"
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// Motions are the pieces that differ between two views, on their way from one
// to the other.
func (f *face) Motions(before, after rules.View) []motion.Motion {
	a, z := before.(game.View), after.(game.View)
	if f.places.frame.Empty() {
		return nil
	}
	var out []motion.Motion
	d := f.blowOf(&a)
	out = f.groundMotions(out, &a, &z)
	out = f.zombieMotions(out, &a, &z, d)
	out = f.humanMotions(out, &a, &z, d)
	out = f.shotMotion(out, d)
	out = f.terrorMotion(out, &a, &z)
	return f.cardMotions(out, &a, &z)
}

// slide moves a piece, hopping from field to field; the way of several fields takes
// longer. When it has come there it looks as after the move.
func (f *face) slide(piece string, from, to game.Field, was, is drawing) motion.Motion {
	a, z := f.places.fields[from], f.places.fields[to]
	steps := math.Max(1, math.Round(a.Center().Dist(z.Center())/f.places.pitch))
	m := motion.Move(piece, a, z, 0.9+0.35*math.Min(steps, 4), func(c *sprites.Canvas, _ layout.Rect, x float64) {
		y := layout.EaseInOut(min(x/slideTime, 1))
		hop := f.places.pitch * 0.1 * math.Abs(math.Sin(steps*math.Pi*y))
		becomes(c, a.Lerp(z, y).Translate(0, -hop), was, is, (x-slideTime)/(1-slideTime))
	})
	m.Lands = slideTime
	return m
}

// slideTime is the part of its time in which a piece that slides is on its way.
const slideTime = 0.75

// becomes draws a piece that begins to look otherwise, x from 0 to 1.
func becomes(c *sprites.Canvas, r layout.Rect, was, is drawing, x float64) {
	if x < 1 {
		c.PushAlpha(min(1, 2-2*x))
		was(c, r)
		c.PopAlpha()
	}
	if x > 0 {
		c.PushAlpha(x)
		is(c, r)
		c.PopAlpha()
	}
}

func (f *face) humanMotions(out []motion.Motion, a, z *game.View, d blow) []motion.Motion {
	for i := range a.Humans {
		was, is := &a.Humans[i], &z.Humans[i]
		id, look, next := humanID(was.Human), f.lookIn(a, was), f.lookIn(z, is)
		piece := func(c *sprites.Canvas, r layout.Rect) { pieces.Human(c, r, look, sprites.SpriteOpt{}) }
		after := func(c *sprites.Canvas, r layout.Rect) { pieces.Human(c, r, next, sprites.SpriteOpt{}) }
		from, to := fieldOf(was), fieldOf(is)
		bitten := d.verb == game.VerbBite && from == d.to && is.Wounds > was.Wounds
		switch {
		case from == to && from == d.from && from != game.NoField && d.near() && d.verb != game.VerbBite:
			out = append(out, f.lunges(id, d, piece, after))
		case from == to && bitten:
			out = append(out, f.shakes(id, from, piece, after), f.lands(d, "paliwo/act-bite", biteColour))
		case from == to:
		case from == game.NoField:
			out = append(out, f.comes(f.places.lines[i], f.places.fields[to], piece))
		case to == game.NoField && z.Leaver != nil && *z.Leaver == was.Human: // with the fuel
			out = append(out, f.runsOff(id, from, piece))
		case to == game.NoField:
			out = append(out, motion.Go(id, f.places.fields[from], f.places.fields[from], 0, piece))
		default:
			out = append(out, f.slide(id, from, to, piece, after))
		}
		if is.Wounds > was.Wounds && to != game.NoField && !bitten {
			out = append(out, f.flashes(out, "paliwo/act-bite", f.places.fields[to], biteColour))
		}
		if is.Wounds < was.Wounds && to != game.NoField {
			out = append(out, f.flash("paliwo/act-first-aid", f.places.fields[to], sprites.GreenText))
		}
		if is.Weapon && !was.Weapon && to != game.NoField {
			out = append(out, f.comes(f.places.deeds, f.places.fields[to], func(c *sprites.Canvas, r layout.Rect) {
				c.Sprite("paliwo/weapon", r.Inset(r.W*0.22), sprites.SpriteOpt{})
			}))
		}
	}
	return out
}

// runsOff takes a human over the side edge.
func (f *face) runsOff(id string, from game.Field, draw drawing) motion.Motion {
	box, d := f.places.fields[from], game.West
	if from.Col() > 0 {
		d = game.East
	}
	away := toward(d, f.places.pitch*0.9)
	return motion.Go(id, box, box.Translate(away.X, away.Y), 1.5, draw)
}

// comes takes a piece from somewhere beside the board to its field.
func (f *face) comes(from, to layout.Rect, draw drawing) motion.Motion {
	m := motion.Come("new", layout.Around(from.Center(), to.Size()), to, 0, draw)
	m.Arc = f.places.pitch * 0.3
	return m
}

// colour keeps signatures short.
type colour = color.NRGBA

// biteColour is that of bites.
var biteColour = sprites.Hex(0xff5a3a)

// flash shows a sign over a field and lets it fade.
func (f *face) flash(art string, box layout.Rect, tint colour) motion.Motion {
	sign := func(c *sprites.Canvas, r layout.Rect, x float64) { drawSign(c, r, art, tint, x) }
	return motion.Here("flash", box, 1.6, sign).Calm(sign)
}

// flashes shows a sign over a field at the end of all that is on its way by now.
func (f *face) flashes(after []motion.Motion, art string, box layout.Rect, tint colour) motion.Motion {
	begins := 0.0
	for i := range after {
		begins = max(begins, after[i].Time*slideTime)
	}
	return f.flash(art, box, tint).After(begins)
}

// shakes lets somebody who is hurt jerk once the deed has landed.
func (f *face) shakes(id string, at game.Field, was, is drawing) motion.Motion {
	box, by := f.places.fields[at], f.places.pitch*0.09
	return motion.Here(id, box, blowTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
		if x < blowHit {
			was(c, r)
			return
		}
		y := min((x-blowHit)/0.4, 1)
		is(c, r.Translate(by*math.Sin(y*6*math.Pi)*(1-y), 0))
	}).Turns(was, is)
}

func (f *face) zombieMotions(out []motion.Motion, a, z *game.View, d blow) []motion.Motion {
	is := map[int]*game.Zombie{}
	for i := range z.Zombies {
		is[z.Zombies[i].Figure] = &z.Zombies[i]
	}
	for i := range a.Zombies {
		was := &a.Zombies[i]
		now := is[was.Figure]
		delete(is, was.Figure)
		id, look := zombieID(was.Figure), zombieIn(a, was)
		look.Turned = false
		draw := func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, sprites.SpriteOpt{}) }
		after := draw
		if now != nil {
			next := zombieIn(z, now)
			after = func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, next, sprites.SpriteOpt{}) }
		}
		switch {
		case now == nil && was.Field == d.to && d.from != game.NoField:
			out = append(out, f.falls(id, f.places.fields[was.Field], d, func(c *sprites.Canvas, r layout.Rect, opt sprites.SpriteOpt) {
				pieces.Zombie(c, r, look, opt)
			}))
			if d.near() {
				out = append(out, f.lands(d, blowArt(d.verb), sprites.Amber))
			}
		case now == nil:
			out = append(out, motion.Go(id, f.places.fields[was.Field], f.places.fields[was.Field], 0, draw))
		case now.Field != was.Field && was.Field == d.to && d.near():
			out = append(out, f.pushed(id, was.Field, now.Field, draw, after))
		case now.Field != was.Field:
			out = append(out, f.slide(id, was.Field, now.Field, draw, after))
		case facingName(now) != facingName(was):
			out = append(out, f.turnsRound(id, was, now, after))
		case was.Field == d.from && d.verb == game.VerbBite:
			out = append(out, f.lunges(id, d, draw, after))
		}
	}
	for i := range z.Zombies { // in order, those that are new
		if now := is[z.Zombies[i].Figure]; now != nil {
			out = append(out, f.rises(a, now))
		}
	}
	return out
}

// blowArt is the sign of a deed by hand.
func blowArt(verb uint8) string {
	switch verb {
	case game.VerbAxe:
		return "paliwo/act-axe"
	case game.VerbCourage:
		return "paliwo/act-courage"
	}
	return "paliwo/act-weapon"
}

// pushed lets a zombie stumble to another field once it was pushed.
func (f *face) pushed(id string, from, to game.Field, was, is drawing) motion.Motion {
	a, z := f.places.fields[from], f.places.fields[to]
	return motion.Move(id, a, z, blowTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		y := layout.Stretch(x, blowHit, blowHit+0.45)
		at := a.Lerp(z, layout.EaseOut(y)).Translate(0, -f.places.pitch*0.12*math.Sin(math.Pi*y))
		becomes(c, at, was, is, (x-blowHit-0.45)/(1-blowHit-0.45))
	})
}

// turnsRound lets a zombie turn.
func (f *face) turnsRound(id string, was, now *game.Zombie, stands drawing) motion.Motion {
	box, from, to := f.places.fields[was.Field], zombieLook(was), zombieLook(now)
	from.Done, to.Done, to.Turned = false, false, false
	turns := func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, to, sprites.SpriteOpt{}) }
	return motion.Here(id, box, 1.2, func(c *sprites.Canvas, r layout.Rect, x float64) {
		y := min(x/slideTime, 1)
		switch {
		case y < 0.5:
			pieces.Zombie(c, r, from, sprites.SpriteOpt{Zoom: 1 - 0.24*math.Sin(math.Pi*y)})
		case y < 1:
			pieces.Zombie(c, r, to, sprites.SpriteOpt{Zoom: 1 - 0.24*math.Sin(math.Pi*y)})
		default:
			becomes(c, r, turns, stands, (x-slideTime)/(1-slideTime))
		}
	})
}

// rises lets a new zombie come: from the pool, or out of the ground where a
// token lay or a human stood.
func (f *face) rises(a *game.View, now *game.Zombie) motion.Motion {
	box, look := f.places.fields[now.Field], zombieLook(now)
	look.Done, look.Turned = false, false
	if look.Crawls || now.Was != nil {
		m := motion.Here("new", box, 1.3, func(c *sprites.Canvas, r layout.Rect, x float64) {
			pieces.Zombie(c, r, look, sprites.SpriteOpt{Zoom: 0.5 + 0.5*x})
		})
		m.Fade = motion.Appear
		return m
	}
	from, draw := f.places.pool, func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, sprites.SpriteOpt{}) }
	switch {
	case a.Stage == game.StageZombies:
		from = f.places.deeds
	case now.Field.AtSide() || now.Field.Row() == game.Rows-1:
		return f.entersOver(now.Field, draw)
	}
	return f.comes(from, box, draw)
}

// entersOver lets a figure come in over the edge at which a field lies.
func (f *face) entersOver(at game.Field, draw drawing) motion.Motion {
	box := f.places.fields[at]
	in := toward(inward(at), f.places.pitch*1.1)
	return motion.Move("new", box.Translate(-in.X, -in.Y), box, 1.5, func(c *sprites.Canvas, r layout.Rect, x float64) {
		c.PushAlpha(min(1, 3*x))
		draw(c, r.Translate(0, -f.places.pitch*0.05*math.Abs(math.Sin(3*math.Pi*x))))
		c.PopAlpha()
	})
}

// terrorMotion moves the marker along its track, or puts it there.
func (f *face) terrorMotion(out []motion.Motion, a, z *game.View) []motion.Motion {
	if z.Terror == nil || a.Terror != nil && *a.Terror == *z.Terror {
		return out
	}
	marker := func(c *sprites.Canvas, r layout.Rect) { c.Sprite("paliwo/terror-marker", r, sprites.SpriteOpt{}) }
	n := max(*z.Terror, 1)
	to := pieces.TerrorField(f.places.track, n, f.terrorStart())
	switch {
	case a.Terror == nil:
		return append(out, motion.Come("terror", to.Translate(0, -to.H), to, 1.5, marker))
	case *z.Terror == 0:
		return append(out, motion.Go("terror", to, to.Translate(to.W, 0), 1.5, marker))
	}
	return append(out, motion.Fly("terror", pieces.TerrorField(f.places.track, *a.Terror, f.terrorStart()), to, to.H*0.3, 1.3, marker))
}

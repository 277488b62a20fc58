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
	a, ok := before.(game.View)
	z, also := after.(game.View)
	if !ok || !also || f.places.frame.Empty() {
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
	return motion.Motion{
		Piece: piece, From: a, To: z, Time: 0.9 + 0.35*math.Min(steps, 4), Lands: slideTime,
		Play: func(c *sprites.Canvas, _ layout.Rect, x float64) {
			y := layout.EaseInOut(min(x/slideTime, 1))
			hop := f.places.pitch * 0.1 * math.Abs(math.Sin(steps*math.Pi*y))
			becomes(c, a.Lerp(z, y).Translate(0, -hop), was, is, (x-slideTime)/(1-slideTime))
		},
	}
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
		case to == game.NoField && f.leads(z, was.Human):
			out = append(out, f.runsOff(id, from, piece))
		case to == game.NoField:
			out = append(out, f.goes(id, f.places.fields[from], piece))
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

// leads reports whether a human has carried the fuel off.
func (f *face) leads(z *game.View, h game.Human) bool { return z.Leaver != nil && *z.Leaver == h }

// runsOff takes a human over the side edge.
func (f *face) runsOff(id string, from game.Field, draw drawing) motion.Motion {
	box, d := f.places.fields[from], game.West
	if from.Col() > 0 {
		d = game.East
	}
	away := ahead(d, f.places.pitch*0.9)
	return motion.Motion{Piece: id, From: box, To: box.Translate(away.X, away.Y), Fade: motion.Vanish, Time: 1.5, Draw: draw}
}

// goes lets a piece shrink and fade.
func (f *face) goes(piece string, box layout.Rect, draw drawing) motion.Motion {
	return motion.Motion{
		Piece: piece, From: box, To: box.Grow(0.55), Fade: motion.Vanish,
		Draw: func(c *sprites.Canvas, r layout.Rect) { draw(c, layout.Around(r.Center(), box.Size())) },
	}
}

// comes takes a piece from somewhere beside the board to its field.
func (f *face) comes(from, to layout.Rect, draw drawing) motion.Motion {
	return motion.Motion{
		Piece: "new", From: layout.Around(from.Center(), to.Size()), To: to, Arc: f.places.pitch * 0.3, Fade: motion.Appear, Draw: draw,
	}
}

// colour keeps signatures short.
type colour = color.NRGBA

// biteColour is that of bites.
var biteColour = sprites.Hex(0xff5a3a)

// flash shows a sign over a field and lets it fade.
func (f *face) flash(art string, box layout.Rect, tint colour) motion.Motion {
	sign := func(c *sprites.Canvas, r layout.Rect, x float64) { drawSign(c, r, art, tint, x) }
	return motion.Motion{Piece: "flash", From: box, To: box, Time: 1.6, Play: sign, Still: sign}
}

// flashes shows a sign over a field at the end of all that is on its way by now.
func (f *face) flashes(after []motion.Motion, art string, box layout.Rect, tint colour) motion.Motion {
	begins := 0.0
	for i := range after {
		begins = max(begins, after[i].Time*slideTime)
	}
	m := f.flash(art, box, tint)
	sign := m.Play
	from := begins / (begins + m.Time)
	m.Time += begins
	m.Play = func(c *sprites.Canvas, r layout.Rect, x float64) {
		if x > from {
			sign(c, r, (x-from)/(1-from))
		}
	}
	return m
}

// shakes lets somebody who is hurt jerk once the deed has landed.
func (f *face) shakes(id string, at game.Field, was, is drawing) motion.Motion {
	box, by := f.places.fields[at], f.places.pitch*0.09
	return motion.Motion{
		Piece: id, From: box, To: box, Time: blowTime,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			if x < blowHit {
				was(c, r)
				return
			}
			y := min((x-blowHit)/0.4, 1)
			is(c, r.Translate(by*math.Sin(y*6*math.Pi)*(1-y), 0))
		},
		Still: swap(was, is),
	}
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
			out = append(out, f.goes(id, f.places.fields[was.Field], draw))
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
	return motion.Motion{
		Piece: id, From: a, To: z, Time: blowTime,
		Play: func(c *sprites.Canvas, _ layout.Rect, x float64) {
			y := layout.Stretch(x, blowHit, blowHit+0.45)
			at := a.Lerp(z, layout.EaseOut(y)).Translate(0, -f.places.pitch*0.12*math.Sin(math.Pi*y))
			becomes(c, at, was, is, (x-blowHit-0.45)/(1-blowHit-0.45))
		},
	}
}

// turnsRound lets a zombie turn.
func (f *face) turnsRound(id string, was, now *game.Zombie, stands drawing) motion.Motion {
	box, from, to := f.places.fields[was.Field], zombieLook(was), zombieLook(now)
	from.Done, to.Done, to.Turned = false, false, false
	turns := func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, to, sprites.SpriteOpt{}) }
	return motion.Motion{
		Piece: id, From: box, To: box, Time: 1.2,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			y := min(x/slideTime, 1)
			switch {
			case y < 0.5:
				pieces.Zombie(c, r, from, sprites.SpriteOpt{Zoom: 1 - 0.24*math.Sin(math.Pi*y)})
			case y < 1:
				pieces.Zombie(c, r, to, sprites.SpriteOpt{Zoom: 1 - 0.24*math.Sin(math.Pi*y)})
			default:
				becomes(c, r, turns, stands, (x-slideTime)/(1-slideTime))
			}
		},
	}
}

// rises lets a new zombie come: from the pool, or out of the ground where a
// token lay or a human stood.
func (f *face) rises(a *game.View, now *game.Zombie) motion.Motion {
	box, look := f.places.fields[now.Field], zombieLook(now)
	look.Done, look.Turned = false, false
	if look.Crawls || now.Was != nil {
		return motion.Motion{
			Piece: "new", From: box, To: box, Fade: motion.Appear, Time: 1.3,
			Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
				pieces.Zombie(c, r, look, sprites.SpriteOpt{Zoom: 0.5 + 0.5*x})
			},
		}
	}
	from := f.places.pool
	switch {
	case a.Stage == game.StageZombies:
		from = f.places.deeds
	case now.Field.AtSide() || now.Field.Row() == game.Rows-1:
		return f.entersOver(now.Field, func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, sprites.SpriteOpt{}) })
	}
	return f.comes(from, box, func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, sprites.SpriteOpt{}) })
}

// entersOver lets a figure come in over the edge at which a field lies.
func (f *face) entersOver(at game.Field, draw drawing) motion.Motion {
	box := f.places.fields[at]
	in := ahead(inward(at), f.places.pitch*1.1)
	return motion.Motion{
		Piece: "new", From: box.Translate(-in.X, -in.Y), To: box, Time: 1.5,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			c.PushAlpha(min(1, 3*x))
			draw(c, r.Translate(0, -f.places.pitch*0.05*math.Abs(math.Sin(3*math.Pi*x))))
			c.PopAlpha()
		},
	}
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
		return append(out, motion.Motion{Piece: "terror", From: to.Translate(0, -to.H), To: to, Fade: motion.Appear, Time: 1.5, Draw: marker})
	case *z.Terror == 0:
		return append(out, motion.Motion{Piece: "terror", From: to, To: to.Translate(to.W, 0), Fade: motion.Vanish, Time: 1.5, Draw: marker})
	}
	return append(out, motion.Motion{Piece: "terror", From: pieces.TerrorField(f.places.track, *a.Terror, f.terrorStart()), To: to, Arc: to.H * 0.3, Time: 1.3, Draw: marker})
}

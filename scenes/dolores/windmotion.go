package dolores

import (
	"math"

	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/table/motion"
	"schron/sprites"
	"schron/sprites/space"
)

// windTime is how many times longer than a usual move the wind is shown.
const (
	windTime    = 5.0
	driftFrom   = 0.24 // … of it the dice lie, and the wind rises
	driftTo     = 0.78 // … the clouds have come to rest
	windSettles = 0.76 // … and what hangs on it happens
	uncovers    = 0.9  // … and the map is what it is afterwards
)

// windMotions let the clouds drift with the wind, those off the map vanish, and
// the fires spread and burn out.
func (f *face) windMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	w := game.Wind{First: int8(z.Wind[0]), Second: int8(z.Wind[1])}
	d, strength := w.Direction(), int(w.Second)
	if d == game.Calm {
		strength = 0
	}
	before, later := &f.planet, f.afterwards(z)
	for i, at := range append(append([]game.Field{}, a.Pollution...), f.smoking(a)...) {
		out = append(out, f.drift(drifting{at: at, d: d, n: strength, seed: i, look: &before.Fields[at], later: later}))
	}
	for i, at := range a.Clouds {
		out = append(out, f.drift(drifting{at: at, d: d, n: strength, seed: 50 + i, radioactive: true, look: &before.Fields[at], later: later}))
	}
	out = append(out, f.rose(d, w, strength))
	if strength > 0 {
		out = append(out, f.gust(d))
	}
	for seat := range a.Federations {
		out = f.unitMotions(out, a, z, seat, moments{told: windTime * windSettles})
	}
	out = f.fireMotions(out, a, z, windTime*windSettles)
	out = f.flares(out, a, z)
	out = append(out, f.uncover(later, f.places.board, windTime*uncovers, windTime))
	return append(out, f.caption(a, d, strength)) // over all of it
}

// smoking lists the cities that add a cloud before the wind.
func (f *face) smoking(v *game.View) []game.Field {
	var out []game.Field
	for seat := range v.Federations {
		out = append(out, v.Forecast(seat).Smoke...)
	}
	return out
}

// drifting is a cloud in the wind.
type drifting struct {
	at          game.Field
	d           game.Direction
	n           int // how far it goes
	seed        int
	radioactive bool
	look        *pieces.PlanetField // of its field
	later       *pieces.Planet      // what the map is afterwards
}

// drift moves a cloud by the wind. Clouds set out once the dice lie, one a little after
// the other. They sway and swell on their way and come to rest. What leaves the map
// fades.
func (f *face) drift(x drifting) motion.Motion {
	field := f.fieldBox(x.at)
	from := pieces.CloudIn(field, x.look, x.radioactive)
	dx, dy := heading(x.d)
	by := layout.P(dx, dy).Mul(field.W * float64(x.n))
	to := from.Translate(by.X, by.Y)
	gone := false
	if x.n > 0 {
		if end := x.at.Step(x.d, x.n); end == game.NoField {
			gone = true
		} else {
			to = pieces.CloudIn(f.fieldBox(end), &x.later.Fields[end], x.radioactive)
		}
	}
	art := "dolores/pollution"
	if x.radioactive {
		art = "dolores/cloud"
	}
	start := driftFrom + 0.1*layout.Scatter(x.seed, int(x.at))
	waves, phase := 2+layout.Scatter(x.seed, 7), 2*math.Pi*layout.Scatter(x.seed, 8)
	m := motion.Move(skyPiece, from, to, windTime, func(c *sprites.Canvas, _ layout.Rect, t float64) {
		way := eased((t - start) / (driftTo - start))
		alive := 0.0
		if x.n > 0 {
			alive = layout.Within(8*(t-driftFrom)) * layout.Within(6*(windSettles+0.06-t))
		}
		wave := math.Sin(2*math.Pi*waves*t + phase)
		r := layout.Around(from.Center().Lerp(to.Center(), way), from.Size())
		side := field.W * 0.05 * wave * alive
		opt := sprites.SpriteOpt{
			Alpha: 0.94, Angle: 0.06 * alive * math.Cos(2*math.Pi*waves*t+phase),
			Zoom: (1 + (to.W/from.W-1)*way) * (1 + 0.05*alive*wave),
		}
		if gone {
			opt.Alpha = sprites.Faint(0.94 * layout.Within(1.6*(1-way)))
		}
		c.Sprite(art, r.Translate(-dy*side, dx*side), opt)
	})
	cloud := func(c *sprites.Canvas, r layout.Rect) { c.Sprite(art, r, sprites.SpriteOpt{Alpha: 0.94}) }
	if m = m.Goes(cloud); gone {
		return m
	}
	return m.Comes(cloud)
}

// eased is a way that begins and ends very softly, as of something light in the air.
func eased(t float64) float64 {
	t = layout.Within(t)
	return t * t * t * (t*(6*t-15) + 10)
}

// heading is the way of a direction on the screen.
func heading(d game.Direction) (dx, dy float64) {
	from := game.At(1, 1)
	to := from.Step(d, 1)
	return float64(to.Col() - from.Col()), float64(to.Row() - from.Row())
}

// rose shows both dice and the arrow of the wind in the middle of the map.
func (f *face) rose(d game.Direction, w game.Wind, strength int) motion.Motion {
	board := f.places.board
	side := min(board.W, board.H) * 0.2
	box := layout.Around(board.Center(), layout.S(side, side)).Translate(0, -board.H*0.28)
	direction := d.String()
	return motion.Here("rose", box, windTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
		c.PushAlpha(min(1, 6*x, 6*(1-x)))
		die := r.W * 0.3
		for i, n := range [2]int8{w.First, w.Second} {
			at := layout.R(r.X-die*1.5, r.Y+float64(i)*die*1.3, die, die)
			space.Tumble6(c, at, int(n), sprites.Paper, x*space.DieRests/driftFrom, 6*int(w.First)+int(w.Second)+i)
		}
		if x >= driftFrom {
			pieces.WindRose(c, r, direction, strength, sprites.SpriteOpt{})
		}
		c.PopAlpha()
	}).Rests(0.5)
}

// gust are streaks that run over the map with the wind.
func (f *face) gust(d game.Direction) motion.Motion {
	board := f.places.board
	dx, dy := heading(d)
	const streaks = 14
	return motion.Here("gust", board, windTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
		x = (x - driftFrom) / (windSettles - driftFrom)
		if x <= 0 || x >= 1 {
			return
		}
		c.PushAlpha(0.35 * min(1, 6*x, 6*(1-x)))
		for i := range streaks {
			along := frac(float64(i)*0.618 + x*1.6)
			across := (float64(i) + 0.5) / streaks
			at := layout.P(r.X+r.W*across, r.Y+r.H*along)
			switch {
			case dx != 0:
				at = layout.P(r.X+r.W*along, r.Y+r.H*across)
			}
			if dx < 0 {
				at.X = r.Right() - (at.X - r.X)
			}
			if dy < 0 {
				at.Y = r.Bottom() - (at.Y - r.Y)
			}
			long := r.H * 0.09
			c.Line(at, layout.P(at.X-dx*long, at.Y-dy*long), 2, sprites.Paper)
		}
		c.PopAlpha()
	}).Unseen()
}

func frac(x float64) float64 { return x - float64(int(x)) }

// flares let the fires that burn on the map flicker while the wind blows.
func (f *face) flares(out []motion.Motion, a, z *game.View) []motion.Motion {
	stays := game.Set(z.Fires...)
	for _, at := range a.Fires {
		box := f.flameBox(a, at)
		burns := stays.Has(at)
		out = append(out, motion.Here("flare", box, windTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
			if alpha := 1 - layout.Within((x-windSettles)/0.14); burns || alpha > 0 {
				if burns {
					alpha = 1
				}
				drawFlame(c, box, 4*x, 1, alpha)
			}
		}).Calm(func(c *sprites.Canvas, r layout.Rect, x float64) {
			if burns {
				x = 0
			}
			drawFlame(c, r, 0, 1, 1-x)
		}))
	}
	return out
}

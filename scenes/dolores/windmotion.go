package dolores

import (
	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/table"
	"schron/sprites"
)

// windTime is how many times longer than a usual move the wind is shown.
const (
	windTime    = 5.0
	windSettles = 0.62 // … of it the clouds have come to rest
)

// windMotions let the clouds drift with the wind, those off the map vanish, and
// the fires spread and burn out.
func (f *face) windMotions(out []table.Motion, a, z *game.View) []table.Motion {
	w := game.Wind{First: int8(z.Wind[0]), Second: int8(z.Wind[1])}
	d, strength := w.Direction(), int(w.Second)
	if d == game.Calm {
		strength = 0
	}
	tokens := append(append([]game.Field{}, a.Pollution...), f.smoking(a)...)
	for _, at := range tokens {
		out = append(out, f.drift(at, d, strength, "dolores/pollution"))
	}
	for _, at := range a.Clouds {
		out = append(out, f.drift(at, d, strength, "dolores/cloud"))
	}
	out = append(out, f.rose(d, w, strength))
	if strength > 0 {
		out = append(out, f.gust(d))
	}
	for seat := range a.Federations {
		out = f.unitMotions(out, a, z, seat, moments{told: windTime * windSettles})
	}
	out = f.fireMotions(out, a, z, windTime*windSettles)
	return f.flares(out, a, z)
}

// smoking lists the cities that add a cloud before the wind.
func (f *face) smoking(v *game.View) []game.Field {
	var out []game.Field
	for seat := range v.Federations {
		out = append(out, v.Forecast(seat).Smoke...)
	}
	return out
}

// drift moves a cloud by the wind; what leaves the map fades.
func (f *face) drift(at game.Field, d game.Direction, n int, art string) table.Motion {
	from := f.fieldBox(at).Grow(0.95)
	dx, dy := heading(d)
	to := from.Translate(dx*f.fieldBox(0).W*float64(n), dy*f.fieldBox(0).W*float64(n))
	m := table.Motion{
		Piece: skyPiece, From: from, To: to, Time: windTime,
		Draw: func(c *sprites.Canvas, r layout.Rect) { c.Sprite(art, r, sprites.SpriteOpt{}) },
	}
	if n > 0 && at.Step(d, n) == game.NoField {
		m.Fade = table.Vanish
	}
	return m
}

// heading is the way of a direction on the screen.
func heading(d game.Direction) (dx, dy float64) {
	switch d {
	case game.North:
		return 0, -1
	case game.East:
		return 1, 0
	case game.South:
		return 0, 1
	case game.West:
		return -1, 0
	case game.Calm:
	}
	return 0, 0
}

// rose shows both dice and the arrow of the wind in the middle of the map.
func (f *face) rose(d game.Direction, w game.Wind, strength int) table.Motion {
	board := f.places.board
	side := min(board.W, board.H) * 0.2
	box := layout.Around(board.Center(), layout.S(side, side)).Translate(0, -board.H*0.28)
	direction := d.String()
	return table.Motion{
		Piece: "rose", From: box, To: box, Time: windTime,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			c.PushAlpha(min(1, 6*x, 6*(1-x)))
			die := r.W * 0.3
			for i, n := range [2]int8{w.First, w.Second} {
				at := layout.R(r.X-die*1.5, r.Y+float64(i)*die*1.3, die, die)
				value := int(n)
				if x < 0.15 {
					value = 1 + (int(x*90)+i*2)%6
				}
				c.Die6(at, value, sprites.Paper, sprites.SpriteOpt{Angle: 8 * max(0, 0.15-x)})
			}
			if x >= 0.15 {
				pieces.WindRose(c, r, direction, strength, sprites.SpriteOpt{})
			}
			c.PopAlpha()
		},
	}
}

// gust are streaks that run over the map with the wind.
func (f *face) gust(d game.Direction) table.Motion {
	board := f.places.board
	dx, dy := heading(d)
	const streaks = 14
	return table.Motion{
		Piece: "gust", From: board, To: board, Time: windTime,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			c.PushAlpha(0.35 * min(1, 8*x, 8*(1-x)))
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
		},
	}
}

func frac(x float64) float64 { return x - float64(int(x)) }

// flares let the fires that burn on the map flicker while the wind blows.
func (f *face) flares(out []table.Motion, a, z *game.View) []table.Motion {
	stays := game.Set(z.Fires...)
	for _, at := range a.Fires {
		box := f.fieldBox(at).Grow(0.8)
		burns := stays.Has(at)
		out = append(out, table.Motion{
			Piece: "flare", From: box, To: box, Time: windTime,
			Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
				art := "dolores/fire"
				if int(x*16)%2 == 1 {
					art = "dolores/fire-2"
				}
				if !burns {
					c.PushAlpha(1 - x)
					defer c.PopAlpha()
				}
				c.Sprite(art, r, sprites.SpriteOpt{})
			},
		})
	}
	return out
}

package paliwo

import (
	"image/color"
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/table"
	"schron/sprites"
)

// Motions are the pieces that differ between two views, on their way from one
// to the other.
func (f *face) Motions(before, after rules.View) []table.Motion {
	a, ok := before.(game.View)
	z, also := after.(game.View)
	if !ok || !also || f.places.frame.Empty() {
		return nil
	}
	var out []table.Motion
	out = f.groundMotions(out, &a, &z)
	out = f.zombieMotions(out, &a, &z)
	out = f.humanMotions(out, &a, &z)
	out = f.shotMotion(out, &a, &z)
	out = f.terrorMotion(out, &a, &z)
	return f.cardMotions(out, &a, &z)
}

// slide moves a piece; the way of several fields takes longer.
func (f *face) slide(piece string, from, to game.Field, draw drawing) table.Motion {
	a, z := f.places.fields[from], f.places.fields[to]
	steps := a.Center().Dist(z.Center()) / f.places.pitch
	return table.Motion{Piece: piece, From: a, To: z, Arc: f.places.pitch * 0.06, Time: 0.7 + 0.3*math.Min(steps, 4), Draw: draw}
}

func (f *face) humanMotions(out []table.Motion, a, z *game.View) []table.Motion {
	for i := range a.Humans {
		was, is := &a.Humans[i], &z.Humans[i]
		id, look := humanID(was.Human), f.lookOf(was)
		piece := func(c *sprites.Canvas, r layout.Rect) { pieces.Human(c, r, look, sprites.SpriteOpt{}) }
		from, to := fieldOf(was), fieldOf(is)
		switch {
		case from == to:
		case from == game.NoField:
			out = append(out, f.comes(f.places.lines[i], f.places.fields[to], piece))
		case to == game.NoField && f.leads(z, was.Human):
			out = append(out, f.runsOff(id, from, piece))
		case to == game.NoField:
			out = append(out, f.goes(id, f.places.fields[from], piece))
		default:
			out = append(out, f.slide(id, from, to, piece))
		}
		if is.Wounds > was.Wounds && to != game.NoField {
			out = append(out, f.flash("paliwo/act-bite", f.places.fields[to], sprites.Hex(0xff5a3a)))
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

// leads tells whether a human has carried the fuel off.
func (f *face) leads(z *game.View, h game.Human) bool { return z.Leaver != nil && *z.Leaver == h }

// runsOff takes a human over the side edge.
func (f *face) runsOff(id string, from game.Field, draw drawing) table.Motion {
	box, d := f.places.fields[from], game.West
	if from.Col() > 0 {
		d = game.East
	}
	away := ahead(d, f.places.pitch*0.9)
	return table.Motion{Piece: id, From: box, To: box.Translate(away.X, away.Y), Fade: table.Vanish, Time: 1.5, Draw: draw}
}

// goes lets a piece shrink and fade.
func (f *face) goes(piece string, box layout.Rect, draw drawing) table.Motion {
	return table.Motion{
		Piece: piece, From: box, To: box.Grow(0.55), Fade: table.Vanish,
		Draw: func(c *sprites.Canvas, r layout.Rect) { draw(c, layout.Around(r.Center(), box.Size())) },
	}
}

// comes takes a piece from somewhere beside the board to its field.
func (f *face) comes(from, to layout.Rect, draw drawing) table.Motion {
	return table.Motion{
		Piece: "new", From: layout.Around(from.Center(), to.Size()), To: to, Arc: f.places.pitch * 0.3, Fade: table.Appear, Draw: draw,
	}
}

// flash shows a sign over a field and lets it fade.
func (f *face) flash(art string, box layout.Rect, tint color.NRGBA) table.Motion {
	return table.Motion{
		Piece: "flash", From: box, To: box, Fade: table.Vanish, Time: 1.6,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			c.Sprite(art, r.Inset(r.W*0.12), sprites.SpriteOpt{Tint: tint, Zoom: 0.8 + 0.6*x})
		},
	}
}

func (f *face) zombieMotions(out []table.Motion, a, z *game.View) []table.Motion {
	is := map[int]*game.Zombie{}
	for i := range z.Zombies {
		is[z.Zombies[i].Figure] = &z.Zombies[i]
	}
	for i := range a.Zombies {
		was := &a.Zombies[i]
		now := is[was.Figure]
		delete(is, was.Figure)
		id, look := zombieID(was.Figure), zombieLook(was)
		look.Done, look.Turned = false, false
		switch {
		case now == nil:
			out = append(out, f.goes(id, f.places.fields[was.Field], func(c *sprites.Canvas, r layout.Rect) {
				pieces.Zombie(c, r, look, sprites.SpriteOpt{})
			}))
		case now.Field != was.Field:
			out = append(out, f.slide(id, was.Field, now.Field, func(c *sprites.Canvas, r layout.Rect) {
				pieces.Zombie(c, r, look, sprites.SpriteOpt{})
			}))
		case facingName(now) != facingName(was):
			out = append(out, f.turnsRound(id, was, now))
		}
	}
	for i := range z.Zombies { // in order, those that are new
		if now := is[z.Zombies[i].Figure]; now != nil {
			out = append(out, f.rises(a, now))
		}
	}
	return out
}

// turnsRound lets a zombie turn.
func (f *face) turnsRound(id string, was, now *game.Zombie) table.Motion {
	box, from, to := f.places.fields[was.Field], zombieLook(was), zombieLook(now)
	from.Done, to.Done = false, false
	return table.Motion{
		Piece: id, From: box, To: box,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			look := from
			if x > 0.5 {
				look = to
			}
			pieces.Zombie(c, r, look, sprites.SpriteOpt{Zoom: 1 - 0.18*math.Sin(math.Pi*x)})
		},
	}
}

// rises lets a new zombie come: from the pool, or out of the ground where a
// token lay or a human stood.
func (f *face) rises(a *game.View, now *game.Zombie) table.Motion {
	box, look := f.places.fields[now.Field], zombieLook(now)
	look.Done, look.Turned = false, false
	if look.Crawls || now.Was != nil {
		return table.Motion{
			Piece: "new", From: box, To: box, Fade: table.Appear, Time: 1.3,
			Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
				pieces.Zombie(c, r, look, sprites.SpriteOpt{Zoom: 0.5 + 0.5*x})
			},
		}
	}
	from := f.places.pool
	if a.Stage == game.StageZombies {
		from = f.places.deeds
	}
	return f.comes(from, box, func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, sprites.SpriteOpt{}) })
}

// shotMotion shows the line of a shot.
func (f *face) shotMotion(out []table.Motion, a, z *game.View) []table.Motion {
	from := fieldOf(&a.Humans[game.Policeman])
	if z.Bullets >= a.Bullets || z.Removed == a.Removed || from == game.NoField {
		return out
	}
	left := map[int]bool{}
	for i := range z.Zombies {
		left[z.Zombies[i].Figure] = true
	}
	for i := range a.Zombies {
		if s := &a.Zombies[i]; !left[s.Figure] {
			p, q := f.middle(from), f.middle(s.Field)
			out = append(out, table.Motion{
				Piece: "shot", From: f.places.grid, To: f.places.grid, Fade: table.Vanish,
				Draw: func(c *sprites.Canvas, _ layout.Rect) { pieces.FireLine(c, p, q, true) },
			})
		}
	}
	return out
}

// terrorMotion moves the marker along its track, or puts it there.
func (f *face) terrorMotion(out []table.Motion, a, z *game.View) []table.Motion {
	if z.Terror == nil || a.Terror != nil && *a.Terror == *z.Terror {
		return out
	}
	marker := func(c *sprites.Canvas, r layout.Rect) { c.Sprite("paliwo/terror-marker", r, sprites.SpriteOpt{}) }
	n := max(*z.Terror, 1)
	to := pieces.TerrorField(f.places.track, n)
	switch {
	case a.Terror == nil:
		return append(out, table.Motion{Piece: "terror", From: to.Translate(0, -to.H), To: to, Fade: table.Appear, Time: 1.5, Draw: marker})
	case *z.Terror == 0:
		return append(out, table.Motion{Piece: "terror", From: to, To: to.Translate(to.W, 0), Fade: table.Vanish, Time: 1.5, Draw: marker})
	}
	return append(out, table.Motion{Piece: "terror", From: pieces.TerrorField(f.places.track, *a.Terror), To: to, Arc: to.H * 0.3, Time: 1.3, Draw: marker})
}

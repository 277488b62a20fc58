package dolores

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// skyPiece names all clouds together, for Table.Hidden: the wind moves them at
// once.
const skyPiece = "sky"

// Motions are what differs between two views, on its way from one to the other,
// and what an attack throws.
func (f *face) Motions(before, after rules.View) []motion.Motion {
	a, z := before.(game.View), after.(game.View)
	if f.places.board.Empty() {
		return nil
	}
	var out []motion.Motion
	if blows(&a, &z) {
		f.course = course{total: windTime, wind: true}
		return f.inSight(f.windMotions(out, &a, &z))
	}
	r, dice := f.raidOf(&a, nil)
	when := f.moments(r)
	out = f.revealMotion(out, &a, &z, r, when)
	for seat := range a.Federations {
		out = f.unitMotions(out, &a, &z, seat, when)
	}
	out = f.claimMotions(out, &a, &z)
	out = f.cityMotions(out, &a, &z)
	out = f.buildMotions(out, &a, &z)
	out = f.rollMotions(out)
	out = f.fireMotions(out, &a, &z, when.told)
	out = f.strikeMotions(out, r)
	out = f.tossMotions(f.inSight(append(out, dice...)), &a, &z)
	f.course = course{total: 1, raid: r, told: when.told}
	for i := range out {
		f.course.total = max(f.course.total, out[i].Time)
	}
	return out
}

// inSight keeps what moves within the map's box.
func (f *face) inSight(list []motion.Motion) []motion.Motion {
	for i := range list {
		list[i].Within = f.places.board
	}
	return list
}

// spot is where a counter stands on a field.
func (f *face) spot(at game.Field) layout.Rect { return f.fieldBox(at).Grow(0.84) }

// posts are the units of a federation on the map.
func posts(v *game.View, seat int) map[game.Unit]game.UnitState {
	out := map[game.Unit]game.UnitState{}
	for _, x := range v.Federations[seat].Units {
		out[x.Unit] = x
	}
	return out
}

// moments are when what hangs on dice and missiles happens, in usual moves.
type moments struct {
	told     float64 // of what dice decide
	lands    float64 // on the fields of hits
	hits     game.FieldSet
	launches map[string]float64 // when pieces leave that are used up
}

// moments of the move being shown.
func (f *face) moments(r *raid) moments {
	var m moments
	for _, e := range f.t.Step().Entries {
		switch e.Event.Text.Key {
		case "dolores.event.attack", "dolores.event.sabotage", "dolores.event.sabotage.fails":
			m.told = fightTime * toldAfter
		}
	}
	if r != nil {
		m.lands, m.hits, m.launches = r.lands, r.hits, r.launches
	}
	return m
}

// of is when a unit of a seat that is lost on a field falls.
func (m *moments) of(seat int, x *game.UnitState) float64 {
	switch at, used := m.launches[unitPiece(seat, x.Unit)]; {
	case used:
		return at
	case m.hits.Has(x.Field):
		return m.lands
	}
	return m.told
}

// unitMotions lets units go, come and fall.
func (f *face) unitMotions(out []motion.Motion, a, z *game.View, seat int, when moments) []motion.Motion {
	was, is := posts(a, seat), posts(z, seat)
	for _, x := range a.Federations[seat].Units {
		y, stays := is[x.Unit]
		draw := f.piece(x.Unit.Kind(), seat)
		switch {
		case !stays:
			if x.Ship == nil {
				out = append(out, falls(unitPiece(seat, x.Unit), f.spot(x.Field), draw, when.of(seat, &x)))
			}
		case x.Field != y.Field && (x.Ship == nil || y.Ship == nil):
			from := f.spot(x.Field)
			out = append(out, motion.Fly(unitPiece(seat, x.Unit), from, f.spot(y.Field), from.H*0.3, 1.4, draw))
		}
	}
	for _, y := range z.Federations[seat].Units {
		if _, known := was[y.Unit]; !known {
			out = append(out, comes(f.spot(y.Field), 0, f.piece(y.Unit.Kind(), seat)))
		}
	}
	return out
}

// falls lets a piece stand for a while, in usual moves, and then sink and fade.
func falls(name string, box layout.Rect, draw drawing, after float64) motion.Motion {
	if after == 0 {
		return motion.Go(name, box, box.Grow(0.5).Translate(0, box.H*0.1), 0, draw)
	}
	time := after + 1
	return motion.Here(name, box, time, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		gone := layout.EaseInOut(x*time - after)
		c.PushAlpha(1 - gone)
		draw(c, box.Translate(0, box.H*0.1*gone))
		c.PopAlpha()
	})
}

// comes lets a piece drop onto its field.
func comes(box layout.Rect, time float64, draw drawing) motion.Motion {
	return motion.Come("new", box.Grow(1.3).Translate(0, -box.H*0.6), box, time, draw)
}

// claimMotions let the border of a field that has a new owner close around it.
func (f *face) claimMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	for row := range game.Size {
		if a.Owners[row] == z.Owners[row] {
			continue
		}
		for col := range game.Size {
			was, is := a.Owners[row][col], z.Owners[row][col]
			if was == is || is == '.' {
				continue
			}
			edge := f.border(int(is - '0'))
			box := f.fieldBox(game.At(col, row))
			out = append(out, motion.Come("claim", box.Grow(1.5), box, 0.6, func(c *sprites.Canvas, r layout.Rect) { pieces.Border(c, r, edge) }))
		}
	}
	return out
}

// cityMotions let new cities and ground tokens drop onto their fields.
func (f *face) cityMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	for row := range game.Size {
		if a.Ground[row] == z.Ground[row] {
			continue
		}
		for col := range game.Size {
			was, is := a.Ground[row][col], z.Ground[row][col]
			if was == is {
				continue
			}
			at := game.At(col, row)
			seat := int(z.Owners[row][col]) - '0'
			var draw drawing
			switch {
			case is == 'C':
				o := f.t.LookOf(seat).Owner()
				draw = func(c *sprites.Canvas, r layout.Rect) { pieces.City(c, r, o, false, -1, sprites.SpriteOpt{}) }
			case is == 'c':
				draw = picture("dolores/crop")
			case is == 'f':
				draw = picture("dolores/forest")
			case is == 's':
				draw = f.piece(game.SectionOf(at), seat)
			default:
				continue
			}
			out = append(out, comes(f.fieldBox(at).Grow(0.9), 0.7, draw))
		}
	}
	return out
}

// flareTime is how long a new fire flares up, in usual moves.
const flareTime = 1.8

// fireMotions let new fires flare up after a time, in usual moves.
func (f *face) fireMotions(out []motion.Motion, a, z *game.View, after float64) []motion.Motion {
	old := game.Set(a.Fires...)
	for _, at := range z.Fires {
		if old.Has(at) {
			continue
		}
		fire := motion.Here("fire:"+strconv.Itoa(int(at)), f.flameBox(z, at), flareTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
			drawFlame(c, r, x*3, layout.EaseOutBack(x), layout.Within(3*x))
		})
		out = append(out, fire.After(after))
	}
	return out
}

// buildMotions let a new building drop onto its city and go into it.
func (f *face) buildMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	for seat := range a.Federations {
		for i := range z.Federations[seat].Cities {
			city := &z.Federations[seat].Cities[i]
			was := districtsOn(a, seat, city.Field)
			if was < 0 || len(city.Districts) <= was {
				continue
			}
			art := buildingArt[city.Districts[len(city.Districts)-1].Building]
			out = append(out, motion.Here("building", f.fieldBox(city.Field), 1.8, func(c *sprites.Canvas, r layout.Rect, x float64) {
				down, into := layout.EaseOutBack(x/0.4), layout.EaseIn((x-0.55)/0.45)
				at := r.Translate(0, -r.H*(0.35+0.7*(1-down)-0.35*into))
				c.Sprite(art, at, sprites.SpriteOpt{Zoom: 1 - 0.7*into, Alpha: sprites.Faint(layout.Within(6*x) * (1 - into))})
			}).Calm(func(c *sprites.Canvas, r layout.Rect, x float64) {
				c.Sprite(art, r, sprites.SpriteOpt{Alpha: sprites.Faint(4 * x * (1 - x))})
			}))
		}
	}
	return out
}

// districtsOn counts the built districts of a seat's city on a field, -1 if there is
// none.
func districtsOn(v *game.View, seat int, at game.Field) int {
	for i := range v.Federations[seat].Cities {
		if c := &v.Federations[seat].Cities[i]; c.Field == at {
			return len(c.Districts)
		}
	}
	return -1
}

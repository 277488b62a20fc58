package dolores

import (
	"image/color"
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// Times of a missile's course, in usual moves.
const (
	flightTime = 3.6
	dropTime   = 0.7
	answerTime = 3.4 // of a launcher's answer, with its die
	meetsAfter = 1.9 // … until what rose has come to the missile
	shipTime   = 2.6 // of a warship's shot
)

// raid is what is shown of a missile in a move: its flight, those who shoot at it,
// and where it hits.
type raid struct {
	super    bool
	art      string
	look     sprites.SpriteOpt
	side     float64
	over     layout.Point // where it waits
	turn     float64      // … and how it is turned there
	waits    [2]float64   // from when to when it does, in usual moves
	flights  []flight
	blasts   []blast
	clears   layout.Rect // the fields that are hit
	hits     game.FieldSet
	lands    float64 // when it hits, in usual moves
	ends     float64
	launches map[string]float64 // when the launchers of answers are used up, by their pieces
	shots    []float64          // when each of those who shoot at it does
}

// raidOf reads the raid off the events of the move being shown; nil if none flies.
// Motions that belong to it, such as dice, are added.
func (f *face) raidOf(a *game.View, out []motion.Motion) (*raid, []motion.Motion) {
	entries := f.t.Step().Entries
	target, firer := game.NoField, int(a.Go)
	r := &raid{launches: map[string]float64{}}
	if m := a.Missile; m != nil && m.Target != nil {
		target, r.super = *m.Target, m.Super
	}
	var launch *rules.LogEntry
	shows := false
	for i := range entries {
		switch x := entries[i].Event.Text; x.Key {
		case "dolores.event.launch":
			launch, firer = &entries[i], entries[i].Event.Seat
			target, r.super = fieldOf(x, "field"), unitOf(x).Kind() == game.SuperLauncher
			shows = true
		case "dolores.event.blast", "dolores.event.cloud", "dolores.event.hold":
			shows = true
		default:
			shows = shows || shoots(x.Key)
		}
	}
	if target == game.NoField || !shows {
		return nil, out
	}
	r.art = missileArt(r.super)
	r.look.Tint = f.t.LookOf(firer).Colour
	box := f.fieldBox(target)
	r.side, r.over, r.turn = box.W*missileSide, hangs(box), hangTurn
	now, stopped := 0.0, false
	if launch != nil {
		now = f.launchFlight(r, launch, box)
	}
	now, stopped, out = f.answers(r, entries, target, now, out)
	switch {
	case stopped:
		r.waits[1] = r.lands
	case r.strike(f, entries, target, now):
	case len(r.flights) == 0:
		return nil, out
	default:
		r.waits[1], r.ends = 1e9, now // it goes on waiting
	}
	for i := range r.flights { // no smoke is left at the end
		x := &r.flights[i]
		for k := range x.trail {
			x.trail[k].To = min(x.trail[k].To, r.ends-x.from)
		}
		x.trail = slices.DeleteFunc(x.trail, func(p motion.Puff) bool { return p.To-p.From < 0.05 })
	}
	return r, out
}

func missileArt(super bool) string {
	if super {
		return "dolores/super-missile"
	}
	return "dolores/missile"
}

// unitOf reads a unit among the arguments of a text.
func unitOf(x rules.Text) game.Unit {
	if a, ok := x.Arg("unit"); ok {
		if u, err := game.ParseUnit(a.S); err == nil {
			return u
		}
	}
	return game.NoUnit
}

// launchFlight adds the flight from the launcher and tells when it is over.
func (f *face) launchFlight(r *raid, e *rules.LogEntry, target layout.Rect) float64 {
	from := target
	if u := unitOf(e.Event.Text); u != game.NoUnit {
		if post := f.unitPost(e.Event.Seat, u); post != nil {
			from = f.fieldBox(post.Field)
		}
	}
	x := flight{
		path: pathTo(from.Center(), r.over, target.Center(), target.W), ground: [2]layout.Point{from.Center(), r.over.Lerp(target.Center(), 0.6)},
		art: r.art, look: r.look, side: r.side, time: flightTime, sizes: [2]float64{0.75, 1},
	}
	x.smoke(e.Event.Seat)
	r.flights = append(r.flights, x)
	r.waits[0] = flightTime
	return flightTime
}

// answers adds those who shoot at the missile, in turn, with their dice. It tells when
// the last one has shot and whether that stopped it.
func (f *face) answers(r *raid, entries []rules.LogEntry, target game.Field, now float64, out []motion.Motion) (end float64, stopped bool, all []motion.Motion) {
	for i := range entries {
		e := &entries[i]
		x := e.Event.Text
		if !shoots(x.Key) {
			continue
		}
		ship := x.Key == "dolores.event.ship-stops" || x.Key == "dolores.event.ship-misses"
		hit := x.Key == "dolores.event.ship-stops" || x.Key == "dolores.event.intercept"
		time := answerTime
		from := f.fieldBox(target)
		if ship {
			time = shipTime
		} else if post := f.unitPost(e.Event.Seat, unitOf(x)); post != nil {
			from = f.fieldBox(post.Field)
			r.launches[unitPiece(e.Event.Seat, post.Unit)] = now
		}
		r.shots = append(r.shots, now)
		r.rise(from, now, time, hit, ship, f.t.LookOf(e.Event.Seat).Colour, i)
		out = append(out, f.shot(e.Event.Seat, target, x, now, time))
		now, stopped = now+time, hit
	}
	return now, stopped, out
}

// rise adds what rises from a field to the missile that waits, and meets it or passes.
func (r *raid) rise(from layout.Rect, start, time float64, hit, ship bool, colour color.NRGBA, seed int) {
	meets := time * meetsAfter / answerTime
	x := flight{
		path:   pathTo(from.Center(), r.over, r.over.Add(layout.P(0, -from.H)), from.W),
		ground: [2]layout.Point{from.Center(), r.over.Add(layout.P(0, from.H*0.8))}, art: "dolores/missile", look: sprites.SpriteOpt{Tint: colour},
		side: r.side * 0.72, from: start, time: meets, pace: speeds, sizes: [2]float64{0.75, 1},
	}
	if ship {
		x.side = r.side * 0.45
	}
	x.smoke(seed)
	if !hit {
		// It passes and is gone in the sky.
		away := x
		by := layout.P(r.side*0.28, 0)
		x.c, x.z = x.c.Add(by), x.z.Add(by)
		x.smoke(seed)
		end := x.z.Add(layout.P(from.W*0.9, -from.H*2.2))
		away.path = path{x.z, x.z.Add(layout.P(0, -from.H*0.6)), end.Add(layout.P(0, from.H*0.6)), end}
		away.from, away.time, away.vanishes, away.pace, away.sizes = start+meets, time-meets, true, steady, [2]float64{1, 0.5}
		away.ground = [2]layout.Point{x.ground[1], x.ground[1]}
		away.smoke(seed + 1)
		r.flights = append(r.flights, x, away)
		return
	}
	r.flights = append(r.flights, x)
	r.blasts = append(r.blasts, flak(r.over, from.W, start+meets, seed))
	r.lands = start + meets
	r.ends = max(start+time, r.lands+flakTime)
}

// strike adds the drop onto the target and the explosions, and reports whether there are
// any.
func (r *raid) strike(f *face, entries []rules.LogEntry, target game.Field, now float64) bool {
	cloud, falls := false, false
	var hit []game.Field
	for i := range entries {
		switch x := entries[i].Event.Text; x.Key {
		case "dolores.event.blast":
			hit, falls = append(hit, fieldOf(x, "field")), true
		case "dolores.event.cloud":
			cloud, falls = true, true
		case "dolores.event.hold", "dolores.event.launch", "dolores.event.intercept.fails", "dolores.event.ship-misses":
			// It hits an empty field, too.
			falls = falls || f.missileGone()
		}
	}
	if !falls {
		return false
	}
	box := f.fieldBox(target)
	mid := box.Center()
	r.waits[1] = now
	r.flights = append(r.flights, flight{
		path: path{r.over, r.over.Lerp(mid, 0.33), r.over.Lerp(mid, 0.66), mid}, ground: [2]layout.Point{r.over.Lerp(mid, 0.6), mid},
		art: r.art, look: r.look, side: r.side, from: now, time: dropTime, pace: speeds, sizes: [2]float64{1, 0.8},
	})
	drop := &r.flights[len(r.flights)-1]
	if first := &r.flights[0]; first != drop && first.from+first.time == now { // straight on
		first.pace, drop.pace, drop.time = speeds, steady, dropTime*0.6
		first.smoke(int(target))
	}
	drop.smoke(int(target))
	r.lands = now + drop.time
	r.clears = box
	for _, at := range blastOf(r.super, target) { // they were marked
		r.clears = r.clears.Union(f.fieldBox(at))
	}
	r.hits = game.Set(append(hit, target)...)
	for i, at := range hit {
		if at != target {
			r.blasts = append(r.blasts, explosion(f.fieldBox(at), r.lands+0.25+0.16*float64(i), at))
		}
	}
	if cloud || r.super {
		r.blasts = append(r.blasts, mushroom(box, r.lands, target))
	} else {
		r.blasts = append(r.blasts, explosion(box, r.lands, target))
	}
	for i := range r.blasts {
		r.ends = max(r.ends, r.blasts[i].ends())
	}
	return true
}

// missileGone reports whether no missile flies any more after the move being shown.
func (f *face) missileGone() bool {
	m := f.t.Step().After.(game.View).Missile
	return m == nil || m.Target == nil
}

// motion shows the raid.
func (r *raid) motion() motion.Motion {
	box := layout.Around(r.over, layout.S(r.side, r.side))
	return motion.Here("missile", box, r.ends, func(c *sprites.Canvas, _ layout.Rect, x float64) { r.draw(c, x*r.ends) }).Calm(r.still)
}

// draw paints the raid when so many usual moves have passed.
func (r *raid) draw(c *sprites.Canvas, time float64) {
	if time >= r.waits[0] && time < r.waits[1] {
		r.drawWaiting(c, 1)
	}
	for i := range r.flights {
		r.flights[i].draw(c, time)
	}
	for i := range r.blasts {
		r.blasts[i].draw(c, time)
	}
}

// drawWaiting paints the missile where it waits.
func (r *raid) drawWaiting(c *sprites.Canvas, alpha float64) {
	opt := r.look
	opt.Angle, opt.Alpha = r.turn, sprites.Faint(alpha)
	c.Sprite(r.art, layout.Around(r.over, layout.S(r.side, r.side)), opt)
}

// still fades the missile in where it waits, or out where it has hit or was stopped,
// with a glow there.
func (r *raid) still(c *sprites.Canvas, _ layout.Rect, x float64) {
	switch {
	case r.waits[1] > r.ends && r.waits[0] > 0:
		r.drawWaiting(c, x)
	case r.waits[1] > r.ends:
		r.drawWaiting(c, 1)
	default:
		r.drawWaiting(c, 1-x)
		for i := range r.blasts {
			b := &r.blasts[i]
			side := b.side * 1.5 * b.size
			c.Sprite("dolores/glow", layout.Around(b.at, layout.S(side, side)), sprites.SpriteOpt{Alpha: sprites.Faint(4 * x * (1 - x))})
		}
	}
}

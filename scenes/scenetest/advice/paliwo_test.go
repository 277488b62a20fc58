package advice

import (
	"schron/rules"
	game "schron/rules/paliwo"
)

// paliwoCounts are what the reasons of Walka o paliwo count, whoever is advised.
var paliwoCounts = map[string]count{
	"people": ofHumans(func(s *game.State, h game.Human) int { return is(s.Stands(h) != game.NoField) }),
	"wounds": ofHumans(func(s *game.State, h game.Human) int {
		if s.Stands(h) == game.NoField {
			return game.WoundsMost
		}
		return int(s.Wounds(h))
	}),
	"weapons": ofHumans(func(s *game.State, h game.Human) int { return is(s.Armed(h)) }),
	"bullets": func(x rules.State, _ int) int { return x.(*game.State).Bullets() },
	"sight": ofFields(func(s *game.State, f game.Field) bool {
		g := s.Figure(f)
		return g.Ordinary() && s.Figure(firstAhead(s, f, g.Facing())).Human() != game.NoHuman
	}),
	"close": ofFields(func(s *game.State, f game.Field) bool {
		return s.Figure(f).Undead() && within(f, 3, func(g game.Field) bool { return s.Figure(g).Human() != game.NoHuman })
	}),
	"way":   func(x rules.State, _ int) int { return wayOut(x.(*game.State)) },
	"bites": func(x rules.State, _ int) int { return bitesToCome(x.(*game.State)) },
}

func is(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func ofHumans(have func(s *game.State, h game.Human) int) count {
	return func(x rules.State, _ int) int {
		sum := 0
		for _, h := range game.Humans() {
			sum += have(x.(*game.State), h)
		}
		return sum
	}
}

func ofFields(holds func(s *game.State, f game.Field) bool) count {
	return func(x rules.State, _ int) int {
		n := 0
		for f := game.Field(0); f < game.Fields; f++ {
			n += is(holds(x.(*game.State), f))
		}
		return n
	}
}

// firstAhead is the first field ahead of another that hides what lies behind it; the
// field itself where there is none (WP-32).
func firstAhead(s *game.State, f game.Field, d game.Facing) game.Field {
	for g := f.Next(d); g != game.NoField && !game.Obstacle(g); g = g.Next(d) {
		if s.Figure(g) != 0 {
			return g
		}
	}
	return f
}

// within reports whether something holds for a field at most so far from another.
func within(f game.Field, most int, holds func(g game.Field) bool) bool {
	for g := game.Field(0); g < game.Fields; g++ {
		cols, rows := f.Col()-g.Col(), f.Row()-g.Row()
		if max(cols, -cols)+max(rows, -rows) <= most && holds(g) {
			return true
		}
	}
	return false
}

// walk is how many steps lead from some fields to each other one around obstacles.
func walk(from ...game.Field) map[game.Field]int {
	far := map[game.Field]int{}
	for _, f := range from {
		far[f] = 0
	}
	for len(from) > 0 {
		f := from[0]
		from = from[1:]
		for _, n := range f.Neighbours() {
			if _, been := far[n]; !been && n != game.NoField && !game.Obstacle(n) {
				far[n] = far[f] + 1
				from = append(from, n)
			}
		}
	}
	return far
}

// wayOut is the shortest way of a human over fuel off the board in action points
// (WP-12, WP-15, WP-16). Fuel that is hidden may be in every closed barrel.
func wayOut(s *game.State) int {
	var sides, fuel []game.Field
	hidden := false
	for f := game.Field(0); f < game.Fields; f++ {
		if f.AtSide() && !game.Obstacle(f) {
			sides = append(sides, f)
		}
		hidden = hidden || game.TerrainAt(f) == game.Barrel && s.Ground(f).Find() == game.Fuel
	}
	for f := game.Field(0); f < game.Fields; f++ {
		barrel := game.TerrainAt(f) == game.Barrel
		if s.Ground(f).Fuel() == 0 && !(barrel && hidden && s.Ground(f).Find() != game.NoFace) {
			continue
		}
		if !barrel {
			fuel = append(fuel, f)
		}
		for _, n := range f.Neighbours() {
			if barrel && n != game.NoField && !game.Obstacle(n) {
				fuel = append(fuel, n)
			}
		}
	}
	off, least := walk(sides...), 90
	for h := range game.Child {
		at := s.Stands(h)
		if s.PeopleStand() && at == game.NoField {
			continue
		}
		if !s.PeopleStand() && at == game.NoField {
			at = game.At(game.Cols/2, 0)
		}
		if s.Carries(h) {
			least = min(least, off[at]+1)
			continue
		}
		for _, f := range fuel {
			least = min(least, walk(f)[at]+off[f]+1)
		}
	}
	return least
}

// bitesToCome counts the zombies that can bite in their next turn without cards. All that
// see a human must act (WP-33). Others may, as far as the activations go (WP-34).
func bitesToCome(s *game.State) int {
	left := s.ActivationsLeft()
	if s.Stage() == game.StageTurn {
		left = 0 // nobody is activated yet
	}
	forced, free := 0, 0
	for f := game.Field(0); f < game.Fields; f++ {
		switch g := s.Figure(f); {
		case !g.Undead():
		case g.Crawls():
			free += is(crawlerBites(s, f))
		case s.Figure(firstAhead(s, f, g.Facing())).Human() != game.NoHuman:
			left--
			_, points := ahead(s, f, g.Facing(), 9, pointsOn(s, f, 2))
			forced += is(points > 0)
		default:
			free += is(turnerBites(s, f, g.Facing()))
		}
	}
	return forced + min(free, max(left, 0))
}

// pointsOn are the points of a figure that comes to a field with some (WP-36).
func pointsOn(s *game.State, f game.Field, points int) int { return points + is(s.Ground(f).Goo()) }

// ahead takes so many steps straight ahead, as far as the way is free and the points go.
func ahead(s *game.State, f game.Field, d game.Facing, steps, points int) (game.Field, int) {
	for ; steps > 0 && points > 0; steps-- {
		to := f.Next(d)
		if to == game.NoField || game.Obstacle(to) || s.Figure(to) != 0 {
			break
		}
		f, points = to, pointsOn(s, to, points-1)
	}
	return f, points
}

// turnerBites reports whether a zombie that sees nobody can bite: some steps ahead, a
// turn, and some more steps.
func turnerBites(s *game.State, f game.Field, d game.Facing) bool {
	for i := range 81 {
		at, points := ahead(s, f, d, i/9, pointsOn(s, f, 2))
		for _, side := range [...]game.Facing{(d + 1) % 4, (d + 3) % 4} {
			end, rest := ahead(s, at, side, i%9, points-1)
			if to := end.Next(side); rest > 0 && to != game.NoField && s.Figure(to).Human() != game.NoHuman {
				return true
			}
		}
	}
	return false
}

// crawlerBites reports whether a crawler can bite: goo takes it a field farther.
func crawlerBites(s *game.State, f game.Field) bool {
	points := map[game.Field]int{f: pointsOn(s, f, 1)}
	for range game.Fields {
		for at, n := range points {
			for _, to := range at.Neighbours() {
				switch {
				case to == game.NoField || game.Obstacle(to):
				case s.Figure(to).Human() != game.NoHuman:
					return true
				case s.Figure(to) == 0 && n > 0:
					points[to] = max(points[to], pointsOn(s, to, n-1))
				}
			}
		}
	}
	return false
}

// Package bot is the computer player of Walka o paliwo: what it weighs in a position and
// which moves it thinks of. The rules are in the package above, the search in rules/search.
package bot

import (
	"schron/rules"

	game "schron/rules/paliwo"
)

// Mind is what a bot knows of Walka o paliwo. It knows how far the humans are from
// carrying fuel off, who can be bitten, and that time works for the zombies. weights.go
// holds all numbers, ways.go finds ways, threat.go bites, ledger.go gives reasons.
type Mind struct {
	// Simple is a beginner's: the way with the fuel and wounds, nothing else.
	Simple bool
	// Openings is whether it knows how to set the zombies up (openings.go).
	Openings bool
	// Weights are what it finds a position worth, nil for those that ship.
	Weights *Weights
}

const certain = 10_000

// Judge compares the sides.
func (w Mind) Judge(s rules.State, chance []int32) {
	d := s.(*game.State)
	if won := d.Winner(); won != rules.NoSeat {
		chance[won], chance[1-won] = certain, 0
		return
	}
	chance[game.SeatHumans] = rules.Logistic(damped(lead(d, w)))
	chance[game.SeatZombies] = certain - chance[game.SeatHumans]
}

// damped is a lead of which what lies beyond clear counts a quarter. So a game that is all
// but lost is judged finely enough to be played on for the best chance left.
func damped(lead int) int {
	const clear = 3500
	return min(max(lead, -clear), clear) + (max(lead-clear, 0)+min(lead+clear, 0))/4
}

// lead is what the humans are ahead, in thousandths of a logit.
func lead(s *game.State, mind Mind) int {
	w := mind.weights()
	way, late := weighWay(s, w, mind.Simple)
	if mind.Simple {
		return w.Start + weighPeople(s, w) + way
	}
	people := weighPeople(s, w) + weighThreat(s, w)
	if late && carrier(s) == game.NoField {
		people = people * w.Lost / 1000
	}
	cards := s.HandSize(game.SeatHumans) - s.HandSize(game.SeatZombies)
	return w.Start + people + way + w.Card*cards + w.Bullet*s.Bullets() + w.Pool*s.Pool() + weighFigures(s, w)
}

// weighPeople is what the living, all wounds and the things of the living are worth. Who
// turned keeps the wounds: no wounded human is better lost.
func weighPeople(s *game.State, w *Weights) int {
	sum, people := 0, 0
	for _, h := range game.Humans() {
		if !lives(s, h) {
			sum -= w.Wounded * game.WoundsMost
			continue
		}
		if h != game.Child {
			people++
		} else {
			sum += w.Child
		}
		if s.Wounds(h) == 1 {
			sum -= w.Wounded
			if s.Carries(h) {
				sum -= w.Hurry
			}
		}
		if s.Armed(h) {
			sum += w.Weapon
		}
	}
	if s.Briefcase() {
		sum += w.Case
	}
	return sum + w.people(people)
}

// lives reports whether a human will not turn, and is on the board or to be placed.
func lives(s *game.State, h game.Human) bool {
	return !s.PeopleStand() || s.Stands(h) != game.NoField && !s.Doomed(h)
}

// weighWay is what the ways of the best three humans over fuel off the board are worth.
// The way of a human with fuel counts most.
func weighWay(s *game.State, v *Weights, simple bool) (int, bool) {
	best, due, carried := shortest(s, v, simple)
	sum, second, third := 0, v.Second, v.Third
	if carried {
		second, third = 0, 0
		if best[0] <= game.HumanPA*priceStep {
			sum += v.Nearly
		}
	}
	if carried || !simple {
		sum += v.Carried * looks(s) / 1000
	}
	way := ((1000-second-third)*best[0] + second*best[1] + third*best[2]) / 1000
	late := v.late(due, s.Terror())
	return sum - v.Way*way - late, late > v.Late
}

// late is what a way costs that is too long for the time that is left.
func (w *Weights) late(way, terror int) int {
	if terror < 0 {
		return 0
	}
	turns := (way + game.HumanPA*priceStep - 1) / (game.HumanPA * priceStep)
	return w.Late * max(turns-terror+2, 0)
}

// shortest are the ways of the best three humans over fuel off the board, and whether
// somebody carries some. due is the way that must be gone before the terror marker leaves
// its track, if it is there. Fuel that is picked up puts it back (WP-29).
func shortest(s *game.State, v *Weights, simple bool) (best [3]int, due int, carried bool) {
	w := findWays(s, v, simple)
	best, due = [3]int{priceOff, priceOff, priceOff}, priceOff
	for h := range game.Child {
		at, doomed := s.Stands(h), s.Doomed(h)
		need, first := priceOff, priceOff
		last := doomed || at != game.NoField && s.Ground(at).Goo() && s.Wounds(h) == game.WoundsMost-1
		switch {
		case at == game.NoField && !s.PeopleStand():
			need = int(w.fuel[game.At(game.Cols/2, 0)])
		case at == game.NoField || doomed && s.Stage() != game.StageTurn:
			continue
		case s.Carries(h):
			need = int(w.off[at])
			first, carried = need, carried || !doomed
		default:
			need, first = int(w.fuel[at]), int(w.to[at])
			if h == game.Runner {
				need, first = need*v.Runner/1000, first*v.Runner/1000
			}
		}
		if last && need > game.HumanPA*priceStep {
			continue // there is no other turn
		}
		due = min(due, first)
		for i := range best {
			if need < best[i] {
				need, best[i] = best[i], need
			}
		}
	}
	return best, due, carried
}

// weighFigures is what the zombies are worth that stand near the humans. Once somebody
// carries fuel, it is near that human that zombies matter, and that the others help.
func weighFigures(s *game.State, w *Weights) int {
	sum, carrier := 0, carrier(s)
	for f := game.Field(0); f < game.Fields; f++ {
		g := s.Figure(f)
		if g == 0 {
			continue
		}
		inside := max(w.Far-within(s, f, carrier), 0)
		if h := g.Human(); h != game.NoHuman {
			if carrier != game.NoField && !s.Carries(h) {
				sum += w.Escort * inside
			}
			continue
		}
		sum -= w.Zombie + w.Near*inside
		if g.Ordinary() {
			if h, _ := s.Sees(f, g.Facing()); h != game.NoHuman {
				sum -= w.Seen
			}
		}
	}
	return sum
}

// within is the distance of a field from the carrier, or from the nearest human if nobody
// carries fuel.
func within(s *game.State, f, carrier game.Field) int {
	if carrier == game.NoField {
		return nearest(s, f)
	}
	return apart(f, carrier)
}

// carrier is where a human with fuel stands who will not turn, NoField if none.
func carrier(s *game.State) game.Field {
	for h := range game.Child {
		if s.Carries(h) && !s.Doomed(h) {
			return s.Stands(h)
		}
	}
	return game.NoField
}

// nearest is the distance of the nearest human from a field. Before all humans are
// placed it counts as if they stood along row 1.
func nearest(s *game.State, f game.Field) int {
	if !s.PeopleStand() {
		return f.Row()
	}
	least := game.Rows + game.Cols
	for _, h := range game.Humans() {
		if p := s.Stands(h); p != game.NoField {
			least = min(least, apart(f, p))
		}
	}
	return least
}

func apart(f, g game.Field) int {
	cols, rows := f.Col()-g.Col(), f.Row()-g.Row()
	return max(cols, -cols) + max(rows, -rows)
}

// Quiet is when who thought has nothing more to decide in the turn, and after each
// figure that is placed. A zombie turn in which nothing can be done passes (WP-48), and
// the humans' next turn is another one.
func (Mind) Quiet(root, s rules.State) bool {
	a, b := root.(*game.State), s.(*game.State)
	switch {
	case b.Stage() == game.StageOver || a.Stage() < game.StageTurn:
		return true
	case a.Stage() == game.StageTurn:
		return b.Stage() != game.StageTurn || b.Status().Turn != a.Status().Turn
	}
	return b.Stage() == game.StageTurn
}

// Guess takes what one look finds best.
func (w Mind) Guess(s rules.State, moves []rules.Move, _ *rules.Rand) (rules.Move, bool) {
	d := s.(*game.State)
	best, most, side := moves[0], 0, 1
	if d.Actor() == game.SeatZombies {
		side = -1
	}
	for i, m := range moves {
		c := *d
		if c.Apply(m, nil) != nil {
			continue
		}
		v := 0
		switch c.Winner() {
		case rules.NoSeat:
			v = side * lead(&c, w)
		case d.Actor():
			v = 1 << 20
		default:
			v = -1 << 20
		}
		if i == 0 || v > most {
			best, most = m, v
		}
	}
	return best, true
}

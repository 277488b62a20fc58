package bot

import (
	"slices"
	"strings"

	"schron/rules"

	game "schron/rules/paliwo"
)

// reason is something that a player can count on the board, and what so much of it is
// worth to the humans. Its words have the keys "paliwo.part.<id>.more" and ".less".
type reason struct {
	id    string
	count func(s *game.State) int
	worth func(w *Weights, s *game.State, n int) int
}

// vague are the reasons whose words tell no number.
var vague = strings.Fields("fuel look escape time case cards zombie-cards")

// reasons are what an advice gives as reasons.
var reasons = [...]reason{
	{"people", people, func(w *Weights, _ *game.State, n int) int { return w.people(min(n, game.People-1)) }},
	{"wounds", wounds, func(w *Weights, _ *game.State, n int) int { return -w.Wounded * n }},
	{"fuel", carriers, func(w *Weights, _ *game.State, n int) int { return w.Carried * n }},
	{"look", looks, func(w *Weights, s *game.State, n int) int { return w.Carried * (n - 1000*min(carriers(s), 1)) / 1000 }},
	{"escape", escapes, func(w *Weights, _ *game.State, n int) int { return w.Nearly * n }},
	{"way", steps, func(w *Weights, _ *game.State, n int) int { return -w.Way * priceStep * n }},
	{"time", terror, func(w *Weights, s *game.State, _ int) int { return -w.late(due(s), s.Terror()) }},
	{"bites", biters, func(w *Weights, _ *game.State, n int) int { return -w.Wounded * w.SureFree / 1000 * n }},
	{"sight", seers, func(w *Weights, _ *game.State, n int) int { return -w.Seen * n }},
	{"close", closeBy, func(w *Weights, _ *game.State, n int) int { return -w.Near * near * n }},
	{"weapons", weapons, func(w *Weights, _ *game.State, n int) int { return w.Weapon * n }},
	{"bullets", (*game.State).Bullets, func(w *Weights, _ *game.State, n int) int { return w.Bullet * n }},
	{"case", func(s *game.State) int { return one(s.Briefcase()) }, func(w *Weights, _ *game.State, n int) int { return w.Case * n }},
	{"cards", func(s *game.State) int { return s.HandSize(game.SeatHumans) }, func(w *Weights, _ *game.State, n int) int { return w.Card * n }},
	{"zombie-cards", func(s *game.State) int { return s.HandSize(game.SeatZombies) }, func(w *Weights, _ *game.State, n int) int { return -w.Card * n }},
}

// near is at how many fields from a human a zombie counts as close.
const near = 3

// Parts are the reasons, with the sign of the seat. The last part, of which the amount
// never changes, is what Judge weighs beside them.
func (w Mind) Parts(x rules.State, seat int, buf []rules.Part) []rules.Part {
	s, side := x.(*game.State), 1
	if seat == game.SeatZombies {
		side = -1
	}
	rest := side * lead(s, w)
	for _, r := range reasons {
		n := r.count(s)
		worth := side * r.worth(w.weights(), s, n)
		buf = append(buf, rules.Part{ID: r.id, Worth: worth, Amount: n, Vague: slices.Contains(vague, r.id)})
		rest -= worth
	}
	return append(buf, rules.Part{ID: "rest", Worth: rest})
}

// among counts the humans for whom something holds.
func among(s *game.State, holds func(h game.Human) bool) int {
	n := 0
	for _, h := range game.Humans() {
		if holds(h) {
			n++
		}
	}
	return n
}

func people(s *game.State) int {
	return among(s, func(h game.Human) bool { return lives(s, h) })
}

// wounds are those of all humans, who has turned included.
func wounds(s *game.State) int {
	sum := 0
	for _, h := range game.Humans() {
		if lives(s, h) {
			sum += int(s.Wounds(h))
		} else {
			sum += game.WoundsMost
		}
	}
	return sum
}

func carriers(s *game.State) int {
	return among(s, func(h game.Human) bool { return lives(s, h) && s.Carries(h) })
}

func weapons(s *game.State) int { return among(s, s.Armed) }

// steps is how far the humans are from carrying fuel off the board, in fields, whoever
// stands in the way.
func steps(s *game.State) int {
	best, _, _ := shortest(s, &Weights{Runner: 1000}, true)
	return best[0] / priceStep
}

// due is how much of that must be gone before the terror marker leaves its track.
func due(s *game.State) int {
	_, due, _ := shortest(s, &Weights{Runner: 1000}, true)
	return due
}

// escapes is 1 if a carrier can be off the board in one turn.
func escapes(s *game.State) int { return one(carriers(s) > 0 && steps(s) <= game.HumanPA) }

// terror is the field of the terror marker, more than all beside its track.
func terror(s *game.State) int {
	if n := s.Terror(); n >= 0 {
		return n
	}
	return game.TerrorMost + 1
}

// seers are the zombies that see a human.
func seers(s *game.State) int {
	n := 0
	for f := game.Field(0); f < game.Fields; f++ {
		if g := s.Figure(f); g.Ordinary() {
			if h, _ := s.Sees(f, g.Facing()); h != game.NoHuman {
				n++
			}
		}
	}
	return n
}

// closeBy are the zombies near a human, near the one with fuel if there is one.
func closeBy(s *game.State) int {
	n, carrier := 0, carrier(s)
	for f := game.Field(0); f < game.Fields; f++ {
		if s.Figure(f).Undead() && s.PeopleStand() && within(s, f, carrier) <= near {
			n++
		}
	}
	return n
}

// biters are the zombies that can bite in the turn to come. Of those that see nobody as
// many may as there are activations left (WP-34).
func biters(s *game.State) int {
	t := findThreats(s)
	n := min(t.free, max(activations(s)-t.forced, 0))
	for _, must := range t.must {
		n += int(must)
	}
	return n
}

// Biters counts the zombies and crawlers that could bite a human in a zombie turn that
// began now, without cards. Those that may rise before are among them (WP-31).
func Biters(s *game.State, h game.Human) int {
	n := 0
	for f := game.Field(0); f < game.Fields; f++ {
		if c, sees := s.Charge(f); sees {
			if c.Bites && c.Whom == h {
				n++
			}
		} else if (s.Figure(f).Undead() || rises(s, f)) && moverAt(s, f).bites(s, most)>>h&1 == 1 {
			n++
		}
	}
	return n
}

// Threat counts who could bite then, once for each human.
func Threat(s *game.State) int {
	n := 0
	for _, h := range game.Humans() {
		if s.Stands(h) != game.NoField {
			n += Biters(s, h)
		}
	}
	return n
}

// rises reports whether a crawler can rise on a field (WP-31).
func rises(s *game.State, f game.Field) bool {
	return s.Ground(f).Token() && s.Figure(f) == 0 && s.Pool() > 0
}

// mover is a figure in an activation (WP-35, WP-36).
type mover struct {
	at     game.Field
	facing game.Facing
	crawls bool
	points int
	turned bool
}

// moverAt begins the activation of the zombie or crawler on a field, or of the crawler
// that rises there.
func moverAt(s *game.State, f game.Field) mover {
	g := s.Figure(f)
	m := mover{at: f, facing: g.Facing(), crawls: !g.Ordinary(), points: game.ZombiePA}
	if m.crawls {
		m.points = game.CrawlerPA
	}
	if s.Ground(f).Goo() {
		m.points += game.GooPA
	}
	return m
}

// most is how many acts of an activation are thought of.
const most = game.ZombiePA + 5

// bites returns the humans that it can bite in so many acts, a bit for each.
func (m mover) bites(s *game.State, acts int) (list uint8) {
	if acts == 0 {
		return 0
	}
	for _, d := range game.Facings() {
		if !m.crawls && d != m.facing {
			if next := m; !m.turned && d.Quarter(m.facing) && m.points >= game.TurnCost {
				next.facing, next.turned, next.points = d, true, m.points-game.TurnCost
				list |= next.bites(s, acts-1)
			}
			continue
		}
		to := m.at.Next(d)
		if h := humanAt(s, to); h != game.NoHuman && (m.crawls || m.points >= game.BiteCost) {
			list |= 1 << h
		}
		if m.points < game.StepCost || to == game.NoField || !s.Enterable(to) {
			continue
		}
		next := m
		next.at, next.points = to, m.points-game.StepCost
		if s.Ground(to).Goo() {
			next.points += game.GooPA
		}
		list |= next.bites(s, acts-1)
	}
	return list
}

// one is 1 if something holds, else 0.
func one(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

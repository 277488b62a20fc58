package advice

import (
	"schron/rules"
	game "schron/rules/wcp"
)

// wcpCounts are what the reasons of WCP count.
var wcpCounts = func() map[string]count {
	out := map[string]count{}
	for id, c := range map[string]func(s *game.State, seat int) int{
		"trophies": func(s *game.State, seat int) int { return s.Pawn(seat).Owned().Value() },
		"fire":     func(s *game.State, seat int) int { return int(s.Pawn(seat).Fire()) },
		"armour":   func(s *game.State, seat int) int { return int(s.Pawn(seat).Armour()) },
		"boosters": func(s *game.State, seat int) int { return s.Pawn(seat).Boosters() },
		"ahead": func(s *game.State, seat int) int {
			sum := 0
			for _, t := range wcpNear(s, seat) {
				if t.Kind() == game.Trophy {
					sum += t.Value()
				}
			}
			return sum
		},
		"finds": func(s *game.State, seat int) int {
			n := 0
			for _, t := range wcpNear(s, seat) {
				if t.Kind() != game.Trophy {
					n++
				}
			}
			return n
		},
		"guards": func(s *game.State, seat int) int {
			n, here := 0, wcpView(s, seat)
			for _, w := range here.Ways(seat) {
				if w.Via == game.NoField && w.Entry.Fight != nil && w.Entry.Fight.Outcome != game.Win {
					n++
				}
			}
			return n
		},
		"outside": func(s *game.State, seat int) int {
			if s.Pawn(seat).AtEntrance() {
				return 1
			}
			return 0
		},
		"exit": func(s *game.State, seat int) int {
			if s.Pawn(seat).AtEntrance() {
				return 1
			}
			e, _ := wcpView(s, seat).StepsToExit(seat)
			return e.Turns
		},
		"out": func(s *game.State, seat int) int {
			if s.Pawn(seat).Fate() != game.Left {
				return 0
			}
			return s.Pawn(seat).Owned().Value()
		},
		"lead":   func(s *game.State, seat int) int { return max(wcpLead(s, seat), 0) },
		"behind": func(s *game.State, seat int) int { return max(-wcpLead(s, seat), 0) },
	} {
		f := func(x rules.State, seat int) int { return c(x.(*game.State), seat) }
		out[id], out["their-"+id] = f, f
	}
	return out
}()

func wcpView(s *game.State, seat int) *game.View {
	v := s.View(seat).(game.View)
	return &v
}

// wcpLead is by how much a seat's player leads in trophies where it has just pressed the
// button.
func wcpLead(s *game.State, seat int) int {
	if s.Stage() != game.StageLastRound || s.Presser() != seat {
		return 0
	}
	var sums [game.MaxSeats]int
	for other := range s.Seats() {
		if p := s.Pawn(other); p.Playing() || p.Fate() == game.Left {
			sums[s.Owner(other)] += p.Owned().Value()
		}
	}
	best := 0
	for owner, sum := range sums {
		if owner != s.Owner(seat) {
			best = max(best, sum)
		}
	}
	return sums[s.Owner(seat)] - best
}

// wcpNear are the trophies and upgrades that a pawn comes to by two plain moves, without
// a fight that it loses. What guards nothing lies open.
func wcpNear(s *game.State, seat int) []game.Token {
	p := s.Pawn(seat)
	here, pass := game.FieldSet(0), s.Corridors()
	enters := func(to game.Field, d game.Dir) bool {
		t, guarded := s.Content(to)
		return guarded>>d.Opposite()&1 == 0 || wcpBeats(p, t)
	}
	moves := 2
	if p.InBase() {
		here = game.Set(p.Hall())
	} else if in := s.Entry(p.Entrance()); in != 0 {
		if moves = 1; enters(in.First(), p.Entrance()) {
			here = in
		}
	}
	at := here
	for range moves {
		for rest := here; rest != 0; rest &= rest - 1 {
			for d := range game.Dir(game.Dirs) {
				if to := (game.Set(rest.First()) & pass[d]).Shift(d); to != 0 && enters(to.First(), d) {
					here |= to
				}
			}
		}
	}
	if p.InBase() {
		here &^= at
	}
	var out []game.Token
	for rest := here & s.Filled(); rest != 0; rest &= rest - 1 {
		if t, guarded := s.Content(rest.First()); guarded == 0 {
			out = append(out, t)
		}
	}
	return out
}

// wcpBeats fires at a guard until somebody is through (WCP-26).
func wcpBeats(p *game.Pawn, t game.Token) bool {
	own, other := int(p.Armour()), t.Armour()
	for own > 0 && other > 0 {
		own, other = own-t.Fire(), other-int(p.Fire())
	}
	return own > 0
}

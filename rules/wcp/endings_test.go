package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways in which a turn or a game can end. Each has a recorded game in
// testdata/endings that "go test -update" finds anew.
var endings = map[string]func(c *chronicle) bool{
	"points": func(c *chronicle) bool {
		return c.reason("points") && !c.final.teams() && len(c.final.Result().Winners) == 1 && c.fates(Left) > 1 && c.has("WCP-35 press")
	},
	"earlier-exit": func(c *chronicle) bool {
		r := c.final.Result()
		return c.reason("earlier") && !c.final.teams() && r.Scores[r.Winners[0]] > 0
	},
	"shared":      func(c *chronicle) bool { return c.reason("shared") },
	"two-teams":   func(c *chronicle) bool { return c.final.owners == 2 && c.final.teams() && c.reason("points") },
	"three-teams": func(c *chronicle) bool { return c.final.owners == 3 && c.final.teams() && c.reason("points") },
	"nobody-out":  func(c *chronicle) bool { return c.reason("nobody") && c.fates(Lost) > 0 },
	"all-trapped": func(c *chronicle) bool { return c.reason("nobody") && c.final.trap == 1<<c.final.seats-1 },
	"resignation": func(c *chronicle) bool { return c.has("WCP-47 resign") && c.fates(Left) > 0 },
	"duel-lost-in-stage-two": func(c *chronicle) bool {
		for i := range c.steps {
			// Decided by the attack itself or by the choice of spoils after it.
			if s := &c.steps[i]; (s.move.Verb == VerbAttack || s.move.Verb == VerbTake) && s.has("WCP-40 thrown-out") && !s.has("WCP-32 both-wrecked") {
				return true
			}
		}
		return false
	},
	"base-presses-itself": func(c *chronicle) bool { return c.has("WCP-57 press-itself") && c.reason("points") },
	"guard-draw":          func(c *chronicle) bool { return c.has("WCP-29 fight-draw") },
	"any-hall-falls":      func(c *chronicle) bool { return c.has("WCP-44 destroy") },
	"base-collapses":      func(c *chronicle) bool { return c.reason("collapse") && c.has("WCP-44 collapse") },
	"breached-hall":       func(c *chronicle) bool { return c.has("WCP-14 breach") },
	"shut-out":            func(c *chronicle) bool { return c.has("WCP-41 shut-out") && len(c.steps) > 5 },
	"lost-in-the-dark":    func(c *chronicle) bool { return c.has("WCP-47 lost") && c.fates(Left) > 0 },
	"press-with-others-outside": func(c *chronicle) bool {
		for i := range c.steps {
			if s := &c.steps[i]; s.move.Verb == VerbPress {
				return outside(&s.before) > 0
			}
		}
		return false
	},
}

// outside counts the pawns that stand at their entrances.
func outside(s *State) int {
	n := 0
	for seat := range s.Seats() {
		if s.players[seat].AtEntrance() {
			n++
		}
	}
	return n
}

// waysToEnd are the endings as rulestest wants them.
func waysToEnd() map[string]rulestest.Way {
	all := map[string]rulestest.Way{}
	for name, is := range endings {
		all[name] = rulestest.Way{
			Find: func(t testing.TB) *rules.Record { return findEnding(t, is) },
			Is: func(t testing.TB, m *rules.Match) bool {
				r, err := m.Record()
				if err != nil {
					t.Fatal(err)
				}
				return is(chronicleOf(t, r))
			},
		}
	}
	return all
}

// findEnding looks for a game that ends so: a random one from the deal, else
// from the stalled position or from a torn one.
func findEnding(t testing.TB, is func(*chronicle) bool) *rules.Record {
	t.Helper()
	if r := fromTheDeal(t, is); r != nil {
		return r
	}
	return fromPositions(t, is)
}

func fromTheDeal(t testing.TB, is func(*chronicle) bool) *rules.Record {
	t.Helper()
	for _, setup := range variants(0) {
		for ; setup.Seed < 200; setup.Seed++ {
			start, err := Game{}.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			c := &chronicle{final: start.(*State)}
			if c.playOut(t, setup.Seed); is(c) {
				return recordFrom(t, nil, setup, c)
			}
		}
	}
	return nil
}

func fromPositions(t testing.TB, is func(*chronicle) bool) *rules.Record {
	t.Helper()
	start := *stalled(t)
	for seed := uint64(0); seed < 200_000; seed++ {
		s := start
		c := &chronicle{final: &s}
		if c.playOut(t, seed); is(c) {
			position, err := start.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			return recordFrom(t, position, rules.Setup{Players: int(start.owners)}, c)
		}
		chance := rules.NewRand(seed)
		start = *tornFrom(&chance)
	}
	return nil
}

// recordFrom replays a chronicle as a match and gives its record.
func recordFrom(t testing.TB, position []byte, setup rules.Setup, c *chronicle) *rules.Record {
	t.Helper()
	var m *rules.Match
	var err error
	if position != nil {
		m, err = rules.NewMatchAt(Game{}, make([]rules.Player, setup.Players), position)
	} else {
		m, err = rules.NewMatch(Game{}, make([]rules.Player, setup.Players), setup)
	}
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, c.moves()...)
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

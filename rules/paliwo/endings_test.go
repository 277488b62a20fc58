package paliwo

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (WP-43), each with a recorded game in
// testdata/endings that "go test -update" finds anew. before is the position
// before the last move.
var endings = map[string]rulestest.Way{
	"escape-west": by(func(before, s *State) bool {
		return s.ending == EndEscape && before.people[s.lastLeaver].field.Col() == 0
	}),
	"escape-east": by(func(before, s *State) bool {
		return s.ending == EndEscape && before.people[s.lastLeaver].field.Col() == Cols-1
	}),
	"escape-doomed": by(func(_, s *State) bool {
		return s.ending == EndEscape && s.people[s.lastLeaver].wounds == WoundsMost
	}),
	"terror-by-fuel": by(func(_, s *State) bool { return s.ending == EndTerror && s.pool > 0 }),
	"terror-by-pool": by(func(_, s *State) bool { return s.ending == EndTerror && s.pool == 0 }),
	"only-the-child": by(func(_, s *State) bool { return s.ending == EndChild }),
	"nobody":         by(func(_, s *State) bool { return s.ending == EndNobody }),
}

// by is the way to end with a last move that is so.
func by(is func(before, s *State) bool) rulestest.Way {
	return rulestest.Way{
		Find: func(t testing.TB) *rules.Record { return findEnding(t, is) },
		Is: func(t testing.TB, m *rules.Match) bool {
			before, last := rulestest.EndStates(t, m)
			return is(before.(*State), last.(*State))
		},
	}
}

// seeker is a bot whose humans look for fuel and carry it off; its zombies play
// at random.
type seeker struct{ zeal int }

func (seeker) ID() string { return "random" }

func (b seeker) Choose(p *rules.Position) rules.Move {
	legal := p.Legal()
	for _, m := range legal {
		if m.Verb == VerbLeave || m.Verb == VerbTake || m.Verb == VerbOpen {
			return m
		}
	}
	v := p.View().(View)
	m := rules.RandomBot{}.Choose(p)
	for range b.zeal {
		if m.Verb == VerbEnd || m.Verb == VerbFinish || m.Verb == VerbStep && !homeward(v, m) {
			m = rules.RandomBot{}.Choose(p)
		}
	}
	return m
}

// homeward reports whether a step brings a carrier nearer to a side edge, or
// another human farther from the supermarket.
func homeward(v View, m rules.Move) bool {
	h := v.Humans[m.A]
	from, to := *h.Field, Field(m.B)
	if !h.Fuel {
		return to.Row() > from.Row()
	}
	side := func(f Field) int { return min(f.Col(), Cols-1-f.Col()) }
	return side(to) < side(from)
}

// findEnding looks for a game that ends so.
func findEnding(t testing.TB, is func(before, s *State) bool) *rules.Record {
	t.Helper()
	var last, now State
	bots := []rules.Bot{rules.RandomBot{}, rules.RandomBot{}}
	p := rules.Playout{Game: Game{}, Bots: bots}
	p.After = func(s rules.State, _ rules.Move) error {
		last, now = now, *s.(*State)
		return nil
	}
	for setup := (rules.Setup{Players: 2}); setup.Seed < 20000; setup.Seed++ {
		bots[0] = rules.RandomBot{}
		if setup.Seed%2 == 1 {
			bots[0] = seeker{int(setup.Seed % 5)}
		}
		if _, err := p.Run(setup); err != nil {
			t.Fatal(err)
		}
		if is(&last, &now) {
			return p.Record(setup)
		}
	}
	return nil
}

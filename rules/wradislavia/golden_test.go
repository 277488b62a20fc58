package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// playthroughs are some turns of a game in which both play with a purpose, and the
// first moves of a random one.
func playthroughs(t testing.TB) map[string]*rules.Match {
	t.Helper()
	return map[string]*rules.Match{
		"playthrough": purposefulMatch(t, 11, 90),
		"random":      rulestest.RandomMatch(t, Game{}, rules.Setup{Players: Seats, Seed: 7}, 120),
	}
}

// purposefulMatch is a match by players who take nothing back and leave out no shot. It has
// up to so many moves, or goes to its end if that is 0.
func purposefulMatch(t testing.TB, seed uint64, longest int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(Game{}, rulestest.Players(Seats), rules.Setup{Players: Seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.PlayUntil(t, m, purposeful{}, func() bool { return longest > 0 && m.Len() >= longest })
}

// purposeful is a bot for tests: random, but it never takes back, renames no
// target and shoots before it ends the fire.
type purposeful struct{}

func (purposeful) ID() string { return "purposeful" }

func (purposeful) Choose(p *rules.Position) rules.Move {
	var forward, rest []rules.Move
	for _, m := range p.Legal() {
		switch {
		case m.Verb == VerbDone && p.Status().Phase != PhaseFire.String():
			return m
		case m.Verb == VerbDone, m.Verb == VerbKeep, m.Verb == VerbRecall:
			rest = append(rest, m)
		default:
			forward = append(forward, m)
		}
	}
	if len(forward) == 0 {
		return rest[0]
	}
	return forward[p.Rand().IntN(len(forward))]
}

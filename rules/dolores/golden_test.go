package dolores

import (
	"fmt"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// playthroughs are the first moves with two, three and four federations, a whole
// round, a war and a duel.
func playthroughs(t testing.TB) map[string]*rules.Match {
	t.Helper()
	all := map[string]*rules.Match{"round": roundMatch(t), "war": warMatch(t), "duel": duelMatch(t)}
	for players := 2; players <= MaxSeats; players++ {
		all[fmt.Sprintf("playthrough-%d", players)] = rulestest.RandomMatch(t, Game{}, rules.Setup{Players: players, Seed: 7}, 40)
	}
	return all
}

// roundMatch is a whole round with investments, taxes and yields.
func roundMatch(t testing.TB) *rules.Match {
	t.Helper()
	m := matchOf(t, rich(t))
	rulestest.Play(t, m, "claim J6", "sow J9", "offer 1", "give oil 1", "ask money 9", "propose", "accept", "end", "end", "end")
	for m.Actor() != rules.NoSeat && m.Status().Turn == 1 {
		p := m.Prompt(m.Actor())
		if p.Pass == nil {
			t.Fatalf("no way on from %s", p.Text.Key)
		}
		if _, err := m.Play(p.Pass.Move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// matchOf is a match that begins with a position.
func matchOf(t testing.TB, s *State) *rules.Match {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// warMatch is a war with fights, sabotage, a ship that carries, missiles
// and their interception.
func warMatch(t testing.TB) *rules.Match {
	t.Helper()
	s := rich(t)
	warfare(s, 0)
	load(t, s, 4, 5, 1, 5, 6)
	m := matchOf(t, s)
	rulestest.Play(t, m, "attack i3 M11", "sabotage w1 O11", "embark i2 w1", "move w1 N7", "move a1 L8", "sabotage a1 M9",
		"aim m1", "fire K14", "intercept m1", "aim x1", "fire M13", "end")
	return m
}

// duelMatch is a whole game from its start to a draw.
func duelMatch(t testing.TB) *rules.Match {
	t.Helper()
	r := rulestest.ReadRecord(t, filepath.Join("testdata", "endings", "draw.json"))
	m, err := rules.LoadMatch(rulestest.Lookup(Game{}), r)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

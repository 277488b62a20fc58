package wcp

import (
	"path/filepath"
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// playthroughs are the first moves of games of two, three and two teams, a press,
// a talk and the end of a game.
func playthroughs(t testing.TB) map[string]*rules.Match {
	t.Helper()
	all := map[string]*rules.Match{"press-2": pressMatch(t), "talk-3": talkMatch(t), "escape-3": escapeMatch(t)}
	for name, c := range map[string]struct {
		setup rules.Setup
		moves int
	}{
		"playthrough-2":     {rules.Setup{Players: 2, Seed: 7}, 30},
		"playthrough-3":     {rules.Setup{Players: 3, Seed: 7}, 20},
		"playthrough-teams": {rules.Setup{Players: 2, Seed: 7, Options: rules.Options{OptionTeams: true}}, 12},
	} {
		all[name] = rulestest.RandomMatch(t, Game{}, c.setup, c.moves)
	}
	return all
}

// pressMatch is the press of a recorded game, with the last round, the removal of the central
// hall and the first halls that fall.
func pressMatch(t testing.TB) *rules.Match {
	t.Helper()
	r := rulestest.ReadRecord(t, filepath.Join("testdata", "endings", "points.json"))
	press := slices.Index(r.Moves, "press")
	before := *r
	before.Moves, before.Final = r.Moves[:press-3], ""
	position, err := chronicleOf(t, &before).final.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, rulestest.Players(len(r.Players)), position)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, r.Moves[press-3:press+20]...)
	return m
}

// talkMatch is a talk with a counter-offer, as both sides and everybody see it.
func talkMatch(t testing.TB) *rules.Match {
	t.Helper()
	position, err := talk(t).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, rulestest.Players(3), position)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, "give scrap", "ask board", "offer", "decline", "give core", "ask board", "offer", "counter",
		"give board", "ask core", "ask scrap", "offer", "accept")
	return m
}

// escapeMatch is the end of a game among the last halls.
func escapeMatch(t testing.TB) *rules.Match {
	t.Helper()
	position, err := dungeon(t, owns(0, "core"), owns(1, "cell", "fire"), owns(2, "board"), holds(1, "scrap")).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, rulestest.Players(3), position)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool { return false })
}

package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// Playthroughs with every seat's view: the first moves of games of two, three and
// two teams.
func TestGoldenPlaythroughs(t *testing.T) {
	for name, c := range map[string]struct {
		setup rules.Setup
		moves int
	}{
		"playthrough-2":     {rules.Setup{Players: 2, Seed: 7}, 30},
		"playthrough-3":     {rules.Setup{Players: 3, Seed: 7}, 20},
		"playthrough-teams": {rules.Setup{Players: 2, Seed: 7, Options: rules.Options{OptionTeams: true}}, 12},
	} {
		rulestest.Golden(t, name, rulestest.RandomMatch(t, Game{}, c.setup, c.moves))
	}
}

// And the end of a game among the last halls.
func TestGoldenEscape(t *testing.T) {
	position, err := dungeon(t, owns(0, "core"), owns(1, "cell", "fire"), owns(2, "board"), holds(1, "scrap")).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, rulestest.Players(3), position)
	if err != nil {
		t.Fatal(err)
	}
	for m.Actor() != rules.NoSeat {
		mv, err := m.BotMove(rules.RandomBot{})
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	rulestest.Golden(t, "escape-3", m)
}

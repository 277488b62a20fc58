package toy

import (
	"testing"

	"schron/rules"
)

// People are players with names that have Polish letters.
func People(n int) []rules.Player {
	return []rules.Player{{Name: "Łucja"}, {Name: "Błażej"}, {Name: "Żaneta"}, {Name: "Świętomir"}, {Name: "Ćwiek"}, {Name: "Ósmy"}}[:n]
}

// WithBots turns some players into bots that go on.
func WithBots(players []rules.Player, which ...int) []rules.Player {
	for _, i := range which {
		players[i].Bot = Bot{}.ID()
	}
	return players
}

// Match starts a match.
func Match(t testing.TB, g Game, players []rules.Player) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, players, rules.Setup{Players: len(players)})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Play plays moves without a session.
func Play(t testing.TB, m *rules.Match, moves ...rules.Move) {
	t.Helper()
	for _, mv := range moves {
		if _, err := m.Play(mv); err != nil {
			t.Fatal(err)
		}
	}
}

// Bot always plays its first legal move.
type Bot struct{}

// ID is "first".
func (Bot) ID() string { return "first" }

// Choose goes on.
func (Bot) Choose(p *rules.Position) rules.Move { return p.Legal()[0] }

// Bots finds Bot by its id, for sessions.
func Bots(string) (rules.Bot, error) { return Bot{}, nil }

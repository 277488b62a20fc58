package toy

import (
	"fmt"
	"runtime"
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

// Slow is a bot that decides when it is allowed to, and goes on then. It notes
// when it begins to think and when it is told that nobody waits for it.
type Slow struct {
	Begun   chan struct{} // gets one for each decision that is begun
	Allow   chan struct{} // one lets it decide; a closed one lets it always
	Stopped chan struct{} // gets one for each decision that is given up
}

// NewSlow makes a bot that is allowed nothing yet.
func NewSlow() *Slow {
	return &Slow{Begun: make(chan struct{}, 100), Allow: make(chan struct{}, 100), Stopped: make(chan struct{}, 100)}
}

// ID is "slow".
func (*Slow) ID() string { return "slow" }

// Choose goes on once it may.
func (b *Slow) Choose(p *rules.Position) rules.Move {
	b.Begun <- struct{}{}
	for {
		select {
		case <-b.Allow:
			return Pass
		default:
		}
		if p.Stopped() {
			b.Stopped <- struct{}{}
			return Pass
		}
		runtime.Gosched()
	}
}

// Hung is a bot that never decides and does not listen.
type Hung struct{}

// ID is "hung".
func (Hung) ID() string { return "hung" }

// Choose never returns.
func (Hung) Choose(*rules.Position) rules.Move { select {} }

// Clumsy is a bot that panics.
type Clumsy struct{}

// ID is "clumsy".
func (Clumsy) ID() string { return "clumsy" }

// Choose panics.
func (Clumsy) Choose(*rules.Position) rules.Move { panic("no idea") }

// Cheat is a bot that chooses what is not legal.
type Cheat struct{}

// ID is "cheat".
func (Cheat) ID() string { return "cheat" }

// Choose shouts.
func (Cheat) Choose(*rules.Position) rules.Move { return Shout }

// Crew finds the given bots by their ids, and the random bot by its own.
func Crew(bots ...rules.Bot) func(id string) (rules.Bot, error) {
	return func(id string) (rules.Bot, error) {
		for _, b := range append(bots, rules.RandomBot{}) {
			if b.ID() == id {
				return b, nil
			}
		}
		return nil, fmt.Errorf("unknown bot %q", id)
	}
}

// Seated seats a bot in place of some players.
func Seated(b rules.Bot, players []rules.Player, which ...int) []rules.Player {
	for _, i := range which {
		players[i].Bot = b.ID()
	}
	return players
}

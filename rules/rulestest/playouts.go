package rulestest

import (
	"fmt"
	"testing"

	"schron/rules"
)

// How many moves lie between two states that CheckState looks at. The first game of
// Playouts has more of them, in a proof all.
const (
	firstInProof = 1
	firstEvery   = 4
	heavyEvery   = 29
)

// Setups lists a setup for every number of players and each of the options, all with
// one seed. Without options it uses the default ones.
func Setups(g rules.Game, seed uint64, options ...rules.Options) []rules.Setup {
	if len(options) == 0 {
		options = []rules.Options{nil}
	}
	var setups []rules.Setup
	least, most := g.Players()
	for players := least; players <= most; players++ {
		for _, o := range options {
			setups = append(setups, rules.Setup{Players: players, Seed: seed, Options: o})
		}
	}
	return setups
}

// EachSetup runs f for every number of players of each game with its default options,
// and a name such as "dzicz-2".
func EachSetup(games []rules.Game, f func(name string, g rules.Game, setup rules.Setup)) {
	for _, g := range games {
		for _, setup := range Setups(g, 1) {
			f(fmt.Sprintf("%s-%d", g.ID(), setup.Players), g, setup)
		}
	}
}

// Playouts plays random games of a setup to the end, with seeds that count up from the
// setup's. It tests invariants after every move and CheckState in some states, in every
// fourth one of the first game. A proof checks all states of that game. A game must end
// within rules.DefaultLongest moves.
func Playouts(t testing.TB, g rules.Game, setup rules.Setup, games int) {
	t.Helper()
	if err := playouts(g, setup, games, rules.DefaultLongest); err != nil {
		t.Fatal(err)
	}
}

func playouts(g rules.Game, setup rules.Setup, games, longest int) error {
	p := rules.Playout{Game: g, Check: true, Longest: longest}
	n, every := 0, Rounds(firstEvery, firstInProof)
	p.After = func(s rules.State, _ rules.Move) error {
		n++
		if n%every != 0 && s.Actor() != rules.NoSeat {
			return nil
		}
		return checkState(g, s)
	}
	for range games {
		n = 0
		if _, err := p.Run(setup); err != nil {
			return fmt.Errorf("%d players, options %v, seed %d: %w", setup.Players, setup.Options, setup.Seed, err)
		}
		setup.Seed++
		every = heavyEvery
	}
	return nil
}

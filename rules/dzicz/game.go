package dzicz

import (
	"slices"

	"schron/rules"
)

// Turns is the number of turns, passes of all players in order (DZ-6).
const Turns = 12

// Game is Dzicz, as package rules asks for a game.
type Game struct{}

var _ rules.Game = Game{}

// ID is "dzicz".
func (Game) ID() string { return "dzicz" }

// Version counts changes of the rules that make old records unplayable.
func (Game) Version() int { return 2 }

// OldestRules is 1: games of version 0.1.0 can be replayed.
func (Game) OldestRules() int { return 1 }

// Players returns two to four (DZ-2).
func (Game) Players() (least, most int) { return 2, MaxSeats }

// OptionHomes is the id of the option that says how home edges are chosen (DZ-36). The
// first and the second value choose in the order of play and in the opposite order.
// With the third the second player gets the edge opposite the first.
const (
	OptionHomes   = "homes"
	HomesFirst    = "first"
	HomesLast     = "last"
	HomesOpposite = "opposite"
)

// homes is how home edges are chosen (DZ-36).
type homes uint8

const (
	homesFirst homes = iota
	homesLast
	homesOpposite
)

var homesIDs = rules.ListIDs("homes", homesFirst, HomesFirst, HomesLast, HomesOpposite)

// Options lists how home edges are chosen.
func (Game) Options() []rules.Option { return slices.Clone(choices) }

var choices = []rules.Option{{ID: OptionHomes, Default: HomesFirst, Choices: []string{HomesFirst, HomesLast, HomesOpposite}, Printed: []any{HomesFirst}}}

// Recommended puts two players opposite each other, which makes the chances most
// even (DZ-36).
func (Game) Recommended(players int) rules.Options {
	if players > 2 {
		return nil
	}
	return rules.Options{OptionHomes: HomesOpposite}
}

// variant is what options change. The zero value is the game as usual.
type variant struct {
	homes homes // how home edges are chosen (DZ-36)
}

// variantOf reads options.
func variantOf(o rules.Options) (v variant, err error) {
	chosen, err := o.Complete(choices)
	if err == nil {
		v.homes, err = homesIDs.Parse(chosen.Choice(OptionHomes))
	}
	return v, err
}

// options returns the options that a position writes down. Defaults are left out, so
// that records from before an option end in the position that they state.
func (v variant) options() rules.Options {
	if v.homes == homesFirst {
		return nil
	}
	return rules.Options{OptionHomes: homesIDs.Of(v.homes)}
}

// Turns is the number of turns of the game (DZ-6).
func (variant) Turns() int { return Turns }

// Roles is nil: the order of play is drawn (DZ-4).
func (Game) Roles(int) []string { return nil }

// Phases lists the parts of a go. Turn 1, the mission step and the end stand
// outside it and have the phases [PhaseHome], [PhaseMissions] and [PhaseOver].
func (Game) Phases() []string {
	return []string{PhaseMove.String(), PhaseAction.String(), PhaseExpansion.String()}
}

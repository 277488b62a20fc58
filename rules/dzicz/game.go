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

// Players gives two to four (DZ-2).
func (Game) Players() (least, most int) { return 2, MaxSeats }

// OptionHomes is the id of the option who chooses the home edge first, in the order of
// play (DZ-36).
const (
	OptionHomes = "homes"
	HomesFirst  = "first"
	HomesLast   = "last"
)

// Options lists who chooses the home edge first.
func (Game) Options() []rules.Option { return slices.Clone(choices) }

var choices = []rules.Option{{ID: OptionHomes, Default: HomesFirst, Choices: []string{HomesFirst, HomesLast}}}

// homesLastIn reads whether the last in order chooses its home edge first.
func homesLastIn(o rules.Options) (bool, error) {
	chosen, err := o.Complete(choices)
	return err == nil && chosen.Choice(OptionHomes) == HomesLast, err
}

// options are those of the position as it tells them: what is as usual is left out, so
// that records of before there was a choice end in the position that they tell.
func (s *State) options() rules.Options {
	if s.homesLast {
		return rules.Options{OptionHomes: HomesLast}
	}
	return nil
}

// Roles is nil: the order of play is drawn (DZ-4).
func (Game) Roles(int) []string { return nil }

// Phases lists the parts of a go. Turn 1, the mission step and the end stand
// outside it and have the phases [PhaseHome], [PhaseMissions] and [PhaseOver].
func (Game) Phases() []string {
	return []string{PhaseMove.String(), PhaseAction.String(), PhaseExpansion.String()}
}

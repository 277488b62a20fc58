package wcp

import (
	"fmt"

	"schron/rules"
)

// Game is WCP, as package rules asks for a game.
type Game struct{}

var _ rules.Game = Game{}

// The ids of the options: the team game (WCP-50), and the patience of the base
// (WCP-57). After so many full rounds it presses the button itself; 0 means never.
const (
	OptionTeams    = "teams"
	OptionPatience = "patience"
)

// ID is "wcp".
func (Game) ID() string { return "wcp" }

// Version counts changes of the rules that make old records unplayable.
func (Game) Version() int { return 3 }

// OldestRules is 1: games of version 0.1.0 can be replayed.
func (Game) OldestRules() int { return 1 }

// Players returns two to six (WCP-6).
func (Game) Players() (least, most int) { return 2, MaxSeats }

// Options has the team game for two or three players (WCP-50) and the base that
// does not wait (WCP-57).
func (Game) Options() []rules.Option {
	return []rules.Option{
		{ID: OptionTeams, Default: false, Printed: []any{false, true}},
		{ID: OptionPatience, Default: usualPatience, Min: leastPatience, Max: mostPatience, Off: true, Printed: []any{0}},
	}
}

// Roles is nil: the first player is random (WCP-6).
func (Game) Roles(int) []string { return nil }

// Phases lists the parts of a turn. The choice of vehicles and the end stand
// outside it and have the phases [PhaseVehicle] and [PhaseOver].
func (Game) Phases() []string {
	return []string{PhaseMove.String(), PhaseMeet.String(), PhasePlace.String(), PhaseDestroy.String()}
}

// teamPlayers is the greatest number of people in the team game (WCP-50).
const teamPlayers = 3

// New makes the start position of a seed for players in order of play. Vehicles
// are chosen first (WCP-6); the shuffled stacks lie ready (WCP-7), the pawns at
// their entrances (WCP-8). The team game with more than three players is an
// error.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, setup.Players); err != nil {
		return nil, err
	}
	options, err := setup.Options.Complete(g.Options())
	if err != nil {
		return nil, err
	}
	seats := setup.Players
	if options.Bool(OptionTeams) {
		if setup.Players > teamPlayers {
			return nil, &rules.OptionError{
				Option:  OptionTeams,
				Refusal: rules.Refuse("WCP-50", "wcp.option.teams.refused", rules.Number("n", setup.Players)),
				Err:     fmt.Errorf("option %s is true with %d players, accepted: true with 2 or 3", OptionTeams, setup.Players),
			}
		}
		seats = MaxSeats
	}
	s := newState(seats, setup.Players)
	s.rand = setup.Rand()
	s.patience = int8(options.Int(OptionPatience))
	if setup.Rules != g.Version() {
		s.older = int8(setup.Rules)
	}
	if setup.Rules == 1 { // it had no such option
		s.patience = 0
	}
	s.fillStacks()
	return s, nil
}

// newState is a table with vehicles to choose and empty stacks.
func newState(seats, owners int) *State {
	s := &State{
		board: newBoard(entrances[seats]), seats: int8(seats), owners: int8(owners), ask: DecideVehicle,
		presser: nobody, holder: nobody, attacked: nobody, asked: nobody,
		trade: trade{with: nobody}, spoils: spoils{nobody, nobody},
	}
	for seat := range s.players {
		s.players[seat] = player{Pawn: Pawn{vehicle: NoVehicle, pawn: NoField}}
	}
	for seat, d := range entrances[seats].List() {
		s.players[seat].entrance = d
	}
	return s
}

// entrances are the active ones by number of seats, clockwise in order of play
// (WCP-8).
var entrances = [MaxSeats + 1]Edges{
	2: East.Edge() | West.Edge(),
	3: East.Edge() | SouthWest.Edge() | NorthWest.Edge(),
	4: East.Edge() | SouthEast.Edge() | West.Edge() | NorthWest.Edge(),
	5: AllEdges &^ NorthEast.Edge(),
	6: AllEdges,
}

// fillStacks shuffles all halls and all content tokens (WCP-7).
func (s *State) fillStacks() {
	for t, spec := range tileSpecs {
		for range spec.copies {
			s.hallStack[s.hallsLeft] = Tile(t)
			s.hallsLeft++
		}
	}
	for t, spec := range tokenSpecs {
		for range spec.copies {
			s.tokenStack[s.tokensLeft] = Token(t)
			s.tokensLeft++
		}
	}
	rules.Shuffle(&s.rand, s.hallStack[:s.hallsLeft])
	rules.Shuffle(&s.rand, s.tokenStack[:s.tokensLeft])
}

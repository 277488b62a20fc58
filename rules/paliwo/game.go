package paliwo

import "schron/rules"

// The seats, in order of play (WP-9).
const (
	SeatHumans  = 0
	SeatZombies = 1
	seats       = 2
)

// Game is Walka o paliwo, as package rules asks for a game.
type Game struct{}

var _ rules.Game = Game{}

// ID is "paliwo".
func (Game) ID() string { return "paliwo" }

// Version counts changes of the rules that make old records unplayable.
func (Game) Version() int { return 3 }

// OldestRules is 1: games of version 0.1.0 can be replayed.
func (Game) OldestRules() int { return 1 }

// Players returns two: one for each side.
func (Game) Players() (least, most int) { return seats, seats }

// Options lists who sets up last (WP-6) and where new zombies come from (WP-37). Then come
// the terror track (WP-49) and a lower limit of the zombies (WP-50).
func (Game) Options() []rules.Option {
	return []rules.Option{
		{ID: OptionLast, Default: LastHumans, Choices: []string{LastHumans, LastZombies}, Printed: []any{LastHumans}},
		{ID: OptionArrivals, Default: FromEdges, Choices: []string{FromEdges, FromAnywhere}},
		{ID: OptionTerror, Default: TerrorStart, Min: TerrorStart, Max: TerrorMost, Printed: []any{TerrorStart}},
		{ID: OptionFewer, Default: 0, Min: 0, Max: FewerMost, Printed: []any{0}},
	}
}

// Recommended has zombies that do a little less, which makes the chances most even (WP-50).
func (Game) Recommended(int) rules.Options { return rules.Options{OptionFewer: 1} }

// Roles returns the sides, which the players choose; the humans begin (WP-9).
func (Game) Roles(int) []string { return []string{"paliwo.role.humans", "paliwo.role.zombies"} }

// Phases lists the turns of a round (WP-9). Placing and the end stand outside it
// and have the phases [PhaseSetup] and [PhaseOver].
func (Game) Phases() []string { return []string{PhaseHumans.String(), PhaseZombies.String()} }

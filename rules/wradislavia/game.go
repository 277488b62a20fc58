package wradislavia

import "schron/rules"

// Seats is the number of players; each has one seat.
const Seats = 2

// Turns is how many turns a game has at most (WR-40).
const Turns = 100

// Game is Wradislavia, as package rules asks for a game.
type Game struct{}

var (
	_ rules.Game      = Game{}
	_ rules.Concealer = Game{}
)

// ID is "wradislavia".
func (Game) ID() string { return "wradislavia" }

// Version counts changes of the rules that make old records unplayable.
func (Game) Version() int { return 3 }

// OldestRules is 1: games of version 0.1.0 can be replayed.
func (Game) OldestRules() int { return 1 }

// Players returns two.
func (Game) Players() (least, most int) { return Seats, Seats }

// Options is nil: there is nothing to choose.
func (Game) Options() []rules.Option { return nil }

// Roles is nil: the players are alike.
func (Game) Roles(int) []string { return nil }

// Phases lists the phases of a turn. The draft and the end of the game stand
// outside it and have the phases [PhaseDraft] and [PhaseOver].
func (Game) Phases() []string {
	var ids []string
	for p := PhaseBattlefield; p < PhaseOver; p++ {
		ids = append(ids, p.String())
	}
	return ids
}

// Conceals reports whether the words of a move name a card or a token that the opponent
// must not see (WR-39). All moves of the draft and the deployment do but their
// confirmation.
func (Game) Conceals(m rules.Move) bool {
	switch m.Verb {
	case VerbDiscard, VerbKeep, VerbSend, VerbRecall, VerbToken:
		return true
	}
	return false
}

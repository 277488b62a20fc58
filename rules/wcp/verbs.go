package wcp

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. The grammar (notation.go) says what each
// one does and names.
const (
	VerbVehicle uint8 = iota + 1
	VerbMove
	VerbBoost
	VerbLeave
	VerbStay
	VerbResign
	VerbAttack
	VerbTrade
	VerbGive
	VerbAsk
	VerbOffer
	VerbWithdraw
	VerbAccept
	VerbDecline
	VerbTake
	VerbPress
	VerbPass
	VerbHall
	VerbBreach
	VerbContent
	VerbDestroy
	VerbCounter
	VerbEnd
	verbEnd
)

// Plain makes a move without more than its verb.
func Plain(verb uint8) rules.Move { return rules.Move{Verb: verb} }

// OnField makes a move that names one field: VerbMove or VerbDestroy.
func OnField(verb uint8, f Field) rules.Move { return rules.Move{Verb: verb, A: int16(f)} }

// Choose makes the choice of a vehicle card.
func Choose(v Vehicle) rules.Move { return rules.Move{Verb: VerbVehicle, A: int16(v)} }

// Boost makes a move of two halls; to is NoField for leaving the base.
func Boost(via, to Field) rules.Move { return rules.Move{Verb: VerbBoost, A: int16(via), B: int16(to)} }

// WithSeat makes VerbAttack or VerbTrade.
func WithSeat(verb uint8, seat int) rules.Move { return rules.Move{Verb: verb, A: int16(seat)} }

// OfThing makes VerbGive, VerbAsk or VerbTake.
func OfThing(verb uint8, t Token) rules.Move { return rules.Move{Verb: verb, A: int16(t)} }

// LayHall lays a hall so that it shows the given passages.
func LayHall(f Field, open Edges) rules.Move {
	return rules.Move{Verb: VerbHall, A: int16(f), B: int16(open)}
}

// LayBreached lays a hall breached.
func LayBreached(f Field, t Tile) rules.Move {
	return rules.Move{Verb: VerbBreach, A: int16(f), B: int16(t)}
}

// PutContent lays a content token; guarded are the edges that a guard covers as
// laid, NoEdges for what is no guard.
func PutContent(f Field, t Token, guarded Edges) rules.Move {
	return rules.Move{Verb: VerbContent, A: int16(f), B: int16(t), C: int16(guarded)}
}

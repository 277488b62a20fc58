package wcp

import "schron/rules"

// The verbs of moves, in rules.Move.Verb, and what A, B and C mean. The rest is
// zero.
const (
	VerbVehicle  uint8 = iota + 1 // A: a vehicle card (WCP-6)
	VerbMove                      // A: the hall that the pawn enters (WCP-11)
	VerbBoost                     // A: the hall crossed, B: the one entered, NoField out of the base (WCP-12)
	VerbLeave                     // leaves the base (WCP-39), or says so at the entrance (WCP-41)
	VerbStay                      // does not move although a booster would allow it, or being trapped (WCP-53)
	VerbResign                    // a trapped pawn gives up (WCP-47)
	VerbAttack                    // A: a seat in the same hall (WCP-30)
	VerbTrade                     // A: opens an offer to a seat in the same hall (WCP-24)
	VerbGive                      // A: a trophy or upgrade to give (WCP-25)
	VerbAsk                       // A: a trophy or upgrade to ask for (WCP-25)
	VerbOffer                     // makes the offer (WCP-25)
	VerbWithdraw                  // gives the offer up, which ends the talk (WCP-54)
	VerbAccept                    // accepts an offer (WCP-25)
	VerbDecline                   // refuses it; who made it may make another one (WCP-24)
	VerbTake                      // A: a trophy or upgrade of the beaten player (WCP-31)
	VerbPress                     // presses the button (WCP-35)
	VerbPass                      // leaves the pawns met alone and the button too (WCP-24)
	VerbHall                      // A: field, B: the passages as laid (WCP-15)
	VerbBreach                    // A: field, B: the tile laid breached (WCP-14)
	VerbContent                   // A: field, B: the token, C: the edges that a guard covers as laid (WCP-16)
	VerbDestroy                   // A: the hall that falls (WCP-43)
	VerbCounter                   // refuses an offer and begins a counter-offer (WCP-24)
	VerbEnd                       // refuses an offer and ends the talk (WCP-24)
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

// shape tells what a verb names.
type shape uint8

const (
	namesNothing shape = iota
	namesVehicle
	namesField
	namesWay
	namesSeat
	namesThing
	namesHall
	namesTile
	namesContent
)

var shapes = [verbEnd]shape{
	VerbVehicle: namesVehicle, VerbMove: namesField, VerbBoost: namesWay, VerbAttack: namesSeat, VerbTrade: namesSeat,
	VerbGive: namesThing, VerbAsk: namesThing, VerbTake: namesThing, VerbHall: namesHall, VerbBreach: namesTile,
	VerbContent: namesContent, VerbDestroy: namesField,
}

// malformed tells whether m is no move of the game: an unknown verb, a field off
// the board (WCP-1), a component that does not exist (WCP-2 to WCP-4), or a
// number where the verb has none.
func malformed(m rules.Move) bool {
	if m.Verb == 0 || m.Verb >= verbEnd || m.D != 0 || m.N != 0 {
		return true
	}
	return !wellFormed(shapes[m.Verb], m)
}

func wellFormed(sh shape, m rules.Move) bool {
	onField := m.A >= 0 && m.A < span && allFields.Has(Field(m.A))
	alone := m.B == 0 && m.C == 0
	switch sh {
	case namesVehicle:
		return alone && m.A >= 0 && m.A < vehicleKinds
	case namesField:
		return alone && onField
	case namesWay:
		return m.C == 0 && onField && (m.B == int16(NoField) || m.B >= 0 && m.B < span && allFields.Has(Field(m.B)))
	case namesSeat:
		return alone && m.A >= 0 && m.A < MaxSeats
	case namesThing:
		return alone && m.A >= 0 && m.A < thingKinds
	case namesHall:
		return m.C == 0 && onField && m.B >= 0 && m.B <= int16(AllEdges) && tileOf[m.B] != NoTile
	case namesTile:
		return m.C == 0 && onField && m.B >= 0 && m.B < tileKinds
	case namesContent:
		return onField && m.B >= 0 && m.B < tokenKinds && shows(Token(m.B), m.C)
	}
	return alone && m.A == 0
}

// shows tells whether a token covers the edges e in some rotation.
func shows(t Token, e int16) bool {
	return e >= 0 && e <= int16(AllEdges) && tokenSpecs[t].edges.orbit().has(Edges(e))
}

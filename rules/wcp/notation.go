package wcp

import (
	"errors"
	"fmt"

	"schron/rules"
)

// The kinds of things that moves name (WCP-1 to WCP-4). Seats count from 0; edges
// are six digits clockwise from the east.
var (
	fields   = rules.KindOf("field", Field(0), span-1, Field.String, ParseField)
	ways     = fields.Or("field", int16(NoField), "out") // out of the base
	seats    = rules.Numbers("seat", 0, MaxSeats-1)
	vehicles = rules.KindOf("vehicle card", 0, vehicleKinds-1, Vehicle.String, ParseVehicle)
	halls    = rules.KindOf("hall", NoEdges, AllEdges, Edges.String, parseHall)
	tiles    = rules.KindOf("tile", 0, tileKinds-1, Tile.String, tileIDs.Parse)
	tokens   = rules.KindOf("token", 0, tokenKinds-1, Token.String, ParseToken)
	owned    = rules.KindOf("trophy or upgrade", 0, thingKinds-1, Token.String, ParseToken)
	guarded  = rules.KindOf("pattern of edges", NoEdges, AllEdges, Edges.String, ParseEdges).OrNothing()
)

// grammar is the notation of moves. A is a field where there is one, what is laid
// there stands before it and in B.
var grammar = rules.Grammar{
	VerbVehicle:  rules.Syntax("vehicle", rules.A(vehicles)),                                                      // chooses a vehicle card (WCP-6)
	VerbMove:     rules.Syntax("move", rules.A(fields)),                                                           // the pawn enters a hall (WCP-11)
	VerbBoost:    rules.Syntax("boost", rules.A(fields), rules.B(ways)),                                           // crosses a hall and enters the next or leaves the base (WCP-12)
	VerbLeave:    rules.Syntax("leave"),                                                                           // leaves the base (WCP-39), or says so at the entrance (WCP-41)
	VerbStay:     rules.Syntax("stay"),                                                                            // does not move although a booster would allow it, or being trapped (WCP-53)
	VerbResign:   rules.Syntax("resign"),                                                                          // a trapped pawn gives up (WCP-47)
	VerbAttack:   rules.Syntax("attack", rules.A(seats)),                                                          // attacks a pawn in the same hall (WCP-30)
	VerbTrade:    rules.Syntax("trade", rules.A(seats)),                                                           // opens an offer to a pawn in the same hall (WCP-24)
	VerbGive:     rules.Syntax("give", rules.A(owned)),                                                            // puts something to give into it (WCP-25)
	VerbAsk:      rules.Syntax("ask", rules.A(owned)),                                                             // puts something to ask for into it (WCP-25)
	VerbOffer:    rules.Syntax("offer"),                                                                           // makes the offer (WCP-25)
	VerbWithdraw: rules.Syntax("withdraw"),                                                                        // gives the offer up, which ends the talk (WCP-54)
	VerbAccept:   rules.Syntax("accept"),                                                                          // accepts an offer (WCP-25)
	VerbDecline:  rules.Syntax("decline"),                                                                         // refuses it; who made it may make another one (WCP-24)
	VerbTake:     rules.Syntax("take", rules.A(owned)),                                                            // takes something of the beaten player (WCP-31)
	VerbPress:    rules.Syntax("press"),                                                                           // presses the button (WCP-35)
	VerbPass:     rules.Syntax("pass"),                                                                            // leaves the pawns met alone and the button too (WCP-24)
	VerbHall:     rules.Syntax("hall", rules.B(halls), rules.A(fields)),                                           // lays the hall that shows these passages (WCP-15)
	VerbBreach:   rules.Syntax("breach", rules.B(tiles), rules.A(fields)),                                         // lays a tile breached (WCP-14)
	VerbContent:  rules.Syntax("content", rules.B(tokens), rules.A(fields), rules.C(guarded)).Where(coversAsLaid), // lays a token, a guard with the edges that it covers (WCP-16)
	VerbDestroy:  rules.Syntax("destroy", rules.A(fields)),                                                        // the hall falls (WCP-43)
	VerbCounter:  rules.Syntax("counter"),                                                                         // refuses an offer and begins a counter-offer (WCP-24)
	VerbEnd:      rules.Syntax("end"),                                                                             // refuses an offer and ends the talk (WCP-24)
}

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string { return grammar.Notation(m) }

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) { return grammar.Parse(text) }

// parseHall reads the passages of a hall as laid.
func parseHall(text string) (Edges, error) {
	e, err := ParseEdges(text)
	if err == nil && TileOf(e) == NoTile {
		err = fmt.Errorf("%q is not a hall, accepted: %v and their rotations", text, Tiles())
	}
	return e, err
}

var errCovers = errors.New("a guard is written with the edges that it covers in some rotation, anything else without")

// coversAsLaid tests the edges of a content token (WCP-16).
func coversAsLaid(m rules.Move) error {
	if !shows(Token(m.B), m.C) {
		return errCovers
	}
	return nil
}

// shows reports whether a token covers the edges e in some rotation.
func shows(t Token, e int16) bool {
	return e >= 0 && e <= int16(AllEdges) && tokenSpecs[t].edges.orbit().has(Edges(e))
}

package wcp

import (
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// The notation of moves, one line each. f, via and to are fields a1 to g4, seat
// counts from 0, thing is a trophy or upgrade, edges are six digits clockwise
// from the east.
//
//	vehicle V01            chooses a card                                     WCP-6
//	move to                enters a hall                                      WCP-11
//	boost via to           crosses a hall with a booster; to may be "out"     WCP-12
//	leave                  leaves the base                                    WCP-39, WCP-41
//	stay                   does not move                                      WCP-53
//	resign                 gives up, trapped                                  WCP-47
//	attack seat            attacks a pawn in the hall                         WCP-30
//	trade seat             opens an offer to a pawn in the hall               WCP-24
//	give thing, ask thing  puts something on either side of it                WCP-25
//	offer, withdraw        makes it or gives it up                            WCP-25, WCP-54
//	accept, decline        answers an offer                                   WCP-24, WCP-25
//	counter                refuses it and begins a counter-offer              WCP-24
//	end                    refuses it and ends the talk                       WCP-24
//	take thing             takes something from the beaten player             WCP-31
//	press                  presses the button                                 WCP-35
//	pass                   goes on without                                    WCP-24
//	hall edges f           lays the hall that shows these passages            WCP-15
//	breach tile f          lays a hall breached                               WCP-14
//	content token f edges  lays a guard that covers these edges; others have no edges WCP-16
//	destroy f              turns a hall over                                  WCP-43
var verbWords = [verbEnd]string{
	VerbVehicle: "vehicle", VerbMove: "move", VerbBoost: "boost", VerbLeave: "leave", VerbStay: "stay",
	VerbResign: "resign", VerbAttack: "attack", VerbTrade: "trade", VerbGive: "give", VerbAsk: "ask",
	VerbOffer: "offer", VerbWithdraw: "withdraw", VerbAccept: "accept", VerbDecline: "decline", VerbTake: "take",
	VerbPress: "press", VerbPass: "pass", VerbHall: "hall", VerbBreach: "breach", VerbContent: "content",
	VerbDestroy: "destroy", VerbCounter: "counter", VerbEnd: "end",
}

// wayOut is the end of a boosted way out of the base.
const wayOut = "out"

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string {
	if malformed(m) {
		return "?"
	}
	word := verbWords[m.Verb]
	switch shapes[m.Verb] {
	case namesVehicle:
		return word + " " + Vehicle(m.A).String()
	case namesField:
		return word + " " + Field(m.A).String()
	case namesWay:
		to := wayOut
		if m.B != int16(NoField) {
			to = Field(m.B).String()
		}
		return word + " " + Field(m.A).String() + " " + to
	case namesSeat:
		return word + " " + strconv.Itoa(int(m.A))
	case namesThing:
		return word + " " + Token(m.A).String()
	case namesHall:
		return word + " " + Edges(m.B).String() + " " + Field(m.A).String()
	case namesTile:
		return word + " " + Tile(m.B).String() + " " + Field(m.A).String()
	case namesContent:
		text := word + " " + Token(m.B).String() + " " + Field(m.A).String()
		if Token(m.B).Kind() == Guard {
			text += " " + Edges(m.C).String()
		}
		return text
	}
	return word
}

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) {
	words := strings.Fields(text)
	accepted := strings.Join(verbWords[1:], ", ")
	if len(words) == 0 {
		return rules.Move{}, fmt.Errorf("a move is missing, accepted: %s", accepted)
	}
	for verb := VerbVehicle; verb < verbEnd; verb++ {
		if verbWords[verb] == words[0] {
			m, err := parseWords(verb, words[1:])
			if err == nil && malformed(m) {
				err = fmt.Errorf("%q names what does not exist", text)
			}
			if err != nil {
				return rules.Move{}, err
			}
			return m, nil
		}
	}
	return rules.Move{}, fmt.Errorf("%q is not a move, accepted: %s", words[0], accepted)
}

var wordsOf = [...]int{
	namesNothing: 0, namesVehicle: 1, namesField: 1, namesWay: 2, namesSeat: 1, namesThing: 1, namesHall: 2,
	namesTile: 2, namesContent: 2,
}

func parseWords(verb uint8, words []string) (rules.Move, error) {
	m := rules.Move{Verb: verb}
	sh := shapes[verb]
	want := wordsOf[sh]
	if len(words) != want && (sh != namesContent || len(words) != want+1) {
		return m, fmt.Errorf("%q with %d words behind it, accepted: %d", verbWords[verb], len(words), want)
	}
	var err error
	switch sh {
	case namesVehicle:
		err = read(&m.A, words[0], ParseVehicle)
	case namesField:
		err = read(&m.A, words[0], ParseField)
	case namesWay:
		m.B = int16(NoField)
		if err = read(&m.A, words[0], ParseField); err == nil && words[1] != wayOut {
			err = read(&m.B, words[1], ParseField)
		}
	case namesSeat:
		err = read(&m.A, words[0], parseSeat)
	case namesThing:
		err = read(&m.A, words[0], ParseToken)
	case namesHall:
		if err = read(&m.B, words[0], ParseEdges); err == nil {
			err = read(&m.A, words[1], ParseField)
		}
	case namesTile:
		if err = read(&m.B, words[0], ParseTile); err == nil {
			err = read(&m.A, words[1], ParseField)
		}
	case namesContent:
		err = parseContent(&m, words)
	}
	return m, err
}

func parseContent(m *rules.Move, words []string) error {
	if err := read(&m.B, words[0], ParseToken); err != nil {
		return err
	}
	if guard := Token(m.B).Kind() == Guard; guard != (len(words) == 3) {
		return fmt.Errorf("%q is written with the edges that it covers if it is a guard, else without", words[0])
	}
	if err := read(&m.A, words[1], ParseField); err != nil {
		return err
	}
	if len(words) == 3 {
		return read(&m.C, words[2], ParseEdges)
	}
	return nil
}

func parseSeat(word string) (int8, error) {
	for seat := range int8(MaxSeats) {
		if strconv.Itoa(int(seat)) == word {
			return seat, nil
		}
	}
	return 0, fmt.Errorf("%q is not a seat, accepted: 0 to %d", word, MaxSeats-1)
}

// read puts what a word names into a number of a move.
func read[T ~int8 | ~uint8](to *int16, word string, parse func(string) (T, error)) error {
	v, err := parse(word)
	if err == nil {
		*to = int16(v)
	}
	return err
}

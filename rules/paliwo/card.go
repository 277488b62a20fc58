package paliwo

import (
	"math/bits"

	"schron/rules"
)

// Card is a special card.
type Card uint8

// The cards: five of the humans (WP-41), five of the zombies (WP-42).
const (
	Courage Card = iota
	Adrenaline
	FirstAid
	Silence
	Flare
	Frenzy
	Hunger
	Scent
	FromTheWreck
	Clutch
	cardKinds
)

var cardIDs = rules.ListIDs("card", Courage,
	"courage", "adrenaline", "first-aid", "silence", "flare",
	"frenzy", "hunger", "scent", "from-the-wreck", "clutch",
)

// String is the id of the card.
func (c Card) String() string { return cardIDs.Of(c) }

// Side is the seat whose card it is.
func (c Card) Side() int {
	if c < Frenzy {
		return SeatHumans
	}
	return SeatZombies
}

// CardsOf lists the five cards of a seat.
func CardsOf(seat int) []Card {
	if seat == SeatHumans {
		return []Card{Courage, Adrenaline, FirstAid, Silence, Flare}
	}
	return []Card{Frenzy, Hunger, Scent, FromTheWreck, Clutch}
}

// cardSet is a set of cards.
type cardSet uint16

func (c Card) bit() cardSet { return 1 << c }

func (s cardSet) has(c Card) bool { return s>>c&1 == 1 }

func (s cardSet) len() int { return bits.OnesCount16(uint16(s)) }

// cards lists the set; it is never nil.
func (s cardSet) cards() []Card { return rules.Members[Card](s) }

// sideCards is the set of all cards of a seat.
func sideCards(seat int) cardSet {
	if seat == SeatHumans {
		return 1<<SideCards - 1
	}
	return (1<<SideCards - 1) << SideCards
}

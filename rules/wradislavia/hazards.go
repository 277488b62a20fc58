package wradislavia

import "schron/rules"

// Hazard is one of the three kinds of hazard cards (WR-1).
type Hazard uint8

// The kinds of hazard cards.
const (
	NoHazard Hazard = iota
	Radiation
	Birds
	Rats
	hazardEnd
)

// HazardCards is the number of hazard cards.
const HazardCards = 16

var hazards = [hazardEnd]struct {
	id    string
	cards int8
}{
	NoHazard:  {"-", 0},
	Radiation: {"radiation", 5},
	Birds:     {"birds", 6},
	Rats:      {"rats", 5},
}

// AllHazards lists the three kinds.
func AllHazards() [hazardEnd - 1]Hazard { return [hazardEnd - 1]Hazard{Radiation, Birds, Rats} }

// String is the id of the kind, "-" for none; its name for players has the key
// "wradislavia.hazard." followed by it.
func (h Hazard) String() string { return hazards[h].id }

// Cards is how many cards of the kind there are.
func (h Hazard) Cards() int { return int(hazards[h].cards) }

var hazardIDs = rules.IDsOf("hazard", Radiation, Rats, Hazard.String)

// fullDeck is the deck of hazard cards as cards per kind.
func fullDeck() [hazardEnd]int8 {
	var deck [hazardEnd]int8
	for _, h := range AllHazards() {
		deck[h] = hazards[h].cards
	}
	return deck
}

package dolores

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. A, B, C and D are given per verb; N
// is the amount where one is named. The rest is zero.
const (
	VerbClaim      uint8 = iota + 1 // A field: buys it (DO-10)
	VerbBuy                         // A good, N: from the bank (DO-11)
	VerbSell                        // A good, N: to the bank (DO-11)
	VerbOffer                       // A seat: begins an offer (DO-12)
	VerbGive                        // A good or Money, N: offers it
	VerbAsk                         // A good or Money, N: asks for it
	VerbCede                        // A field: offers it
	VerbWant                        // A field: asks for it
	VerbPropose                     // makes the offer
	VerbWithdraw                    // makes none
	VerbAccept                      // answers an offer
	VerbDecline                     // answers an offer
	VerbFound                       // A field: founds a city (DO-13)
	VerbRaze                        // A field: pulls a city down (DO-14)
	VerbBuild                       // A field, B building, C material + 1 of a mine (DO-15)
	VerbPull                        // A field, B district from 1: pulls it down (DO-16)
	VerbSow                         // A field (DO-18)
	VerbPlant                       // A field (DO-18)
	VerbLay                         // A field: a section from the store (DO-19)
	VerbLift                        // A field: takes a section away (DO-19)
	VerbPlace                       // A field, B good: a unit from the store (DO-21)
	VerbInstall                     // A field, B district from 1, N: robots (DO-22)
	VerbClean                       // A field: removes a pollution token (DO-23)
	VerbDouse                       // A field: removes a fire (DO-23)
	VerbNeutralise                  // A field: removes a radioactive cloud (DO-23)
	VerbEnd                         // ends the own part of a phase
	VerbPay                         // A field, B district from 1 or 0: pays for a city, section or building (DO-35)
	VerbPayUnit                     // A unit: pays for it (DO-35)
	VerbWaive                       // A field, B district from 1 or 0: does not pay for it (DO-35)
	VerbWaiveUnit                   // A unit: does not pay for it (DO-35)
	VerbSettle                      // pays the rest as far as it goes (DO-36)
	VerbHarvest                     // A field: harvests a crop (DO-40)
	VerbFell                        // A field: fells a forest (DO-41)
	VerbGather                      // harvests and fells the rest as far as it goes
	VerbTop                         // A unit: goes on top of its stack (DO-47)
	VerbMove                        // A unit, B field (DO-43 to DO-46)
	VerbEmbark                      // A unit, B warship (DO-46)
	VerbAttack                      // A unit, B field: the top unit there (DO-47 to DO-49)
	VerbSabotage                    // A unit, B field: what lies there (DO-50)
	VerbAim                         // A launcher (DO-51)
	VerbFire                        // A field (DO-51, DO-52)
	VerbLower                       // does not fire
	VerbIntercept                   // A launcher: tries to stop a missile (DO-53)
	VerbHold                        // does not
	VerbCapital                     // A field: makes the city there the capital (DO-37)
	verbEnd
)

// shape says what the parts of a move are.
type shape struct {
	word   string
	a, b   part
	amount bool
}

type part uint8

const (
	noPart part = iota
	fieldPart
	goodPart  // a good
	cashPart  // a good or money
	unitPart  // a unit token
	seatPart  // a seat
	cellPart  // a district, 1 to 12
	lotPart   // a district or 0, which is not written
	buildPart // a building, with the material of a mine in C
	troopPart // a kind of unit
)

// shapes give the notation of every verb, one line each; notation.go explains
// the words.
var shapes = [verbEnd]shape{
	VerbClaim:      {"claim", fieldPart, noPart, false},
	VerbBuy:        {"buy", goodPart, noPart, true},
	VerbSell:       {"sell", goodPart, noPart, true},
	VerbOffer:      {"offer", seatPart, noPart, false},
	VerbGive:       {"give", cashPart, noPart, true},
	VerbAsk:        {"ask", cashPart, noPart, true},
	VerbCede:       {"cede", fieldPart, noPart, false},
	VerbWant:       {"want", fieldPart, noPart, false},
	VerbPropose:    {"propose", noPart, noPart, false},
	VerbWithdraw:   {"withdraw", noPart, noPart, false},
	VerbAccept:     {"accept", noPart, noPart, false},
	VerbDecline:    {"decline", noPart, noPart, false},
	VerbFound:      {"found", fieldPart, noPart, false},
	VerbRaze:       {"raze", fieldPart, noPart, false},
	VerbBuild:      {"build", fieldPart, buildPart, false},
	VerbPull:       {"pull", fieldPart, cellPart, false},
	VerbSow:        {"sow", fieldPart, noPart, false},
	VerbPlant:      {"plant", fieldPart, noPart, false},
	VerbLay:        {"lay", fieldPart, noPart, false},
	VerbLift:       {"lift", fieldPart, noPart, false},
	VerbPlace:      {"place", fieldPart, troopPart, false},
	VerbInstall:    {"install", fieldPart, cellPart, true},
	VerbClean:      {"clean", fieldPart, noPart, false},
	VerbDouse:      {"douse", fieldPart, noPart, false},
	VerbNeutralise: {"neutralise", fieldPart, noPart, false},
	VerbEnd:        {"end", noPart, noPart, false},
	VerbPay:        {"pay", fieldPart, lotPart, false},
	VerbPayUnit:    {"pay", unitPart, noPart, false},
	VerbWaive:      {"waive", fieldPart, lotPart, false},
	VerbWaiveUnit:  {"waive", unitPart, noPart, false},
	VerbSettle:     {"settle", noPart, noPart, false},
	VerbHarvest:    {"harvest", fieldPart, noPart, false},
	VerbFell:       {"fell", fieldPart, noPart, false},
	VerbGather:     {"gather", noPart, noPart, false},
	VerbTop:        {"top", unitPart, noPart, false},
	VerbMove:       {"move", unitPart, fieldPart, false},
	VerbEmbark:     {"embark", unitPart, unitPart, false},
	VerbAttack:     {"attack", unitPart, fieldPart, false},
	VerbSabotage:   {"sabotage", unitPart, fieldPart, false},
	VerbAim:        {"aim", unitPart, noPart, false},
	VerbFire:       {"fire", fieldPart, noPart, false},
	VerbLower:      {"lower", noPart, noPart, false},
	VerbIntercept:  {"intercept", unitPart, noPart, false},
	VerbHold:       {"hold", noPart, noPart, false},
	VerbCapital:    {"capital", fieldPart, noPart, false},
}

// Plain makes a move of a verb alone.
func Plain(verb uint8) rules.Move { return rules.Move{Verb: verb} }

// On makes a move that names one field.
func On(verb uint8, f Field) rules.Move { return rules.Move{Verb: verb, A: int16(f)} }

// With makes a move that names a field and a district (from 1), or for
// VerbPlace a kind of unit.
func With(verb uint8, f Field, b int) rules.Move {
	return rules.Move{Verb: verb, A: int16(f), B: int16(b)}
}

// By makes a move that names a unit only.
func By(verb uint8, u Unit) rules.Move { return rules.Move{Verb: verb, A: int16(u)} }

// To makes a move of a unit with a field.
func To(verb uint8, u Unit, f Field) rules.Move {
	return rules.Move{Verb: verb, A: int16(u), B: int16(f)}
}

// Amount makes a move with n of a good; with rules.AnyAmount it is a range's.
func Amount(verb uint8, g Good, n int) rules.Move {
	return rules.Move{Verb: verb, A: int16(g), N: int32(n)}
}

// Build makes the move that builds b in the city on f; material is that of a
// mine and not looked at otherwise.
func Build(f Field, b Building, material Good) rules.Move {
	m := rules.Move{Verb: VerbBuild, A: int16(f), B: int16(b)}
	if b == Mine {
		m.C = int16(material) + 1
	}
	return m
}

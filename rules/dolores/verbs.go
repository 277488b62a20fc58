package dolores

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. The grammar (notation.go) says what each does.
const (
	VerbClaim uint8 = iota + 1
	VerbBuy
	VerbSell
	VerbOffer
	VerbGive
	VerbAsk
	VerbCede
	VerbWant
	VerbPropose
	VerbWithdraw
	VerbAccept
	VerbDecline
	VerbFound
	VerbRaze
	VerbBuild
	VerbPull
	VerbSow
	VerbPlant
	VerbLay
	VerbLift
	VerbPlace
	VerbInstall
	VerbClean
	VerbDouse
	VerbNeutralise
	VerbEnd
	VerbPay
	VerbPayUnit
	VerbWaive
	VerbWaiveUnit
	VerbSettle
	VerbHarvest
	VerbFell
	VerbGather
	VerbTop
	VerbMove
	VerbEmbark
	VerbAttack
	VerbSabotage
	VerbAim
	VerbFire
	VerbLower
	VerbIntercept
	VerbHold
	VerbCapital
	VerbWaiveWorks
	VerbWaiveTroop
	VerbSowAll
	verbEnd
)

// Plain makes a move of a verb alone.
func Plain(verb uint8) rules.Move { return rules.Move{Verb: verb} }

// On makes a move that names one field.
func On(verb uint8, f Field) rules.Move { return rules.Move{Verb: verb, A: int16(f)} }

// With makes a move that names a field and a district from 1, or a kind of unit (VerbPlace).
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

// FieldOf is the field that a move names, NoField without one.
func FieldOf(m rules.Move) Field { return Field(grammar.Last(m, aField, int16(NoField))) }

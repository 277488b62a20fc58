package paliwo

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. The grammar (notation.go) says what each
// one does and names.
const (
	VerbHuman uint8 = iota + 1
	VerbArm
	VerbZombie
	VerbStep
	VerbPush
	VerbWeapon
	VerbOpen
	VerbTake
	VerbLeave
	VerbAxe
	VerbShot
	VerbWrench
	VerbSprint
	VerbSlip
	VerbFinish
	VerbEnd
	VerbCourage
	VerbAdrenaline
	VerbAid
	VerbSilence
	VerbFlare
	VerbTurn
	VerbTurned
	VerbDraw
	VerbPlace
	VerbRise
	VerbHunger
	VerbScent
	VerbFrenzy
	VerbCharge
	VerbAdvance
	VerbRotate
	VerbCrawl
	VerbBite
	VerbNew
	VerbWreck
	VerbToken
	VerbClutch
	VerbDone
	verbEnd
)

// Plain makes a move that names nothing.
func Plain(verb uint8) rules.Move { return rules.Move{Verb: verb} }

// By makes a move that names a human.
func By(verb uint8, h Human) rules.Move { return rules.Move{Verb: verb, A: int16(h)} }

// ByOn makes a move of a human on a field.
func ByOn(verb uint8, h Human, f Field) rules.Move {
	return rules.Move{Verb: verb, A: int16(h), B: int16(f)}
}

// On makes a move that names a field.
func On(verb uint8, f Field) rules.Move { return rules.Move{Verb: verb, A: int16(f)} }

// OnTo makes a move from a field to another.
func OnTo(verb uint8, f, to Field) rules.Move {
	return rules.Move{Verb: verb, A: int16(f), B: int16(to)}
}

// OnFacing makes a move that names a field and a direction.
func OnFacing(verb uint8, f Field, d Facing) rules.Move {
	return rules.Move{Verb: verb, A: int16(f), B: int16(d)}
}

// ByFacing makes a move that names a human and a direction.
func ByFacing(verb uint8, h Human, d Facing) rules.Move {
	return rules.Move{Verb: verb, A: int16(h), B: int16(d)}
}

// Actor returns the human who acts in a move of the human player, NoHuman if none.
func Actor(m rules.Move) Human {
	if grammar.Names(m.Verb, rules.A(aHuman)) {
		return Human(m.A)
	}
	switch m.Verb {
	case VerbAxe:
		return Lumberjack
	case VerbShot:
		return Policeman
	case VerbWrench:
		return Mechanic
	case VerbSprint:
		return Runner
	case VerbSlip:
		return Child
	}
	return NoHuman
}

// Target returns the field of a move: where a figure goes or what an act is aimed at.
// It returns NoField if there is none.
func Target(m rules.Move) Field { return Field(grammar.Last(m, aField, int16(NoField))) }

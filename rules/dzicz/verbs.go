package dzicz

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. The grammar (notation.go) says what each
// one does and names.
const (
	VerbHome uint8 = iota + 1
	VerbMove
	VerbStrike
	VerbAssault
	VerbDone
	VerbToken
	VerbOutpost
	VerbSoldier
	VerbExpand
	VerbPass
	VerbManoeuvre
	VerbDefend
	VerbNo
	VerbQuiet
	VerbRemove
	VerbLeave
	VerbAsk
	verbEnd
)

// On makes a move that names one field.
func On(verb uint8, f Field) rules.Move { return rules.Move{Verb: verb, A: int16(f)} }

// FromTo makes a move of a soldier from one field to another.
func FromTo(verb uint8, from, to Field) rules.Move {
	return rules.Move{Verb: verb, A: int16(from), B: int16(to)}
}

// Plain makes a move that names no field.
func Plain(verb uint8) rules.Move { return rules.Move{Verb: verb} }

// Lift makes the move that lifts a silence (DZ-20). A seat that said "not this turn"
// about a kind of action token then wants to be asked again.
func Lift(seat int, k ActionToken) rules.Move {
	return rules.Move{Verb: VerbAsk, A: int16(seat), B: int16(k)}
}

// From returns the one field of a move, or the field that its soldier leaves;
// NoField if the move names none.
func From(m rules.Move) Field {
	if grammar.Names(m.Verb, rules.A(fields)) {
		return fieldIn(m.A)
	}
	return NoField
}

// To returns the field of a move: where the soldier goes or where the piece is put. It
// returns NoField if the move names none.
func To(m rules.Move) Field { return fieldIn(grammar.Last(m, fields, int16(NoField))) }

// fieldIn reads a field from a move; a number that is none gives NoField.
func fieldIn(n int16) Field {
	if n < 0 || n >= Fields {
		return NoField
	}
	return Field(n)
}

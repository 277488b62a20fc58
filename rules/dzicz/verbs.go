package dzicz

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. A is the field, or the field that a
// soldier leaves; B is the field that it enters. Of VerbAsk they are a seat and
// a kind of action token. The rest is zero.
const (
	VerbHome      uint8 = iota + 1 // A: first token, which fixes the home edge (DZ-7)
	VerbMove                       // A, B: a soldier's move (DZ-9)
	VerbStrike                     // A: an unmoved soldier removes the token on its field (DZ-12)
	VerbAssault                    // A, B: declares an assault by the soldier just moved (DZ-16)
	VerbDone                       // ends the movement (DZ-15)
	VerbToken                      // A: declares putting a token (DZ-13 a)
	VerbOutpost                    // A: declares putting an outpost (DZ-13 b)
	VerbSoldier                    // A: declares putting a soldier (DZ-13 c); puts one for the trail (DZ-25)
	VerbExpand                     // A: declares an expansion (DZ-18)
	VerbPass                       // no action, no further expansion, no further reward
	VerbManoeuvre                  // A, B: answers a declaration (DZ-19)
	VerbDefend                     // answers a soldier's move (DZ-17)
	VerbNo                         // does not answer
	VerbQuiet                      // does not answer and is not asked again this turn (DZ-20)
	VerbRemove                     // removes the token on the entered field (DZ-11)
	VerbLeave                      // leaves it (DZ-11)
	VerbAsk                        // A: seat, B: kind of action token: a silence is lifted (DZ-20)
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

// Lift makes the move by which a seat that said "not this turn" to the questions
// about a kind of action token wants to be asked again (DZ-20).
func Lift(seat int, k ActionToken) rules.Move {
	return rules.Move{Verb: VerbAsk, A: int16(seat), B: int16(k)}
}

// From gives the one field of a move, or the field that its soldier leaves;
// NoField if the move names none.
func From(m rules.Move) Field {
	if arity(m.Verb) == 0 {
		return NoField
	}
	return fieldIn(m.A)
}

// To gives the field that a move is about: where the soldier goes or where the
// piece is put; NoField if the move names none.
func To(m rules.Move) Field {
	if arity(m.Verb) == 2 {
		return fieldIn(m.B)
	}
	return From(m)
}

// arity is the number of fields that a verb names.
func arity(verb uint8) int {
	switch verb {
	case VerbMove, VerbAssault, VerbManoeuvre:
		return 2
	case VerbHome, VerbStrike, VerbToken, VerbOutpost, VerbSoldier, VerbExpand:
		return 1
	}
	return 0
}

// fieldIn reads a field from a move; a number that is none gives NoField.
func fieldIn(n int16) Field {
	if n < 0 || n >= Fields {
		return NoField
	}
	return Field(n)
}

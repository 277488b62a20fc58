package wradislavia

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. The grammar (notation.go) says what each
// one does and names. Slots stand in moves as numbers from 1, as people count them.
const (
	VerbDiscard uint8 = iota + 1
	VerbKeep
	VerbSend
	VerbRecall
	VerbToken
	VerbShoot
	VerbExtra
	VerbStrike
	VerbDone
	verbEnd
)

// Plain makes a move that names nothing.
func Plain(verb uint8) rules.Move { return rules.Move{Verb: verb} }

// Discard puts a character away in the draft.
func Discard(c Character) rules.Move { return rules.Move{Verb: VerbDiscard, A: int16(c)} }

// Keep takes a character back from the discards.
func Keep(c Character) rules.Move { return rules.Move{Verb: VerbKeep, A: int16(c)} }

// Send lets a character take a slot (0 to 2).
func Send(c Character, slot int) rules.Move {
	return rules.Move{Verb: VerbSend, A: int16(c), B: int16(slot + 1)}
}

// Assign returns the move that gives the character of a slot a manoeuvre token.
func Assign(m Manoeuvre, slot int) rules.Move {
	return rules.Move{Verb: VerbToken, A: int16(m), B: int16(slot + 1)}
}

// Strike names the target of a hand-to-hand fighter by slots.
func Strike(slot, target int) rules.Move {
	return rules.Move{Verb: VerbStrike, A: int16(slot + 1), B: int16(target + 1)}
}

package wradislavia

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. Slots stand in moves as numbers from
// 1, as people count them. What is not named is zero.
const (
	VerbDiscard uint8 = iota + 1 // A: character that the draft puts away (WR-2)
	VerbKeep                     // A: character taken back from the discards (WR-41)
	VerbSend                     // A: character, B: slot that it takes (WR-7)
	VerbRecall                   // everybody back to the hand, all tokens up (WR-41)
	VerbToken                    // A: manoeuvre, B: slot whose character gets it (WR-7)
	VerbShoot                    // A: slot, B: target's slot or 0 for all, C: mode, D: pips (WR-12)
	VerbExtra                    // the same as an extra shot (WR-15)
	VerbStrike                   // A: slot, B: target's slot (WR-24)
	VerbDone                     // confirms a choice, ends the own part (WR-41, WR-42)
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

// Assign gives the character of a slot a manoeuvre token.
func Assign(m Manoeuvre, slot int) rules.Move {
	return rules.Move{Verb: VerbToken, A: int16(m), B: int16(slot + 1)}
}

// Strike names the target of a hand-to-hand fighter by slots.
func Strike(slot, target int) rules.Move {
	return rules.Move{Verb: VerbStrike, A: int16(slot + 1), B: int16(target + 1)}
}

// CharacterIn gives the character that a move of the draft or the deployment
// names, Nobody if it names none.
func CharacterIn(m rules.Move) Character {
	switch m.Verb {
	case VerbDiscard, VerbKeep, VerbSend:
		return Character(m.A)
	}
	return Nobody
}

// SlotIn gives the own slot that a move names, -1 if it names none.
func SlotIn(m rules.Move) int {
	switch m.Verb {
	case VerbSend, VerbToken:
		return int(m.B) - 1
	case VerbShoot, VerbExtra, VerbStrike:
		return int(m.A) - 1
	}
	return -1
}

// malformed tells whether m is no move of the game: an unknown verb, a number
// out of its bounds, or one where the verb has none.
func malformed(m rules.Move) bool {
	if m.N != 0 {
		return true
	}
	shot := m.Verb == VerbShoot || m.Verb == VerbExtra
	if !shot && (m.C != 0 || m.D != 0) {
		return true
	}
	switch m.Verb {
	case VerbDiscard, VerbKeep:
		return !inCards(m.A) || m.B != 0
	case VerbSend:
		return !inCards(m.A) || !inSlots(m.B)
	case VerbToken:
		return m.A < 1 || m.A >= int16(manoeuvreEnd) || !inSlots(m.B)
	case VerbShoot, VerbExtra:
		return !inSlots(m.A) || m.B != 0 && !inSlots(m.B) || m.C < 1 || m.C >= int16(modeEnd) || !inPips(m.D)
	case VerbStrike:
		return !inSlots(m.A) || !inSlots(m.B)
	case VerbRecall, VerbDone:
		return m.A != 0 || m.B != 0
	}
	return true
}

func inCards(n int16) bool { return n >= 1 && n <= Characters }

func inSlots(n int16) bool { return n >= 1 && n <= Slots }

package wradislavia

import (
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// The kinds of things that moves name.
var (
	characters = rules.KindOf("character", 1, Characters, Character.String, ParseCharacter)
	manoeuvres = rules.KindOf("manoeuvre", Attack, HandToHand, Manoeuvre.String, ParseManoeuvre)
	shotModes  = rules.KindOf("mode", Slug, Penetrating, Mode.String, modeIDs.Parse)
	slots      = rules.Numbers("slot", 1, Slots)
	targets    = slots.Or("target", 0, "all") // all in a long burst
	addedPips  = rules.KindOf("pips", 0, 1<<6-1, pipsWord, parsePips).OrNothing()
)

// grammar is the notation of moves. Slots are the own one before the target's.
var grammar = rules.Grammar{
	VerbDiscard: rules.Syntax("discard", rules.A(characters)),               // the draft puts a character away (WR-2)
	VerbKeep:    rules.Syntax("keep", rules.A(characters)),                  // takes it back from the discards (WR-41)
	VerbSend:    rules.Syntax("send", rules.A(characters), rules.B(slots)),  // a character takes a slot (WR-7)
	VerbRecall:  rules.Syntax("recall"),                                     // everybody back to the hand, all tokens up (WR-41)
	VerbToken:   rules.Syntax("token", rules.A(manoeuvres), rules.B(slots)), // puts a token under the character of the slot (WR-7)
	VerbShoot:   shot("shoot"),                                              // a shot (WR-12), perhaps with a Perun that adds pips to the dice (WR-14)
	VerbExtra:   shot("extra"),                                              // the same as an extra shot (WR-15)
	VerbStrike:  rules.Syntax("strike", rules.A(slots), rules.B(slots)),     // names the target of a hand-to-hand fighter (WR-24)
	VerbDone:    rules.Syntax("done"),                                       // confirms a choice, ends the own part (WR-41, WR-42)
}

func shot(word string) rules.Phrase {
	return rules.Syntax(word, rules.A(slots), rules.B(targets), rules.C(shotModes), rules.D(addedPips))
}

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string { return grammar.Notation(m) }

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) { return grammar.Parse(text) }

// pipsWord writes the pips of a code as "+a+b+c".
func pipsWord(code int16) string {
	p := pipsOf(code)
	return fmt.Sprintf("+%d+%d+%d", p[0], p[1], p[2])
}

// parsePips reads "+a+b+c" as a code. A sum that no Perun adds is refused by its rule
// (WR-14, WR-43): a move has no number for it.
func parsePips(word string) (int16, error) {
	for _, pips := range allPips[1:] {
		if pipsWord(pips.code()) == word {
			return pips.code(), nil
		}
	}
	if added := strings.Split(word, "+"); len(added) == Dice+1 && added[0] == "" {
		sum := uint64(0)
		for _, n := range added[1:] {
			pips, err := strconv.ParseUint(n, 10, 8)
			if err != nil {
				return 0, notPips(word)
			}
			sum += pips
		}
		if sum == 0 {
			return 0, refusal("WR-43", "pips.least")
		}
		if sum > MaxPips {
			return 0, refusal("WR-14", "pips.most")
		}
	}
	return 0, notPips(word)
}

func notPips(word string) error {
	return fmt.Errorf("%q are no pips, accepted: +a+b+c with a sum of 1 to %d", word, MaxPips)
}

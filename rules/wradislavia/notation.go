package wradislavia

import (
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// The notation of moves, one line each. c is the id of a character, m that of a
// manoeuvre, w that of a mode; s and t are an own slot and the target's, 1 to 3.
//
//	discard c          the draft puts a character away                   WR-2
//	keep c             takes it back                                     WR-41
//	send c s           a character takes a slot                          WR-7
//	recall             takes everybody sent back, and all tokens up      WR-41
//	token m s          puts a token under the character of the slot      WR-7
//	shoot s t w        a shot; t is "all" for a long burst               WR-12
//	shoot s t w +a+b+c the same with a Perun that adds pips to the dice  WR-14
//	extra s t w        an extra shot, with or without pips as well       WR-15
//	strike s t         names the target of a hand-to-hand fighter        WR-24
//	done               confirms a choice or ends the own part of a phase WR-41, WR-42
var verbWords = [verbEnd]string{
	VerbDiscard: "discard", VerbKeep: "keep", VerbSend: "send", VerbRecall: "recall", VerbToken: "token",
	VerbShoot: "shoot", VerbExtra: "extra", VerbStrike: "strike", VerbDone: "done",
}

// allWord stands for the targets of a long burst.
const allWord = "all"

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string {
	if malformed(m) {
		return "?"
	}
	word := verbWords[m.Verb]
	switch m.Verb {
	case VerbDiscard, VerbKeep:
		return word + " " + Character(m.A).String()
	case VerbSend:
		return word + " " + Character(m.A).String() + " " + number(m.B)
	case VerbToken:
		return word + " " + Manoeuvre(m.A).String() + " " + number(m.B)
	case VerbStrike:
		return word + " " + number(m.A) + " " + number(m.B)
	case VerbShoot, VerbExtra:
		target := allWord
		if m.B != 0 {
			target = number(m.B)
		}
		word += " " + number(m.A) + " " + target + " " + Mode(m.C).String()
		if p := pipsOf(m.D); p != (Pips{}) {
			word += fmt.Sprintf(" +%d+%d+%d", p[0], p[1], p[2])
		}
	}
	return word
}

func number(n int16) string { return strconv.Itoa(int(n)) }

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) {
	words := strings.Fields(text)
	accepted := strings.Join(verbWords[1:], ", ")
	if len(words) == 0 {
		return rules.Move{}, fmt.Errorf("a move is missing, accepted: %s", accepted)
	}
	for verb := VerbDiscard; verb < verbEnd; verb++ {
		if verbWords[verb] == words[0] {
			p := parser{verb: verb, words: words[1:]}
			m := p.move()
			if p.err != nil {
				return rules.Move{}, p.err
			}
			return m, nil
		}
	}
	return rules.Move{}, fmt.Errorf("%q is not a move, accepted: %s", words[0], accepted)
}

// parser takes the words of a move one by one and keeps the first error.
type parser struct {
	verb  uint8
	words []string
	err   error
}

func (p *parser) move() rules.Move {
	m := rules.Move{Verb: p.verb}
	switch p.verb {
	case VerbDiscard, VerbKeep:
		m.A = p.character()
	case VerbSend:
		m.A, m.B = p.character(), p.slot()
	case VerbToken:
		m.A, m.B = p.manoeuvre(), p.slot()
	case VerbStrike:
		m.A, m.B = p.slot(), p.slot()
	case VerbShoot, VerbExtra:
		m.A = p.slot()
		m.B = p.target()
		m.C = p.mode()
		m.D = p.pips()
	}
	if p.err == nil && len(p.words) > 0 {
		p.err = fmt.Errorf("%q has words too many: %q", verbWords[p.verb], strings.Join(p.words, " "))
	}
	return m
}

// next takes a word, "" if there is none left.
func (p *parser) next(what string) string {
	if len(p.words) == 0 {
		p.fail(fmt.Errorf("%q lacks its %s", verbWords[p.verb], what))
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

func (p *parser) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

func (p *parser) character() int16 {
	c, err := ParseCharacter(p.next("character"))
	p.fail(err)
	return int16(c)
}

func (p *parser) manoeuvre() int16 {
	m, err := ParseManoeuvre(p.next("manoeuvre"))
	p.fail(err)
	return int16(m)
}

func (p *parser) mode() int16 {
	m, err := ParseMode(p.next("mode"))
	p.fail(err)
	return int16(m)
}

func (p *parser) slot() int16 { return p.parseSlot(p.next("slot")) }

func (p *parser) parseSlot(w string) int16 {
	n, err := strconv.ParseInt(w, 10, 16)
	if err != nil || !inSlots(int16(n)) {
		p.fail(fmt.Errorf("%q is not a slot, accepted: 1 to %d", w, Slots))
		return 0
	}
	return int16(n)
}

func (p *parser) target() int16 {
	w := p.next("target")
	if w == allWord {
		return 0
	}
	return p.parseSlot(w)
}

// pips reads "+a+b+c"; no word is no pips.
func (p *parser) pips() int16 {
	if len(p.words) == 0 {
		return 0
	}
	w := p.next("pips")
	for _, pips := range allPips[1:] {
		if w == fmt.Sprintf("+%d+%d+%d", pips[0], pips[1], pips[2]) {
			return pips.code()
		}
	}
	p.fail(fmt.Errorf("%q are no pips, accepted: +a+b+c with a sum of 1 to %d", w, maxPips))
	return 0
}

package rules

import (
	"fmt"
	"strconv"
	"strings"
)

// Grammar is how the moves of a game are written, by verb. It gives a game its
// Notation and its Parse, and tells what is no move of it at all.
type Grammar []Phrase

// Phrase is how the moves of one verb are written: its word and the things that
// it names. Verbs may share a word; what stands behind it tells them apart.
type Phrase struct {
	Word   string
	names  []Name
	kinds  [4]*Kind // of A to D
	amount bool
	fits   func(Move) error
}

// Name is a thing that a phrase names, and the number of the move for it.
type Name struct {
	in   int // 0 to 3 for A to D, 4 for N
	kind *Kind
}

const inN = 4

// anyAmount is the notation of AnyAmount.
const anyAmount = "{n}"

// A is a thing in Move.A.
func A(k *Kind) Name { return Name{0, k} }

// B is a thing in Move.B.
func B(k *Kind) Name { return Name{1, k} }

// C is a thing in Move.C.
func C(k *Kind) Name { return Name{2, k} }

// D is a thing in Move.D.
func D(k *Kind) Name { return Name{3, k} }

// N is the amount in Move.N: any number, for what is too much is for the rules.
func N() Name { return Name{in: inN} }

// Syntax is the phrase of a word and names, in the order in which they are written.
func Syntax(word string, names ...Name) Phrase {
	p := Phrase{Word: word, names: names}
	for _, n := range names {
		if n.in == inN {
			p.amount = true
		} else {
			p.kinds[n.in] = n.kind
		}
	}
	return p
}

// Where is the phrase for those moves alone whose names fit together.
func (p Phrase) Where(fits func(Move) error) Phrase {
	p.fits = fits
	return p
}

// Names reports whether a verb names such a thing.
func (g Grammar) Names(verb uint8, n Name) bool {
	return int(verb) < len(g) && n.in != inN && g[verb].kinds[n.in] == n.kind
}

// Last is the number of the last thing of a kind that a move names, in the order from A
// to D. It is none if the move names no such thing.
func (g Grammar) Last(m Move, k *Kind, none int16) int16 {
	if int(m.Verb) < len(g) {
		for i, n := range [...]int16{3: m.A, 2: m.B, 1: m.C, 0: m.D} {
			if g[m.Verb].kinds[3-i] == k {
				return n
			}
		}
	}
	return none
}

// Has reports whether m is a move of the grammar. Its verb and every thing that it
// names must exist, and every other number must be zero.
func (g Grammar) Has(m Move) bool {
	if int(m.Verb) >= len(g) {
		return false
	}
	p := &g[m.Verb]
	return p.Word != "" && (m.N == 0 || p.amount) &&
		p.kinds[0].has(m.A) && p.kinds[1].has(m.B) && p.kinds[2].has(m.C) && p.kinds[3].has(m.D) &&
		(p.fits == nil || p.fits(m) == nil)
}

// Notation writes a move; one that is none of the grammar's is "?".
func (g Grammar) Notation(m Move) string {
	if !g.Has(m) {
		return "?"
	}
	p := &g[m.Verb]
	if len(p.names) == 0 {
		return p.Word
	}
	out := append(make([]byte, 0, 64), p.Word...)
	for _, n := range p.names {
		if word := n.word(m); word != "" {
			out = append(append(out, ' '), word...)
		}
	}
	return string(out)
}

// Parse reads what Notation writes; words may stand further apart. The error
// lists what is accepted.
func (g Grammar) Parse(text string) (Move, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Move{}, fmt.Errorf("a move is missing, accepted: %s", g.words())
	}
	var first error
	for verb := range g {
		if g[verb].Word != words[0] {
			continue
		}
		m, err := g[verb].parse(uint8(verb), words[1:])
		if err == nil {
			return m, nil
		}
		if first == nil {
			first = err
		}
	}
	if first == nil {
		first = fmt.Errorf("%q is not a move, accepted: %s", words[0], g.words())
	}
	return Move{}, first
}

// parse reads what stands behind the word of the phrase.
func (p *Phrase) parse(verb uint8, words []string) (Move, error) {
	m := Move{Verb: verb}
	for _, n := range p.names {
		switch {
		case len(words) > 0:
			if err := n.read(&m, words[0]); err != nil {
				return m, err
			}
			words = words[1:]
		case !n.kind.silent():
			return m, fmt.Errorf("%q lacks its %s, accepted: %s", p.Word, n.what(), p)
		}
	}
	if len(words) > 0 {
		return m, fmt.Errorf("%q has words too many: %q, accepted: %s", p.Word, strings.Join(words, " "), p)
	}
	if p.fits != nil {
		if err := p.fits(m); err != nil {
			return m, fmt.Errorf("%q: %w", p.Word, err)
		}
	}
	return m, nil
}

// String shows what stands in the phrase: send <character> <slot>.
func (p *Phrase) String() string {
	out := p.Word
	for _, n := range p.names {
		if form := "<" + n.what() + ">"; n.kind.silent() {
			out += " [" + form + "]"
		} else {
			out += " " + form
		}
	}
	return out
}

// words lists the words of the grammar, each once.
func (g Grammar) words() string {
	var all []string
	said := map[string]bool{"": true}
	for _, p := range g {
		if !said[p.Word] {
			said[p.Word] = true
			all = append(all, p.Word)
		}
	}
	return strings.Join(all, ", ")
}

func (n Name) what() string {
	if n.in == inN {
		return "amount"
	}
	return n.kind.what
}

// word is how a move's thing is written.
func (n Name) word(m Move) string {
	switch {
	case n.in != inN:
		return n.kind.word(*n.number(&m))
	case m.N == AnyAmount:
		return anyAmount
	}
	return strconv.Itoa(int(m.N))
}

// read puts what a word names into the move.
func (n Name) read(m *Move, word string) (err error) {
	if n.in == inN {
		m.N, err = parseAmount(word)
	} else {
		*n.number(m), err = n.kind.read(word)
	}
	return err
}

// number is the one of A to D that the name is about.
func (n Name) number(m *Move) *int16 {
	return [...]*int16{&m.A, &m.B, &m.C, &m.D}[n.in]
}

func parseAmount(word string) (int32, error) {
	if word == anyAmount {
		return AnyAmount, nil
	}
	n, err := strconv.ParseInt(word, 10, 32)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%q is not an amount, accepted: 0 or more", word)
	}
	return int32(n), nil
}

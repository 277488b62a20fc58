package rules

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind is a kind of things that moves name, such as fields: which numbers of a
// move stand for one, and by which words.
type Kind struct {
	what    string
	least   int16
	words   []string // from least on; "" stands nowhere
	known   []bool   // which of them there are
	numbers map[string]int16
	refuse  func(word string) error // why a word is none, nil for one that parse reads
}

// mostListed is how many words an error lists one by one.
const mostListed = 40

// KindOf is the kind of a small type whose values lie between least and most. A
// value belongs to it if parse reads the word that write gives it. What names
// the kind in errors, such as "field".
func KindOf[T Small](what string, least, most T, write func(T) string, parse func(string) (T, error)) *Kind {
	k := &Kind{what: what, least: int16(least), numbers: map[string]int16{}}
	for n := int(least); n <= int(most); n++ {
		word := write(T(n))
		back, err := parse(word)
		k.add(word, err == nil && int(back) == n)
	}
	k.refuse = func(word string) error {
		_, err := parse(word)
		return err
	}
	return k
}

// Numbers is the kind of numbers that are written as such.
func Numbers(what string, least, most int16) *Kind {
	k := &Kind{what: what, least: least, numbers: map[string]int16{}}
	for n := int(least); n <= int(most); n++ {
		k.add(strconv.Itoa(n), true)
	}
	k.refuse = func(word string) error {
		return fmt.Errorf("%q is not %s, accepted: %d to %d", word, one(what), least, most)
	}
	return k
}

// add makes the word that of the next number.
func (k *Kind) add(word string, known bool) {
	if known && word != "" {
		k.numbers[word] = k.least + int16(len(k.words))
	}
	k.words, k.known = append(k.words, word), append(k.known, known)
}

// Or is the kind with a word for a number beside it, called by its own name:
// Or("target", 0, "all").
func (k *Kind) Or(what string, n int16, word string) *Kind {
	most := k.least + int16(len(k.words)) - 1
	out := &Kind{what: what, least: min(k.least, n), numbers: map[string]int16{}, refuse: k.refuse}
	if word != "" {
		out.refuse = func(other string) error { return fmt.Errorf("%w, %s", k.error(other), word) }
	}
	for i := int(out.least); i <= int(max(most, n)); i++ {
		if at := int16(i); at == n {
			out.add(word, true)
		} else {
			out.add(k.word(at), k.has(at))
		}
	}
	return out
}

// OrNothing is the kind with zero beside it, whose word is left out. It is the
// last thing that a phrase names.
func (k *Kind) OrNothing() *Kind { return k.Or(k.what, 0, "") }

// has reports whether a number of a move stands for a thing of the kind. A nil kind has
// no things; its number must be zero.
func (k *Kind) has(n int16) bool {
	if k == nil {
		return n == 0
	}
	i := int(n) - int(k.least)
	return i >= 0 && i < len(k.known) && k.known[i]
}

// word is what stands for a number, "" for nothing.
func (k *Kind) word(n int16) string {
	if i := int(n) - int(k.least); i >= 0 && i < len(k.words) {
		return k.words[i]
	}
	return ""
}

// silent reports whether the word may be left out.
func (k *Kind) silent() bool { return k != nil && k.has(0) && k.word(0) == "" }

// read returns the number that a word stands for.
func (k *Kind) read(word string) (int16, error) {
	if n, ok := k.numbers[word]; ok {
		return n, nil
	}
	return 0, k.error(word)
}

// error says why a word stands for nothing of the kind, and lists what does.
func (k *Kind) error(word string) error {
	if err := k.refuse(word); err != nil {
		return err
	}
	var accepted []string
	for i, known := range k.known {
		if known && k.words[i] != "" {
			accepted = append(accepted, k.words[i])
		}
	}
	list := strings.Join(accepted, ", ")
	if n := len(accepted); n > mostListed {
		list = accepted[0] + " to " + accepted[n-1]
	}
	return fmt.Errorf("%q is not %s, accepted: %s", word, one(k.what), list)
}

package rules

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The greatest lengths of what a record holds, in letters: more is shown nowhere
// and would only stop the screen.
const (
	maxName  = 100 // of a player's name, and of words such as a bot's id
	maxTitle = 100 // of a title; what is longer is cut
	maxMove  = 200 // of a move's notation
	maxSaid  = 300 // of a word or a reason in a sentence about a record
)

// checkWord refuses what no list could show: too many letters, or characters
// that are none.
func checkWord(what, word string, most int) error {
	if n := utf8.RuneCountInString(word); n > most {
		return fmt.Errorf("the %s has %d letters, accepted: up to %d", what, n, most)
	}
	for _, c := range word {
		if unicode.IsControl(c) {
			return fmt.Errorf("the %s %q has a control character", what, word)
		}
	}
	return nil
}

// cut shortens a text to so many letters and makes it one line; that something
// is missing shows by an ellipsis.
func cut(text string, most int) string {
	letters := 0
	var b strings.Builder
	for _, c := range text {
		if letters++; letters > most {
			return b.String() + "…"
		}
		if unicode.IsControl(c) {
			c = ' '
		}
		b.WriteRune(c)
	}
	return b.String()
}

// said is a literal in a sentence about a record, which may come from anywhere.
func said(name, s string) Arg { return Literal(name, cut(s, maxSaid)) }

package layout

import (
	"regexp"
	"strings"
)

// counted matches a number and the word that it counts, a number with a full stop and its
// noun, and a part of a sum.
var counted = regexp.MustCompile(`(^|[ („“+−–])[0-9\x{2009}\x{202f}]+( (PA|AP|\pL{3})|\. \p{Ll}{3})[^ ]*$|(^| )[+−=×]( [^ ]+)?$`)

// Words splits a text at the spaces where a line may end. A number stays with the word
// that it counts.
func Words(s string) (words []string) {
	for _, word := range strings.Split(s, " ") {
		if n := len(words); n > 0 && counted.MatchString(words[n-1]+" "+word) {
			words, word = words[:n-1], words[n-1]+" "+word
		}
		words = append(words, word)
	}
	return words
}

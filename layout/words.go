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
	parts, from, end := strings.Split(s, " "), 0, -1
	for i, part := range parts {
		begin := end + 1
		if end = begin + len(part); i+1 < len(parts) && stay(s[begin:end+1+len(parts[i+1])]) {
			continue
		}
		words = append(words, s[from:end])
		from = end + 1
	}
	return words
}

// stay reports whether no line may end between two words. Most pairs have no digit and no
// sign, so the slow search is left out.
func stay(pair string) bool {
	return (strings.ContainsAny(pair, "0123456789+=") || strings.Contains(pair, "−") || strings.Contains(pair, "×")) && counted.MatchString(pair)
}

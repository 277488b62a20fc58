package say

import (
	"unicode"
	"unicode/utf8"
)

// Capital begins words with a capital letter.
func Capital(words string) string {
	r, size := utf8.DecodeRuneInString(words)
	if size == 0 {
		return words
	}
	return string(unicode.ToUpper(r)) + words[size:]
}

package assets

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// TestTaglinesAreOfOneKind: they stand side by side on the shelf, so all begin with a
// capital and none ends with a full stop.
func TestTaglinesAreOfOneKind(t *testing.T) {
	texts, seen := load(t), 0
	for _, lang := range []string{Polish, English} {
		for _, key := range texts.Keys(lang) {
			if !strings.HasSuffix(key, ".tagline") {
				continue
			}
			seen++
			line := texts.Say(lang, key, nil)
			if first, _ := utf8.DecodeRuneInString(line); !unicode.IsUpper(first) || strings.HasSuffix(line, ".") {
				t.Errorf("%s, %s: %q", lang, key, line)
			}
		}
	}
	if seen < 2*len(cardGames(t)) {
		t.Errorf("%d taglines", seen)
	}
}

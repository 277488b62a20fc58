package menu

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// upper writes a heading in capitals.
func upper(s string) string { return strings.ToUpper(s) }

// cleanName takes the spaces off the ends of a name and leaves one between
// words. Letters are composed.
func cleanName(s string) string { return norm.NFC.String(strings.Join(strings.Fields(s), " ")) }

// letters counts the letters of a text.
func letters(s string) int { return utf8.RuneCountInString(s) }

func itoa(n int) string { return strconv.Itoa(n) }

package layout

import (
	"math"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Measure gives the width in units of a line of text at a font size.
type Measure func(s string, size float64) float64

// noBreak is U+00A0, which joins a one-letter word to the next.
const noBreak = '\u00a0'

// blanks are the runes that a line need not end or begin with.
const blanks = " \u00a0"

// Wrap breaks s into lines no wider than width. Lines end at \n and, where they
// get too long, at a space, which is dropped. U+00A0 holds words together; only
// what is too wide for a line of its own is split there, and a word that is too
// wide anywhere between two letters. Every line keeps at least one letter. The
// lines are parts of s.
func Wrap(s string, width, size float64, measure Measure) []string {
	lines, _ := wrap(s, width, size, measure)
	return lines
}

// wrap also tells whether words held together had to be split.
func wrap(s string, width, size float64, measure Measure) (lines []string, split bool) {
	for {
		line, rest, more := strings.Cut(s, "\n")
		for {
			head, tail, torn := breakLine(line, width, size, measure)
			lines = append(lines, head)
			split = split || torn
			if tail == "" {
				break
			}
			line = tail
		}
		if !more {
			return lines, split
		}
		s = rest
	}
}

// breakLine takes the longest beginning of s that fits off it.
func breakLine(s string, width, size float64, measure Measure) (head, tail string, split bool) {
	fits := func(s string) bool { return measure(s, size) <= width+tolerance }
	if fits(s) {
		return s, "", false
	}
	if at := lastBreak(s, ' ', fits); at > 0 {
		return strings.TrimRight(s[:at], " "), strings.TrimLeft(s[at:], " "), false
	}
	if bare := strings.TrimLeft(s, " "); bare != s {
		// An indent gives way before a word is split.
		return breakLine(bare, width, size, measure)
	}
	if at := lastBreak(s, noBreak, fits); at > 0 {
		return strings.TrimRight(s[:at], blanks), strings.TrimLeft(s[at:], blanks), true
	}
	at := fittingPrefix(s, fits)
	return s[:at], strings.TrimLeft(s[at:], " "), true
}

// lastBreak is the index of the last sep in s that the part before, which is
// not empty, still fits; 0 if there is none.
func lastBreak(s string, sep rune, fits func(string) bool) int {
	last := 0
	for i, r := range s {
		if r != sep || strings.Trim(s[:i], blanks) == "" {
			continue
		}
		if !fits(strings.TrimRight(s[:i], " ")) {
			break
		}
		last = i
	}
	return last
}

// fittingPrefix is the length in bytes of the longest beginning of s that fits,
// but at least one letter. Accents written as runes of their own stay with
// their letter.
func fittingPrefix(s string, fits func(string) bool) int {
	end := 0
	for i := nextLetter(s, 0); ; i = nextLetter(s, i) {
		if end > 0 && !fits(s[:i]) {
			return end
		}
		end = i
		if i == len(s) {
			return end
		}
	}
}

// nextLetter is the index after the letter that begins at i.
func nextLetter(s string, i int) int {
	_, n := utf8.DecodeRuneInString(s[i:])
	for i += n; i < len(s); i += n {
		var r rune
		if r, n = utf8.DecodeRuneInString(s[i:]); !unicode.Is(unicode.M, r) {
			break
		}
	}
	return i
}

// Ellipsis returns s if it is no wider than width, else its longest beginning
// that fits with "…" behind it. Where not even that sign fits it returns "".
func Ellipsis(s string, width, size float64, measure Measure) string {
	const dots = "…"
	fits := func(s string) bool { return measure(s, size) <= width+tolerance }
	if fits(s) {
		return s
	}
	best := ""
	if fits(dots) {
		best = dots
	}
	for i := 0; i < len(s); {
		i = nextLetter(s, i)
		short := strings.TrimRight(s[:i], blanks) + dots
		if !fits(short) {
			break
		}
		best = short
	}
	return best
}

// sizeStep is the difference of font sizes that fitting tries.
const sizeStep = 0.5

// LargestFit returns the greatest font size from least to most, in steps of half
// a unit, at which s wrapped into lines of height size × spacing fits box, and
// those lines. Sizes at which words would be split count as too great. If even
// least does not fit, it returns least, its lines and false.
func LargestFit(s string, box Size, least, most, spacing float64, measure Measure) (size float64, lines []string, ok bool) {
	size, ok = largest(least, most, func(size float64) bool {
		lines, split := wrap(s, box.W, size, measure)
		return !split && float64(len(lines))*size*spacing <= box.H+tolerance
	})
	lines = Wrap(s, box.W, size, measure)
	if !ok {
		ok = Size{H: float64(len(lines)) * size * spacing}.Fits(Size{H: box.H}) && allFit(lines, box.W, size, measure)
	}
	return size, lines, ok
}

// LargestLine is LargestFit for a text that must stay on one line.
func LargestLine(s string, width, least, most float64, measure Measure) (size float64, ok bool) {
	return largest(least, most, func(size float64) bool { return measure(s, size) <= width+tolerance })
}

func allFit(lines []string, width, size float64, measure Measure) bool {
	for _, l := range lines {
		if measure(l, size) > width+tolerance {
			return false
		}
	}
	return true
}

// largest looks for the greatest size that fits, from least in steps, with most
// as the last one. A most of less than least counts as least.
func largest(least, most float64, fits func(float64) bool) (size float64, ok bool) {
	most = math.Max(least, most)
	if fits(most) {
		return most, true
	}
	steps := int(math.Ceil((most - least) / sizeStep))
	tooGreat := sort.Search(steps, func(i int) bool { return !fits(least + sizeStep*float64(i)) })
	if tooGreat == 0 {
		return least, false
	}
	return least + sizeStep*float64(tooGreat-1), true
}

package layout

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// tenth measures every rune as size/10 wide; wide ones are double, accents of
// their own nothing.
func tenth(s string, size float64) float64 {
	w := 0.0
	for _, r := range s {
		switch r {
		case '\u0301':
		case 'W':
			w += 2
		default:
			w++
		}
	}
	return w * size / 10
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		what, s string
		width   float64
		want    []string
	}{
		{"empty", "", 5, []string{""}},
		{"fits", "ala ma", 6, []string{"ala ma"}},
		{"breaks at a space", "ala ma kota", 6, []string{"ala ma", "kota"}},
		{"breaks at the last one that fits", "ala ma kota", 8, []string{"ala ma", "kota"}},
		{"several spaces are dropped", "ala   ma", 5, []string{"ala", "ma"}},
		{"line ends are kept", "ala\n\nma\n", 9, []string{"ala", "", "ma", ""}},
		{"no-break space", "kot w\u00a0domu", 7, []string{"kot", "w\u00a0domu"}},
		{"no-break space gives way in need", "kot w\u00a0domu", 5, []string{"kot", "w", "domu"}},
		{"long word", "konstantynopol", 5, []string{"konst", "antyn", "opol"}},
		{"long word in a line", "ala konstantynopol ma", 5, []string{"ala", "konst", "antyn", "opol", "ma"}},
		{"indent is kept", "  ala ma", 5, []string{"  ala", "ma"}},
		{"indent gives way", "  alama kota", 5, []string{"alama", "kota"}},
		{"only spaces", "      ", 3, []string{""}},
		{"trailing spaces", "ala   ", 4, []string{"ala"}},
		{"letter wider than the line", "WaW", 1, []string{"W", "a", "W"}},
		{"accents stay with their letter", "o\u0301o\u0301o\u0301", 2, []string{"o\u0301o\u0301", "o\u0301"}},
		{"no width at all", "", -1, []string{""}},
	} {
		if got := Wrap(c.s, c.width, 10, tenth); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

func drawText(t *rapid.T) string {
	return rapid.StringOfN(rapid.SampledFrom([]rune("aąWo\u0301 \u00a0\nżk  ")), 0, 60, -1).Draw(t, "s")
}

func TestWrapProperties(t *testing.T) {
	dropSpaces := func(s string) string {
		return strings.NewReplacer(" ", "", "\u00a0", "", "\n", "").Replace(s)
	}
	rapid.Check(t, func(t *rapid.T) {
		s := drawText(t)
		width := between(0, 20).Draw(t, "width")
		lines := Wrap(s, width, 10, tenth)
		if dropSpaces(strings.Join(lines, "")) != dropSpaces(s) {
			t.Fatalf("letters got lost: %q", lines)
		}
		if len(lines) <= strings.Count(s, "\n") {
			t.Fatalf("line ends got lost: %q", lines)
		}
		for _, l := range lines {
			if tenth(l, 10) > width+tolerance && nextLetter(l, 0) < len(l) {
				t.Fatalf("line %q is wider than %v", l, width)
			}
			if !utf8.ValidString(l) {
				t.Fatalf("line %q cuts a rune", l)
			}
		}
	})
}

func TestEllipsis(t *testing.T) {
	for _, c := range []struct {
		s     string
		width float64
		want  string
	}{
		{"konstanty", 9, "konstanty"},
		{"konstanty", 8, "konstan…"},
		{"ala ma kota", 5, "ala…"},
		{"ala ma kota", 1, "…"},
		{"ala ma kota", 0.5, ""},
		{"", 0, ""},
		{"o\u0301o\u0301o\u0301o\u0301", 3, "o\u0301o\u0301…"},
	} {
		if got := Ellipsis(c.s, c.width, 10, tenth); got != c.want {
			t.Errorf("%q in %v: %q, want %q", c.s, c.width, got, c.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s := drawText(t)
		width := between(0, 40).Draw(t, "width")
		got := Ellipsis(s, width, 10, tenth)
		if tenth(got, 10) > width+tolerance || !utf8.ValidString(got) {
			t.Fatalf("%q in %v: %q", s, width, got)
		}
		if got != s && !strings.HasPrefix(s, strings.TrimSuffix(got, "…")) {
			t.Fatalf("%q does not begin %q", got, s)
		}
	})
}

func TestLargestFit(t *testing.T) {
	for _, c := range []struct {
		what, s string
		box     Size
		size    float64
		lines   []string
		ok      bool
	}{
		{"the greatest", "ala", S(100, 100), 30, []string{"ala"}, true},
		{"limited by the width of a word", "konstanty kot", S(18, 500), 20, []string{"konstanty", "kot"}, true},
		{"limited by the height", "ala ma kota", S(12, 40), 16.5, []string{"ala ma", "kota"}, true},
		{"half steps", "konstanty", S(18.5, 500), 20.5, []string{"konstanty"}, true},
		{"split at the least size", "konstantynopol", S(12, 40), 12, []string{"konstantyn", "opol"}, true},
		{"too much", "ala ma kota", S(5, 20), 12, []string{"ala", "ma", "kota"}, false},
		{"letters too wide", "WW", S(1, 100), 12, []string{"W", "W"}, false},
	} {
		size, lines, ok := LargestFit(c.s, c.box, 12, 30, 1.2, tenth)
		if size != c.size || !slices.Equal(lines, c.lines) || ok != c.ok {
			t.Errorf("%s: %v %q %v, want %v %q %v", c.what, size, lines, ok, c.size, c.lines, c.ok)
		}
	}
}

func TestLargestFitProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawText(t)
		box := S(between(2, 80).Draw(t, "w"), between(10, 200).Draw(t, "h"))
		size, lines, ok := LargestFit(s, box, 12, 40, 1.25, tenth)
		if size < 12 || size > 40 || !slices.Equal(lines, Wrap(s, box.W, size, tenth)) {
			t.Fatalf("size %v, lines %q", size, lines)
		}
		if ok && (float64(len(lines))*size*1.25 > box.H+tolerance || !allFit(lines, box.W, size, tenth)) {
			t.Fatalf("%q at %v does not fit %v", lines, size, box)
		}
	})
}

func TestLargestLine(t *testing.T) {
	for _, c := range []struct {
		width, least, most, size float64
		ok                       bool
	}{
		{100, 12, 30, 30, true},
		{9, 12, 30, 22.5, true},
		{4.8, 12, 30, 12, true},
		{4.7, 12, 30, 12, false},
		{100, 12, 8, 12, true},
		{1, 12, 12, 12, false},
		{11.99, 12, 30, 29.5, true},
	} {
		if size, ok := LargestLine("kota", c.width, c.least, c.most, tenth); size != c.size || ok != c.ok {
			t.Errorf("%v wide, %v to %v: %v, %v, want %v, %v", c.width, c.least, c.most, size, ok, c.size, c.ok)
		}
	}
}

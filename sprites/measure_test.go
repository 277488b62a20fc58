package sprites

import (
	"math"
	"strings"
	"testing"
)

func testFonts(t testing.TB) *Fonts {
	t.Helper()
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestMeasureGrowsWithTheText(t *testing.T) {
	f := testFonts(t)
	if got := f.Measure("", Body); got.W != 0 || got.H != 0 {
		t.Errorf("nothing measures %v", got)
	}
	one, two := f.Measure("Zażółć", Body), f.Measure("Zażółć gęślą", Body)
	if one.W <= 0 || two.W <= one.W || one.H != two.H {
		t.Errorf("sizes %v and %v", one, two)
	}
	if big := f.Measure("Zażółć", Body.Sized(30)); math.Abs(big.W-2*one.W) > 1e-9 {
		t.Errorf("twice the size is %v wide, not %v", big.W, 2*one.W)
	}
	if wide := f.Measure("abcd", TextStyle{Size: 15, Tracking: 2}); math.Abs(wide.W-f.Measure("abcd", TextStyle{Size: 15}).W-6) > 1e-9 {
		t.Errorf("three gaps of two make %v", wide.W)
	}
	if small, least := f.Measure("a", TextStyle{Size: 3}), f.Measure("a", TextStyle{Size: MinTextSize}); small != least {
		t.Errorf("text of size 3 measures %v, the smallest is %v", small, least)
	}
}

func TestDigitsHaveOneWidth(t *testing.T) {
	f := testFonts(t)
	for _, st := range []TextStyle{Body, BodyBold} {
		for _, d := range "0123456789" {
			if a, b := f.Measure(string(d), st).W, f.Measure("0", st).W; a != b {
				t.Errorf("digit %c is %v wide, 0 is %v", d, a, b)
			}
		}
	}
}

func TestLinesAreAsLongAsMeasured(t *testing.T) {
	f := testFonts(t)
	const s = "Rusz żołnierzy albo przejdź do akcji."
	for _, scale := range []float64{0.75, 1, 1.25, 1.5, 2, 3} {
		r := f.run(s, false, 15*scale, 0)
		last := r.glyphs[len(r.glyphs)-1]
		end := last.x + float64(last.mask.Bounds().Dx())
		if want := f.Measure(s, Body).W * scale; math.Abs(end-want) > scale+1 {
			t.Errorf("at scale %v the line ends at %.1f, measured %.1f", scale, end, want)
		}
	}
}

func TestWrapBreaksAtSpaces(t *testing.T) {
	f := testFonts(t)
	const s = "Pola wokół przyczółka: żetony kładzie tylko jego właściciel."
	w := f.wrap(s, Body, 120)
	if len(w.lines) < 3 {
		t.Fatalf("lines %q", w.lines)
	}
	if got := strings.Join(w.lines, " "); got != s {
		t.Errorf("lines joined give %q", got)
	}
	for i, line := range w.lines {
		if w.widths[i] > 120.01 {
			t.Errorf("line %q is %.1f wide", line, w.widths[i])
		}
	}
}

func TestWrapKeepsWhatBelongsTogether(t *testing.T) {
	f := testFonts(t)
	whole := f.Measure("w\u00a0lesie", Body).W
	w := f.wrap("Stoi w\u00a0lesie", Body, whole+1)
	if len(w.lines) != 2 || w.lines[1] != "w\u00a0lesie" {
		t.Errorf("lines %q", w.lines)
	}
}

func TestWrapBreaksLongWordsAndLines(t *testing.T) {
	f := testFonts(t)
	w := f.wrap("Konstantynopolitańczykowianeczka", Body, 60)
	if len(w.lines) < 3 || strings.Join(w.lines, "") != "Konstantynopolitańczykowianeczka" {
		t.Errorf("lines %q", w.lines)
	}
	if w := f.wrap("a\n\nb", Body, 100); len(w.lines) != 3 || w.lines[1] != "" {
		t.Errorf("lines %q", w.lines)
	}
	if w := f.wrap("żuk", Body, 0.5); len(w.lines) != 3 || !w.wide {
		t.Errorf("in no width at all: %q, wide %v", w.lines, w.wide)
	}
	size := f.MeasureWrapped("a\nb\nc", 100, Body)
	if want := 15*lineHeight + 2*15*lineGap; math.Abs(size.H-want) > 1e-9 {
		t.Errorf("three lines are %v high, want %v", size.H, want)
	}
	if got := f.MeasureWrapped("", 100, Body); got.H != 0 {
		t.Errorf("nothing is %v high", got.H)
	}
}

func TestFitShrinksThenCuts(t *testing.T) {
	f := testFonts(t)
	st := TextStyle{Size: 20, Fit: true}
	const s = "Wielki Czerwony Przycisk"
	full := f.Measure(s, st).W
	if l := f.fit(s, st, full+1); l.size != 20 || l.cut || l.text != s {
		t.Errorf("with room: %+v", l)
	}
	if l := f.fit(s, st, full*0.8); l.cut || l.size >= 20 || l.width > full*0.8+0.01 {
		t.Errorf("with little room: %+v", l)
	}
	l := f.fit(s, st, full*0.4)
	if !l.cut || l.size != MinTextSize || !strings.HasSuffix(l.text, ellipsis) || l.width > full*0.4 {
		t.Errorf("with too little room: %+v", l)
	}
	if l := f.fit(s, TextStyle{Size: 20}, full*0.8); !l.cut || l.size != 20 {
		t.Errorf("without leave to shrink: %+v", l)
	}
	if l := f.fit(s, st, 1); l.text != ellipsis {
		t.Errorf("without room: %+v", l)
	}
}

func TestCachesStayBounded(t *testing.T) {
	f := testFonts(t)
	for i := range 3 * ageSize {
		f.Measure(strings.Repeat("a", i%7)+string(rune('a'+i%26))+strings.Repeat("b", i/100), Body)
	}
	if n := len(f.widths.young) + len(f.widths.old); n > 2*ageSize {
		t.Errorf("%d widths kept", n)
	}
}

func TestNoLineEndsWithTheNumberOfAThing(t *testing.T) {
	f := testFonts(t)
	const text = "Drużyna wywozi 12 punktów, a baza ma jeszcze 7 hal i 3 żetony."
	for width := 110.0; width < 500; width += 3 {
		for _, line := range f.wrap(text, Body, width).lines {
			for _, number := range []string{"12", "7", "3"} {
				if line == number || strings.HasSuffix(line, " "+number) {
					t.Errorf("at %v a line is %q", width, line)
				}
			}
		}
	}
	// Where number and thing do not fit together the line ends between them.
	if got := strings.Join(f.wrap("12 punktów", Body, f.Measure("punktów", Body).W+1).lines, "|"); got != "12|punktów" {
		t.Errorf("in a narrow column it is %q", got)
	}
}

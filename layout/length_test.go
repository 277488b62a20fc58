package layout

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func drawLength(t *rapid.T) Length {
	least := between(0, 200).Draw(t, "least")
	want := least + between(0, 200).Draw(t, "more")
	switch rapid.IntRange(0, 2).Draw(t, "kind") {
	case 0:
		return Fixed(want)
	case 1:
		return Roomy(least, want, want+between(0, 300).Draw(t, "most"))
	}
	return Endless(least, want, between(1, 9).Draw(t, "weight"))
}

func TestShare(t *testing.T) {
	small, large := Roomy(10, 20, 30), Roomy(20, 40, 70)
	for _, c := range []struct {
		what   string
		length float64
		parts  []Length
		want   []float64
		ease   float64
	}{
		{"nothing to share", 100, nil, nil, 1},
		{"as wanted", 65, []Length{small, large}, []float64{20, 40}, 1},
		{"half way between least and want", 50, []Length{small, large}, []float64{15, 30}, 0.5},
		{"the least", 35, []Length{small, large}, []float64{10, 20}, 0},
		{"less than the least", 20, []Length{small, large}, []float64{5, 10}, 0},
		{"no room at all", 3, []Length{small, large}, []float64{0, 0}, 0},
		{"left over by what may be grown", 85, []Length{small, large}, []float64{25, 55}, 1},
		{"as much as may be grown", 400, []Length{small, large}, []float64{30, 70}, 1},
		{"what one cannot take goes to the other", 105, []Length{{Preferred: 20, Max: 24, Grow: 1}, {Preferred: 40, Max: 90, Grow: 1}}, []float64{24, 76}, 1},
		{"one length", 200, []Length{Fixed(30), Endless(10, 20, 1)}, []float64{30, 165}, 1},
		{"one length keeps it while others shrink", 50, []Length{Fixed(30), Endless(10, 20, 1)}, []float64{30, 15}, 0.5},
		{"who may not grow does not", 200, []Length{{Preferred: 30}, {Preferred: 20}}, []float64{30, 20}, 1},
	} {
		got, ease := Share(c.length, 5, c.parts...)
		if len(got) != len(c.want) || !near(ease, c.ease) {
			t.Errorf("%s: %v, ease %v; want %v, %v", c.what, got, ease, c.want, c.ease)
			continue
		}
		for i := range got {
			if !near(got[i], c.want[i]) {
				t.Errorf("%s: %v, want %v", c.what, got, c.want)
			}
		}
	}
}

func TestManyPartsAreOneLength(t *testing.T) {
	if got, want := Roomy(10, 20, 40).Times(3, 5), (Length{Min: 40, Preferred: 70, Max: 130, Grow: 60}); got != want {
		t.Errorf("three parts: %v, want %v", got, want)
	}
	if got := Fixed(10).Times(0, 5); got != (Length{}) {
		t.Errorf("no part: %v", got)
	}
	if got := Fixed(10).Times(2, 5); got != (Length{Min: 25, Preferred: 25, Max: 25}) {
		t.Errorf("two of one length: %v", got)
	}
}

// TestShareHoldsItsPromises: never more than there is, none below its least while there is
// enough, none above its most. None is shorter where the line is longer.
func TestShareHoldsItsPromises(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOfN(rapid.Custom(drawLength), 1, 8).Draw(t, "parts")
		gap := between(0, 20).Draw(t, "gap")
		length := between(0, 4000).Draw(t, "length")
		got, ease := Share(length, gap, parts...)
		longer, easier := Share(length+between(0, 500).Draw(t, "longer"), gap, parts...)
		sum, least := gap*float64(len(parts)-1), gap*float64(len(parts)-1)
		for i, s := range parts {
			sum, least = sum+got[i], least+s.Min
			if got[i] < 0 || got[i] > s.limit()+tolerance || longer[i] < got[i]-1e-6 {
				t.Fatalf("part %d of %v is %v, in a longer line %v", i, parts, got[i], longer[i])
			}
		}
		if sum > math.Max(length, gap*float64(len(parts)-1))+1e-6 || ease < 0 || ease > 1 || easier < ease-tolerance {
			t.Fatalf("%v of %v are taken, ease %v, in a longer line %v", sum, length, ease, easier)
		}
		if length >= least {
			for i, s := range parts {
				if got[i] < s.Min-1e-6 {
					t.Fatalf("part %d of %v is %v though %v suffice", i, parts, got[i], least)
				}
			}
		}
	})
}

package layout

import (
	"math"
	"testing"
)

var eases = map[string]Ease{
	"in": EaseIn, "out": EaseOut, "in-out": EaseInOut, "out-back": EaseOutBack,
}

func TestEasesBeginAndEnd(t *testing.T) {
	for name, f := range eases {
		for in, want := range map[float64]float64{-3: 0, 0: 0, 1: 1, 7: 1} {
			if got := f(in); math.Abs(got-want) > 1e-9 {
				t.Errorf("%s at %v = %v, want %v", name, in, got, want)
			}
		}
	}
}

func TestEasesAreSmoothAndBounded(t *testing.T) {
	for name, f := range eases {
		last := 0.0
		for i := 1; i <= 1000; i++ {
			got := f(float64(i) / 1000)
			if math.Abs(got-last) > 0.01 {
				t.Errorf("%s jumps from %v to %v at %d/1000", name, last, got, i)
			}
			switch name {
			case "out-back":
				if got > 1.11 {
					t.Errorf("%s overshoots to %v", name, got)
				}
			default:
				if got < last {
					t.Errorf("%s goes back from %v to %v", name, last, got)
				}
			}
			last = got
		}
	}
}

func TestEaseValues(t *testing.T) {
	for _, c := range []struct {
		name    string
		f       Ease
		t, want float64
	}{
		{"in", EaseIn, 0.5, 0.125},
		{"out", EaseOut, 0.5, 0.875},
		{"in-out", EaseInOut, 0.25, 0.0625},
		{"in-out", EaseInOut, 0.5, 0.5},
		{"in-out", EaseInOut, 0.75, 0.9375},
	} {
		if got := c.f(c.t); !near(got, c.want) {
			t.Errorf("%s at %v = %v, want %v", c.name, c.t, got, c.want)
		}
	}
	if EaseOutBack(0.6) <= 1 {
		t.Error("out-back does not overshoot")
	}
}

// TestPartsOfTime: before what lasts nothing has passed of it, after it all; it may also
// run backwards.
func TestPartsOfTime(t *testing.T) {
	for _, c := range []struct{ x, from, to, want float64 }{
		{0, 1, 3, 0}, {1, 1, 3, 0}, {1.5, 1, 3, 0.25}, {3, 1, 3, 1}, {9, 1, 3, 1}, {1.5, 3, 1, 0.75}, {4, 3, 1, 0},
	} {
		if got := Stretch(c.x, c.from, c.to); !near(got, c.want) {
			t.Errorf("at %v %v has passed of %v to %v, want %v", c.x, got, c.from, c.to, c.want)
		}
	}
}

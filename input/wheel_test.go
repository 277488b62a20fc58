package input

import (
	"slices"
	"testing"
)

// TestPartsOfANotchAddUp: a touchpad sends a notch in many parts; whoever steps gets
// whole ones, the amount stays as it came.
func TestPartsOfANotchAddUp(t *testing.T) {
	tenths := func(n int, by float64) []float64 { return slices.Repeat([]float64{by}, n) }
	sum := func(parts ...[]float64) []float64 { return slices.Concat(parts...) }
	for name, c := range map[string]struct {
		turns []float64
		wait  int // ticks after each
		want  int
	}{
		"a mouse":                       {turns: []float64{-1}, want: -1},
		"three notches at once":         {turns: []float64{3}, want: 3},
		"ten tenths":                    {turns: tenths(10, -0.1), want: -1},
		"nine tenths":                   {turns: tenths(9, 0.1)},
		"twenty-five tenths":            {turns: tenths(25, 0.1), want: 2},
		"a hundred of a high-res wheel": {turns: tenths(100, 1.0/120), want: 0},
		"all of a high-res wheel":       {turns: tenths(120, 1.0/120), want: 1},
		"there and back":                {turns: sum(tenths(9, 0.1), tenths(9, -0.1))},
		"back begins anew":              {turns: sum(tenths(9, 0.1), tenths(10, -0.1)), want: -1},
		"rests between":                 {turns: tenths(10, 0.1), wait: WheelRestTicks + 1},
		"slowly":                        {turns: tenths(10, 0.1), wait: WheelRestTicks - 1, want: 1},
		"one and a half, twice":         {turns: []float64{1.5, 1.5}, want: 3},
	} {
		var r Recogniser
		got, amount, want := 0, 0.0, 0.0
		s := &Script{Step: func(sn Snapshot) {
			for _, g := range r.Feed(sn) {
				got, amount = got+g.Notches, amount+g.Wheel
			}
		}}
		for _, turn := range c.turns {
			s.Wheel(turn)
			s.Wait(c.wait)
			want += turn
		}
		if got != c.want || amount != want {
			t.Errorf("%s: %d notches of %v, want %d of %v", name, got, amount, c.want, want)
		}
	}
}

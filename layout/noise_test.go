package layout

import (
	"math"
	"testing"
)

// Noise is the lattice's at whole points, and neither jumps nor leaves 0..1 between
// them, to the left of and above the origin too.
func TestNoiseIsSmooth(t *testing.T) {
	same := 0
	for y := -3; y < 3; y++ {
		was := Noise(-4, float64(y), 11)
		for i := 0; i <= 800; i++ {
			x := -4 + float64(i)/100
			is := Noise(x, float64(y), 11)
			if is < 0 || is > 1 || math.Abs(is-was) > 0.02 {
				t.Fatalf("at %v, %d it goes from %v to %v", x, y, was, is)
			}
			if at := lattice(uint32(int32(math.Floor(x))), uint32(int32(y)), 11); i%100 == 0 && is != at {
				t.Errorf("at %v, %d it is %v, the lattice %v", x, y, is, at)
			}
			if is == Noise(x, float64(y), 12) {
				same++
			}
			was = is
		}
	}
	if same > 10 {
		t.Errorf("%d places are the same for another seed", same)
	}
}

package layout

import (
	"math"
	"testing"
)

func TestCurveStartsAndEndsWhereAsked(t *testing.T) {
	a, b := P(0, 0), P(100, 0)
	p := Curve(a, b, 0.25, make([]Point, 9))
	if p[0] != a || p[8] != b || math.Abs(p[4].Y+12.5) > 1e-9 {
		t.Errorf("curve %v", p)
	}
}

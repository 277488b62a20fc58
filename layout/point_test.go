package layout

import (
	"math"
	"testing"
)

func TestPointArithmetic(t *testing.T) {
	p, q := P(3, 4), P(-1, 2)
	for _, c := range []struct {
		what      string
		got, want Point
	}{
		{"sum", p.Add(q), P(2, 6)},
		{"difference", p.Sub(q), P(4, 2)},
		{"product", p.Mul(2.5), P(7.5, 10)},
		{"half way", p.Lerp(q, 0.5), P(1, 3)},
		{"start", p.Lerp(q, 0), p},
		{"end", p.Lerp(q, 1), q},
		{"beyond", p.Lerp(q, 2), P(-5, 0)},
		{"quarter turn clockwise", P(1, 0).Rotate(math.Pi / 2), P(0, 1)},
	} {
		if !nearPoint(c.got, c.want) {
			t.Errorf("%s = %v, want %v", c.what, c.got, c.want)
		}
	}
	if p.Len() != 5 || P(1, 1).Dist(P(4, 5)) != 5 {
		t.Errorf("length %v, distance %v, want 5 and 5", p.Len(), P(1, 1).Dist(P(4, 5)))
	}
	if !p.In(R(3, 4, 1, 1)) || p.In(R(0, 0, 3, 5)) {
		t.Error("In disagrees with Contains")
	}
}

// A way ends exactly where it leads, whatever the numbers: what has moved stands
// where it belongs.
func TestWaysEndExactly(t *testing.T) {
	for i := range 400 {
		p, q := P(float64(i)*0.1, -float64(i)/7), P(1000.7-float64(i)/3, 0.3*float64(i*i))
		if p.Lerp(q, 0) != p || p.Lerp(q, 1) != q {
			t.Fatalf("the way from %v to %v begins at %v and ends at %v", p, q, p.Lerp(q, 0), p.Lerp(q, 1))
		}
	}
}

func TestSize(t *testing.T) {
	s := S(10, 20)
	if got := s.At(P(1, 2)); got != R(1, 2, 10, 20) {
		t.Errorf("At = %v", got)
	}
	if got := s.Scale(1.5); got != S(15, 30) {
		t.Errorf("Scale = %v", got)
	}
	for outer, want := range map[Size]bool{
		S(10, 20): true, S(9.9995, 20): true, S(11, 30): true, S(9.9, 30): false, S(30, 19): false,
	} {
		if s.Fits(outer) != want {
			t.Errorf("%v fits %v = %v", s, outer, !want)
		}
	}
}

package layout

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestPath(t *testing.T) {
	p := NewPath(P(0, 0), P(30, 0), P(30, 0), P(30, 10))
	if p.Length() != 40 || len(p.Points()) != 3 {
		t.Errorf("length %v of %v, want 40", p.Length(), p.Points())
	}
	for _, c := range []struct {
		t       float64
		at      Point
		heading float64
	}{
		{-1, P(0, 0), 0},
		{0, P(0, 0), 0},
		{0.5, P(20, 0), 0},
		{0.75, P(30, 0), 0},
		{0.875, P(30, 5), math.Pi / 2},
		{1, P(30, 10), math.Pi / 2},
		{2, P(30, 10), math.Pi / 2},
	} {
		if got := p.At(c.t); !nearPoint(got, c.at) {
			t.Errorf("at %v: %v, want %v", c.t, got, c.at)
		}
		if got := p.Heading(c.t); !near(got, c.heading) {
			t.Errorf("heading at %v: %v, want %v", c.t, got, c.heading)
		}
	}
}

func TestPathWithoutLength(t *testing.T) {
	for _, c := range []struct {
		p    Path
		want Point
	}{{Path{}, P(0, 0)}, {NewPath(), P(0, 0)}, {NewPath(P(3, 4)), P(3, 4)}, {NewPath(P(3, 4), P(3, 4)), P(3, 4)}} {
		if c.p.Length() != 0 || c.p.At(0.7) != c.want || c.p.Heading(0.7) != 0 || c.p.Trim(1, 1).At(0) != c.want {
			t.Errorf("%v: length %v, at %v, heading %v", c.p, c.p.Length(), c.p.At(0.7), c.p.Heading(0.7))
		}
	}
}

func TestPathTrim(t *testing.T) {
	p := NewPath(P(0, 0), P(30, 0), P(30, 10))
	for _, c := range []struct {
		start, end float64
		want       []Point
	}{
		{0, 0, []Point{P(0, 0), P(30, 0), P(30, 10)}},
		{5, 4, []Point{P(5, 0), P(30, 0), P(30, 6)}},
		{32, 0, []Point{P(30, 2), P(30, 10)}},
		{5, 15, []Point{P(5, 0), P(25, 0)}},
		{20, 20, []Point{P(20, 0)}},
		{99, 99, []Point{P(20, 0)}},
		{-5, -5, []Point{P(0, 0), P(30, 0), P(30, 10)}},
	} {
		got := p.Trim(c.start, c.end).Points()
		ok := len(got) == len(c.want)
		for i := 0; ok && i < len(got); i++ {
			ok = nearPoint(got[i], c.want[i])
		}
		if !ok {
			t.Errorf("without %v and %v: %v, want %v", c.start, c.end, got, c.want)
		}
	}
}

func TestCurve(t *testing.T) {
	c := NewCurve(P(0, 0), P(100, 0), 0.25, 32)
	if c.At(0) != P(0, 0) || c.At(1) != P(100, 0) {
		t.Errorf("from %v to %v", c.At(0), c.At(1))
	}
	if got := c.At(0.5); !nearPoint(got, P(50, -25)) {
		t.Errorf("middle %v, want 25 to the left of the way", got)
	}
	if got := NewCurve(P(0, 0), P(0, 100), -0.1, 32).At(0.5); !nearPoint(got, P(-10, 50)) {
		t.Errorf("middle %v, want 10 to the right of the way", got)
	}
	if got := NewCurve(P(0, 0), P(100, 0), 0.3, 0).Points(); len(got) != 2 {
		t.Errorf("curve of one piece: %v", got)
	}
}

func TestPathAtGoesEvenly(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pts := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Point {
			return P(float64(rapid.IntRange(-9, 9).Draw(t, "x")), float64(rapid.IntRange(-9, 9).Draw(t, "y")))
		}), 1, 8).Draw(t, "points")
		p := NewPath(pts...)
		if p.At(0) != pts[0] || !nearPoint(p.At(1), pts[len(pts)-1]) {
			t.Fatalf("%v begins at %v and ends at %v", pts, p.At(0), p.At(1))
		}
		// No chord is longer than the way, and no way is left out.
		a, b := between(0, 1).Draw(t, "a"), between(0, 1).Draw(t, "b")
		if d := p.At(a).Dist(p.At(b)); d > math.Abs(a-b)*p.Length()+1e-6 {
			t.Fatalf("from %v to %v of %v it is %v", a, b, pts, d)
		}
		rest := p.Trim(a*p.Length()/2, b*p.Length()/2)
		if want := p.Length() * (1 - a/2 - b/2); !near(rest.Length(), want) && want > 1e-6 {
			t.Fatalf("trimmed to %v, want %v", rest.Length(), want)
		}
	})
}

func TestArrowHead(t *testing.T) {
	for _, c := range []struct {
		heading float64
		want    [3]Point
	}{
		{0, [3]Point{P(50, 50), P(40, 53), P(40, 47)}},
		{math.Pi / 2, [3]Point{P(50, 50), P(47, 40), P(53, 40)}},
	} {
		got := ArrowHead(P(50, 50), c.heading, 10, 6)
		for i := range got {
			if !nearPoint(got[i], c.want[i]) {
				t.Errorf("heading %v: %v, want %v", c.heading, got, c.want)
			}
		}
	}
}

func BenchmarkPathAt(b *testing.B) {
	p := NewCurve(P(0, 0), P(600, 300), 0.2, 24)
	u := 0.0
	b.ReportAllocs()
	for b.Loop() {
		u += 0.01
		if u > 1 {
			u = 0
		}
		p.At(u)
	}
}

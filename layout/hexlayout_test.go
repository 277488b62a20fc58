package layout

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func drawHexLayout(t *rapid.T) HexLayout {
	return HexLayout{
		Origin: P(between(-500, 2000).Draw(t, "x"), between(-500, 2000).Draw(t, "y")),
		Size:   between(4, 200).Draw(t, "size"),
		Shape:  rapid.SampledFrom([]HexShape{Pointy, Flat}).Draw(t, "shape"),
	}
}

func TestHexToPoint(t *testing.T) {
	s := math.Sqrt(3)
	for _, c := range []struct {
		shape HexShape
		hex   Hex
		want  Point
	}{
		{Pointy, Hex{0, 0}, P(100, 50)},
		{Pointy, Hex{1, 0}, P(100+10*s, 50)},
		{Pointy, Hex{0, 1}, P(100+5*s, 65)},
		{Pointy, Hex{-1, 1}, P(100-5*s, 65)},
		{Flat, Hex{1, 0}, P(115, 50+5*s)},
		{Flat, Hex{0, 1}, P(100, 50+10*s)},
		{Flat, Hex{1, -1}, P(115, 50-5*s)},
	} {
		l := HexLayout{Origin: P(100, 50), Size: 10, Shape: c.shape}
		if got := l.ToPoint(c.hex); !nearPoint(got, c.want) {
			t.Errorf("shape %d: %v at %v, want %v", c.shape, c.hex, got, c.want)
		}
	}
}

func TestHexRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l, h := drawHexLayout(t), drawHex(t, "h")
		if got := l.FromPoint(l.ToPoint(h)); got != h {
			t.Fatalf("middle of %v hits %v", h, got)
		}
		// Anywhere inside, too: a corner pulled in a little.
		corner := l.Corner(h, rapid.IntRange(0, 5).Draw(t, "corner"))
		if got := l.FromPoint(l.ToPoint(h).Lerp(corner, 0.999)); got != h {
			t.Fatalf("just inside a corner of %v hits %v", h, got)
		}
	})
}

func TestHexFromPointIsNearestMiddle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := drawHexLayout(t)
		p := P(between(-3000, 3000).Draw(t, "px"), between(-3000, 3000).Draw(t, "py"))
		h := l.FromPoint(p)
		d := p.Dist(l.ToPoint(h))
		if d > l.Size*(1+1e-9) {
			t.Fatalf("%v is %v from the middle of its hexagon of size %v", p, d, l.Size)
		}
		for dir := range 6 {
			if n := p.Dist(l.ToPoint(h.Neighbour(dir))); n < d-1e-6 {
				t.Fatalf("%v hits %v, but neighbour %d is nearer: %v < %v", p, h, dir, n, d)
			}
		}
	})
}

func TestHexCornersAndEdges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l, h := drawHexLayout(t), drawHex(t, "h")
		centre, box := l.ToPoint(h), l.Box(h)
		var around Rect
		for i, c := range l.Corners(h) {
			if !near(c.Dist(centre), l.Size) {
				t.Fatalf("corner %d is %v from the middle, size %v", i, c.Dist(centre), l.Size)
			}
			around = around.Union(Around(c, S(1e-9, 1e-9)))
		}
		if !around.Within(box) || !box.Within(around) {
			t.Fatalf("box %v, corners fill %v", box, around)
		}
		for d := range 6 {
			a, b := l.Edge(h, d)
			mid := l.EdgeMid(h, d)
			if !near(a.Dist(b), l.Size) || !nearPoint(a.Lerp(b, 0.5), mid) {
				t.Fatalf("side %d from %v to %v, middle %v", d, a, b, mid)
			}
			if !near(mid.Dist(centre), l.Size*sqrt3/2) {
				t.Fatalf("side %d is %v from the middle, size %v", d, mid.Dist(centre), l.Size)
			}
			// The neighbour has the same side, run through the other way.
			na, nb := l.Edge(h.Neighbour(d), d+3)
			if !nearPoint(a, nb) || !nearPoint(b, na) {
				t.Fatalf("side %d is %v %v here and %v %v there", d, a, b, na, nb)
			}
			// The way to the neighbour has the angle of the direction.
			v := l.ToPoint(h.Neighbour(d)).Sub(centre)
			if w := P(v.Len(), 0).Rotate(l.Angle(d)); !nearPoint(v, w) {
				t.Fatalf("direction %d leads %v, its angle %v", d, v, w)
			}
		}
	})
}

// Corner 0 is where the sides in directions 5 and 0 meet, and the others follow
// clockwise. They begin at the upper right of a hexagon on its corner, at the right of
// one on its side.
func TestHexCornersGoClockwise(t *testing.T) {
	x, y := 5*math.Sqrt(3), 5.0 // of a size of 10
	for shape, want := range map[HexShape][6]Point{
		Pointy: {P(x, -y), P(x, y), P(0, 10), P(-x, y), P(-x, -y), P(0, -10)},
		Flat:   {P(10, 0), P(y, x), P(-y, x), P(-10, 0), P(-y, -x), P(y, -x)},
	} {
		l := HexLayout{Origin: P(100, 50), Size: 10, Shape: shape}
		for i, c := range l.Corners(Hex{}) {
			if !nearPoint(c, P(100, 50).Add(want[i])) {
				t.Errorf("shape %d: corner %d lies %v from the middle, want %v", shape, i, c.Sub(P(100, 50)), want[i])
			}
		}
	}
}

func BenchmarkHexFromPoint(b *testing.B) {
	l := HexLayout{Origin: P(640, 400), Size: 48}
	p := P(0, 0)
	b.ReportAllocs()
	for b.Loop() {
		p.X += 7
		if p.X > 1280 {
			p.X = 0
		}
		l.FromPoint(p)
	}
}

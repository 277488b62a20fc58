package layout

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func drawHex(t *rapid.T, name string) Hex {
	return Hex{rapid.IntRange(-40, 40).Draw(t, name+"Q"), rapid.IntRange(-40, 40).Draw(t, name+"R")}
}

func TestHexDirections(t *testing.T) {
	want := []Hex{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}
	for d, w := range want {
		if got := HexDir(d); got != w {
			t.Errorf("HexDir(%d) = %v, want %v", d, got, w)
		}
		if HexDir(d-6) != w || HexDir(d+12) != w {
			t.Errorf("direction %d is not counted modulo six", d)
		}
		if got := (Hex{2, -5}).Neighbour(d); got != (Hex{2 + w.Q, -5 + w.R}) {
			t.Errorf("neighbour %d of (2,-5) = %v", d, got)
		}
		if HexDir(d).Add(HexDir(OppositeDir(d))) != (Hex{}) {
			t.Errorf("direction %d and its opposite do not cancel out", d)
		}
	}
}

func TestHexDirTo(t *testing.T) {
	for d := range 6 {
		if got, ok := (Hex{3, 3}).DirTo(Hex{3, 3}.Neighbour(d)); !ok || got != d {
			t.Errorf("DirTo neighbour %d = %d, %v", d, got, ok)
		}
	}
	for _, far := range []Hex{{3, 3}, {5, 3}, {4, 4}} {
		if d, ok := (Hex{3, 3}).DirTo(far); ok {
			t.Errorf("DirTo(%v) = %d, but it is no neighbour", far, d)
		}
	}
}

func TestHexDistance(t *testing.T) {
	for _, c := range []struct {
		a, b Hex
		want int
	}{
		{Hex{0, 0}, Hex{0, 0}, 0},
		{Hex{0, 0}, Hex{1, -1}, 1},
		{Hex{0, 0}, Hex{1, 1}, 2},
		{Hex{3, 0}, Hex{0, 0}, 3},
		{Hex{3, 0}, Hex{-3, 0}, 6},
		{Hex{2, -3}, Hex{-1, 3}, 6},
	} {
		if got := c.a.Distance(c.b); got != c.want {
			t.Errorf("distance %v to %v = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestHexRotateMovesDirections(t *testing.T) {
	for d := range 6 {
		for k := -7; k <= 7; k++ {
			if got := HexDir(d).Rotate(k); got != HexDir(d+k) {
				t.Errorf("direction %d turned by %d = %v, want %v", d, k, got, HexDir(d+k))
			}
		}
	}
	if got := (Hex{3, 2}).RotateAbout(Hex{2, 2}, 1); got != (Hex{2, 3}) {
		t.Errorf("(3,2) about (2,2) = %v, want (2,3)", got)
	}
}

func TestHexRotateProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawHex(t, "a"), drawHex(t, "b")
		k := rapid.IntRange(-12, 12).Draw(t, "k")
		if a.Rotate(6) != a || a.Rotate(k).Rotate(-k) != a {
			t.Fatalf("turning %v there and back changes it", a)
		}
		if got := a.Rotate(1).Rotate(1).Rotate(1).Rotate(1).Rotate(1).Rotate(1); got != a {
			t.Fatalf("six turns of %v = %v", a, got)
		}
		if a.Rotate(k).Distance(b.Rotate(k)) != a.Distance(b) {
			t.Fatalf("turning changes the distance of %v and %v", a, b)
		}
	})
}

func TestHexRing(t *testing.T) {
	want := []Hex{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}
	if got := (Hex{}).Ring(1); !slices.Equal(got, want) {
		t.Errorf("ring 1 = %v, want %v", got, want)
	}
	if got := (Hex{4, 5}).Ring(0); !slices.Equal(got, []Hex{{4, 5}}) {
		t.Errorf("ring 0 = %v", got)
	}
	if got := (Hex{}).Ring(-1); got != nil {
		t.Errorf("ring -1 = %v", got)
	}
	for radius := 1; radius < 6; radius++ {
		ring := Hex{-1, 2}.Ring(radius)
		if len(ring) != 6*radius {
			t.Fatalf("ring %d has %d fields", radius, len(ring))
		}
		for i, h := range ring {
			if h.Distance(Hex{-1, 2}) != radius {
				t.Errorf("ring %d: %v is %d away", radius, h, h.Distance(Hex{-1, 2}))
			}
			if next := ring[(i+1)%len(ring)]; h.Distance(next) != 1 {
				t.Errorf("ring %d: %v and %v do not touch", radius, h, next)
			}
		}
		for d := range 6 {
			if ring[d*radius] != (Hex{-1, 2}).Add(HexDir(d).Mul(radius)) {
				t.Errorf("ring %d: corner %d is %v", radius, d, ring[d*radius])
			}
		}
	}
}

func TestHexRange(t *testing.T) {
	if got := (Hex{}).Range(-1); got != nil {
		t.Errorf("range -1 = %v", got)
	}
	for radius, want := range []int{1, 7, 19, 37, 61} {
		fields := Hex{2, 1}.Range(radius)
		if len(fields) != want {
			t.Errorf("range %d has %d fields, want %d", radius, len(fields), want)
		}
		seen := map[Hex]bool{}
		for _, h := range fields {
			if seen[h] || h.Distance(Hex{2, 1}) > radius {
				t.Errorf("range %d: %v twice or too far", radius, h)
			}
			seen[h] = true
		}
	}
}

// A range begins in the middle and goes on ring by ring, each clockwise from the
// field in direction 0.
func TestHexRangeGoesRingByRing(t *testing.T) {
	want := []Hex{
		{2, 1},
		{3, 1},
		{2, 2},
		{1, 2},
		{1, 1},
		{2, 0},
		{3, 0},
		{4, 1},
		{3, 2},
		{2, 3},
		{1, 3},
		{0, 3},
		{0, 2},
		{0, 1},
		{1, 0},
		{2, -1},
		{3, -1},
		{4, -1},
		{4, 0},
	}
	if got := (Hex{2, 1}).Range(2); !slices.Equal(got, want) {
		t.Errorf("range 2 = %v, want %v", got, want)
	}
}

func TestHexLine(t *testing.T) {
	for _, c := range []struct {
		from, to Hex
		want     string
	}{
		{Hex{2, 2}, Hex{2, 2}, "[{2 2}]"},
		{Hex{0, 0}, Hex{3, 0}, "[{0 0} {1 0} {2 0} {3 0}]"},
		{Hex{0, 0}, Hex{0, -2}, "[{0 0} {0 -1} {0 -2}]"},
		{Hex{0, 0}, Hex{2, 1}, "[{0 0} {1 0} {1 1} {2 1}]"},
	} {
		got := c.from.Line(c.to)
		if fmt.Sprint(got) != c.want {
			t.Errorf("line %v to %v = %v, want %s", c.from, c.to, got, c.want)
		}
	}
}

func TestHexLineProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawHex(t, "a"), drawHex(t, "b")
		line := a.Line(b)
		if len(line) != a.Distance(b)+1 || line[0] != a || line[len(line)-1] != b {
			t.Fatalf("line %v to %v = %v", a, b, line)
		}
		for i := 1; i < len(line); i++ {
			if line[i-1].Distance(line[i]) != 1 {
				t.Fatalf("line %v to %v has a gap: %v", a, b, line)
			}
		}
		back := b.Line(a)
		slices.Reverse(back)
		if !slices.Equal(line, back) {
			t.Fatalf("line %v to %v = %v, from the other end %v", a, b, line, back)
		}
	})
}

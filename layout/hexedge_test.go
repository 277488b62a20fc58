package layout

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

func TestHexEdgeNames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := HexEdge{Hex: drawHex(t, "h"), Dir: rapid.IntRange(0, 5).Draw(t, "dir")}
		if e.Other().Other() != e {
			t.Fatalf("%v named from there and back = %v", e, e.Other().Other())
		}
		c := e.Canon()
		if c != e.Other().Canon() || c.Dir > 2 || (c != e && c != e.Other()) {
			t.Fatalf("%v has the key %v, from the other side %v", e, c, e.Other().Canon())
		}
	})
}

func TestHexEdgeCanonCountsModuloSix(t *testing.T) {
	if got := (HexEdge{Hex{1, 1}, -5}).Canon(); got != (HexEdge{Hex{1, 1}, 1}) {
		t.Errorf("direction -5 = %v", got)
	}
}

// A board of 37 fields has 90 sides between two of them.
func TestHexBoardHasNinetyInnerEdges(t *testing.T) {
	fields := map[Hex]bool{}
	for _, h := range (Hex{}).Range(3) {
		fields[h] = true
	}
	inner := map[HexEdge]bool{}
	for h := range fields {
		for d := range 6 {
			if fields[h.Neighbour(d)] {
				inner[HexEdge{h, d}.Canon()] = true
			}
		}
	}
	if len(inner) != 90 {
		t.Errorf("%d inner edges, want 90", len(inner))
	}
}

func TestEdgeMaskRotate(t *testing.T) {
	for _, c := range []struct {
		in    EdgeMask
		steps int
		want  EdgeMask
	}{
		{Edges(0), 1, Edges(1)},
		{Edges(0), -1, Edges(5)},
		{Edges(5), 1, Edges(0)},
		{Edges(0, 1, 3), 2, Edges(2, 3, 5)},
		{Edges(0, 1, 3), 3, Edges(3, 4, 0)},
		{Edges(0, 1, 3), 6, Edges(0, 1, 3)},
		{AllEdges, 4, AllEdges},
		{0, 5, 0},
		{0xff, 1, AllEdges},
	} {
		if got := c.in.Rotate(c.steps); got != c.want {
			t.Errorf("%06b turned by %d = %06b, want %06b", c.in, c.steps, got, c.want)
		}
	}
}

func TestEdgeMaskProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := EdgeMask(rapid.IntRange(0, 63).Draw(t, "mask"))
		k := rapid.IntRange(-12, 12).Draw(t, "k")
		r := m.Rotate(k)
		n := 0
		for d := range 6 {
			if m.Has(d) {
				n++
			}
			if m.Has(d) != r.Has(d+k) {
				t.Fatalf("%06b turned by %d = %06b", m, k, r)
			}
		}
		if m.Count() != n || r.Count() != n {
			t.Fatalf("%06b counts %d, turned %d, want %d", m, m.Count(), r.Count(), n)
		}
		if r.Rotate(-k) != m || m.Rotate(6) != m {
			t.Fatalf("%06b turned there and back by %d changes", m, k)
		}
	})
}

// A set may hold bits beyond the six sides; they stand for nothing.
func TestEdgeMaskIgnoresWhatIsNoSide(t *testing.T) {
	for m, want := range map[EdgeMask]struct{ count, turns int }{
		0xff: {6, 1}, 0xc0: {0, 1}, 0x40 | Edges(0, 3): {2, 3}, 0x80 | Edges(4): {1, 6},
	} {
		if got := m.Count(); got != want.count {
			t.Errorf("%08b counts %d, want %d", m, got, want.count)
		}
		// A set that is never itself again would be turned for ever.
		turns := make(chan int, 1)
		go func() { turns <- m.Turns() }()
		select {
		case got := <-turns:
			if got != want.turns {
				t.Errorf("%08b has %d turns, want %d", m, got, want.turns)
			}
		case <-time.After(3 * time.Minute):
			t.Fatalf("%08b is turned for ever", m)
		}
	}
}

// Six sides give 14 patterns up to rotation, as the halls of WCP count them.
func TestEdgeMaskTurns(t *testing.T) {
	for m, want := range map[EdgeMask]int{
		0: 1, AllEdges: 1, Edges(0, 2, 4): 2, Edges(0, 3): 3, Edges(0, 1, 3, 4): 3, Edges(0): 6, Edges(0, 1, 3): 6,
	} {
		if got := m.Turns(); got != want {
			t.Errorf("%06b has %d turns, want %d", m, got, want)
		}
	}
	least := map[EdgeMask]bool{}
	for m := EdgeMask(0); m <= AllEdges; m++ {
		low := m
		for k := range 6 {
			low = min(low, m.Rotate(k))
		}
		least[low] = true
	}
	if len(least) != 14 {
		t.Errorf("%d patterns up to rotation, want 14", len(least))
	}
}

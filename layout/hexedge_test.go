package layout

import (
	"testing"

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

func TestEdgeMaskHasItsSides(t *testing.T) {
	m := Edges(0, 7, -1)
	for d := range 6 {
		if want := d == 0 || d == 1 || d == 5; m.Has(d) != want || m.Has(d-6) != want {
			t.Errorf("%06b has side %d: %v", m, d, m.Has(d))
		}
	}
}

package layout

import (
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
		if HexDir(d).Add(HexDir(d+3)) != (Hex{}) {
			t.Errorf("direction %d and its opposite do not cancel out", d)
		}
	}
}

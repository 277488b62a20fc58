package layout

import "testing"

// What is asked for every tick and every frame must not allocate.
func TestHitTestsDoNotAllocate(t *testing.T) {
	hexes := HexLayout{Origin: P(640, 400), Size: 48}
	box := R(0, 0, 900, 150)
	p := P(300, 170)
	for name, f := range map[string]func(){
		"hex":         func() { hexes.FromPoint(p) },
		"hex corners": func() { hexes.Corners(Hex{1, 2}) },
		"column":      func() { box.Column(2, 5, 4) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}

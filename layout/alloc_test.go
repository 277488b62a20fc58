package layout

import "testing"

// What is asked for every tick and every frame must not allocate.
func TestHitTestsDoNotAllocate(t *testing.T) {
	hexes := HexLayout{Origin: P(640, 400), Size: 48}
	row := CardRow{Box: R(0, 0, 900, 150), Card: S(100, 140), Count: 20, Gap: 10}
	fan := CardFan{Box: R(0, 0, 900, 200), Card: S(100, 140), Count: 12, Radius: 900, Step: 0.07}
	path := NewPath(P(0, 0), P(30, 0), P(30, 10))
	p := P(300, 170)
	for name, f := range map[string]func(){
		"hex":         func() { hexes.FromPoint(p) },
		"hex corners": func() { hexes.Corners(Hex{1, 2}) },
		"hex edge":    func() { hexes.EdgeAt(p) },
		"cell":        func() { southern.At(p) },
		"cell edge":   func() { southern.EdgeAt(p, 9) },
		"cell corner": func() { southern.CornerAt(p, 9) },
		"card row":    func() { row.At(p, 3) },
		"card fan":    func() { fan.At(p, 3) },
		"column":      func() { row.Box.Column(2, 5, 4) },
		"snap":        func() { Snap(row.Box, 1.25) },
		"path":        func() { path.At(0.3) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}

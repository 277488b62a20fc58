package layout

import "testing"

// TestWithoutLeavesWhatNoHoleCovers counts every unit of a box: it lies either in one
// hole at least or in exactly one of what is left.
func TestWithoutLeavesWhatNoHoleCovers(t *testing.T) {
	all := R(10, 20, 40, 30)
	for name, holes := range map[string][]Rect{
		"none":     nil,
		"inside":   {R(20, 25, 5, 5)},
		"over":     {R(0, 0, 15, 25), R(45, 40, 30, 30)},
		"overlap":  {R(20, 25, 10, 10), R(25, 30, 10, 10), R(22, 27, 3, 3)},
		"outside":  {R(100, 100, 5, 5)},
		"all":      {R(0, 0, 100, 100)},
		"touching": {R(10, 20, 10, 30), R(20, 20, 10, 30)},
	} {
		rest := all.Without(holes)
		for x := all.X; x < all.Right(); x++ {
			for y := all.Y; y < all.Bottom(); y++ {
				in := func(boxes []Rect) (n int) {
					for _, b := range boxes {
						if b.Contains(P(x+0.5, y+0.5)) {
							n++
						}
					}
					return n
				}
				want := 1
				if in(holes) > 0 {
					want = 0
				}
				if got := in(rest); got != want {
					t.Fatalf("%s: (%v, %v) lies in %d of what is left, want %d", name, x, y, got, want)
				}
			}
		}
	}
}

// TestRoundedHoldsTheBox: its sides are whole units.
func TestRoundedHoldsTheBox(t *testing.T) {
	if got, want := R(1.2, -3.5, 4.1, 2).Rounded(), R(1, -4, 5, 3); got != want {
		t.Errorf("rounded %v, want %v", got, want)
	}
}

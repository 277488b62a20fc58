package layout

import "testing"

// TestScatterLooksLikeChance counts how even the numbers lie, also those of seeds
// side by side.
func TestScatterLooksLikeChance(t *testing.T) {
	var tenths [10]int
	apart := 0.0
	for seed := range 100 {
		for i := range 100 {
			x := Scatter(seed, i)
			if x < 0 || x >= 1 || x != Scatter(seed, i) {
				t.Fatalf("number %d of seed %d is %v", i, seed, x)
			}
			tenths[int(x*10)]++
			if y := Scatter(seed+1, i); y > x {
				apart += y - x
			} else {
				apart += x - y
			}
		}
	}
	for i, n := range tenths {
		if n < 850 || n > 1150 {
			t.Errorf("%d of 10000 numbers lie in tenth %d", n, i)
		}
	}
	if apart /= 10000; apart < 0.30 || apart > 0.37 { // a third, if they have nothing to do with each other
		t.Errorf("numbers of seeds side by side lie %v apart", apart)
	}
}

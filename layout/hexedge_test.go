package layout

import "testing"

func TestEdgeMaskHasItsSides(t *testing.T) {
	const m EdgeMask = 0b100011
	for d := range 6 {
		if want := d == 0 || d == 1 || d == 5; m.Has(d) != want || m.Has(d-6) != want {
			t.Errorf("%06b has side %d: %v", m, d, m.Has(d))
		}
	}
}

package wcp

import "testing"

// TestPositionsAreReached plays to all positions of the other tests.
func TestPositionsAreReached(t *testing.T) {
	for name, start := range positions {
		t.Run(name, func(t *testing.T) {
			m := start(t)
			d := lay(t, m, 1280, 800, "pl").Open()
			if missing := d.House.Texts.Missing(); len(missing) > 0 {
				t.Error(missing)
			}
		})
	}
}

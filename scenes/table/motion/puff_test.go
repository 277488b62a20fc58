package motion_test

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// TestAPuffComesBurnsAndGoes: it is seen between its times only, where it came up and
// then farther along its way, burning at first.
func TestAPuffComesBurnsAndGoes(t *testing.T) {
	_, c := tabletest.Canvas(t, 200, 200)
	c.Audit = &sprites.Audit{}
	puff := motion.Puff{From: 1, To: 3, At: layout.P(50, 60), By: layout.P(80, -20), Side: 20, Size: 1, Thick: 1, Fire: 0.5}
	art := motion.PuffArt{Smoke: "piece/token", Fire: "piece/outpost"}
	last := 0.0
	for _, x := range []struct {
		time        float64
		smoke, fire bool
	}{{0.9, false, false}, {1, false, false}, {1.1, true, true}, {1.9, true, true}, {2.1, true, false}, {2.8, true, false}, {3, false, false}, {4, false, false}} {
		c.Audit.Reset()
		motion.DrawPuffs(c, []motion.Puff{puff}, art, x.time)
		seen := map[string]bool{}
		for _, s := range c.Audit.Sprites {
			seen[s.Name] = true
			far := s.Box.Center().Dist(puff.At)
			if far < last || far > puff.By.Len() || s.Box.W != puff.Side {
				t.Errorf("at %v it is %v off in %v", x.time, far, s.Box)
			}
			last = far
		}
		if seen[art.Smoke] != x.smoke || seen[art.Fire] != x.fire {
			t.Errorf("at %v there is %v", x.time, seen)
		}
	}
}

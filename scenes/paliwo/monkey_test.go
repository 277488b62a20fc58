package paliwo

import (
	"math/rand/v2"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/store"
)

// TestAMonkeyBreaksNothing clicks, drags, turns the wheel and presses keys at
// random, in several positions and with animation: nothing panics, every word
// has a text and the table still fits.
func TestAMonkeyBreaksNothing(t *testing.T) {
	keys := []input.Key{
		input.KeyEscape, input.KeyR, input.KeyTab, input.KeyEnter, input.Key1, input.Key3, input.Key6,
		input.KeyLeft, input.KeyUp, input.KeyRight, input.KeyDown,
	}
	for name, start := range positions {
		r := rand.New(rand.NewPCG(7, uint64(len(name))))
		d := lay(t, start(t), 1280, 800, "pl").open()
		if len(name)%2 == 0 {
			d.house.Settings.Animation = store.AnimationFast
		}
		point := func() layout.Point {
			nodes := d.Nodes()
			n := nodes[r.IntN(len(nodes))]
			if strings.HasPrefix(n.ID, "menu") || strings.HasPrefix(n.ID, "rules") {
				n = nodes[0]
			}
			return layout.P(n.Rect[0]+n.Rect[2]*r.Float64(), n.Rect[1]+n.Rect[3]*r.Float64())
		}
		for range 160 {
			d.open()
			switch r.IntN(8) {
			case 0:
				d.Key(keys[r.IntN(len(keys))])
			case 1:
				d.Script.Carry(point(), point(), 3)
				d.Script.Release()
			case 2:
				d.Script.Move(point())
				d.Script.Wheel(float64(r.IntN(3) - 1))
			case 3:
				d.Script.Move(point())
				d.Ticks(r.IntN(30))
			case 4:
				d.Key(input.KeyZ, input.Ctrl)
			default:
				d.Script.Click(point())
			}
		}
		d.Key(input.KeyEscape)
		if missing := d.house.Texts.Missing(); len(missing) > 0 {
			t.Errorf("%s: %v", name, missing)
		}
		for _, fault := range d.Audit(art, 1) {
			t.Errorf("%s: %s", name, fault)
		}
	}
}

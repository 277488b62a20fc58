package wcp

import (
	"math/rand/v2"
	"testing"

	"schron/input"
	"schron/layout"
)

// TestAMonkeyBreaksNothing points, clicks, drags, turns and types at random in
// every position: whatever happens is a legal game that can be read again, and
// the table still fits.
func TestAMonkeyBreaksNothing(t *testing.T) {
	keys := []input.Key{
		input.KeyR, input.KeyB, input.KeyX, input.KeyEscape, input.KeyTab, input.KeyEnter, input.KeyUp, input.KeyDown,
		input.KeyLeft, input.KeyRight, input.KeySpace,
	}
	for name, start := range positions {
		t.Run(name, func(t *testing.T) {
			d := lay(t, start(t), 1024, 640, "pl")
			chance := rand.New(rand.NewPCG(1, uint64(len(name))))
			point := func() layout.Point {
				list := d.Nodes()
				r := list[chance.IntN(len(list))].Rect
				return layout.P(r[0]+r[2]*chance.Float64(), r[1]+r[3]*chance.Float64())
			}
			for range 160 {
				switch chance.IntN(8) {
				case 0:
					d.Script.Key(keys[chance.IntN(len(keys))], 0)
				case 1:
					d.Script.Move(point())
					d.Script.Wheel(float64(chance.IntN(3) - 1))
				case 2:
					d.Script.Carry(point(), point(), 3)
					if chance.IntN(2) == 0 {
						d.Script.Key(input.KeyR, 0)
					}
					d.Script.Release()
				case 3:
					d.Script.Move(point())
					d.Ticks(chance.IntN(40))
				default:
					d.Script.Click(point())
				}
			}
			for n := 0; len(d.Toasts()) > 0 && n < 60; n++ { // they lie over what can be clicked, for a while
				d.Ticks(30)
			}
			for _, fault := range d.Audit(art, 1) {
				t.Error(fault)
			}
			if n := d.Root().Faults(); len(n) > 0 {
				t.Error(n)
			}
			now, err := d.match.At(d.match.Len())
			if err == nil {
				err = now.Invariants()
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
}

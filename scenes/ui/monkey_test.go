package ui_test

import (
	"testing"

	"pgregory.net/rapid"

	"schron/input"
	"schron/layout"
)

// TestAnyInputIsSafe plays random input: nothing panics, and after the hand is
// taken away nothing is held or dragged.
func TestAnyInputIsSafe(t *testing.T) {
	keys := []input.Key{
		input.KeyTab, input.KeyEnter, input.KeySpace, input.KeyEscape, input.KeyUp, input.KeyDown, input.KeyLeft,
		input.KeyRight, input.KeyHome, input.KeyEnd, input.KeyPageDown, input.KeyBackspace, input.KeyDelete, input.KeyA,
	}
	rapid.Check(t, func(rt *rapid.T) {
		d, g := gallery(t)
		point := func() layout.Point {
			return layout.P(rapid.Float64Range(-20, 1300).Draw(rt, "x"), rapid.Float64Range(-20, 700).Draw(rt, "y"))
		}
		for range rapid.IntRange(1, 60).Draw(rt, "steps") {
			switch rapid.IntRange(0, 9).Draw(rt, "what") {
			case 0:
				d.Script.Click(point())
			case 1:
				d.Script.Drag(point(), point(), 3)
			case 2:
				d.Script.Carry(point(), point(), 2)
			case 3:
				d.Script.FastClick(point())
			case 4:
				d.Script.Wheel(rapid.Float64Range(-5, 5).Draw(rt, "notches"))
			case 5:
				d.Script.Type("źX7 ")
			case 6:
				d.Script.Wait(rapid.IntRange(1, 50).Draw(rt, "ticks"))
			case 7:
				d.Script.SetFocused(rapid.Bool().Draw(rt, "focused"))
			default:
				mods := input.Mods(rapid.IntRange(0, 3).Draw(rt, "mods"))
				d.Script.Key(rapid.SampledFrom(keys).Draw(rt, "key"), mods)
			}
			if n := len(d.Root().Faults()); n > 0 {
				rt.Fatal(d.Root().Faults())
			}
		}
		d.Script.SetFocused(true)
		d.Script.Release()
		d.Ticks(1)
		if d.Root().Dragging() != nil || g.Held {
			rt.Fatal("something is still held")
		}
	})
}

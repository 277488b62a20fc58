package paliwo

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table/motion"
)

// TestDrawingAllocatesNothing draws the table over and over, also with things
// picked up and pieces on their way.
func TestDrawingAllocatesNothing(t *testing.T) {
	scenetest.NeedLoop(t)
	dst, c := tabletest.Canvas(t, 1280, 800)
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").Open()
		if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
		if do := touch[name]; do != nil {
			do(d)
			if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
				t.Errorf("%s, touched: %v allocations per frame", name, n)
			}
		}
	}
	for name, list := range map[string][]motion.Motion{
		"a shot": shows(t, active(t), "shot H3"), "a charge": shows(t, charging(t), "charge E4"),
		"a card": shows(t, turn(t), "aid businessman businessman"), "a turn": shows(t, doomed(t), "turned mechanic E"),
	} {
		tabletest.Lightly(t, c, dst, name, list, 0.3)
	}
}

// fullest is the table with the most on it, with a human in hand.
func fullest(b *testing.B, w, h float64) *desk {
	b.Helper()
	d := lay(b, turn(b), w, h, "pl").Open()
	d.Click("field:H2")
	d.Hover("field:H3")
	return d
}

// BenchmarkFrame draws the fullest table.
func BenchmarkFrame(b *testing.B) { tabletest.Frames(b, fullest(b, 1280, 800).Driver, 1280, 800, 64) }

// BenchmarkBuild lays the fullest table out anew.
func BenchmarkBuild(b *testing.B) { tabletest.Builds(b, fullest(b, 1280, 800).Driver) }

// BenchmarkPickUp looks for all that a human can reach with all points and
// Adrenaline.
func BenchmarkPickUp(b *testing.B) {
	m := turn(b)
	d := lay(b, m, 1280, 800, "pl").Open()
	d.Click("field:H2")
	if d.Table.Acting() == rules.NoSeat {
		b.Fatal("nobody may act")
	}
	for b.Loop() {
		d.Face.known = known{}
		d.Face.know()
	}
}

package dolores

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// TestTheDiceOfYieldsAreThrown shows the move after which all federations roll: their
// dice fly in, and lie still under reduced motion.
func TestTheDiceOfYieldsAreThrown(t *testing.T) {
	d := kit.Show(t, kit.Recorded(t), 28, 1280, 800)
	if !d.ToPart(0.5) || !d.Table.Hidden(dicePiece) {
		t.Fatal("no dice are thrown")
	}
	step := d.Table.Step()
	dst, c := tabletest.Canvas(t, 1280, 800)
	for _, m := range d.Face.Motions(step.Before, step.After) {
		if m.Piece != dicePiece {
			continue
		}
		if m.Still == nil {
			t.Fatal("the dice have no short form")
		}
		tabletest.Lightly(t, c, dst, "the yields", []table.Motion{m}, 0.1, 0.3, 0.6, 0.9)
		// The short form shows the dice as they come to rest.
		box := layout.R(0, 0, m.To.W, m.To.H)
		still := tabletest.Pixels(t, c, 400, 200, 1, func() { m.Still(c, box, 0.5) })
		rests := tabletest.Pixels(t, c, 400, 200, 1, func() { m.Play(c, box, 0.85) })
		rolls := tabletest.Pixels(t, c, 400, 200, 1, func() { m.Play(c, box, 0.2) })
		if a, b := tabletest.Apart(still, rests), tabletest.Apart(still, rolls); a > 0.001 || b < 0.01 {
			t.Errorf("the short form differs by %.4f from the end, by %.4f from the throw", a, b)
		}
	}
}

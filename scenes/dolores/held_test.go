package dolores

import "testing"

// TestARowIsForgottenWithItsPosition: something else is played while fields are
// painted over. What follows with the same press buys nothing.
func TestARowIsForgottenWithItsPosition(t *testing.T) {
	d := wide(lay(t, middle(t), 1280, 800, "pl"))
	d.Click("tool:claim")
	sweep(d, "K5", "K4")
	mv, err := d.Match.Parse("sow L7")
	if err != nil {
		t.Fatal(err)
	}
	d.Play(mv)
	d.Ticks(100)
	d.Script.Move(d.Point("field:K3"))
	d.Script.Move(d.Point("field:K2"))
	if d.Face.grip.on || len(d.Face.row) > 0 || len(d.Face.ponder) > 0 {
		t.Errorf("the row %v is still painted", d.Face.row)
	}
	d.LetGo()
	d.Ticks(4)
	d.WantPlayed("sow L7")
}

package tabletest

import (
	"maps"
	"slices"
	"testing"

	"schron/scenes/ui"
)

// Speaks tests in every position that a press on whatever is greyed or barred says why
// at once, without a rest of the cursor before and without anything being played, and
// that there is something barred at all. Of barred handles that lie on something to be
// clicked only the drag says why.
func (k Kit[F, P]) Speaks(t *testing.T, positions Positions) {
	pressed := 0
	for _, name := range slices.Sorted(maps.Keys(positions)) {
		d := k.Lay(t, positions[name](t), 1280, 800, "pl").Open()
		pressed += d.speaks(name)
	}
	if pressed < 20 {
		t.Errorf("only %d things are barred", pressed)
	}
}

// speaks presses all that is barred on the screen and returns how much that was.
func (d *Desk[F]) speaks(where string) int {
	d.T.Helper()
	pressed, moves := 0, d.Match.Len()
	for _, n := range d.Nodes() {
		x := d.Root().Node(n.ID)
		at, reach := d.Root().Reach(n.ID)
		if !reach || n.Enabled && (n.State["barred"] == nil || acts(x)) {
			continue
		}
		if below := d.Root().Pointed(at); below != "" && below != n.ID {
			continue
		}
		pressed++
		d.Script.PressAt(at)
		if why, shown := d.Root().Refusal(); !shown || why.Text == "" {
			d.T.Errorf("%s: a press on %s, %q, says nothing", where, n.ID, n.Label)
		}
		d.LetGo()
		d.Root().EndRefusal()
	}
	if d.Match.Len() != moves {
		d.T.Errorf("%s: what is barred plays", where)
	}
	return pressed
}

// acts reports whether the pointer does anything with a node but pick it up.
func acts(n *ui.Node) bool {
	return n.OnClick != nil || n.OnDoubleClick != nil || n.OnRightClick != nil || n.OnTrack != nil
}

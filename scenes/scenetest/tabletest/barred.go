package tabletest

import (
	"maps"
	"reflect"
	"slices"
	"testing"

	"schron/rules/rulestest"
)

// Speaks tests in every position that a press on whatever is greyed or barred says why at
// once and plays nothing. Outside of a proof it takes every second position. The cursor does not rest there before. At least so many things
// must be barred. What is barred and can be clicked says why after the click, if that
// changes nothing.
func (k Kit[F, P]) Speaks(t *testing.T, positions Positions, least int) {
	barred := 0
	for i, name := range slices.Sorted(maps.Keys(positions)) {
		if i%rulestest.Rounds(2, 1) > 0 {
			continue
		}
		lay := func() *Desk[F] { return k.Lay(t, positions[name](t), 1280, 800, "pl").Open() }
		d := lay()
		for _, n := range d.Nodes() {
			at, reach := d.Root().Reach(n.ID)
			if x := d.Root().Node(n.ID); !reach || !x.Disabled && n.State["barred"] == nil {
				continue
			}
			if over := d.Root().Pointed(at); over != "" && over != n.ID { // that is clicked there
				continue
			}
			barred++
			before, moves := d.Nodes(), d.Match.Len()
			d.Script.PressAt(at)
			said := d.speaks()
			d.LetGo()
			changed := d.Match.Len() != moves
			if !said && !d.speaks() && !changed && reflect.DeepEqual(d.Nodes(), before) {
				t.Errorf("%s: a press on %s, %q, says nothing", name, n.ID, n.Label)
			}
			if said && changed {
				t.Errorf("%s: %s is barred, and a press plays", name, n.ID)
			}
			if d.Root().EndRefusal(); changed || !reflect.DeepEqual(d.Nodes(), before) {
				d = lay()
			}
		}
	}
	if barred < least {
		t.Errorf("only %d things are barred", barred)
	}
}

// speaks reports whether a refusal in words is on the screen.
func (d *Desk[F]) speaks() bool {
	why, shown := d.Root().Refusal()
	return shown && why.Text != ""
}

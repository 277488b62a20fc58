package dolores

import (
	"strings"
	"testing"

	game "schron/rules/dolores"
)

// marching has a stack of three on L9 and a ship beside it.
func marching(t testing.TB) *desk {
	t.Helper()
	return lay(t, until(t, sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.put(0, "i4", "L9")
		s.put(0, "i5", "K9")
	}), "military"), 1280, 800, "en")
}

// TestAWholeStackMovesAtOnce (DO-43, DO-47): in its order, by click and by drag. Each unit's
// move is one of the record, and what was chosen holds for the next stack.
func TestAWholeStackMovesAtOnce(t *testing.T) {
	for _, drag := range []bool{false, true} {
		d := marching(t)
		d.Click("field:L9")
		d.Click("orders:stack")
		if d.State("field:M10", "danger") == true {
			t.Error("a stack seems to attack")
		}
		d.Hover("field:L8")
		if got := d.State("bubble", "lines").([]string); len(got) == 0 || !strings.Contains(got[len(got)-1], "3 of 3") {
			t.Errorf("foreseen is %q", got)
		}
		n := d.Match.Len()
		before := d.Face.unitsOn(0, at(t, "L9"))
		if drag {
			d.Drag("field:L9", "field:L8")
		} else {
			d.Click("field:L8")
		}
		if d.Match.Len() != n+3 || d.Last() != "move "+before[0].String()+" L8" {
			t.Fatalf("played %q", moves(d))
		}
		settled(d)
		if after := d.Face.unitsOn(0, at(t, "L8")); len(after) != 3 || after[0] != before[0] || after[2] != before[2] {
			t.Errorf("the stack %v arrives as %v", before, after)
		}
		d.Click("field:K9")
		if got := d.Face.unit(); d.Face.stackOf(got) != 2 || d.Face.hand.Pressed() != stackOrder {
			t.Errorf("next %v is picked up", got)
		}
	}
}

// Who cannot go stays: of the three only infantry enters the forest.
func TestAStackLeavesBehindWhoCannotGo(t *testing.T) {
	d := marching(t)
	d.Click("unit:i1")
	d.Click("orders:stack")
	for _, u := range d.Face.v.Stack(0, d.Face.unit()) {
		for _, to := range d.Face.v.ReachOf(0, u).Moves {
			if d.State(fieldIDs[to], "legal") != true {
				t.Errorf("%v may go to %v, but that is not marked", u, to)
			}
		}
	}
	d.Click("field:M9") // forest
	settled(d)
	if got := d.Face.unitsOn(0, at(t, "M9")); len(got) != 2 {
		t.Errorf("in the forest are %v", got)
	}
	if got := d.Face.unitsOn(0, at(t, "L9")); len(got) != 1 || got[0].Kind() != game.Armour {
		t.Errorf("left behind are %v", got)
	}
}

// Out of reach of all it is said why.
func TestAStackIsRefusedInWords(t *testing.T) {
	d := marching(t)
	n := d.Match.Len()
	d.Click("field:L9")
	d.Click("orders:stack")
	wide(d).Click("field:K16")
	if len(d.Toasts()) == 0 || d.Match.Len() != n {
		t.Errorf("played %q, said %q", d.Last(), d.Toasts())
	}
}

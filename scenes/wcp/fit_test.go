package wcp

import (
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest"
)

func TestEverythingFits(t *testing.T) { kit.Fits(t, positions) }

// TestWhatIsPointedAtFits audits the table with something in hand and a field
// pointed at.
func TestWhatIsPointedAtFits(t *testing.T) {
	for name, start := range positions {
		switch m := start(t); seen(m).Decision {
		case game.DecidePlace, game.DecideMove:
			kit.FitsAfter(t, func(testing.TB) *rules.Match { return m }, map[string]func(d *desk){name: pointAtAField})
		}
	}
}

// pointAtAField takes what is to be laid and points at a field, or at the first
// field that the pawn may enter.
func pointAtAField(d *desk) {
	switch d.Face.v.Decision {
	case game.DecidePlace:
		if d.Has("hand:hall:0") && d.State("hand:hall:0", "usable") == true {
			d.Click("hand:hall:0")
		} else {
			d.Click("hand:token:0")
		}
		d.Hover("field:c3")
	case game.DecideMove:
		if w := d.Face.ways; len(w) > 0 && w[0].To != game.NoField {
			d.Hover("field:" + w[0].To.String())
		}
	}
}

// TestFightsFit points at every guarded way of a position.
func TestFightsFit(t *testing.T) {
	m := moving(t)
	for _, v := range scenetest.Views("pl", "en") {
		d := lay(t, m, v.W, v.H, v.Lang).Open()
		fights := 0
		for _, w := range d.Face.ways {
			if w.Entry.Fight == nil || w.Move.Verb != game.VerbMove {
				continue
			}
			d.Hover("field:" + w.To.String())
			if d.State("bubble", "fight") == nil {
				t.Errorf("%v: no fight is foretold on %s", v, w.To)
			}
			fights++
			for _, fault := range d.Audit(art, v.Scale) {
				t.Errorf("%v: %s", v, fault)
			}
		}
		if fights == 0 {
			t.Fatal("there is no fight to be foretold")
		}
	}
}

func TestAMonkeyBreaksNothing(t *testing.T) {
	kit.Monkey(t, positions, input.KeyR, input.KeyB, input.KeyX)
}

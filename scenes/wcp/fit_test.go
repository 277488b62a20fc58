package wcp

import (
	"testing"

	game "schron/rules/wcp"
	"schron/scenes/scenetest"
)

// TestEverythingFits audits the table in every position, size and language, also
// with something in hand and a field pointed at.
func TestEverythingFits(t *testing.T) {
	views := scenetest.Views("pl", "en")
	for name, start := range positions {
		m := start(t)
		t.Run(name, func(t *testing.T) {
			scenetest.AuditAll(t, art, views, func(t testing.TB, v scenetest.View) *scenetest.Driver {
				d := lay(t, m, v.W, v.H, v.Lang).open()
				switch d.face.v.Decision {
				case "place":
					if d.Has("hand:hall:0") && d.State("hand:hall:0", "usable") == true {
						d.Click("hand:hall:0")
					} else {
						d.Click("hand:token:0")
					}
					d.Hover("field:c3")
				case "move":
					if w := d.face.ways; len(w) > 0 && w[0].To != game.NoField {
						d.Hover("field:" + w[0].To.String())
					}
				}
				return d.Driver
			})
		})
	}
}

// TestFightsFit points at every guarded way of a position.
func TestFightsFit(t *testing.T) {
	m := moving(t)
	for _, v := range scenetest.Views("pl", "en") {
		d := lay(t, m, v.W, v.H, v.Lang).open()
		fights := 0
		for _, w := range d.face.ways {
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

// TestTheCoverFits audits what is shown before a player takes the screen.
func TestTheCoverFits(t *testing.T) {
	m := placing(t)
	for _, v := range scenetest.Views("pl", "en") {
		d := lay(t, m, v.W, v.H, v.Lang)
		if !d.Has("cover:open") {
			t.Fatal("the screen is not covered")
		}
		for _, fault := range d.Audit(art, v.Scale) {
			t.Errorf("%v: %s", v, fault)
		}
	}
}

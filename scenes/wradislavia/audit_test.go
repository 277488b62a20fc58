package wradislavia

import (
	"testing"

	"schron/scenes/scenetest"
)

// busy does in each position what fills the table most.
var busy = map[string]func(d *desk){
	"fire":      func(d *desk) { d.Click("post:0:1"); d.Click("post:1:2"); d.Click("pip:1:more") },
	"burst":     func(d *desk) { d.Click("post:0:1"); d.Click("mode:long-burst") },
	"strikes":   func(d *desk) { d.Click("post:1:3") },
	"deploying": func(d *desk) { d.Click("token:hand-to-hand") },
}

// TestEverythingFits audits the table in every position, size and language, at
// rest and while something is put together.
func TestEverythingFits(t *testing.T) {
	views := scenetest.Views("pl", "en")
	for name, start := range positions {
		t.Run(name, func(t *testing.T) {
			m := start(t)
			scenetest.AuditAll(t, art, views, func(t testing.TB, v scenetest.View) *scenetest.Driver {
				return lay(t, m, v.W, v.H, v.Lang).open().Driver
			})
		})
		if do := busy[name]; do != nil {
			t.Run(name+" busy", func(t *testing.T) {
				scenetest.AuditAll(t, art, views, func(t testing.TB, v scenetest.View) *scenetest.Driver {
					d := lay(t, start(t), v.W, v.H, v.Lang).open()
					do(d)
					return d.Driver
				})
			})
		}
	}
}

// TestTheDiagramFits audits the active-die diagram over a shot with two active
// dice.
func TestTheDiagramFits(t *testing.T) {
	scenetest.AuditAll(t, art, scenetest.Views("pl", "en"), func(t testing.TB, v scenetest.View) *scenetest.Driver {
		d := lay(t, burst(t), v.W, v.H, v.Lang).open()
		d.Click("post:0:3")
		d.Click("post:1:3")
		d.Hover("diagram")
		if !d.face.diagram {
			t.Error("the diagram does not open")
		}
		return d.Driver
	})
}

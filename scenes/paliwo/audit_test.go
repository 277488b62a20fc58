package paliwo

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest"
)

// positions are those in which the table looks most different.
var positions = map[string]func(testing.TB) *rules.Match{
	"start":    func(t testing.TB) *rules.Match { return match(t) },
	"zombies":  placed(3),
	"people":   placed(11),
	"weapons":  placed(15),
	"last":     zombiesLast,
	"turn":     turn,
	"active":   active,
	"carrying": carrying,
	"finding":  finding,
	"charging": charging,
	"moving":   moving,
	"rising":   rising,
	"anywhere": anywhere,
	"doomed":   doomed,
	"escaped":  escaped,
	"lost":     lost,
}

// touch does what shows most in a position.
var touch = map[string]func(d *desk){
	"turn":     func(d *desk) { d.Click("field:D5"); d.Hover("field:C5") },
	"active":   func(d *desk) { d.Click("act:shot"); d.Hover("field:E4") },
	"carrying": func(d *desk) { d.Click("card:adrenaline") },
	"charging": func(d *desk) { d.Click("card:frenzy") },
	"moving":   func(d *desk) { d.Click("field:G4"); d.Hover("field:H4") },
	"rising":   func(d *desk) { d.Hover("stock:pool"); d.Hover("field:K2") },
	"anywhere": func(d *desk) { d.Hover("stock:pool") },
	"people":   func(d *desk) { d.Hover("field:F1") },
	"doomed":   func(d *desk) { d.Click("field:H2") },
}

// TestEverythingFits audits the table in every position, size and language, as
// it lies there and with something picked up or pointed at.
func TestEverythingFits(t *testing.T) {
	views := scenetest.Views("pl", "en")
	for name, start := range positions {
		t.Run(name, func(t *testing.T) {
			scenetest.AuditAll(t, art, views, func(t testing.TB, v scenetest.View) *scenetest.Driver {
				return lay(t, start(t), v.W, v.H, v.Lang).open().Driver
			})
			if do := touch[name]; do != nil {
				scenetest.AuditAll(t, art, views, func(t testing.TB, v scenetest.View) *scenetest.Driver {
					d := lay(t, start(t), v.W, v.H, v.Lang).open()
					do(d)
					return d.Driver
				})
			}
		})
	}
}

// TestTheCoverFits audits what is shown before a player takes the screen.
func TestTheCoverFits(t *testing.T) {
	for _, v := range scenetest.Views("pl", "en") {
		d := lay(t, turn(t), v.W, v.H, v.Lang)
		if !d.Has("cover:open") {
			t.Fatal("the screen is not covered")
		}
		for _, fault := range d.Audit(art, v.Scale) {
			t.Errorf("%v: cover: %s", v, fault)
		}
	}
}

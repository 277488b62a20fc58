package dzicz

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest"
)

// positions are those in which the table looks most different.
var positions = map[string]func(testing.TB) *rules.Match{
	"opening": opening, "middle": middle, "acting": acting, "defending": defending, "removing": removing,
	"declared": declared, "hushed": hushed, "crowded": crowded, "ended": ended,
}

// TestEverythingFits audits the table in every position, size and language,
// also with a soldier in hand and its target pointed at.
func TestEverythingFits(t *testing.T) {
	views := scenetest.Views("pl", "en")
	for name, start := range positions {
		t.Run(name, func(t *testing.T) {
			scenetest.AuditAll(t, art, views, func(t testing.TB, v scenetest.View) *scenetest.Driver {
				d := lay(t, start(t), v.W, v.H, v.Lang).open()
				if name == "middle" {
					d.Click("soldier:c3")
					d.Hover("field:b3")
				}
				return d.Driver
			})
		})
	}
}

// TestTheCoverAndTheSecretFit audits what is shown before a player takes the
// screen, and the secret held up.
func TestTheCoverAndTheSecretFit(t *testing.T) {
	for _, v := range scenetest.Views("pl", "en") {
		d := lay(t, middle(t), v.W, v.H, v.Lang)
		for _, fault := range d.Audit(art, v.Scale) {
			t.Errorf("%v: cover: %s", v, fault)
		}
		d.open()
		d.Hold("secret")
		for _, fault := range d.Audit(art, v.Scale) {
			t.Errorf("%v: secret: %s", v, fault)
		}
	}
}

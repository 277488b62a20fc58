package paliwo

import (
	"testing"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// positions are those in which the table looks most different.
var positions = tabletest.Positions{
	"start":    func(t testing.TB) *rules.Match { return match(t) },
	"zombies":  placed(3),
	"people":   placed(11),
	"weapons":  placed(15),
	"last":     zombiesLast,
	"turn":     turn,
	"active":   active,
	"spent":    spent,
	"carrying": carrying,
	"finding":  finding,
	"charging": charging,
	"moving":   moving,
	"rising":   rising,
	"anywhere": anywhere, "longest": longest,
	"doomed":  doomed,
	"escaped": escaped,
	"lost":    lost,
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
	"longest":  func(d *desk) { d.Hover("terror") },
	"people":   func(d *desk) { d.Hover("field:F1") },
	"doomed":   func(d *desk) { d.Click("field:H2") },
}

func TestEverythingFits(t *testing.T) { kit.Fits(t, positions) }

// TestWhatIsTouchedFits audits the table with something picked up or pointed at.
func TestWhatIsTouchedFits(t *testing.T) {
	for name, do := range touch {
		kit.FitsAfter(t, positions[name], map[string]func(d *desk){name: do})
	}
}

func TestAMonkeyBreaksNothing(t *testing.T) {
	kit.Monkey(t, positions, input.KeyR, input.Key1, input.Key3, input.Key6)
}

package dzicz

import (
	"testing"

	"schron/scenes/scenetest/tabletest"
)

// positions are those in which the table looks most different.
var positions = tabletest.Positions{
	"opening": opening, "middle": middle, "acting": acting, "defending": defending, "removing": removing,
	"declared": declared, "hushed": hushed, "crowded": crowded, "ended": ended, "numerous": numerous,
}

func TestEverythingFits(t *testing.T) { kit.Fits(t, positions) }

// TestWhatIsHeldFits audits the table with a soldier in hand and its target pointed
// at, and with the secret held up.
func TestWhatIsHeldFits(t *testing.T) {
	kit.FitsAfter(t, middle, map[string]func(d *desk){
		"soldier": func(d *desk) { d.Click("soldier:c3"); d.Hover("field:b3") },
		"secret":  func(d *desk) { d.Hold("secret") },
	})
}

func TestAMonkeyBreaksNothing(t *testing.T) {
	kit.Monkey(t, positions)
}

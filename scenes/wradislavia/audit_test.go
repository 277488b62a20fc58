package wradislavia

import (
	"testing"

	"schron/input"
)

// busy does in each position what fills the table most.
var busy = map[string]func(d *desk){
	"fire":      func(d *desk) { d.Click("post:0:1"); d.Click("post:1:2"); d.Click("pip:1:more") },
	"burst":     func(d *desk) { d.Click("post:0:1"); d.Click("mode:long-burst") },
	"strikes":   func(d *desk) { d.Click("post:1:3") },
	"deploying": func(d *desk) { d.Click("token:hand-to-hand") },
}

func TestEverythingFits(t *testing.T) { kit.Fits(t, positions) }

// TestWhatIsPutTogetherFits audits the table while something is put together.
func TestWhatIsPutTogetherFits(t *testing.T) {
	for name, do := range busy {
		kit.FitsAfter(t, positions[name], map[string]func(d *desk){name: do})
	}
}

// TestTheDiagramFits audits the active-die diagram over a shot with two active
// dice.
func TestTheDiagramFits(t *testing.T) {
	kit.FitsAfter(t, burst, map[string]func(d *desk){"diagram": func(d *desk) {
		d.Click("post:0:3")
		d.Click("post:1:3")
		d.Hover("diagram")
		if !d.Face.diagram {
			t.Error("the diagram does not open")
		}
	}})
}

func TestAMonkeyBreaksNothing(t *testing.T) {
	kit.Monkey(t, positions, input.Key1, input.Key2, input.Key3, input.KeyQ, input.KeyW, input.KeyE, input.KeyT, input.Key7, input.Key8)
}

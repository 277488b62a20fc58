package dolores

import (
	"testing"

	"schron/input"
)

func TestEverythingFits(t *testing.T) { kit.Fits(t, positions) }

// TestEveryPageFits audits what is opened by clicks: every page, the list of
// buildings, a district, tools in hand, the bubble over a field.
func TestEveryPageFits(t *testing.T) {
	kit.FitsAfter(t, middle, map[string]func(d *desk){
		"works":    func(d *desk) { d.Click("district:9") },
		"district": func(d *desk) { d.Click("district:2") },
		"bank":     func(d *desk) { d.Click("page:bank"); d.Click("ware:super-launcher") },
		"army":     func(d *desk) { d.Click("page:army") },
		"services": func(d *desk) { d.Click("page:services") },
		"trade":    func(d *desk) { d.Click("page:trade") },
		"log": func(d *desk) {
			if d.Click("page:chronicle"); d.Has("told:log") { // else it stands beside
				d.Click("told:log")
			}
		},
		"rounds":  func(d *desk) { d.Click("page:chronicle"); d.Click("told:rounds") },
		"charts":  func(d *desk) { d.Click("page:chronicle"); d.Click("told:charts") },
		"tool":    func(d *desk) { d.Click("tool:claim"); d.Hover("field:L5") },
		"refused": func(d *desk) { d.Click("tool:found"); d.Hover("field:M8") },
		"planet":  func(d *desk) { d.Click("map:whole") },
		"zoomed":  func(d *desk) { d.Click("map:in"); d.Click("map:in"); d.Click("map:in") },
		"other":   func(d *desk) { d.Click("player:2") },
	})
}

// TestWhatBuildingsLackFits audits the list of buildings with the prices of what some
// lack.
func TestWhatBuildingsLackFits(t *testing.T) {
	kit.FitsAfter(t, poor, map[string]func(d *desk){"works": func(d *desk) { d.Click("district:9") }})
}

// TestAUnitInHandFits audits the army page with orders, the marks of what the
// unit can do and the forecast of a combat.
func TestAUnitInHandFits(t *testing.T) {
	kit.FitsAfter(t, fighting, map[string]func(d *desk){
		"combat": func(d *desk) { d.Click("field:L9"); d.Hover("field:M10") },
	})
}

// TestFullPagesFit audits the price list beside a great store, the districts of a
// city of every kind, and the charts with the result over them.
func TestFullPagesFit(t *testing.T) {
	kit.FitsAfter(t, rich, map[string]func(d *desk){
		"bank": func(d *desk) { d.Click("page:bank") },
	})
	kit.FitsAfter(t, ended, map[string]func(d *desk){
		"charts": func(d *desk) {
			d.Click("result:look")
			d.Click("page:chronicle")
			d.Click("told:charts")
			d.Click("result:show")
		},
		"aside": func(d *desk) { d.Click("result:look") },
	})
}

func TestAMonkeyBreaksNothing(t *testing.T) {
	kit.Monkey(t, positions, input.KeyPlus, input.KeyMinus, input.KeyHome, input.KeyEnd)
}

package wradislavia

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "wradislavia", IDs: rulestest.Numbered("WR", 44), Rulings: []string{"WR-44"}, Pattern: `WR-\d+`,
}

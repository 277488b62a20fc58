package wradislavia

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "wradislavia", IDs: RuleIDs(), Rulings: []string{"WR-44"}, Pattern: `WR-\d+`,
}

package wradislavia

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "wradislavia", IDs: RuleIDs(), Text: lastRule, Pattern: `WR-\d+`,
}

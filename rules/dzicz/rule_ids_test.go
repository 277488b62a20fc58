package dzicz

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dzicz", IDs: RuleIDs(), Text: 35, Rulings: []string{"DZ-36"}, Pattern: `DZ-\d+`,
}

package dzicz

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dzicz", IDs: RuleIDs(), Rulings: []string{"DZ-36"}, Pattern: `DZ-\d+`,
}

package dzicz

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dzicz", IDs: rulestest.Numbered("DZ", 36), Rulings: []string{"DZ-36"}, Pattern: `DZ-\d+`,
}

package dzicz

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dzicz", IDs: RuleIDs(), Text: 35, Pattern: `DZ-\d+`,
}

package dolores

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dolores", IDs: RuleIDs(), Text: lastRule, Pattern: `DO-\d+`,
}

package dolores

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dolores", IDs: rulestest.Numbered("DO", 71), Rulings: []string{"DO-67", "DO-68", "DO-69", "DO-70", "DO-71"}, Pattern: `DO-\d+`,
}

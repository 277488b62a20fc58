package dolores

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dolores", IDs: rulestest.Numbered("DO", 72), Rulings: []string{"DO-67", "DO-68", "DO-69", "DO-70", "DO-71", "DO-72"}, Pattern: `DO-\d+`,
}

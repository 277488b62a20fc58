package dolores

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dolores", IDs: rulestest.Numbered("DO", 70), Rulings: []string{"DO-67", "DO-68", "DO-69", "DO-70"}, Pattern: `DO-\d+`,
}

package wcp

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "wcp", IDs: RuleIDs(), Rulings: []string{"WCP-58"}, Pattern: `WCP-\d+`,
}

package wcp

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "wcp", IDs: rulestest.Numbered("WCP", 58), Rulings: []string{"WCP-58"}, Pattern: `WCP-\d+`,
}

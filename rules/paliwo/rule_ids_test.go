package paliwo

import (
	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "paliwo", IDs: append([]string{"WP-C"}, rulestest.Numbered("WP", 50)...), Rulings: []string{"WP-47", "WP-48", "WP-49", "WP-50"}, Pattern: `WP-(?:C|\d+)`,
}

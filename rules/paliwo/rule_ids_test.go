package paliwo

import (
	"testing"

	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "paliwo", IDs: RuleIDs(), Text: firstRuling, Rulings: []string{"WP-47"}, Pattern: `WP-(?:C|\d+)`,
	Line: `(?:- )?(WP-(?:C|\d+)):? `,
}

func TestRulebooksExplainEveryRuleOnce(t *testing.T) { ruleIDs.InRulebooks(t) }

func TestEveryRuleIsCitedAndTested(t *testing.T) { ruleIDs.CitedAndTested(t) }

func TestRuleIDsAreThoseOfTheRules(t *testing.T) { ruleIDs.AreOfTheRules(t) }

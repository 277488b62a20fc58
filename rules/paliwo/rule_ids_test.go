package paliwo

import (
	"testing"

	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "paliwo", IDs: RuleIDs(), Text: firstRuling, Rulings: []string{"PA-44", "PA-45", "PA-46"}, Pattern: `PA-(?:C|\d+)`,
	Line: `(?:- )?(PA-(?:C|\d+)):? `,
}

func TestRulebooksExplainEveryRuleOnce(t *testing.T) { ruleIDs.InRulebooks(t) }

func TestEveryRuleIsCitedAndTested(t *testing.T) { ruleIDs.CitedAndTested(t) }

func TestRuleIDsAreThoseOfTheRules(t *testing.T) { ruleIDs.AreOfTheRules(t) }

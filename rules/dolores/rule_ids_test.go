package dolores

import (
	"testing"

	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dolores", IDs: RuleIDs(), Text: lastRule, Pattern: `DO-\d+`,
}

func TestRulebooksExplainEveryRuleOnce(t *testing.T) { ruleIDs.InRulebooks(t) }

func TestEveryRuleIsCitedAndTested(t *testing.T) { ruleIDs.CitedAndTested(t) }

func TestRuleIDsAreThoseOfTheRules(t *testing.T) { ruleIDs.AreOfTheRules(t) }

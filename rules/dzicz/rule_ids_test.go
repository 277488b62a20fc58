package dzicz

import (
	"testing"

	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "dzicz", IDs: RuleIDs(), Text: 35, Pattern: `DZ-\d+`,
}

func TestRulebooksExplainEveryRuleOnce(t *testing.T) { ruleIDs.InRulebooks(t) }

func TestEveryRuleIsCitedAndTested(t *testing.T) { ruleIDs.CitedAndTested(t) }

func TestRuleIDsAreThoseOfTheRules(t *testing.T) { ruleIDs.AreOfTheRules(t) }

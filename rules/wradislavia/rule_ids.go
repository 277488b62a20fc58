package wradislavia

import "strconv"

// rulings are our own after the text of the rules, which ends with WR-40.
const (
	textRules = 40
	rulings   = 3
)

// RuleIDs lists the ids of all rules in order: those of the rules' text and
// then our rulings on what it leaves open. The rulebooks explain each.
func RuleIDs() []string {
	ids := make([]string, textRules+rulings)
	for i := range ids {
		ids[i] = "WR-" + strconv.Itoa(i+1)
	}
	return ids
}

package wcp

import "strconv"

// rulesText is the number of rules of the rules' text, rulesAll adds our rulings
// on what it leaves open.
const (
	rulesText = 57
	rulesAll  = 58
)

// RuleIDs lists the ids of all rules in order: those of the rules' text and from
// WCP-58 on our rulings on what it leaves open. The rulebooks explain each.
func RuleIDs() []string {
	ids := make([]string, rulesAll)
	for i := range ids {
		ids[i] = "WCP-" + strconv.Itoa(i+1)
	}
	return ids
}

package wcp

import "strconv"

// lastRule is the number of the last rule.
const lastRule = 58

// RuleIDs lists the ids of all rules in order. The rulebooks explain each.
func RuleIDs() []string {
	ids := make([]string, lastRule)
	for i := range ids {
		ids[i] = "WCP-" + strconv.Itoa(i+1)
	}
	return ids
}

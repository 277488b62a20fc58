package paliwo

import "strconv"

// lastRule is the number of the last rule.
const lastRule = 49

// RuleIDs lists the ids of all rules in order: WP-C, then those with numbers.
// The rulebooks explain each.
func RuleIDs() []string {
	ids := []string{"WP-C"}
	for n := 1; n <= lastRule; n++ {
		ids = append(ids, "WP-"+strconv.Itoa(n))
	}
	return ids
}

package dolores

import "strconv"

// lastRule is the number of the last rule.
const lastRule = 69

// RuleIDs lists the ids of all rules in order; from DO-60 on they are rulings on
// what the rest leaves open. The rulebooks explain each.
func RuleIDs() []string {
	ids := make([]string, lastRule)
	for i := range ids {
		ids[i] = "DO-" + strconv.Itoa(i+1)
	}
	return ids
}

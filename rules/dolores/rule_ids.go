package dolores

import "strconv"

// lastRule is the number of the last rule.
const lastRule = 64

// RuleIDs lists the ids of all rules in order: those of the rules' text and
// after DO-59 our rulings on what it leaves open. The rulebooks explain each.
func RuleIDs() []string {
	ids := make([]string, lastRule)
	for i := range ids {
		ids[i] = "DO-" + strconv.Itoa(i+1)
	}
	return ids
}

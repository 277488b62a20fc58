package paliwo

import "strconv"

// lastRule is the number of the last rule; from firstRuling on they are our
// rulings beyond the normative text.
const (
	firstRuling = 44
	lastRule    = 46
)

// RuleIDs lists the ids of all rules in order: PA-C, those of the rules' text
// and our rulings on what it leaves open. The rulebooks explain each.
func RuleIDs() []string {
	ids := []string{"PA-C"}
	for n := 1; n <= lastRule; n++ {
		ids = append(ids, "PA-"+strconv.Itoa(n))
	}
	return ids
}

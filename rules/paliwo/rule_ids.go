package paliwo

import "strconv"

// lastRule is the number of the last rule; from firstRuling on they are our
// rulings beyond the normative text.
const (
	firstRuling = 47
	lastRule    = 49
)

// RuleIDs lists the ids of all rules in order: WP-C, those of the rules' text
// and our rulings on what it leaves open. The rulebooks explain each.
func RuleIDs() []string {
	ids := []string{"WP-C"}
	for n := 1; n <= lastRule; n++ {
		ids = append(ids, "WP-"+strconv.Itoa(n))
	}
	return ids
}

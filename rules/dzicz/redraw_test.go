package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestUnseenMissionsAreDealtFairly: every way to deal the others the missions that
// a seat has not seen is as likely as any other (DZ-5).
func TestUnseenMissionsAreDealtFairly(t *testing.T) {
	s := newState(t, 3, 1)
	shares := map[string]int{}
	for _, a := range Missions() {
		for _, b := range Missions() {
			if a != b && a != s.secret[1] && b != s.secret[1] {
				shares[fmt.Sprint(a, b)] = 1
			}
		}
	}
	rulestest.Fair(t, s, 1, 6000, shares, func(x rules.State) []string {
		return []string{fmt.Sprint(x.(*State).secret[0], x.(*State).secret[2])}
	})
	s.revealed = rules.Seats(2)
	shares = map[string]int{}
	for _, m := range Missions() {
		if m != s.secret[1] && m != s.secret[2] {
			shares[m.String()] = 1
		}
	}
	rulestest.Fair(t, s, 1, 2000, shares, func(x rules.State) []string { return []string{x.(*State).secret[0].String()} })
}

package dolores

import (
	"testing"

	"schron/rules"
)

// DO-71: nobody else buys the fields round a first city from the bank while its federation is
// in the game.
func TestDO71FieldsRoundAFirstCityAreKept(t *testing.T) {
	home, beside := At(10, 8), At(9, 7) // K9 and J8, a corner
	for _, on := range []bool{true, false} {
		s := start(t, 2, rules.Options{OptionHome: on})
		owner, other := 0, 1
		if s.CapitalField(owner) != home {
			owner, other = other, owner
		}
		s.owned[other].Add(At(8, 7))
		want(t, "for sale to another", s.Claimable(other).Has(beside), !on)
		want(t, "the next one", s.Claimable(other).Has(At(8, 6)), true)
		s.owned[owner].Add(At(10, 7))
		want(t, "for sale to its own", s.Claimable(owner).Has(beside), true)
		s.active = int8(other)
		r := s.refuse(On(VerbClaim, beside))
		want(t, "refused", r != nil, on)
		if on {
			want(t, "rule", r.Rule, "DO-71")
		}
		s.Fed(owner).out = true
		want(t, "for sale once it is out", s.Claimable(other).Has(beside), true)
	}
}

package dolores

import "schron/rules"

// Spares reports whether a seat spares the cities of another: those of who has fewer built
// districts (DO-72). Nobody does without the option or without a limit of rounds.
func (s *State) Spares(seat, other int) bool {
	return s.FightsFair() && seat != other && s.Fed(other).Districts() < s.Fed(seat).Districts()
}

// FightsFair reports whether DO-72 holds.
func (s *State) FightsFair() bool { return s.fair && s.limit > 0 }

// spared returns the cities that a seat spares.
func (s *State) spared(seat int) (out FieldSet) {
	for other := range s.seats {
		if s.Spares(seat, other) {
			out = out.Or(s.city.And(s.owned[other]))
		}
	}
	return out
}

// refuseSpared refuses a hit on some fields if a city among them is spared (DO-72).
func (s *State) refuseSpared(seat int, hit FieldSet) *rules.Refusal {
	for f := range hit.And(s.spared(seat)).All() {
		other := s.ownerOf(f)
		return refusal("DO-72", "spared", fieldArg(f), otherArg(other),
			numberArg(s.Fed(other).Districts()), haveArg(s.Fed(seat).Districts()))
	}
	return nil
}

// Districts counts what is built in all cities of a federation.
func (f *Ledger) Districts() (n int) {
	for i := range f.cityCount {
		n += int(f.cities[i].Built)
	}
	return n
}

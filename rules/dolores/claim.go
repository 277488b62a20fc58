package dolores

import "schron/rules"

// FieldPrice is what the bank asks for a field (DO-10), 0 for its own.
func FieldPrice(f Field) int {
	switch Chart[f].Terrain {
	case Land:
		return LandPrice
	case Sea:
		return SeaPrice
	}
	return 0
}

// Claimable returns the fields that a seat may buy with its money (DO-10). They lie
// beside one of its own and are nobody's, without units of others. With the option
// annexation others' fields count too if own units hold them, without city and
// launcher.
func (s *State) Claimable(seat int) FieldSet {
	own := s.owned[seat]
	all := s.ownedByAny()
	near := own.Beside().Without(own).Without(bankFields)
	out := near.Without(all).Without(s.heldByOthers(seat)).Without(s.kept(seat))
	if s.annexes {
		out = out.Or(near.And(all).And(s.held[seat]).Without(s.city).Without(s.launcher))
	}
	switch money := s.Fed(seat).money; {
	case money < SeaPrice:
		return FieldSet{}
	case money < LandPrice:
		return out.And(seaFields)
	}
	return out
}

// kept returns the homeland of others: the eight fields round the first city of each that is
// in the game (DO-71). It is nothing without the option.
func (s *State) kept(seat int) (out FieldSet) {
	for other := range s.seats {
		if s.keepsHome && other != seat && !s.Fed(other).out {
			out = out.Or(s.homeLand(other))
		}
	}
	return out
}

// homeLand returns the fields round the first city of a seat, corners included.
func (s *State) homeLand(seat int) FieldSet {
	f := firstCities[s.Fed(seat).side]
	out := f.Edges()
	for _, d := range [...]Direction{North, South} {
		x := f.Step(d, 1)
		out.Add(x.Step(West, 1))
		out.Add(x.Step(East, 1))
	}
	return out.Without(bankFields)
}

func (s *State) refuseClaim(seat int, f Field) *rules.Refusal {
	free := s.Claimable(seat)
	if free.Has(f) {
		return nil
	}
	near := s.owned[seat].Beside()
	owner := s.ownerOf(f)
	switch {
	case bankFields.Has(f):
		return refusal("DO-4", "claim.bank", fieldArg(f))
	case owner == seat:
		return refusal("DO-10", "claim.own", fieldArg(f))
	case !near.Has(f):
		return refusal("DO-10", "claim.apart", fieldArg(f))
	case owner != rules.NoSeat:
		return s.refuseAnnexation(seat, owner, f)
	}
	for other := range s.seats {
		if s.kept(seat).Has(f) && s.homeLand(other).Has(f) {
			return refusal("DO-71", "claim.home", fieldArg(f), otherArg(other))
		}
	}
	if foe := s.unitsOf(f); foe != rules.NoSeat && foe != seat {
		return refusal("DO-10", "claim.units", fieldArg(f), otherArg(foe))
	}
	return s.broke("DO-10", seat, FieldPrice(f))
}

func (s *State) refuseAnnexation(seat, owner int, f Field) *rules.Refusal {
	switch {
	case !s.annexes:
		return refusal("DO-10", "claim.no-annexation", fieldArg(f), otherArg(owner))
	case s.city.Has(f):
		return refusal("DO-10", "claim.city", fieldArg(f), otherArg(owner))
	case s.launcher.Has(f):
		return refusal("DO-10", "claim.launcher", fieldArg(f), otherArg(owner))
	case !s.held[seat].Has(f):
		return refusal("DO-10", "claim.not-held", fieldArg(f), otherArg(owner))
	}
	return s.broke("DO-10", seat, FieldPrice(f))
}

// broke says that a seat lacks money for something.
func (s *State) broke(rule string, seat, cost int) *rules.Refusal {
	return refusal(rule, "money", costArg(cost), haveArg(s.Fed(seat).money))
}

// claim buys a field. What lies on it goes along; a section beyond the buyer's
// limit is removed (DO-10).
func (s *State) claim(seat int, f Field, j *rules.Journal) {
	fed := s.Fed(seat)
	fed.spend(FieldPrice(f), &fed.book.Fields)
	owner := s.ownerOf(f)
	if owner == rules.NoSeat {
		s.owned[seat].Add(f)
		note(j, "DO-10", seat, "claim", playerArg(seat), fieldArg(f), numberArg(FieldPrice(f)))
		return
	}
	note(j, "DO-10", seat, "annex", playerArg(seat), otherArg(owner), fieldArg(f), numberArg(FieldPrice(f)))
	if s.section.Has(f) && s.Room(seat, SectionOf(f)) < 1 {
		s.section.Remove(f)
		note(j, "DO-10", seat, "annex.section", playerArg(seat), fieldArg(f), goodArg(SectionOf(f)))
	}
	s.owned[owner].Remove(f)
	s.owned[seat].Add(f)
	s.relink(owner)
	s.relink(seat)
}

// SectionOf is the kind of section that lies on a field.
func SectionOf(f Field) Good {
	if Chart[f].Terrain == Sea {
		return SeaSection
	}
	return LandSection
}

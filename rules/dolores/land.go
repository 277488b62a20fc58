package dolores

import "schron/rules"

// bare returns the own land of a seat with no ground token and no fire (DO-18).
func (s *State) bare(seat int) FieldSet {
	return s.owned[seat].And(landFields).Without(s.ground()).Without(s.fire)
}

// growPrice returns price and pool of a crop or forest (DO-18, DO-2).
func (s *State) growPrice(verb uint8) (price, left int) {
	if verb == VerbSow {
		return SowPrice, CropLimit - s.crop.Len()
	}
	return PlantPrice, ForestLimit - s.forest.Len()
}

// growable returns the fields on which a seat may sow or plant now.
func (s *State) growable(seat int, verb uint8) FieldSet {
	if price, left := s.growPrice(verb); s.Fed(seat).money < price || left < 1 {
		return FieldSet{}
	}
	return s.bare(seat)
}

// Sowable returns the fields that a seat sows all at once (DO-18, DO-2). That is bare land for
// which there is money and a crop, as far as its food factories take more crops at best.
func (s *State) Sowable(seat int) (out FieldSet) {
	work := s.Labour(seat)
	most, _ := work.Takes(dieSides)
	_, left := s.growPrice(VerbSow)
	n := min(left, s.Fed(seat).money/SowPrice, most-s.crop.And(s.owned[seat]).Len())
	for f := range s.bare(seat).All() {
		if out.Len() < n {
			out.Add(f)
		}
	}
	return out
}

func (s *State) refuseGrow(seat int, verb uint8, f Field) *rules.Refusal {
	price, left := s.growPrice(verb)
	if r := s.refuseBare("DO-18", seat, f); r != nil {
		return r
	}
	switch {
	case seaFields.Has(f):
		return refusal("DO-18", "sea", fieldArg(f))
	case left < 1:
		return refusal("DO-2", "pool")
	case s.Fed(seat).money < price:
		return s.broke("DO-18", seat, price)
	}
	return nil
}

// refuseBare says why a field is not an own one without ground token and fire.
func (s *State) refuseBare(rule string, seat int, f Field) *rules.Refusal {
	ground := s.ground()
	switch {
	case !s.owned[seat].Has(f):
		return refusal(rule, "not-own", fieldArg(f))
	case ground.Has(f):
		return refusal("DO-4", "taken", fieldArg(f))
	case s.fire.Has(f):
		return refusal("DO-33", "burning", fieldArg(f))
	}
	return nil
}

func (s *State) grow(seat int, verb uint8, f Field, j *rules.Journal) {
	fed := s.Fed(seat)
	price, _ := s.growPrice(verb)
	fed.spend(price, &fed.book.Planting)
	name, set := "sow", &s.crop
	if verb == VerbPlant {
		name, set = "plant", &s.forest
	}
	set.Add(f)
	note(j, "DO-18", seat, name, playerArg(seat), fieldArg(f))
}

func (s *State) sowAll(seat int, j *rules.Journal) {
	fields := s.Sowable(seat)
	for f := range fields.All() {
		s.grow(seat, VerbSow, f, nil)
	}
	note(j, "DO-18", seat, "sow.all", playerArg(seat), numberArg(fields.Len()))
}

// layable returns the fields on which a seat may put a section from its store (DO-19).
// They are its own, without ground token and fire, and lie beside an own city or
// section or the bank.
func (s *State) layable(seat int) FieldSet {
	fed := s.Fed(seat)
	if fed.store[LandSection]+fed.store[SeaSection] == 0 {
		return FieldSet{}
	}
	out := s.owned[seat].And(s.routeSides(seat)).Without(s.ground()).Without(s.fire)
	if fed.store[LandSection] == 0 {
		out = out.Without(landFields)
	}
	if fed.store[SeaSection] == 0 {
		out = out.Without(seaFields)
	}
	return out
}

// routeSides returns the fields beside a seat's cities and sections, and those
// beside the bank.
func (s *State) routeSides(seat int) FieldSet {
	route := s.city.Or(s.section).And(s.owned[seat])
	return route.Beside().Or(bankSide)
}

func (s *State) refuseLay(seat int, f Field) *rules.Refusal {
	if r := s.refuseBare("DO-19", seat, f); r != nil {
		return r
	}
	g, sides := SectionOf(f), s.routeSides(seat)
	switch {
	case s.Fed(seat).store[g] < 1:
		return refusal("DO-19", "store", goodArg(g), amountArg(1), haveArg(0))
	case !sides.Has(f):
		return refusal("DO-19", "lay.apart", fieldArg(f))
	}
	return nil
}

func (s *State) lay(seat int, f Field, j *rules.Journal) {
	g := SectionOf(f)
	s.Fed(seat).store[g]--
	s.section.Add(f)
	s.relink(seat)
	note(j, "DO-19", seat, "lay", playerArg(seat), fieldArg(f), goodArg(g))
}

func (s *State) refuseLift(seat int, f Field) *rules.Refusal {
	if !s.section.Has(f) || !s.owned[seat].Has(f) {
		return refusal("DO-19", "lift.none", fieldArg(f))
	}
	return nil
}

// lift takes an own section away; it goes back to the pool (DO-19).
func (s *State) lift(seat int, f Field, j *rules.Journal) {
	s.section.Remove(f)
	s.relink(seat)
	note(j, "DO-19", seat, "lift", playerArg(seat), fieldArg(f), goodArg(SectionOf(f)))
}

package dolores

// route returns the fields that link for a seat: its cities and its sections,
// but for those whose tax is not paid (DO-20, DO-36).
func (b *board) route(seat int) FieldSet {
	return b.city.Or(b.section.Without(b.unpaid)).And(b.owned[seat])
}

// relink works out a seat's networks anew (DO-20). Bank fields link to the bank
// only: what touches them is linked, but not to each other.
func (s *State) relink(seat int) {
	route := s.route(seat)
	s.linked[seat] = route.flood(route.And(bankSide))
	s.home[seat] = FieldSet{}
	if fed := s.Fed(seat); fed.capital >= 0 {
		s.home[seat] = route.flood(Set(fed.cities[fed.capital].Field))
	}
}

func (s *State) relinkAll() {
	for seat := range s.seats {
		s.relink(seat)
	}
}

// atBank reports whether a seat's capital is connected to the bank (DO-11).
func (s *State) atBank(seat int) bool {
	fed := s.Fed(seat)
	return fed.capital >= 0 && s.linked[seat].Has(fed.cities[fed.capital].Field)
}

// AtHome reports whether a city on f is connected to the capital (DO-15, DO-39).
func (s *State) AtHome(seat int, f Field) bool { return s.home[seat].Has(f) }

// networks lists a seat's networks: what hangs together through edges.
func (b *board) networks(seat int) []FieldSet {
	var out []FieldSet
	left := b.route(seat)
	for f := range b.route(seat).All() {
		if left.Has(f) {
			net := left.flood(Set(f))
			left = left.Without(net)
			out = append(out, net)
		}
	}
	return out
}

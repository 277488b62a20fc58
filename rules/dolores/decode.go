package dolores

import (
	"errors"
	"fmt"

	"schron/rules"
)

func (s *State) readGo(t *Position) error {
	if s.phase == PhaseOver || s.phase == PhaseWind {
		if t.Go != rules.NoSeat {
			return fmt.Errorf("a go is played in phase %s", s.phase)
		}
		if s.phase == PhaseWind {
			s.active = int8(s.seats)
		}
		return nil
	}
	return s.readSeat("go", int(t.Go), &s.active)
}

func (s *State) readSeat(what string, n int, to *int8) error {
	if n < 0 || n >= s.seats {
		return fmt.Errorf("%s: seat %d, accepted: 0 to %d", what, n, s.seats-1)
	}
	*to = int8(n)
	return nil
}

func (s *State) readRows(t *Position) error {
	if len(t.Ground) != Size || len(t.Owners) != Size {
		return fmt.Errorf("%d rows of ground and %d of owners, accepted: %d", len(t.Ground), len(t.Owners), Size)
	}
	layers := s.layers()
	for row := range Size {
		if len(t.Ground[row]) != Size || len(t.Owners[row]) != Size {
			return fmt.Errorf("row %d is not %d fields long", row+1, Size)
		}
		for col := range Size {
			f, letter, owner := At(col, row), t.Ground[row][col], t.Owners[row][col]
			known := letter == '.'
			for i, layer := range layers {
				if letter == groundLetters[i] {
					layer.Add(f)
					known = true
				}
			}
			if !known {
				return fmt.Errorf("ground %q on %s, accepted: . and %s", letter, f, groundLetters)
			}
			if owner != '.' {
				if owner < '0' || int(owner-'0') >= s.seats {
					return fmt.Errorf("owner %q of %s", owner, f)
				}
				s.owned[owner-'0'].Add(f)
			}
		}
	}
	return nil
}

func (s *State) readFederations(t *Position) error {
	for seat := range t.Federations {
		in, fed := &t.Federations[seat], s.Fed(seat)
		fed.side, fed.out, fed.money, fed.skips, fed.book = in.Federation, in.Out, in.Money, in.Skips, in.Book
		if in.Offers < 0 || in.Offers > OffersPerPhase {
			return fmt.Errorf("seat %d: %d offers", seat, in.Offers)
		}
		fed.offers = int8(in.Offers)
		if in.N != nil {
			if *in.N < 0 || *in.N > 6 {
				return fmt.Errorf("seat %d: N is %d, accepted: 0 to 6", seat, *in.N)
			}
			fed.n = int8(*in.N)
		}
		err := errors.Join(in.Store.read("store", fed.store[:]), in.Sold.read("sold", fed.sold[:]))
		if err == nil {
			err = fed.readCities(in)
		}
		if err == nil {
			err = fed.readUnits(in)
		}
		if err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	return nil
}

func (f *Ledger) readCities(in *FederationState) error {
	if len(in.Cities) > MaxCities {
		return fmt.Errorf("%d cities", len(in.Cities))
	}
	f.cityCount = int8(len(in.Cities))
	for i, c := range in.Cities {
		if len(c.Districts) > Districts {
			return fmt.Errorf("%d districts on %s", len(c.Districts), c.Field)
		}
		city := &f.cities[i]
		*city = City{Field: c.Field, Built: int8(len(c.Districts)), Due: c.Due, Unpaid: c.Unpaid}
		for d, x := range c.Districts {
			y := District{Building: x.Building, Material: nothing, Robots: int32(x.Robots), Due: x.Due, Unpaid: x.Unpaid}
			if x.Robots < 0 || x.Robots > MostOfAGood {
				return fmt.Errorf("%d robots on %s", x.Robots, c.Field)
			}
			if x.Material != nil {
				y.Material = *x.Material
			}
			city.Districts[d] = y
		}
		if in.Capital != nil && *in.Capital == c.Field {
			f.capital = int8(i)
		}
	}
	if in.Capital != nil && f.capital < 0 {
		return fmt.Errorf("capital on %s, where no city stands", *in.Capital)
	}
	return nil
}

func (f *Ledger) readUnits(in *FederationState) error {
	for i, x := range in.Units {
		p := &f.units[x.Unit]
		if p.onMap() {
			return fmt.Errorf("%s stands twice", x.Unit)
		}
		*p = Post{
			Field: x.Field, Ship: NoUnit, Age: int32(i) + 1, Moved: x.Moved, Attacked: x.Attacked,
			Sorted: x.Sorted, Due: x.Due, Unpaid: x.Unpaid,
		}
		if x.Ship != nil {
			p.Ship = *x.Ship
		}
		f.onMap[x.Unit.Kind()-Infantry]++
	}
	return nil
}

// readStacks takes the order of units; which stand on a field is told by the
// units themselves.
func (s *State) readStacks(t *Position) error {
	s.clock = Units
	seen := 0
	for _, st := range t.Stacks {
		var seat int8
		if err := s.readSeat("stack", st.Seat, &seat); err != nil {
			return err
		}
		for _, u := range st.Units {
			p := &s.feds[seat].units[u]
			if p.Field != st.Field || !s.inStack(int(seat), u) || p.Level != 0 {
				return fmt.Errorf("%s does not stand in the stack on %s", u, st.Field)
			}
			p.Level = s.tick()
			s.held[seat].Add(st.Field)
			seen++
		}
	}
	for seat := range s.seats {
		for u := range Unit(Units) {
			if s.inStack(seat, u) {
				seen--
			}
		}
	}
	if seen != 0 {
		return errors.New("a unit stands in no stack")
	}
	return nil
}

func (s *State) readDisasters(t *Position) error {
	s.fire, s.unpaid, s.due = Set(t.Fires...), Set(t.UnpaidSections...), Set(t.DueSections...)
	if len(t.Pollution) > PollutionLimit || len(t.Clouds) > CloudLimit {
		return fmt.Errorf("%d pollution tokens and %d clouds (DO-2)", len(t.Pollution), len(t.Clouds))
	}
	s.pollutionCount, s.cloudCount = copy(s.pollution[:], t.Pollution), copy(s.clouds[:], t.Clouds)
	switch {
	case len(t.Wind) == 0:
		return nil
	case len(t.Wind) == 2 && isDie(t.Wind[0]) && isDie(t.Wind[1]):
		s.wind = Wind{int8(t.Wind[0]), int8(t.Wind[1])}
		return nil
	}
	return fmt.Errorf("wind dice %v", t.Wind)
}

func isDie(n int) bool { return n >= 1 && n <= 6 }

func (s *State) readPending(t *Position) error {
	for _, n := range t.CapitalDue {
		var seat int8
		if err := s.readSeat("capital", n, &seat); err != nil {
			return err
		}
		s.capitalDue |= rules.Seats(n)
	}
	if o := t.Offer; o != nil {
		s.offer = offer{open: true, cede: Set(o.Cede...), want: Set(o.Want...)}
		if err := errors.Join(s.readSeat("offer", o.To, &s.offer.to),
			o.Give.read("give", s.offer.give[:]), o.Ask.read("ask", s.offer.ask[:])); err != nil {
			return err
		}
	}
	if m := t.Missile; m != nil {
		if err := s.readMissile(m); err != nil {
			return err
		}
	}
	if g := t.Gather; g != nil {
		s.gather = gather{g.Harvest, g.Fell}
	}
	return s.readEnding(t.Ending)
}

func (s *State) readMissile(m *MissileState) error {
	switch {
	case m.Target != nil && m.Launcher == nil:
		s.missile = missile{flies: true, super: m.Super, target: *m.Target}
		return s.readSeat("missile", int(m.Asked), &s.missile.asked)
	case m.Target == nil && m.Launcher != nil:
		s.missile = missile{unit: *m.Launcher}
		return nil
	}
	return errors.New("a missile has either a launcher or a target")
}

func (s *State) readEnding(e *EndingState) error {
	if e == nil {
		return nil
	}
	for how, id := range endIDs {
		if id == e.How {
			s.over.how = endKind(how)
		}
	}
	for _, n := range e.Winners {
		var seat int8
		if err := s.readSeat("winner", n, &seat); err != nil {
			return err
		}
		s.over.winners |= rules.Seats(n)
	}
	return nil
}

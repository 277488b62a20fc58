package dolores

import "schron/rules"

// Forgoes returns, as a sentence, what the actor gives up by a move that could still be
// done or kept. It returns the zero Text if that is nothing, or if the move is not
// allowed.
func (s *State) Forgoes(m rules.Move) rules.Text {
	if s.refuse(m) != nil {
		return rules.Text{}
	}
	seat, f := s.Actor(), Field(m.A)
	switch m.Verb {
	case VerbEnd:
		return s.forgoesByEnding(seat)
	case VerbAccept:
		return s.forgoesByAccepting(seat)
	case VerbFound:
		return s.forgoesByFounding(f)
	case VerbPull:
		if n := int(s.District(seat, f, int8(m.B)).Robots); n > 0 {
			return forgoes("robots", numberArg(n))
		}
	case VerbLift:
		return s.forgoesByCutting(seat, f)
	case VerbWaive:
		return s.forgoesByWaiving(seat, f, int8(m.B))
	}
	return rules.Text{}
}

func forgoes(name string, args ...rules.Arg) rules.Text {
	return rules.Msg("dolores.forgoes."+name, args...)
}

func (s *State) forgoesByEnding(seat int) rules.Text {
	switch s.ask {
	case DecideInvest:
		return s.forgoesInTaxes(seat)
	case DecideTax:
		return s.forgoesUnpaid(seat)
	case DecideGather:
		return forgoes("gather", rules.Number("crops", s.gather.harvest), rules.Number("forests", s.gather.fell))
	case DecideMilitary:
		if n := s.idleFighters(seat); n > 0 {
			return forgoes("fight", numberArg(n))
		}
	}
	return rules.Text{}
}

// forgoesInTaxes returns what will stay unpaid for want of goods when the investments
// end (DO-34 to DO-36). It always names the capital and other cities. It names other
// things only if the bank would sell all that is missing.
func (s *State) forgoesInTaxes(seat int) rules.Text {
	f := (&View{state: s}).Forecast(seat)
	if f.Enough {
		return rules.Text{}
	}
	lacks := []rules.Arg{billArg(&f.Missing)}
	switch {
	case f.Skips:
		return forgoes("skip", lacks...)
	case len(f.Unpaid.Cities) > 0 && f.Unpaid.Cities[0] == s.CapitalField(seat):
		return forgoes("capital", append(lacks, fieldArg(f.Unpaid.Cities[0]))...)
	case len(f.Unpaid.Cities) > 0:
		return forgoes("city", append(lacks, fieldArg(f.Unpaid.Cities[0]))...)
	case s.sold(seat, &f.Missing):
		return forgoes("taxes", lacks...)
	}
	return rules.Text{}
}

// billArg lists the goods of a bill with their amounts, "bill" to texts.
func billArg(bill *Bill) rules.Arg {
	var list rules.Text
	for g, n := range bill {
		switch {
		case n <= 0:
		case list.Empty():
			list = rules.Msg("dolores.bill", goodArg(Good(g)), amountArg(n))
		default:
			list = rules.Msg("dolores.bill.more", rules.TextArg("bill", list), goodArg(Good(g)), amountArg(n))
		}
	}
	return rules.TextArg("bill", list)
}

// sold reports whether a seat could buy all of a bill from the bank now (DO-11).
func (s *State) sold(seat int, bill *Bill) bool {
	cost := 0
	for g, n := range bill {
		if n > s.Room(seat, Good(g)) {
			return false
		}
		cost += n * Goods[g].Sells
	}
	return s.MayTrade(seat) && cost <= s.Fed(seat).money
}

// forgoesUnpaid returns what could be paid for and will not be: a city rather than
// anything else (DO-35).
func (s *State) forgoesUnpaid(seat int) rules.Text {
	n := 0
	for _, m := range s.appendTaxes(seat, nil) {
		if m.Verb != VerbPay && m.Verb != VerbPayUnit {
			continue
		}
		if m.Verb == VerbPay && m.B == 0 && s.city.Has(Field(m.A)) {
			return forgoes("unpaid.city", fieldArg(Field(m.A)))
		}
		n++
	}
	return forgoes("unpaid", numberArg(n))
}

// forgoesByWaiving returns what stands still if a city or section that could be paid
// for is not (DO-35, DO-36).
func (s *State) forgoesByWaiving(seat int, f Field, d int8) rules.Text {
	switch {
	case d > 0 || s.refuseTax(seat, true, f, d) != nil:
		return rules.Text{}
	case !s.city.Has(f):
		return s.forgoesByCutting(seat, f)
	}
	city := &s.Fed(seat).cities[s.CityAt(seat, f)]
	for i := range city.Built {
		if city.Districts[i].Building.Works() {
			return forgoes("waive.city", fieldArg(f))
		}
	}
	return rules.Text{}
}

// forgoesByCutting returns what a section holds together: the capital and the bank,
// or a city and the capital (DO-11, DO-20, DO-39).
func (s *State) forgoesByCutting(seat int, f Field) rules.Text {
	c := *s
	c.section.Remove(f)
	c.relink(seat)
	if s.atBank(seat) && !c.atBank(seat) {
		return forgoes("cut.bank", fieldArg(f))
	}
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		if at := fed.cities[i].Field; s.AtHome(seat, at) && !c.AtHome(seat, at) {
			return forgoes("cut.city", fieldArg(at))
		}
	}
	return rules.Text{}
}

// forgoesByFounding returns what a city takes the place of (DO-13).
func (s *State) forgoesByFounding(f Field) rules.Text {
	switch {
	case s.crop.Has(f):
		return forgoes("found.crop", fieldArg(f))
	case s.section.Has(f):
		return forgoes("found.section", fieldArg(f))
	}
	return rules.Text{}
}

// idleFighters counts the units of a seat that could attack or sabotage something of
// another federation and have not.
func (s *State) idleFighters(seat int) int {
	prey := s.heldByOthers(seat).Or(s.sabotageable(seat).And(s.ownedByAny()))
	n := 0
	for u := range firstUnit[Launcher-Infantry] {
		p := &s.Fed(seat).units[u]
		if s.mayAttack(p) && !Disc(p.Field, ReachOf(u.Kind())).And(prey).Empty() {
			n++
		}
	}
	return n
}

// forgoesByAccepting returns whose tax an exchange leaves uncovered, for whoever has no
// part of this investment phase left to buy what is missing (DO-12).
func (s *State) forgoesByAccepting(seat int) rules.Text {
	if seat > int(s.active) {
		return rules.Text{}
	}
	before := (&View{state: s}).Forecast(seat)
	c := *s
	c.answer(true, &rules.Journal{})
	after := (&View{state: &c}).Forecast(seat)
	if before.Enough && !after.Enough {
		return forgoes("accept", billArg(&after.Missing))
	}
	return rules.Text{}
}

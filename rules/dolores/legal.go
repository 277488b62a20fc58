package dolores

import "schron/rules"

// Legal appends the moves of the decision at hand that have no amount, by verb
// and then by place.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	seat := int(s.active)
	switch s.ask {
	case DecideInvest:
		return s.appendInvestments(seat, buf)
	case DecideOffer:
		return s.appendOffer(buf)
	case DecideAnswer:
		return append(buf, Plain(VerbAccept), Plain(VerbDecline))
	case DecideCapital:
		return s.appendCapitals(s.Actor(), buf)
	case DecideTax:
		return s.appendTaxes(seat, buf)
	case DecideGather:
		return s.appendGather(seat, buf)
	case DecideArrange:
		return s.appendTops(seat, buf)
	case DecideMilitary:
		return s.appendMilitary(seat, buf)
	case DecideTarget:
		buf = appendOn(buf, VerbFire, s.Targets(seat, s.missile.unit))
		return append(buf, Plain(VerbLower))
	case DecideIntercept:
		asked := int(s.missile.asked)
		for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
			if s.mayIntercept(asked, u) {
				buf = append(buf, By(VerbIntercept, u))
			}
		}
		return append(buf, Plain(VerbHold))
	}
	return buf
}

// Ranges appends the moves of the decision at hand that have an amount.
func (s *State) Ranges(buf []rules.Range) []rules.Range {
	switch s.ask {
	case DecideInvest:
		return s.appendInstalls(int(s.active), s.appendTrades(int(s.active), buf))
	case DecideOffer:
		return s.appendItems(buf)
	}
	return buf
}

func appendOn(buf []rules.Move, verb uint8, fields FieldSet) []rules.Move {
	for f := range fields.All() {
		buf = append(buf, On(verb, f))
	}
	return buf
}

func appendTo(buf []rules.Move, verb uint8, u Unit, fields FieldSet) []rules.Move {
	for f := range fields.All() {
		buf = append(buf, To(verb, u, f))
	}
	return buf
}

func (s *State) appendInvestments(seat int, buf []rules.Move) []rules.Move {
	buf = appendOn(buf, VerbClaim, s.Claimable(seat))
	for to := range s.seats {
		if to != seat && s.refuseOffer(seat, to) == nil {
			buf = append(buf, rules.Move{Verb: VerbOffer, A: int16(to)})
		}
	}
	buf = appendOn(buf, VerbFound, s.foundable(seat))
	buf = s.appendPulls(seat, buf)
	buf = s.appendBuilds(seat, buf)
	buf = appendOn(buf, VerbSow, s.growable(seat, VerbSow))
	buf = appendOn(buf, VerbPlant, s.growable(seat, VerbPlant))
	buf = appendOn(buf, VerbLay, s.layable(seat))
	buf = appendOn(buf, VerbLift, s.section.And(s.owned[seat]))
	for kind := Infantry; kind < GoodKinds; kind++ {
		if s.Fed(seat).store[kind] > 0 {
			for f := range s.placeable(seat, kind).All() {
				buf = append(buf, With(VerbPlace, f, int(kind)))
			}
		}
	}
	for _, verb := range []uint8{VerbClean, VerbDouse, VerbNeutralise} {
		if s.Fed(seat).money >= servicePrice(verb) {
			buf = appendOn(buf, verb, s.serviceable(verb))
		}
	}
	if s.Sowable(seat).Len() > 1 {
		buf = append(buf, Plain(VerbSowAll))
	}
	return append(buf, Plain(VerbEnd))
}

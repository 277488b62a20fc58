package dolores

import "schron/rules"

// refuse says why the actor may not play m, nil if it may.
func (s *State) refuse(m rules.Move) *rules.Refusal {
	switch {
	case s.ask == NoDecision:
		return rules.Refuse("DO-56", overKey)
	case !grammar.Has(m):
		return refusal("DO-1", "malformed")
	}
	if r := s.refuseNow(m.Verb); r != nil {
		return r
	}
	seat, f := int(s.active), Field(m.A)
	switch m.Verb {
	case VerbClaim:
		return s.refuseClaim(seat, f)
	case VerbBuy:
		return s.refuseBuy(seat, Good(m.A), int(m.N))
	case VerbSell:
		return s.refuseSell(seat, Good(m.A), int(m.N))
	case VerbOffer:
		return s.refuseOffer(seat, int(m.A))
	case VerbGive, VerbAsk:
		return s.refuseItem(m.Verb, Good(m.A), int(m.N))
	case VerbCede, VerbWant:
		return s.refuseLand(m.Verb, f)
	case VerbPropose:
		return s.refusePropose()
	case VerbFound:
		return s.refuseFound(seat, f)
	case VerbRaze:
		return s.refuseRaze(seat, f)
	case VerbBuild:
		return s.refuseBuild(seat, f, Building(m.B), Good(m.C-1))
	case VerbPull:
		return s.refusePull(seat, f, int8(m.B))
	case VerbSow, VerbPlant:
		return s.refuseGrow(seat, m.Verb, f)
	case VerbSowAll:
		if s.Sowable(seat).Len() < 2 {
			return refusal("DO-18", "sow.single")
		}
	case VerbLay:
		return s.refuseLay(seat, f)
	case VerbLift:
		return s.refuseLift(seat, f)
	case VerbPlace:
		return s.refusePlace(seat, f, Good(m.B))
	case VerbInstall:
		return s.refuseInstall(seat, f, int8(m.B), int(m.N))
	case VerbClean, VerbDouse, VerbNeutralise:
		return s.refuseService(seat, m.Verb, f)
	}
	return s.refuseLater(m)
}

// refuseLater goes on with the moves of the later phases.
func (s *State) refuseLater(m rules.Move) *rules.Refusal {
	seat, f, u, to := int(s.active), Field(m.A), Unit(m.A), Field(m.B)
	switch m.Verb {
	case VerbPay, VerbWaive:
		return s.refuseTax(seat, m.Verb == VerbPay, f, int8(m.B))
	case VerbPayUnit, VerbWaiveUnit:
		return s.refuseUnitTax(seat, m.Verb == VerbPayUnit, u)
	case VerbWaiveWorks, VerbWaiveTroop:
		return s.refuseSeveral(seat, m)
	case VerbHarvest:
		return s.refuseHarvest(seat, f)
	case VerbFell:
		return s.refuseFell(seat, f)
	case VerbTop:
		return s.refuseTop(seat, u)
	case VerbMove:
		return s.refuseMove(seat, u, to)
	case VerbEmbark:
		return s.refuseEmbark(seat, u, Unit(m.B))
	case VerbAttack:
		return s.refuseAttack(seat, u, to)
	case VerbSabotage:
		return s.refuseSabotage(seat, u, to)
	case VerbAim:
		return s.refuseAim(seat, u)
	case VerbFire:
		return s.refuseFire(seat, s.missile.unit, f)
	case VerbIntercept:
		return s.refuseIntercept(int(s.missile.asked), u)
	case VerbCapital:
		return s.refuseCapital(s.Actor(), f)
	}
	return nil
}

// verbsOf gives the verbs of each question as bits.
var verbsOf = [decisionEnd]uint64{
	DecideInvest: 1<<VerbClaim | 1<<VerbBuy | 1<<VerbSell | 1<<VerbOffer | 1<<VerbFound | 1<<VerbRaze |
		1<<VerbBuild | 1<<VerbPull | 1<<VerbSow | 1<<VerbSowAll | 1<<VerbPlant | 1<<VerbLay | 1<<VerbLift | 1<<VerbPlace |
		1<<VerbInstall | 1<<VerbClean | 1<<VerbDouse | 1<<VerbNeutralise | 1<<VerbEnd,
	DecideOffer:   1<<VerbGive | 1<<VerbAsk | 1<<VerbCede | 1<<VerbWant | 1<<VerbPropose | 1<<VerbWithdraw,
	DecideAnswer:  1<<VerbAccept | 1<<VerbDecline,
	DecideCapital: 1 << VerbCapital,
	DecideTax: 1<<VerbPay | 1<<VerbPayUnit | 1<<VerbWaive | 1<<VerbWaiveUnit | 1<<VerbWaiveWorks | 1<<VerbWaiveTroop |
		1<<VerbSettle | 1<<VerbEnd,
	DecideGather:  1<<VerbHarvest | 1<<VerbFell | 1<<VerbGather | 1<<VerbEnd,
	DecideArrange: 1<<VerbTop | 1<<VerbEnd,
	DecideMilitary: 1<<VerbMove | 1<<VerbEmbark | 1<<VerbAttack | 1<<VerbSabotage | 1<<VerbAim |
		1<<VerbEnd,
	DecideTarget:    1<<VerbFire | 1<<VerbLower,
	DecideIntercept: 1<<VerbIntercept | 1<<VerbHold,
}

// refuseNow says why a verb does not belong to the decision at hand.
func (s *State) refuseNow(verb uint8) *rules.Refusal {
	if verbsOf[s.ask]>>verb&1 == 1 {
		return nil
	}
	switch s.ask {
	case DecideOffer:
		return refusal("DO-12", "now.offer", otherArg(int(s.offer.to)))
	case DecideAnswer:
		return refusal("DO-12", "now.answer", playerArg(s.Actor()))
	case DecideCapital:
		return refusal("DO-37", "now.capital", playerArg(s.Actor()))
	case DecideTarget:
		return refusal("DO-51", "now.target", s.whoArg(int(s.active), s.missile.unit))
	case DecideIntercept:
		return refusal("DO-53", "now.intercept", playerArg(s.Actor()))
	}
	switch q := homeOf[verb]; q {
	case DecideOffer, DecideAnswer:
		return refusal("DO-12", "unasked.offer")
	case DecideCapital:
		return refusal("DO-37", "unasked.capital")
	case DecideTarget:
		return refusal("DO-51", "unasked.target")
	case DecideIntercept:
		return refusal("DO-53", "unasked.intercept")
	default:
		return refusal("DO-9", "phase."+q.String())
	}
}

// homeOf gives for each verb a question that it answers.
var homeOf = func() (out [verbEnd]Decision) {
	for q := decisionEnd - 1; q > NoDecision; q-- {
		for verb := range verbEnd {
			if verbsOf[q]>>verb&1 == 1 {
				out[verb] = q
			}
		}
	}
	return out
}()

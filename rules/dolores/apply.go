package dolores

import "schron/rules"

// Apply plays m and what follows from it up to the next decision.
func (s *State) Apply(m rules.Move, j *rules.Journal) error {
	if r := s.refuse(m); r != nil {
		return r
	}
	seat, f, n := int(s.active), Field(m.A), int(m.N)
	switch m.Verb {
	case VerbClaim:
		s.claim(seat, f, j)
	case VerbBuy:
		s.buy(seat, Good(m.A), n, j)
	case VerbSell:
		s.sell(seat, Good(m.A), n, j)
	case VerbOffer:
		s.beginOffer(seat, int(m.A), j)
	case VerbGive, VerbAsk:
		s.addItem(m.Verb, Good(m.A), n, j)
	case VerbCede, VerbWant:
		s.addLand(m.Verb, f, j)
	case VerbPropose:
		s.propose(j)
	case VerbWithdraw:
		s.withdraw(j)
	case VerbAccept, VerbDecline:
		s.answer(m.Verb == VerbAccept, j)
	case VerbFound:
		s.found(seat, f, j)
	case VerbRaze:
		s.raze(seat, f, j)
	case VerbBuild:
		s.build(seat, f, Building(m.B), Good(m.C-1), j)
	case VerbPull:
		s.pull(seat, f, int8(m.B), j)
	case VerbSow, VerbPlant:
		s.grow(seat, m.Verb, f, j)
	case VerbSowAll:
		s.sowAll(seat, j)
	case VerbLay:
		s.lay(seat, f, j)
	case VerbLift:
		s.lift(seat, f, j)
	case VerbPlace:
		s.place(seat, f, Good(m.B), j)
	case VerbInstall:
		s.install(seat, f, int8(m.B), n, j)
	case VerbClean, VerbDouse, VerbNeutralise:
		s.service(seat, m.Verb, f, j)
	default:
		s.applyLater(m, j)
	}
	return nil
}

// applyLater goes on with the moves of the later phases.
func (s *State) applyLater(m rules.Move, j *rules.Journal) {
	seat, f, u, to := int(s.active), Field(m.A), Unit(m.A), Field(m.B)
	switch m.Verb {
	case VerbEnd:
		s.end(j)
	case VerbPay, VerbWaive, VerbPayUnit, VerbWaiveUnit, VerbWaiveWorks, VerbWaiveTroop:
		s.decide(seat, m, j)
		s.taxesOn(seat, j)
	case VerbSettle:
		s.settleTaxes(seat)
		s.endTaxes(seat, j)
	case VerbHarvest:
		s.harvest(seat, f, j)
		s.gatherOn(j)
	case VerbFell:
		s.fell(seat, f, j)
		s.gatherOn(j)
	case VerbGather:
		s.gatherAll(seat, j)
	case VerbTop:
		s.top(seat, u, j)
	case VerbMove:
		s.move(seat, u, to, j)
		s.militaryOn(j)
	case VerbEmbark:
		s.embark(seat, u, Unit(m.B), j)
		s.militaryOn(j)
	case VerbAttack:
		s.attack(seat, u, to, j)
	case VerbSabotage:
		s.sabotage(seat, u, to, j)
	case VerbAim:
		s.missile = missile{unit: u}
		s.ask = DecideTarget
	case VerbFire:
		s.launch(seat, f, j)
	case VerbLower:
		s.missile = missile{}
		s.ask = DecideMilitary
	case VerbIntercept:
		s.intercept(u, j)
	case VerbHold:
		s.hold(j)
	case VerbCapital:
		s.chooseCapital(s.Actor(), f, j)
	}
}

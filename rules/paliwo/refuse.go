package paliwo

import "schron/rules"

// refuse says why the actor may not play m, allowed if it may.
func (s *State) refuse(m rules.Move) reason {
	ask := s.decision()
	if ask == NoDecision {
		return noOver
	}
	if !grammar.Has(m) {
		return noMalformed
	}
	if verbsOf[ask]>>m.Verb&1 == 0 {
		return noOver + reason(ask)
	}
	if s.Actor() == SeatHumans {
		return s.refuseHumans(m)
	}
	return s.refuseZombies(m)
}

func (s *State) refuseHumans(m rules.Move) reason {
	h, f := Actor(m), Target(m)
	switch m.Verb {
	case VerbHuman:
		return s.refuseHuman(h, f)
	case VerbArm:
		return s.refuseArm(h)
	case VerbFinish:
		return s.refuseFinish()
	case VerbSilence:
		return s.refuseCard(Silence)
	case VerbFlare:
		return s.refuseFlare()
	case VerbTurn:
		return s.refuseTurn(f, Facing(m.B), true)
	case VerbEnd, VerbDone:
		return allowed
	}
	return s.refuseAct(h, f, m)
}

// refuseAct says why a human may not do something in an activation.
func (s *State) refuseAct(h Human, f Field, m rules.Move) reason {
	if why := s.refuseActivation(h); why != allowed {
		return why
	}
	switch m.Verb {
	case VerbStep:
		return s.refuseStep(h, f)
	case VerbPush:
		return s.refusePush(h, f)
	case VerbWeapon:
		return s.refuseWeapon(h, f)
	case VerbOpen:
		return s.refuseOpen(h, f)
	case VerbTake:
		return s.refuseTake(h, f)
	case VerbLeave:
		return s.refuseLeave(h)
	case VerbAxe:
		return s.refuseAxe(h, f)
	case VerbShot:
		return s.refuseShot(h, f)
	case VerbWrench:
		return s.refuseWrench(h, f, Facing(m.B))
	case VerbSprint:
		return s.refuseSprint(h, f)
	case VerbSlip:
		return s.refuseSlip(h, f)
	case VerbCourage:
		return s.refuseCourage(h, f)
	case VerbAdrenaline:
		return s.refuseAdrenaline(h)
	}
	return s.refuseAid(h, Human(m.B))
}

func (s *State) refuseZombies(m rules.Move) reason {
	f, d := Field(m.A), Facing(m.B)
	switch m.Verb {
	case VerbZombie:
		return s.refuseZombie(f)
	case VerbTurned:
		return s.refuseTurned(Human(m.A))
	case VerbPlace:
		return s.refusePlace(f)
	case VerbRise:
		return s.refuseRise(f)
	case VerbHunger:
		return s.refuseHunger()
	case VerbScent:
		return s.refuseScent()
	case VerbTurn:
		return s.refuseTurn(f, d, false)
	case VerbFrenzy:
		return s.refuseFrenzy(f)
	case VerbCharge:
		return s.refuseCharge(f)
	case VerbAdvance, VerbRotate, VerbCrawl, VerbBite:
		if why := s.refuseFree(f); why != allowed {
			return why
		}
		return s.refuseFreeAct(m)
	case VerbNew:
		return s.refuseNew(f)
	case VerbWreck:
		return s.refuseFromTheWreck(f)
	case VerbToken:
		return s.refuseToken(f)
	case VerbClutch:
		return s.refuseClutch(Human(m.A))
	case VerbDone:
		return s.refuseDone()
	}
	return allowed // drawing a find
}

// refuseFreeAct is about an act in a free activation that is under way or may
// begin.
func (s *State) refuseFreeAct(m rules.Move) reason {
	f := Field(m.A)
	switch m.Verb {
	case VerbAdvance:
		return s.refuseAdvance(f)
	case VerbRotate:
		return s.refuseRotate(f, Facing(m.B))
	case VerbCrawl:
		return s.refuseCrawl(f, Field(m.B))
	}
	return s.refuseBite(f, Field(m.B))
}

// verbsOf gives the verbs of each question as bits.
var verbsOf = [questions]uint64{
	NoDecision:    0,
	DecideHumans:  1 << VerbHuman,
	DecideWeapons: 1 << VerbArm,
	DecideZombies: 1 << VerbZombie,
	DecideTurn: 1<<VerbStep | 1<<VerbPush | 1<<VerbWeapon | 1<<VerbOpen | 1<<VerbTake | 1<<VerbLeave |
		1<<VerbAxe | 1<<VerbShot | 1<<VerbWrench | 1<<VerbSprint | 1<<VerbSlip | 1<<VerbFinish |
		1<<VerbEnd | 1<<VerbCourage | 1<<VerbAdrenaline | 1<<VerbAid | 1<<VerbSilence | 1<<VerbFlare,
	DecideFlare:   1<<VerbTurn | 1<<VerbDone,
	DecideTurning: 1 << VerbTurned,
	DecideDraw:    1 << VerbDraw,
	DecidePlace:   1 << VerbPlace,
	DecideRise:    1 << VerbRise,
	DecideMovement: 1<<VerbHunger | 1<<VerbScent | 1<<VerbFrenzy | 1<<VerbCharge | 1<<VerbAdvance |
		1<<VerbRotate | 1<<VerbCrawl | 1<<VerbBite | 1<<VerbDone,
	DecideScent:   1<<VerbTurn | 1<<VerbDone,
	DecideNew:     1<<VerbNew | 1<<VerbWreck,
	DecideToken:   1<<VerbToken | 1<<VerbWreck | 1<<VerbDone,
	DecideCleanup: 1<<VerbClutch | 1<<VerbDone,
}

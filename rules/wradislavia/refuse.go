package wradislavia

import "schron/rules"

// Keys of refusals stand under this prefix.
const refusePrefix = "wradislavia.refuse."

// refusal makes a refusal of the game.
func refusal(rule, name string, args ...rules.Arg) *rules.Refusal {
	return rules.Refuse(rule, refusePrefix+name, args...)
}

func characterKey(c Character) string { return "wradislavia.character." + c.String() }

func characterArg(c Character) rules.Arg { return rules.KeyArg("character", characterKey(c)) }
func playerArg(seat int) rules.Arg       { return rules.SeatArg("player", seat) }
func numberArg(n int) rules.Arg          { return rules.Number("n", n) }
func slotArg(slot int) rules.Arg         { return rules.Number("slot", slot+1) }
func hazardArg(h Hazard) rules.Arg       { return rules.KeyArg("hazard", "wradislavia.hazard."+h.String()) }

func modeArg(m Mode) rules.Arg { return rules.KeyArg("mode", "wradislavia.mode."+m.String()) }

func armourArg(a Armour) rules.Arg { return rules.KeyArg("armour", "wradislavia.armour."+a.String()) }

func manoeuvreArg(m Manoeuvre) rules.Arg {
	return rules.KeyArg("manoeuvre", "wradislavia.manoeuvre."+m.String())
}

// refuse says why the actor may not play m, nil if it may.
func (s *State) refuse(m rules.Move) *rules.Refusal {
	switch {
	case s.phase == PhaseOver:
		return refusal(s.endRule(), "over")
	case !grammar.Has(m):
		return refusal("WR-1", "malformed")
	case verbsOf[s.phase]>>m.Verb&1 == 0:
		return s.refuseNow()
	}
	switch m.Verb {
	case VerbDiscard:
		return s.refuseDiscard(Character(m.A))
	case VerbKeep:
		return s.refuseKeep(Character(m.A))
	case VerbSend:
		return s.refuseSend(Character(m.A), int(m.B)-1)
	case VerbRecall:
		return s.refuseRecall()
	case VerbToken:
		return s.refuseToken(int(m.B) - 1)
	case VerbShoot, VerbExtra:
		shot, _ := ShotOf(m)
		return s.refuseShot(shot)
	case VerbStrike:
		return s.refuseStrike(int(m.A)-1, int(m.B)-1)
	}
	return s.refuseDone()
}

// refuseDone says why the own part cannot end yet.
func (s *State) refuseDone() *rules.Refusal {
	switch s.phase {
	case PhaseDraft:
		return s.refuseDraftDone()
	case PhaseDeployment:
		return s.refuseDeploymentDone()
	case PhaseHandToHand:
		return s.refuseStrikesDone()
	}
	return nil
}

// refuseNow refuses what does not belong to the phase.
func (s *State) refuseNow() *rules.Refusal {
	switch s.phase {
	case PhaseDraft:
		return refusal("WR-2", "now.draft")
	case PhaseDeployment:
		return refusal("WR-7", "now.deployment")
	case PhaseFire:
		return refusal("WR-10", "now.fire")
	}
	return refusal("WR-24", "now.hand-to-hand")
}

// verbsOf gives the verbs of each phase as bits.
var verbsOf = [phaseEnd]uint16{
	PhaseDraft:      1<<VerbDiscard | 1<<VerbKeep | 1<<VerbDone,
	PhaseDeployment: 1<<VerbSend | 1<<VerbRecall | 1<<VerbToken | 1<<VerbDone,
	PhaseFire:       1<<VerbShoot | 1<<VerbExtra | 1<<VerbDone,
	PhaseHandToHand: 1<<VerbStrike | 1<<VerbDone,
}

// done confirms a choice or ends the own part of a phase.
func (s *State) done(j *rules.Journal) {
	switch s.phase {
	case PhaseDraft:
		s.confirmDraft(j)
	case PhaseDeployment:
		s.confirmDeployment(j)
	case PhaseFire:
		s.endFire(j)
	case PhaseHandToHand:
		s.endStrikes(j)
	}
}

package wradislavia

import "schron/rules"

// strikeSum is the greatest sum of the dice at which a strike deals two wounds;
// above it is one (WR-22).
const strikeSum = 10

// startHandToHand begins phase 6 with the marker holder (WR-24).
func (s *State) startHandToHand(j *rules.Journal) {
	s.phase, s.active = PhaseHandToHand, s.marker
	if j != nil {
		s.logUnable(j)
	}
	s.settleStrikes(j)
}

// logUnable names those that are too badly wounded to strike (WR-23).
func (s *State) logUnable(j *rules.Journal) {
	for _, seat := range s.order() {
		for slot := range s.posts[seat] {
			if p := &s.posts[seat][slot]; p.token == HandToHand && !p.MayStrike() {
				j.Add("WR-23", seat, "wradislavia.event.strike.unable", characterArg(p.who))
			}
		}
	}
}

// settleStrikes stops at a seat that has somebody to strike (WR-42); after both
// all strikes are dealt and the turn ends.
func (s *State) settleStrikes(j *rules.Journal) {
	for !s.canStrike(int(s.active)) {
		if s.second() {
			s.strike(j)
			return
		}
		s.active = int8(other(int(s.active)))
	}
}

// appendStrikes appends targets to name, and the confirmation once all fighters
// have one (WR-24, WR-42).
func (s *State) appendStrikes(buf []rules.Move) []rules.Move {
	named := true
	for slot := range s.posts[s.active] {
		p := &s.posts[s.active][slot]
		if !p.MayStrike() {
			continue
		}
		named = named && p.target != 0
		for target := range Slots {
			if int(p.target) != target+1 {
				buf = append(buf, Strike(slot, target))
			}
		}
	}
	if named {
		buf = append(buf, Plain(VerbDone))
	}
	return buf
}

func (s *State) refuseStrike(slot, target int) *rules.Refusal {
	p := &s.posts[s.active][slot]
	switch {
	case p.token != HandToHand:
		return refusal("WR-22", "strike.manoeuvre", characterArg(p.who), manoeuvreArg(p.token))
	case !p.MayStrike():
		return refusal("WR-23", "strike.wounded", characterArg(p.who))
	case int(p.target) == target+1:
		return refusal("WR-24", "strike.same", characterArg(p.who))
	}
	return nil
}

func (s *State) refuseStrikesDone() *rules.Refusal {
	for slot := range s.posts[s.active] {
		if p := &s.posts[s.active][slot]; p.MayStrike() && p.target == 0 {
			return refusal("WR-24", "strike.unnamed", characterArg(p.who))
		}
	}
	return nil
}

// nameTarget chooses whom a fighter strikes, in place of an earlier choice.
func (s *State) nameTarget(slot, target int, j *rules.Journal) {
	seat := int(s.active)
	p := &s.posts[seat][slot]
	p.target = int8(target + 1)
	if j != nil {
		j.Add("WR-24", seat, "wradislavia.event.strike.named", playerArg(seat), characterArg(p.who),
			rules.KeyArg("target", characterKey(s.posts[other(seat)][target].who)), rules.SeatArg("foe", other(seat)))
	}
}

// endStrikes confirms the targets of a seat.
func (s *State) endStrikes(j *rules.Journal) {
	if s.second() {
		s.strike(j)
		return
	}
	s.active = int8(other(int(s.active)))
	s.settleStrikes(j)
}

// strike deals all strikes at once (WR-24). They always hit. Each deals one wound if
// the natural dice add up to more than ten, else two (WR-22).
func (s *State) strike(j *rules.Journal) {
	wounds := s.StrikeWounds()
	for _, seat := range s.order() {
		for slot := range s.posts[seat] {
			p := &s.posts[seat][slot]
			if p.target == 0 {
				continue
			}
			to := &s.posts[other(seat)][p.target-1]
			to.wounds += wounds
			if j != nil {
				j.Add("WR-22", seat, "wradislavia.event.strike", characterArg(p.who),
					rules.KeyArg("target", characterKey(to.who)), rules.Number("sum", s.sum()), numberArg(int(wounds)))
			}
		}
	}
	s.endTurn(j)
}

// StrikeWounds is what every strike of this turn deals (WR-22).
func (c *clash) StrikeWounds() int8 {
	if c.sum() > strikeSum {
		return 1
	}
	return 2
}

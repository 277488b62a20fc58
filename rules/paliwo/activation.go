package paliwo

import "schron/rules"

// refuseActivation returns why a human may not act (WP-10). It must be on the board,
// and active or not yet activated this turn.
func (s *State) refuseActivation(h Human) reason {
	switch p := &s.people[h]; {
	case p.field == NoField:
		return noGone
	case p.activated && h != s.active:
		return noActivatedAgain
	}
	return allowed
}

// points returns the action points that a human has, or would begin with (WP-11).
func (s *State) points(h Human) int8 {
	if h == s.active {
		return s.pa
	}
	if s.people[h].clutched {
		return HumanPA - ClutchPA
	}
	return HumanPA
}

// begin begins the activation of a human unless it is under way; that of
// another is finished (WP-11).
func (s *State) begin(h Human, j *rules.Journal) {
	if h == s.active {
		return
	}
	s.closeActivation(j)
	p := &s.people[h]
	s.pa, s.active = s.points(h), h
	p.activated = true
	p.before, p.began = p.began, p.field
	if p.clutched {
		j.Add("WP-42", SeatHumans, "paliwo.event.clutched", humanArg(h), numberArg(s.pa))
	}
	if s.grounds[p.field].Goo() && p.wounds < WoundsMost {
		j.Add("WP-11", SeatHumans, "paliwo.event.goo.begin", humanArg(h), fieldArg(p.field))
		s.wound(h, j)
	}
}

func (s *State) refuseFinish() reason {
	if s.active == NoHuman {
		return noActivation
	}
	return allowed
}

// finish ends the activation on the player's word (WP-11).
func (s *State) finish(j *rules.Journal) {
	j.Add("WP-11", SeatHumans, "paliwo.event.finish", humanArg(s.active))
	s.closeActivation(j)
}

// closeActivation ends the activation that is under way; points that are left
// are lost (WP-11).
func (s *State) closeActivation(j *rules.Journal) {
	if s.active != NoHuman && s.pa > 0 {
		j.Add("WP-11", SeatHumans, "paliwo.event.lost", humanArg(s.active), numberArg(s.pa))
	}
	s.active, s.pa = NoHuman, 0
	s.wrenchUsed, s.sprintUsed = false, false
}

// endTurn ends the human turn, which decides the zombies' limit (WP-C, WP-34).
func (s *State) endTurn(j *rules.Journal) {
	s.closeActivation(j)
	s.stage = StageTurnEnd
	s.limit = int8(s.LimitSoFar())
	for h := range s.people {
		s.people[h].clutched = false
	}
	j.Add("WP-10", SeatHumans, "paliwo.event.end", numberArg(s.limit))
}

// wound gives a human a wound; the second one turns it at the end of the turn
// (WP-39).
func (s *State) wound(h Human, j *rules.Journal) {
	p := &s.people[h]
	p.wounds++
	if p.wounds == WoundsMost {
		j.Add("WP-39", SeatHumans, "paliwo.event.wound.second", humanArg(h))
		return
	}
	j.Add("WP-39", SeatHumans, "paliwo.event.wound", humanArg(h))
}

// LonelyCarrier reports whether a human carries fuel and stands next to no other human
// (WP-18). It may then use neither a skill nor a weapon token.
func (s *State) LonelyCarrier(h Human) bool {
	p := &s.people[h]
	return p.fuel && !s.besideHuman(p.field, h)
}

// refuseSkill is about a personal action: who carries fuel needs company
// (WP-18), and it costs action points (WP-11).
func (s *State) refuseSkill(h Human, cost int8) reason {
	switch {
	case s.points(h) < cost:
		return noPA
	case s.LonelyCarrier(h):
		return noCarrierSkill
	}
	return allowed
}

package wradislavia

import "schron/rules"

// appendDeployment appends the moves of the deployment: a character for an empty
// slot, everybody back, a token for a character, the confirmation (WR-7, WR-41).
func (s *State) appendDeployment(buf []rules.Move) []rules.Move {
	seat := s.active
	posts := &s.posts[seat]
	for rest := s.hand[seat]; rest != 0; rest &= rest - 1 {
		for slot := range posts {
			if posts[slot].who == Nobody {
				buf = append(buf, Send(rest.First(), slot))
			}
		}
	}
	if s.Fighting(int(seat)) != 0 {
		buf = append(buf, Plain(VerbRecall))
	}
	complete := true
	for m := Attack; m < manoeuvreEnd; m++ {
		for slot := range posts {
			if posts[slot].who != Nobody && posts[slot].token == NoManoeuvre {
				buf = append(buf, Assign(m, slot))
			}
		}
	}
	for slot := range posts {
		complete = complete && posts[slot].token != NoManoeuvre
	}
	if complete {
		buf = append(buf, Plain(VerbDone))
	}
	return buf
}

// refuseSend says why a character cannot be sent. It tells nothing of cards that
// the seat must not know: a foreign one is foreign wherever it lies.
func (s *State) refuseSend(c Character, slot int) *rules.Refusal {
	seat := int(s.active)
	switch {
	case s.hand[seat].has(c):
		if was := s.posts[seat][slot].who; was != Nobody {
			return refusal("WR-7", "send.taken", characterArg(was), slotArg(slot))
		}
		return nil
	case s.Fighting(seat).has(c):
		return refusal("WR-7", "send.twice", characterArg(c), slotArg(s.slotOf(seat, c)))
	case s.before[seat].has(c):
		return refusal("WR-35", "send.heavy", characterArg(c))
	case s.dead[seat].has(c):
		return refusal("WR-35", "send.dead", characterArg(c))
	}
	return refusal("WR-7", "send.foreign", characterArg(c))
}

func (s *State) refuseRecall() *rules.Refusal {
	if s.Fighting(int(s.active)) == 0 {
		return refusal("WR-7", "recall.nobody")
	}
	return nil
}

func (s *State) refuseToken(slot int) *rules.Refusal {
	p := &s.posts[s.active][slot]
	switch {
	case p.who == Nobody:
		return refusal("WR-7", "slot.empty", slotArg(slot))
	case p.token != NoManoeuvre:
		return refusal("WR-7", "token.twice", characterArg(p.who), manoeuvreArg(p.token))
	}
	return nil
}

func (s *State) refuseDeploymentDone() *rules.Refusal {
	for slot := range s.posts[s.active] {
		p := &s.posts[s.active][slot]
		switch {
		case p.who == Nobody:
			return refusal("WR-7", "deploy.slot", slotArg(slot))
		case p.token == NoManoeuvre:
			return refusal("WR-7", "deploy.token", characterArg(p.who))
		}
	}
	return nil
}

// send puts a character into an empty slot.
func (s *State) send(c Character, slot int, j *rules.Journal) {
	seat := int(s.active)
	s.posts[seat][slot].who = c
	s.hand[seat] &^= c.bit()
	secretly(j, "WR-7", seat, "wradislavia.event.send", c, NoManoeuvre)
}

// recall takes everybody back to the hand and all tokens up (WR-41).
func (s *State) recall(j *rules.Journal) {
	seat := int(s.active)
	s.hand[seat] |= s.Fighting(seat)
	s.posts[seat] = [Slots]Fighter{}
	j.AddTo(rules.Seats(seat), "WR-41", seat, "wradislavia.event.recall", playerArg(seat))
}

// assign puts a token under a character.
func (s *State) assign(m Manoeuvre, slot int, j *rules.Journal) {
	seat := int(s.active)
	p := &s.posts[seat][slot]
	p.token = m
	secretly(j, "WR-7", seat, "wradislavia.event.token", p.who, m)
}

// confirmDeployment ends the deployment of a seat. After both everything is
// revealed.
func (s *State) confirmDeployment(j *rules.Journal) {
	seat := int(s.active)
	j.Add("WR-7", seat, "wradislavia.event.deployed", playerArg(seat))
	if !s.second() {
		s.active = int8(other(seat))
		return
	}
	s.complete(j)
	s.reveal(j)
	s.startFire(j)
}

package wradislavia

import "schron/rules"

// appendDeployment appends the moves of the deployment: a character for a slot,
// a slot to empty, a token for a character, the confirmation (WR-7, WR-41).
func (s *State) appendDeployment(buf []rules.Move) []rules.Move {
	seat := s.active
	for rest := s.hand[seat]; rest != 0; rest &= rest - 1 {
		for slot := range Slots {
			buf = append(buf, Send(rest.first(), slot))
		}
	}
	posts := &s.posts[seat]
	for slot := range posts {
		if posts[slot].who != Nobody {
			buf = append(buf, Recall(slot))
		}
	}
	complete := true
	for m := Attack; m < manoeuvreEnd; m++ {
		for slot := range posts {
			if posts[slot].who != Nobody && posts[slot].token != m {
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
func (s *State) refuseSend(c Character) *rules.Refusal {
	seat := int(s.active)
	switch {
	case s.hand[seat].has(c):
		return nil
	case s.fighting(seat).has(c):
		return refusal("WR-7", "send.twice", characterArg(c), numberArg(s.slotOf(seat, c)+1))
	case s.before[seat].has(c):
		return refusal("WR-35", "send.heavy", characterArg(c))
	case s.dead[seat].has(c):
		return refusal("WR-35", "send.dead", characterArg(c))
	}
	return refusal("WR-7", "send.foreign", characterArg(c))
}

func (s *State) refuseRecall(slot int) *rules.Refusal {
	if s.posts[s.active][slot].who == Nobody {
		return refusal("WR-7", "slot.empty", numberArg(slot+1))
	}
	return nil
}

func (s *State) refuseToken(m Manoeuvre, slot int) *rules.Refusal {
	p := &s.posts[s.active][slot]
	switch {
	case p.who == Nobody:
		return refusal("WR-7", "slot.empty", numberArg(slot+1))
	case p.token == m:
		return refusal("WR-7", "token.same", characterArg(p.who), manoeuvreArg(m))
	}
	return nil
}

func (s *State) refuseDeploymentDone() *rules.Refusal {
	for slot := range s.posts[s.active] {
		p := &s.posts[s.active][slot]
		switch {
		case p.who == Nobody:
			return refusal("WR-7", "deploy.slot", numberArg(slot+1))
		case p.token == NoManoeuvre:
			return refusal("WR-7", "deploy.token", characterArg(p.who))
		}
	}
	return nil
}

// send puts a character into a slot. The one that stood there goes back to the
// hand, its token stays for the new one.
func (s *State) send(c Character, slot int, j *rules.Journal) {
	seat := int(s.active)
	p := &s.posts[seat][slot]
	if was := p.who; was != Nobody {
		s.hand[seat] |= was.bit()
		secretly(j, "WR-41", seat, "wradislavia.event.recall", was, NoManoeuvre)
	}
	p.who = c
	s.hand[seat] &^= c.bit()
	secretly(j, "WR-7", seat, "wradislavia.event.send", c, NoManoeuvre)
}

// recall empties a slot (WR-41).
func (s *State) recall(slot int, j *rules.Journal) {
	seat := int(s.active)
	p := &s.posts[seat][slot]
	s.hand[seat] |= p.who.bit()
	secretly(j, "WR-41", seat, "wradislavia.event.recall", p.who, NoManoeuvre)
	*p = post{}
}

// assign puts a token under a character, in place of the one that lay there.
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

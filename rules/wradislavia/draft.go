package wradislavia

import "schron/rules"

// appendDraft appends the moves of the draft: characters to discard, those to
// take back, the confirmation (WR-2, WR-41).
func (s *State) appendDraft(buf []rules.Move) []rules.Move {
	seat := s.active
	if s.discards[seat].Len() < DiscardedCards {
		for rest := s.hand[seat]; rest != 0; rest &= rest - 1 {
			buf = append(buf, Discard(rest.First()))
		}
	}
	for rest := s.discards[seat]; rest != 0; rest &= rest - 1 {
		buf = append(buf, Keep(rest.First()))
	}
	if s.discards[seat].Len() == DiscardedCards {
		buf = append(buf, Plain(VerbDone))
	}
	return buf
}

func (s *State) refuseDiscard(c Character) *rules.Refusal {
	switch {
	case s.discards[s.active].has(c):
		return refusal("WR-2", "discard.twice", characterArg(c))
	case !s.hand[s.active].has(c):
		return refusal("WR-2", "discard.foreign", characterArg(c))
	case s.discards[s.active].Len() == DiscardedCards:
		return refusal("WR-2", "discard.enough", numberArg(DiscardedCards))
	}
	return nil
}

func (s *State) refuseKeep(c Character) *rules.Refusal {
	if !s.discards[s.active].has(c) {
		return refusal("WR-2", "keep.none", characterArg(c))
	}
	return nil
}

func (s *State) refuseDraftDone() *rules.Refusal {
	if n := s.discards[s.active].Len(); n < DiscardedCards {
		return refusal("WR-2", "discard.more", numberArg(DiscardedCards-n))
	}
	return nil
}

// discard puts a character away; the opponent does not learn which (WR-39).
func (s *State) discard(c Character, j *rules.Journal) {
	seat := int(s.active)
	s.hand[seat] &^= c.bit()
	s.discards[seat] |= c.bit()
	secretly(j, "WR-2", seat, "wradislavia.event.discard", c, NoManoeuvre)
}

// keep takes a character back (WR-41).
func (s *State) keep(c Character, j *rules.Journal) {
	seat := int(s.active)
	s.discards[seat] &^= c.bit()
	s.hand[seat] |= c.bit()
	secretly(j, "WR-41", seat, "wradislavia.event.keep", c, NoManoeuvre)
}

// confirmDraft ends the draft of a seat. After both the first turn begins.
func (s *State) confirmDraft(j *rules.Journal) {
	seat := int(s.active)
	j.Add("WR-2", seat, "wradislavia.event.drafted", playerArg(seat))
	if !s.second() {
		s.active = int8(other(seat))
		return
	}
	s.startTurn(j)
}

// Retracts reports whether a recall takes back the earlier event, or keeping a
// character its discard (WR-41).
func (Game) Retracts(e, x rules.Event) bool {
	switch e.Text.Key {
	case "wradislavia.event.recall":
		return x.Text.Key == "wradislavia.event.send" || x.Text.Key == "wradislavia.event.token"
	case "wradislavia.event.keep":
		kept, _ := e.Text.Arg("character")
		who, _ := x.Text.Arg("character")
		return x.Text.Key == "wradislavia.event.discard" && who == kept
	}
	return false
}

// secretly notes an event about a character, and a token if there is one, that
// only the seat itself may know of (WR-39).
func secretly(j *rules.Journal, rule string, seat int, key string, c Character, m Manoeuvre) {
	if j == nil {
		return
	}
	args := []rules.Arg{playerArg(seat), characterArg(c)}
	if m != NoManoeuvre {
		args = append(args, manoeuvreArg(m))
	}
	j.AddTo(rules.Seats(seat), rule, seat, key, args...)
}

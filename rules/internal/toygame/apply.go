package toygame

import "schron/rules"

// Legal lists the moves without an amount.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	if s.Actor() == rules.NoSeat || s.flaw == FlawStuck && s.Round > 1 {
		return buf
	}
	if s.flaw == FlawImpure {
		s.Rand.Uint64()
	}
	for _, verb := range []uint8{VerbPass, VerbRoll, VerbDraw, VerbYield, VerbBlock} {
		if verb == VerbPass && s.flaw == FlawMissing {
			continue
		}
		m := rules.Move{Verb: verb}
		if !s.allows(m) {
			continue
		}
		if buf = append(buf, m); verb == VerbPass && s.flaw == FlawDuplicate {
			buf = append(buf, m)
		}
	}
	for seat := range s.Seats() {
		m := rules.Move{Verb: VerbRob, A: int16(seat)}
		if s.allows(m) || s.flaw == FlawRefused && seat == s.Go {
			buf = append(buf, m)
		}
	}
	return buf
}

// Ranges lists taking and hiding.
func (s *State) Ranges(buf []rules.Range) []rules.Range {
	if s.Actor() == rules.NoSeat || s.flaw == FlawStuck && s.Round > 1 {
		return buf
	}
	for _, verb := range []uint8{VerbTake, VerbHide} {
		m := rules.Move{Verb: verb, N: rules.AnyAmount}
		r := rules.Range{Move: m, Min: 1, Max: s.most(verb)}
		if s.allows(r.With(1)) {
			if s.flaw == FlawRange && verb == VerbTake {
				r.Max++
			}
			buf = append(buf, r)
		}
	}
	return buf
}

// most is the greatest amount of a verb.
func (s *State) most(verb uint8) int {
	if verb == VerbTake {
		if s.generous {
			return min(5, s.Pot)
		}
		return min(3, s.Pot)
	}
	return s.Coins[s.Go]
}

// Check is nil for a legal move.
func (s *State) Check(m rules.Move) error {
	if rule, key := s.refusal(m); key != "" {
		return rules.Refuse(rule, key, rules.SeatArg("player", s.Go), rules.Number("n", int(m.N)))
	}
	return nil
}

// refusal finds the rule that forbids m and the key of the reason, both empty
// if none does.
func (s *State) refusal(m rules.Move) (rule, key string) {
	answer := m.Verb == VerbYield || m.Verb == VerbBlock
	amount := m.Verb == VerbTake || m.Verb == VerbHide
	switch {
	case s.Actor() == rules.NoSeat:
		return "TOY-7", "toy.refuse.over"
	case m.Verb < VerbPass || m.Verb > VerbBlock || m.B != 0 || m.C != 0 || m.D != 0 || m.A != 0 && m.Verb != VerbRob || m.N != 0 && !amount:
		return "", "frame.refuse.not-now"
	case answer != (s.Asked != rules.NoSeat):
		return "TOY-6", "toy.refuse.answer"
	case m.Verb == VerbTake && s.Taken:
		return "TOY-1", "toy.refuse.taken"
	case amount && (m.N < 1 || int(m.N) > s.most(m.Verb)):
		return "TOY-1", "toy.refuse.amount"
	case m.Verb == VerbDraw && s.Drawn:
		return "TOY-4", "toy.refuse.drawn"
	case m.Verb == VerbRob && s.Robbed:
		return "TOY-5", "toy.refuse.robbed"
	case m.Verb == VerbRob && (m.A < 0 || int(m.A) >= s.Seats() || int(m.A) == s.Go || s.Coins[m.A] == 0):
		return "TOY-5", "toy.refuse.victim"
	}
	return "", ""
}

func (s *State) allows(m rules.Move) bool {
	_, key := s.refusal(m)
	return key == ""
}

// Apply plays m.
func (s *State) Apply(m rules.Move, j *rules.Journal) error {
	if err := s.Check(m); err != nil {
		if s.flaw == FlawDirty {
			s.Drawn = !s.Drawn
		}
		return err
	}
	who := rules.SeatArg("player", s.Go)
	switch m.Verb {
	case VerbPass:
		j.Add("TOY-7", s.Go, "toy.event.pass", who)
		s.next(j)
	case VerbTake:
		s.Coins[s.Go] += int(m.N)
		if s.flaw != FlawInvariant {
			s.Pot -= int(m.N)
		}
		s.Taken = true
		j.Add("TOY-1", s.Go, "toy.event.take", who, rules.Number("n", int(m.N)))
	case VerbHide:
		s.Coins[s.Go] -= int(m.N)
		s.Purse[s.Go] += int(m.N)
		j.AddTo(rules.Seats(s.Go), "TOY-2", s.Go, "toy.event.hide", who, rules.Number("n", int(m.N)))
		j.Add("TOY-2", s.Go, "toy.event.hides", who)
	case VerbRoll:
		die := s.Rand.Die(6)
		n := min(die, s.Pot)
		s.Coins[s.Go] += n
		if s.flaw == FlawPanic {
			panic("the die fell off the table")
		}
		s.Pot -= n
		j.Add("TOY-3", s.Go, "toy.event.roll", who, rules.Number("die", die))
		j.Roll()
		s.next(j)
	case VerbDraw:
		s.Card[s.Go], s.Drawn = s.Rand.Die(6), true
		j.Add("TOY-4", s.Go, "toy.event.draw", who)
		j.AddTo(rules.Seats(s.Go), "TOY-4", s.Go, "toy.event.card", rules.Number("n", s.Card[s.Go]))
		j.Draw()
	case VerbRob:
		s.Asked, s.Robbed = int(m.A), true
		j.Add("TOY-5", s.Go, "toy.event.rob", who, rules.SeatArg("victim", s.Asked))
	case VerbYield:
		s.Coins[s.Asked]--
		s.Coins[s.Go]++
		j.Add("TOY-6", s.Asked, "toy.event.yield", rules.SeatArg("player", s.Asked))
		s.Asked = rules.NoSeat
	case VerbBlock:
		j.Add("TOY-6", s.Asked, "toy.event.block", rules.SeatArg("player", s.Asked))
		s.Asked = rules.NoSeat
	}
	return nil
}

// next passes the go on.
func (s *State) next(j *rules.Journal) {
	s.Taken, s.Drawn, s.Robbed = false, false, false
	if s.Go++; s.Go < s.Seats() {
		return
	}
	s.Go = 0
	if s.flaw == FlawEndless {
		return
	}
	if s.Round++; s.Round <= s.Rounds {
		j.Add("TOY-7", rules.NoSeat, "toy.event.round", rules.Number("n", s.Round))
	}
}

package wcp

import "schron/rules"

// haggle opens a talk, puts things on either side of an offer, makes it or gives
// the talk up (WCP-24, WCP-25).
func (s *State) haggle(m rules.Move, j *rules.Journal) {
	if m.Verb == VerbTrade {
		seat := int(s.active)
		s.trade = trade{with: int8(m.A), offer: offer{by: s.active}}
		j.Add("WCP-24", seat, "wcp.event.trade", playerArg(seat), otherArg(int(m.A)))
		return
	}
	seat := int(s.trade.by)
	switch m.Verb {
	case VerbGive:
		s.trade.give[m.A]++
		j.Add("WCP-25", seat, "wcp.event.give", playerArg(seat), tokenArg(Token(m.A)))
	case VerbAsk:
		s.trade.ask[m.A]++
		j.Add("WCP-25", seat, "wcp.event.ask", playerArg(seat), tokenArg(Token(m.A)))
	case VerbOffer:
		s.makeOffer(j)
	case VerbWithdraw:
		j.Add("WCP-54", seat, "wcp.event.withdraw", playerArg(seat))
		s.closeTrade()
	}
}

// makeOffer makes the offer. Pawns of one player agree at once (WCP-54).
func (s *State) makeOffer(j *rules.Journal) {
	seat, other := int(s.trade.by), s.asker()
	j.Add("WCP-25", seat, "wcp.event.offer", playerArg(seat), otherArg(other))
	s.trade.made = true
	if s.Allied(seat, other) {
		s.answer(VerbAccept, j)
	}
}

// asker is the seat to whom the offer at hand is made: it is asked whether it
// agrees (WCP-24).
func (s *State) asker() int { return int(s.active + s.trade.with - s.trade.by) }

// answer accepts or refuses the offer, or ends the talk. A refusal passes the
// word back to who made the offer or, with a counter-offer, to who refused it
// (WCP-24).
func (s *State) answer(verb uint8, j *rules.Journal) {
	seat, proposer := s.asker(), int(s.trade.by)
	switch verb {
	case VerbAccept:
		swap(&s.players[proposer].Pawn, &s.players[seat].Pawn, &s.trade.offer)
		j.Add("WCP-25", seat, "wcp.event.accept", playerArg(seat))
		s.closeTrade()
	case VerbEnd:
		j.Add("WCP-24", seat, "wcp.event.end-talk", playerArg(seat))
		s.closeTrade()
	case VerbCounter:
		j.Add("WCP-24", seat, "wcp.event.counter", playerArg(seat))
		s.nextOffer(seat)
	case VerbDecline:
		j.Add("WCP-24", seat, "wcp.event.decline", playerArg(seat))
		switch {
		case s.older == 1: // one offer was all there was
			s.closeTrade()
		case s.goesOn():
			s.nextOffer(proposer)
		default:
			if s.trade.refused == offersPerTalk-1 {
				j.Add("WCP-24", rules.NoSeat, "wcp.event.talk.three", numberArg(offersPerTalk))
			} else {
				j.Add("WCP-58", rules.NoSeat, "wcp.event.talk.nothing")
			}
			s.closeTrade()
		}
	}
}

// nextOffer notes the refused offer and begins the next one of a seat (WCP-24).
func (s *State) nextOffer(seat int) {
	t := &s.trade
	t.past[t.refused] = t.offer
	t.refused++
	t.offer, t.made = offer{by: int8(seat)}, false
}

// closeTrade ends the talk. It was the only one of the turn (WCP-24).
func (s *State) closeTrade() {
	s.asked = s.trade.with
	s.trade = trade{with: nobody}
}

// swap exchanges what an offer names between its maker and the other player, on both
// sides at the same time (WCP-25). Armour upgrades move with their full value. Each
// booster upgrade moves with a marker as long as the giver has one left.
func swap(p, q *Pawn, o *offer) {
	down, up := markers(p, &o.give), markers(q, &o.ask)
	p.boosters += up - down
	q.boosters += down - up
	armour := o.ask.Upgrades(ArmourUpgrade) - o.give.Upgrades(ArmourUpgrade)
	p.armour += armour
	q.armour -= armour
	for i := range o.give {
		p.owned[i] += o.ask[i] - o.give[i]
		q.owned[i] += o.give[i] - o.ask[i]
	}
}

// markers counts the booster markers that go with given upgrades (WCP-25).
func markers(p *Pawn, given *Things) int8 { return min(p.boosters, given.Upgrades(BoosterUpgrade)) }

// appendThings appends a move for each kind of which there are more than are
// used already.
func appendThings(buf []rules.Move, verb uint8, have, used *Things) []rules.Move {
	for i := range have {
		if have[i] > used[i] {
			buf = append(buf, OfThing(verb, Token(i)))
		}
	}
	return buf
}

func (s *State) appendOffer(buf []rules.Move) []rules.Move {
	buf = appendThings(buf, VerbGive, &s.players[s.trade.by].owned, &s.trade.give)
	buf = appendThings(buf, VerbAsk, &s.players[s.asker()].owned, &s.trade.ask)
	if s.refuseOffer() == nil {
		buf = append(buf, Plain(VerbOffer))
	}
	return append(buf, Plain(VerbWithdraw))
}

func (s *State) appendAnswers(buf []rules.Move) []rules.Move {
	buf = append(buf, Plain(VerbAccept), Plain(VerbDecline))
	if s.goesOn() {
		buf = append(buf, Plain(VerbCounter), Plain(VerbEnd))
	}
	return buf
}

func (s *State) refuseGive(t Token) *rules.Refusal {
	if s.players[s.trade.by].owned[t] <= s.trade.give[t] {
		return refusal("WCP-25", "give.not-owned", tokenArg(t))
	}
	return nil
}

func (s *State) refuseAsk(t Token) *rules.Refusal {
	if other := s.asker(); s.players[other].owned[t] <= s.trade.ask[t] {
		return refusal("WCP-25", "ask.not-owned", otherArg(other), tokenArg(t))
	}
	return nil
}

// refuseOffer returns why an offer cannot be made as it stands. Both sides must give
// something, within a team one of them. Both must keep armour of 1 or more (WCP-25).
// The offer must be new in this talk (WCP-24).
func (s *State) refuseOffer() *rules.Refusal {
	a, b := int(s.trade.by), s.asker()
	if r := refuseBargain(s.Pawn(a), s.Pawn(b), &s.trade.offer, a, b, s.Allied(a, b)); r != nil {
		return r
	}
	if s.trade.repeats(&s.trade.offer) {
		return refusal("WCP-24", "offer.repeated")
	}
	return nil
}

func refuseBargain(p, q *Pawn, o *offer, a, b int, allied bool) *rules.Refusal {
	gives, asks := o.give.any(), o.ask.any()
	switch armour := o.ask.Upgrades(ArmourUpgrade) - o.give.Upgrades(ArmourUpgrade); {
	case !gives && !asks:
		return refusal("WCP-25", "offer.empty")
	case !allied && !(gives && asks):
		return refusal("WCP-25", "offer.one-sided")
	case p.armour+armour < 1:
		return refusal("WCP-25", "offer.armour", playerArg(a))
	case q.armour-armour < 1:
		return refusal("WCP-25", "offer.armour", playerArg(b))
	}
	return nil
}

package wcp

import "schron/rules"

// haggle opens an offer, puts things on either side of it, makes it or gives it
// up (WCP-24, WCP-25).
func (s *State) haggle(m rules.Move, j *rules.Journal) {
	seat := int(s.active)
	switch m.Verb {
	case VerbTrade:
		s.trade.with = int8(m.A)
		j.Add("WCP-24", seat, "wcp.event.trade", playerArg(seat), otherArg(int(m.A)))
	case VerbGive:
		s.trade.give[m.A]++
		j.Add("WCP-25", seat, "wcp.event.give", playerArg(seat), tokenArg(Token(m.A)))
	case VerbAsk:
		s.trade.ask[m.A]++
		j.Add("WCP-25", seat, "wcp.event.ask", playerArg(seat), tokenArg(Token(m.A)))
	case VerbOffer:
		s.offer(j)
	case VerbWithdraw:
		j.Add("WCP-54", seat, "wcp.event.withdraw", playerArg(seat))
		s.closeTrade()
	}
}

// offer makes the offer. Pawns of one player agree at once (WCP-54).
func (s *State) offer(j *rules.Journal) {
	seat, other := int(s.active), int(s.trade.with)
	j.Add("WCP-25", seat, "wcp.event.offer", playerArg(seat), otherArg(other))
	s.trade.made = true
	if s.allied(seat, other) {
		s.answer(true, j)
	}
}

// answer accepts or refuses the offer; either way it is used up (WCP-24).
func (s *State) answer(yes bool, j *rules.Journal) {
	other := int(s.trade.with)
	if yes {
		p, q := &s.players[s.active], &s.players[other]
		swap(p, q, &s.trade)
		j.Add("WCP-25", other, "wcp.event.accept", playerArg(other))
	} else {
		j.Add("WCP-24", other, "wcp.event.decline", playerArg(other))
	}
	s.closeTrade()
}

func (s *State) closeTrade() {
	s.asked = s.trade.with
	s.trade = trade{with: nobody}
}

// swap exchanges what an offer names, at the same time on both sides: armour
// upgrades with their full value, booster upgrades with a marker each as long as
// the giver has one left (WCP-25).
func swap(p, q *player, t *trade) {
	down, up := markers(p, &t.give), markers(q, &t.ask)
	p.boosters += up - down
	q.boosters += down - up
	armour := t.ask.upgrades(ArmourUpgrade) - t.give.upgrades(ArmourUpgrade)
	p.armour += armour
	q.armour -= armour
	for i := range t.give {
		p.owned[i] += t.ask[i] - t.give[i]
		q.owned[i] += t.give[i] - t.ask[i]
	}
}

// markers counts the booster markers that go with given upgrades (WCP-25).
func markers(p *player, given *things) int8 { return min(p.boosters, given.upgrades(BoosterUpgrade)) }

// appendThings appends a move for each kind of which there are more than are
// used already.
func appendThings(buf []rules.Move, verb uint8, have, used *things) []rules.Move {
	for i := range have {
		if have[i] > used[i] {
			buf = append(buf, OfThing(verb, Token(i)))
		}
	}
	return buf
}

func (s *State) appendOffer(buf []rules.Move) []rules.Move {
	buf = appendThings(buf, VerbGive, &s.players[s.active].owned, &s.trade.give)
	buf = appendThings(buf, VerbAsk, &s.players[s.trade.with].owned, &s.trade.ask)
	if s.refuseOffer() == nil {
		buf = append(buf, Plain(VerbOffer))
	}
	return append(buf, Plain(VerbWithdraw))
}

func (s *State) refuseGive(t Token) *rules.Refusal {
	if s.players[s.active].owned[t] <= s.trade.give[t] {
		return refusal("WCP-25", "give.not-owned", tokenArg(t))
	}
	return nil
}

func (s *State) refuseAsk(t Token) *rules.Refusal {
	if other := int(s.trade.with); s.players[other].owned[t] <= s.trade.ask[t] {
		return refusal("WCP-25", "ask.not-owned", otherArg(other), tokenArg(t))
	}
	return nil
}

// refuseOffer says why an offer cannot be made as it stands: both sides give
// something, within a team one of them; and both keep armour of 1 or more
// (WCP-25).
func (s *State) refuseOffer() *rules.Refusal {
	a, b := int(s.active), int(s.trade.with)
	return refuseBargain(&s.players[a], &s.players[b], &s.trade, a, b, s.allied(a, b))
}

func refuseBargain(p, q *player, t *trade, a, b int, allied bool) *rules.Refusal {
	gives, asks := t.give.any(), t.ask.any()
	switch armour := t.ask.upgrades(ArmourUpgrade) - t.give.upgrades(ArmourUpgrade); {
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

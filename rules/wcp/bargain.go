package wcp

import "schron/rules"

// How bots deal (WCP-24, WCP-25). A bot judges an offer for both sides by public
// knowledge without a search, so a series of offers cannot wear it down. It agrees if
// its chance rises and the other side does not gain much more. It makes at most one
// offer, and only one that the other side would accept by the same rule.
const (
	leastGain    = 40  // in 1/10 000, by how much a chance must rise
	mostGenerous = 3   // how many times its own gain a bot grants the other side
	absurd       = 300 // in 1/10 000, the loss of chance for which a talk is ended
	offerEvery   = 3   // rounds between offers to the same player
)

// assessment is what a mind finds of a position.
type assessment struct {
	chance [MaxSeats]int32
	worth  [MaxSeats]int // by person
}

// assess looks at a position, and with it at what a seat seeks that hunts.
func (w Mind) assess(s *State, hunter int) (a assessment) {
	var m survey
	m.look(s, w)
	var goods [MaxSeats]int
	for seat := range s.Seats() {
		var l ledger
		m.weigh(seat, &l)
		if seat == hunter && w.Hunting {
			m.weighHunt(seat, &l)
		}
		a.worth[s.Owner(seat)] += l.sum()
		goods[seat] = m.goods(&l)
	}
	if w.Ending && s.stage != StageExplore {
		m.reckon(&goods, &a.chance)
		return a
	}
	for seat := range s.Seats() {
		own := s.Owner(seat)
		best := -1 << 30
		for other := range int(s.owners) {
			if other != own {
				best = max(best, a.worth[other])
			}
		}
		a.chance[seat] = min(max(rules.Logistic(a.worth[own]-best), 1), certain-1)
	}
	return a
}

// welcome reports whether a seat likes what a deal with another one makes of the
// position.
func (s *State) welcome(was, now *assessment, seat, other int) bool {
	a, b := s.Owner(seat), s.Owner(other)
	own, foreign := now.worth[a]-was.worth[a], now.worth[b]-was.worth[b]
	return now.chance[seat] >= was.chance[seat]+leastGain && own*mostGenerous >= foreign
}

// answers appends what a bot says to the offer at hand.
func (w Mind) answers(s *State, buf []rules.Move) []rules.Move {
	seat, other := s.asker(), int(s.trade.by)
	was := w.assess(s, rules.NoSeat)
	t := *s
	swap(&t.players[other], &t.players[seat], &t.trade.offer)
	now := w.assess(&t, rules.NoSeat)
	switch {
	case s.welcome(&was, &now, seat, other):
		return append(buf, Plain(VerbAccept))
	case s.goesOn() && now.chance[seat] < was.chance[seat]-absurd:
		return append(buf, Plain(VerbEnd))
	}
	return append(buf, Plain(VerbDecline))
}

// offers appends the next move of making an offer: what is given, what is asked for,
// then the offer. It withdraws an offer that somebody else began, and a second one.
func (w Mind) offers(s *State, buf []rules.Move) []rules.Move {
	seat, other := int(s.trade.by), s.asker()
	give, ask, ok := w.bargain(s, seat, other)
	o := &s.trade.offer
	want := offer{by: o.by}
	if ok {
		want.give[give]++
		want.ask[ask]++
	}
	none := things{}
	switch {
	case !ok || s.trade.refused > 0:
	case o.give == none && o.ask == none:
		return append(buf, OfThing(VerbGive, give))
	case o.give == want.give && o.ask == none:
		return append(buf, OfThing(VerbAsk, ask))
	case *o == want:
		return append(buf, Plain(VerbOffer))
	}
	return append(buf, Plain(VerbWithdraw))
}

// mayOffer reports whether a bot would open a talk.
func (w Mind) mayOffer(s *State, other int) bool {
	seat := int(s.active)
	if !s.mayTrade(other) || s.allied(seat, other) || (int(s.round)+seat+other)%offerEvery != 0 {
		return false
	}
	_, _, ok := w.bargain(s, seat, other)
	return ok
}

// bargain finds the swap of two things that is best for a seat and that the other one
// would accept. It returns false if there is none.
func (w Mind) bargain(s *State, seat, other int) (give, ask Token, ok bool) {
	was, best := w.assess(s, rules.NoSeat), int32(0)
	p, q := &s.players[seat], &s.players[other]
	for g := range Token(thingKinds) {
		for a := range Token(thingKinds) {
			if p.owned[g] == 0 || q.owned[a] == 0 || g.Kind() == a.Kind() {
				continue
			}
			o := offer{by: int8(seat)}
			o.give[g]++
			o.ask[a]++
			if d := o.ask.upgrades(ArmourUpgrade) - o.give.upgrades(ArmourUpgrade); p.armour+d < 1 || q.armour-d < 1 {
				continue
			}
			t := *s
			swap(&t.players[seat], &t.players[other], &o)
			now := w.assess(&t, rules.NoSeat)
			if s.welcome(&was, &now, seat, other) && s.welcome(&was, &now, other, seat) && now.chance[seat] > best {
				give, ask, ok, best = g, a, true, now.chance[seat]
			}
		}
	}
	return give, ask, ok
}

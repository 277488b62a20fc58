package bot

import (
	"schron/rules"

	game "schron/rules/wcp"
)

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
	chance [game.MaxSeats]int32
	worth  [game.MaxSeats]int // by person
}

// assess looks at a position, and with it at what a seat seeks that hunts.
func (w Mind) assess(s *game.State, hunter int) (a assessment) {
	var m survey
	m.look(s, w)
	var goods [game.MaxSeats]int
	for seat := range s.Seats() {
		var l ledger
		m.weigh(seat, &l)
		a.worth[s.Owner(seat)] += l.sum()
		if seat == hunter && w.Hunting {
			a.worth[s.Owner(seat)] += m.weighHunt(seat)
		}
		goods[seat] = m.goods(&l)
	}
	if w.Ending && s.Stage() != game.StageExplore {
		m.reckon(&goods, &a.chance)
		return a
	}
	if w.Ending {
		var each [game.MaxSeats]int
		for person := range s.People() {
			each[person] = alone
			for other := range s.People() {
				if other != person {
					each[person] = each[person] * int(rules.Logistic(a.worth[person]-a.worth[other])) / certain
				}
			}
		}
		m.share(&each, certain, &a.chance)
		return a
	}
	for seat := range s.Seats() {
		own := s.Owner(seat)
		best := -1 << 30
		for other := range s.People() {
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
func welcome(s *game.State, was, now *assessment, seat, other int) bool {
	a, b := s.Owner(seat), s.Owner(other)
	own, foreign := now.worth[a]-was.worth[a], now.worth[b]-was.worth[b]
	return now.chance[seat] >= was.chance[seat]+leastGain && own*mostGenerous >= foreign
}

// answers appends what a bot says to the offer at hand.
func (w Mind) answers(s *game.State, buf []rules.Move) []rules.Move {
	talk := s.Talk()
	seat := talk.To
	was := w.assess(s, rules.NoSeat)
	t := s.Swapped(talk.By, seat, talk.Give, talk.Ask)
	now := w.assess(&t, rules.NoSeat)
	switch {
	case welcome(s, &was, &now, seat, talk.By):
		return append(buf, game.Plain(game.VerbAccept))
	case s.Check(game.Plain(game.VerbEnd)) == nil && now.chance[seat] < was.chance[seat]-absurd:
		return append(buf, game.Plain(game.VerbEnd))
	}
	return append(buf, game.Plain(game.VerbDecline))
}

// offers appends the next move of making an offer: what is given, what is asked for,
// then the offer. It withdraws an offer that somebody else began, and a second one.
func (w Mind) offers(s *game.State, buf []rules.Move) []rules.Move {
	talk := s.Talk()
	give, ask, ok := w.bargain(s, talk.By, talk.To)
	none := game.Things{}
	switch {
	case !ok || talk.Refused > 0:
	case talk.Give == none && talk.Ask == none:
		return append(buf, game.OfThing(game.VerbGive, give))
	case talk.Give == one(give) && talk.Ask == none:
		return append(buf, game.OfThing(game.VerbAsk, ask))
	case talk.Give == one(give) && talk.Ask == one(ask):
		return append(buf, game.Plain(game.VerbOffer))
	}
	return append(buf, game.Plain(game.VerbWithdraw))
}

// mayOffer reports whether a bot would open a talk that it may open.
func (w Mind) mayOffer(s *game.State, other int) bool {
	seat := s.Active()
	if s.Allied(seat, other) || (s.Status().Turn+seat+other)%offerEvery != 0 {
		return false
	}
	_, _, ok := w.bargain(s, seat, other)
	return ok
}

// bargain finds the swap of two things that is best for a seat and that the other one
// would accept. It returns false if there is none.
func (w Mind) bargain(s *game.State, seat, other int) (give, ask game.Token, ok bool) {
	was, best := w.assess(s, rules.NoSeat), int32(0)
	p, q := s.Pawn(seat), s.Pawn(other)
	for i, have := range p.Owned() {
		for k, has := range q.Owned() {
			g, a := game.Token(i), game.Token(k)
			if have == 0 || has == 0 || g.Kind() == a.Kind() {
				continue
			}
			if d := plates(a) - plates(g); p.Armour()+d < 1 || q.Armour()-d < 1 {
				continue
			}
			t := s.Swapped(seat, other, one(g), one(a))
			now := w.assess(&t, rules.NoSeat)
			if welcome(s, &was, &now, seat, other) && welcome(s, &was, &now, other, seat) && now.chance[seat] > best {
				give, ask, ok, best = g, a, true, now.chance[seat]
			}
		}
	}
	return give, ask, ok
}

// plates is the armour that a thing brings.
func plates(t game.Token) int8 {
	if t.Kind() == game.ArmourUpgrade {
		return int8(t.Value())
	}
	return 0
}

// one is a thing alone.
func one(t game.Token) (alone game.Things) {
	alone[t] = 1
	return alone
}

package wradislavia

import "schron/rules"

// Redraw deals anew what a seat does not know of its opponent. That is the hand but for
// characters that were ever revealed (WR-9, WR-35), the discards and, until both have
// confirmed it, the deployment (WR-39). Every choice of characters and tokens is as
// likely as any other. How far the opponent has got with a secret choice stays as it
// is.
func (s *State) Redraw(into rules.State, seat int, r *rules.Rand) rules.State {
	t := rules.Overwrite(into, s)
	t.rand = r.Split()
	unknown := s.rest
	var known [Seats]Cast
	for o := range Seats {
		if o != seat {
			known[o] = s.known(o)
			unknown |= (s.atHand(o) | s.discards[o]) &^ known[o]
		}
	}
	var list [Characters]Character
	cards := list[:0]
	for c := unknown; c != 0; c &= c - 1 {
		cards = append(cards, c.First())
	}
	rules.Shuffle(r, cards)
	for o := range Seats {
		if o == seat {
			continue
		}
		cards = take(&t.discards[o], 0, s.discards[o].Len(), cards)
		cards = take(&t.hand[o], known[o], s.atHand(o).Len(), cards)
		if s.phase == PhaseDeployment {
			t.redeploy(o, r)
		}
	}
	t.rest = 0
	take(&t.rest, 0, len(cards), cards)
	return t
}

// atHand returns the characters of a seat that the opponent knows to be in its hand
// or secretly deployed.
func (s *State) atHand(seat int) Cast {
	if s.phase == PhaseDeployment {
		return s.hand[seat] | s.Fighting(seat)
	}
	return s.hand[seat]
}

// known returns the characters that everybody knows to be in a seat's hand or sent out
// of it in secret. They were revealed in some turn. The last turn is read from its
// report as well, because an older position has nothing else.
func (s *State) known(seat int) Cast {
	known := s.seen[seat]
	if s.report.turn > 0 {
		known |= s.report.Fighting(seat) | s.report.healed[seat]
	}
	return known & s.atHand(seat)
}

// take sets a place to n cards: those known to be there and the first of cards. It
// returns the rest of cards.
func take(place *Cast, known Cast, n int, cards []Character) []Character {
	*place = known
	for n -= known.Len(); n > 0; n-- {
		*place |= cards[0].bit()
		cards = cards[1:]
	}
	return cards
}

// redeploy fills the slots of a seat that are taken with characters of its hand
// and gives those that have a token another one.
func (s *State) redeploy(seat int, r *rules.Rand) {
	for slot := range s.posts[seat] {
		p := &s.posts[seat][slot]
		if p.who == Nobody {
			continue
		}
		rest := s.hand[seat]
		for range r.IntN(rest.Len()) {
			rest &= rest - 1
		}
		p.who = rest.First()
		s.hand[seat] &^= p.who.bit()
		if p.token != NoManoeuvre {
			p.token = Attack + Manoeuvre(r.IntN(int(manoeuvreEnd-Attack)))
		}
	}
}

// CopyTo copies the position.
func (s *State) CopyTo(into rules.State) rules.State { return rules.Overwrite(into, s) }

var _ rules.Redrawer = (*State)(nil)

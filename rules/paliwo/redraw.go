package paliwo

import "schron/rules"

// Redraw deals anew what a seat does not know. That is the faces on the barrels, which
// nobody has seen, and the opponent's cards that were not played (WP-7, WP-8). For the
// humans it also deals the finds of the pool: which lie where, which one is drawn and
// which are left (WP-27, WP-30).
func (s *State) Redraw(into rules.State, seat int, r *rules.Rand) rules.State {
	t := rules.Overwrite(into, s)
	t.rand = r.Split()
	t.redrawFinds(r, true)
	if seat != SeatZombies {
		t.redrawFinds(r, false)
	}
	for side := range seats {
		if side != seat {
			t.redrawHand(side, r)
		}
	}
	return t
}

// redrawFinds shuffles the face-down finds on the barrels, or those of the pool,
// among the places where they are.
func (s *State) redrawFinds(r *rules.Rand, barrels bool) {
	var hidden findCount
	here := func(f Field) bool { return s.grounds[f].Find() != NoFace && (TerrainAt(f) == Barrel) == barrels }
	for f := Field(0); f < Fields; f++ {
		if here(f) {
			hidden[s.grounds[f].Find()]++
		}
	}
	if !barrels {
		for face, n := range s.findPool {
			hidden[face] += n
		}
		if s.drawn != NoFace {
			hidden[s.drawn]++
		}
	}
	for f := Field(0); f < Fields; f++ {
		if here(f) {
			s.grounds[f] = s.grounds[f]&^findMask | Ground(hidden.take(r))
		}
	}
	if barrels {
		return
	}
	if s.drawn != NoFace {
		s.drawn = hidden.take(r)
	}
	s.findPool = hidden
}

// take takes out a face, each token as likely as any other.
func (c *findCount) take(r *rules.Rand) Face {
	n := r.IntN(c.total())
	for face := range faces {
		if n -= int(c[face]); n < 0 {
			c[face]--
			return face
		}
	}
	return NoFace
}

// redrawHand deals a side a hand of as many cards as before out of those that were
// not played.
func (s *State) redrawHand(side int, r *rules.Rand) {
	n := s.hand[side].len()
	left := sideCards(side) &^ s.played[side]
	s.hand[side] = 0
	for ; n > 0; n-- {
		rest := left
		for range r.IntN(rest.len()) {
			rest &= rest - 1
		}
		card := rest & -rest
		s.hand[side] |= card
		left &^= card
	}
}

// CopyTo copies the position.
func (s *State) CopyTo(into rules.State) rules.State { return rules.Overwrite(into, s) }

var _ rules.Redrawer = (*State)(nil)

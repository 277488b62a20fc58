package session

import (
	"schron/rules"
	"schron/rules/search"
)

// lookback is a move of a person's being looked back at, on a copy of the match.
type lookback struct {
	*pending[search.Regret]
	of   int // the number of moves after it
	seat int // who played it

	private bool // the seat's secrets were thought of
}

// LookBack has the move that is about to be played looked back at, beside everything
// else. Nothing happens where the acting seat could not be advised either, or where
// another one plays it.
func (s *Session) LookBack(m rules.Move) {
	s.StopLookingBack()
	if s.opt.Regret == nil || !s.CanAdvise() || s.match.By(m) != s.match.Actor() {
		return
	}
	regret := s.opt.Regret
	s.lookback = &lookback{of: s.match.Len() + 1, seat: s.match.Actor(), private: s.Private(), pending: think(s.position(), func(p *rules.Position) (out search.Regret) {
		// Whoever cannot judge a move has nothing to say of it.
		_ = rules.Guard("regret", func() error {
			out = regret(p, m)
			return nil
		})
		return out
	})}
}

// Regrets returns what the last move gave away while that can still be taken back. It
// returns nil if there is nothing to say about it, or nothing yet.
func (s *Session) Regrets() *search.Regret {
	b := s.lookback
	if b == nil {
		return nil
	}
	switch n := s.match.Len(); {
	case n < b.of: // not played yet, or taken back
		return nil
	case n > b.of || s.look >= 0 || s.othersLook(b.seat) || s.match.CanUndo() != nil:
		s.StopLookingBack()
		return nil
	}
	if !b.ready() {
		return nil
	}
	if b.have.Lost == 0 {
		s.StopLookingBack()
		return nil
	}
	return b.have
}

// othersLook reports whether a person other than that of a seat looks or decides now.
// It is also true if everybody may see what was thought in private. What a seat gave
// away is not for the others to read.
func (s *Session) othersLook(seat int) bool {
	if s.cover != rules.NoSeat || s.lookback.private && !s.Private() {
		return true
	}
	owner := s.match.Owner(seat)
	for _, other := range []int{s.viewer, s.Acting()} {
		if other != rules.NoSeat && s.match.Owner(other) != owner {
			return true
		}
	}
	return false
}

// AwaitLookBack waits for what is said of the move, so that the same input always meets
// the same moments.
func (s *Session) AwaitLookBack() {
	if s.lookback != nil && !s.lookback.await() {
		s.StopLookingBack()
	}
}

// StopLookingBack gives up what is thought or said about the last move.
func (s *Session) StopLookingBack() {
	if s.lookback != nil {
		s.lookback.stop()
		s.lookback = nil
	}
}

package session_test

import (
	"testing"

	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

func TestMovesInARowAreAllShown(t *testing.T) {
	s := start(t, session.Options{}, 2, open(0), open(0), open(0), open(1))
	if n, err := s.PlayAll(toy.Pass, toy.Pass); n != 2 || err != nil {
		t.Errorf("%d were played, %v", n, err)
	}
	for want := range 2 {
		if !s.Showing() || s.Moment() != want || s.Acting() != nobody {
			t.Errorf("moment %d, showing %v, seat %d acts", s.Moment(), s.Showing(), s.Acting())
		}
		s.Advance()
	}
	n, err := s.PlayAll(toy.Stay, toy.Shout, toy.Pass)
	refused(t, err, "toy.refuse.shout")
	if n != 1 || s.Match().Len() != 3 {
		t.Errorf("%d were played, the match has %d", n, s.Match().Len())
	}
	s.Skip()
	if n, err := s.PlayAll(toy.Pass, toy.Pass); n != 1 || err != nil {
		t.Errorf("past another player's decision %d were played, %v", n, err)
	}
}

func TestMovesInARowStopWhereSomethingWasRevealed(t *testing.T) {
	barrier := toy.Ask{Barrier: true}
	s := start(t, session.Options{}, 1, open(0), barrier, open(0))
	if n, err := s.PlayAll(toy.Pass, toy.Pass, toy.Pass); n != 2 || err != nil {
		t.Errorf("%d were played, %v", n, err)
	}
}

package session_test

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

// TestADeclineShowsItselfBeforeTheNextSecret declines behind the cover what leads to
// something private, asked of the same person and of another. First everybody sees that
// it was declined, then the screen is covered again, and nobody has got it in between.
func TestADeclineShowsItselfBeforeTheNextSecret(t *testing.T) {
	for _, next := range []int{0, 1} {
		asked := toy.Ask{Seat: 1, Reaction: true, Private: true}
		s := start(t, session.Options{}, 2, secret(0), asked, secret(next), secret(1-next))
		s.Open()
		play(t, s, toy.Hide(3))
		expect(t, s, screen{nobody, 1, nobody})
		if err := s.Decline(); err != nil {
			t.Fatal(err)
		}
		expect(t, s, screen{nobody, nobody, nobody})
		if !s.Showing() || s.Moment() != 1 {
			t.Errorf("it shows moment %d, showing %v", s.Moment(), s.Showing())
		}
		if v := seen(t, s); v.Seat != nobody || v.Secret[0] >= 0 || v.Secret[1] >= 0 {
			t.Errorf("what is shown tells %+v", v)
		}
		s.Advance()
		expect(t, s, screen{nobody, next, nobody})
		if s.View() != nil {
			t.Errorf("behind the cover there is %+v", s.View())
		}
		s.Open()
		expect(t, s, screen{next, nobody, next})
	}
}

// TestTheViewAndTheLogAreTheViewers looks as one seat after the other at the same
// moment.
func TestTheViewAndTheLogAreTheViewers(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), secret(1))
	s.Open()
	play(t, s, toy.Hide(4))
	for range 2 {
		for seat, want := range map[int]string{0: "hide 4", 1: ""} {
			s.Show(seat)
			if v := seen(t, s); v.Seat != seat || (v.Secret[0] == 4) != (seat == 0) {
				t.Errorf("seat %d sees %+v", seat, v)
			}
			if log := s.Log(); len(log) == 0 || log[len(log)-1].Notation != want {
				t.Errorf("seat %d reads %q", seat, notes(log))
			}
		}
	}
}

// TestTheScreenIsThePersonsNotTheSeats gives a person the seats 0 and 2.
func TestTheScreenIsThePersonsNotTheSeats(t *testing.T) {
	g := toy.Game{Owners: []int{1, 0, 1}, Asks: []toy.Ask{secret(0), {Seat: 2, Reaction: true}, secret(2), secret(1)}}
	s := startWith(t, session.Options{}, g, toy.People(2))
	s.Show(0)
	play(t, s, toy.Pass)
	expect(t, s, screen{2, nobody, 2})
	for seat := range 3 {
		if s.Show(0); s.CanLift(seat) {
			t.Errorf("who has the screen is offered to take it for seat %d", seat)
		}
	}
	play(t, s, toy.Pass)
	expect(t, s, screen{2, nobody, 2})
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 1, nobody})
}

// TestUndoEndsTheRecap takes back, with the screen just taken, what the recap
// tells of.
func TestUndoEndsTheRecap(t *testing.T) {
	s := start(t, always, 2, open(0), open(0), secret(1))
	play(t, s, toy.Pass, toy.Give(2))
	s.Open()
	s.Skip()
	logs(t, s.Since(), "I pass", "II give 2")
	must(t, s.Undo())
	expect(t, s, screen{nobody, nobody, 0})
	logs(t, s.Since())
	must(t, s.Redo())
	s.Open()
	logs(t, s.Since(), "I pass", "II give 2")
}

// TestABotThinksAnewWhenAPersonPlaysAside: the position is another one.
func TestABotThinksAnewWhenAPersonPlaysAside(t *testing.T) {
	m, seat := silenced(t, 1)
	s := session.New(m, session.Options{Bot: toy.Crew()})
	think(t, s, true)
	answered(t, s)
	play(t, s, m.Legal(seat, nil)[0])
	if s.Thought() {
		t.Error("what it thought before is still there")
	}
	think(t, s, true)
	s.StopThinking()
}

// TestABotIsReplacedByPlayer gives the first player the second seat.
func TestABotIsReplacedByPlayer(t *testing.T) {
	g := toy.Game{Owners: []int{1, 0, 1}, Asks: []toy.Ask{open(0), open(2), open(1)}}
	m := toy.Match(t, g, toy.Seated(toy.Cheat{}, toy.People(2), 1))
	s := session.New(m, session.Options{Bot: toy.Crew(toy.Cheat{})})
	if _, err := s.ReplaceBot(); err != nil {
		t.Fatal(err)
	}
	if got := [2]string{m.Player(0).Bot, m.Player(1).Bot}; got != [2]string{(rules.RandomBot{}).ID(), ""} || m.Players()[1].Bot != got[0] {
		t.Errorf("the seats are played by %q", got)
	}
}

// TestMovesInARowStopAtAnothersGo has another player's go come where undo would
// still reach back.
func TestMovesInARowStopAtAnothersGo(t *testing.T) {
	s := start(t, session.Options{}, 2, open(0), open(1), open(0))
	if n, err := s.PlayAll(toy.Pass, toy.Pass, toy.Pass); n != 1 || err != nil || s.Match().Len() != 1 {
		t.Errorf("%d were played, %v", n, err)
	}
}

// TestASoftSecretWaitsForNobodyAfterADecline: it lies face down in any case.
func TestASoftSecretWaitsForNobodyAfterADecline(t *testing.T) {
	asked := toy.Ask{Seat: 1, Reaction: true, Private: true}
	s := start(t, session.Options{FaceDownSecrets: true}, 2, secret(0), asked, secret(0))
	s.Open()
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 1, nobody})
	must(t, s.Decline())
	s.Skip()
	expect(t, s, screen{0, nobody, 0})
}

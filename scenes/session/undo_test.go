package session_test

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestUndoAndRedoShowAtOnce(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), secret(0), secret(0))
	s.Open()
	refused(t, s.Undo(), "frame.refuse.undo-nothing")
	refused(t, s.Redo(), "frame.refuse.redo-nothing")
	play(t, s, toy.Hide(3), toy.Give(2))
	must(t, s.Undo())
	if v := seen(t, s); s.Showing() || v.Given != 0 || v.Secret[0] != 3 {
		t.Errorf("showing %v, view %+v", s.Showing(), v)
	}
	logs(t, s.Log(), "I hide 3 (secret)", "I hide 3")
	must(t, s.Redo())
	if v := seen(t, s); s.Showing() || v.Given != 2 {
		t.Errorf("showing %v, view %+v", s.Showing(), v)
	}
	logs(t, s.Log(), "I hide 3 (secret)", "I hide 3", "II give 2")
}

// TestAnotherMoveAfterUndo plays something else in the place of what was taken
// back: nothing remembered of it may show.
func TestAnotherMoveAfterUndo(t *testing.T) {
	s := start(t, session.Options{}, 1, open(0), open(0))
	play(t, s, toy.Give(2))
	if got := seen(t, s).Given; got != 2 {
		t.Fatalf("given %d", got)
	}
	logs(t, s.Log(), "I give 2")
	must(t, s.Undo())
	play(t, s, toy.Give(5))
	if got := seen(t, s).Given; got != 5 {
		t.Errorf("given %d", got)
	}
	logs(t, s.Log(), "I give 5")
}

func TestUndoWhileAMoveIsShown(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), secret(1))
	s.Open()
	must(t, s.Play(toy.Hide(2)))
	must(t, s.Undo())
	expect(t, s, screen{0, nobody, 0})
	if s.Showing() || s.Match().Len() != 0 {
		t.Errorf("showing %v, %d moves", s.Showing(), s.Match().Len())
	}
}

// TestUndoBehindTheCover takes a move back when anybody may sit there: the
// player whose move it was must take the screen again.
func TestUndoBehindTheCover(t *testing.T) {
	for _, soft := range []bool{false, true} {
		s := start(t, session.Options{FaceDownSecrets: soft}, 2, secret(0), secret(1))
		s.Open()
		play(t, s, toy.Hide(2))
		expect(t, s, screen{nobody, 1, nobody})
		must(t, s.Undo())
		expect(t, s, screen{nobody, 0, nobody})
		if s.View() != nil || s.Log() != nil {
			t.Error("something shows")
		}
		must(t, s.Redo())
		expect(t, s, screen{nobody, 1, nobody})
		must(t, s.Undo())
		s.Open()
		expect(t, s, screen{0, nobody, 0})
	}
}

// TestUndoByTheNextPlayer is the same after the next player took the screen.
func TestUndoByTheNextPlayer(t *testing.T) {
	s := start(t, always, 2, secret(0), secret(1))
	s.Open()
	play(t, s, toy.Hide(2))
	s.Open()
	must(t, s.Undo())
	expect(t, s, screen{nobody, 0, nobody})
	if s.Showing() || s.Since() != nil {
		t.Errorf("showing %v, since %v", s.Showing(), s.Since())
	}
}

func TestUndoKeepsItsGuards(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Seat: 0, Barrier: true}, {Seat: 0}, {Seat: 1}, {Seat: 0}}}
	s := startWith(t, session.Options{}, g, toy.WithBots(toy.People(2), 1))
	play(t, s, toy.Pass)
	refused(t, s.Undo(), "frame.refuse.undo-revealed")
	play(t, s, toy.Pass)
	must(t, s.PlayBot())
	s.Skip()
	refused(t, s.Undo(), "frame.refuse.undo-other")
}

func TestRestartTurn(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Seat: 0, Turn: 1, Private: true}, {Seat: 1, Turn: 1, Private: true}, {Seat: 1, Turn: 1, Private: true}, {Seat: 1, Turn: 1, Private: true}}}
	s := startWith(t, session.Options{}, g, toy.People(2))
	s.Open()
	play(t, s, toy.Pass)
	refused(t, s.RestartTurn(), "frame.refuse.restart-nothing")
	s.Open()
	play(t, s, toy.Hide(1), toy.Hide(2))
	must(t, s.RestartTurn())
	expect(t, s, screen{1, nobody, 1})
	if got := s.Match().Len(); got != 1 {
		t.Errorf("%d moves are left", got)
	}
	must(t, s.Redo())
	must(t, s.Redo())
	if got := seen(t, s).Secret[1]; got != 3 {
		t.Errorf("the secret is %d", got)
	}
}

func TestWhatCanBeTakenBackIsWhatIsTakenBack(t *testing.T) {
	s := start(t, session.Options{}, 1, open(0), open(0))
	ways := []struct {
		can func() *rules.Refusal
		do  func() error
	}{{s.CanUndo, s.Undo}, {s.CanRedo, s.Redo}, {s.CanRestartTurn, s.RestartTurn}}
	for _, before := range [][]rules.Move{nil, {toy.Pass}} {
		play(t, s, before...)
		for i, w := range ways {
			can := w.can() == nil
			if did := w.do() == nil; did != can {
				t.Errorf("way %d: possible %v, done %v", i, can, did)
			}
		}
	}
}

// TestConcedingWaitsForAnOpenScreen: nobody concedes behind a cover, in the past or where
// nothing is played.
func TestConcedingWaitsForAnOpenScreen(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), secret(1))
	refused(t, s.Concede(0), "frame.refuse.not-now")
	s.Open()
	s.Look(0)
	refused(t, s.Concede(0), "frame.refuse.not-now")
	s.Live()
	refused(t, s.Concede(7), "frame.refuse.concede.seat")
	must(t, s.Concede(1))
	if r := s.Match().Result(); !r.Over || s.Match().Len() != 1 {
		t.Errorf("%d moves, %+v", s.Match().Len(), r)
	}
	s = start(t, session.Options{Watch: true}, 2, open(0))
	refused(t, s.Concede(0), "frame.refuse.not-now")
}

package session_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

// secret and open are decisions of a seat in its own go.
func secret(seat int) toy.Ask { return toy.Ask{Seat: seat, Private: true} }

func open(seat int) toy.Ask { return toy.Ask{Seat: seat} }

// start is a session of people, with what opt says.
func start(t testing.TB, opt session.Options, people int, asks ...toy.Ask) *session.Session {
	t.Helper()
	return startWith(t, opt, toy.Game{Asks: asks}, toy.People(people))
}

func startWith(t testing.TB, opt session.Options, g toy.Game, players []rules.Player) *session.Session {
	t.Helper()
	opt.Bot = toy.Bots
	return session.New(toy.Match(t, g, players), opt)
}

// play plays moves that must be accepted and shows each at once.
func play(t testing.TB, s *session.Session, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		if err := s.Play(m); err != nil {
			t.Fatalf("%v: %v", m, err)
		}
		s.Skip()
	}
}

// screen is whose view a session shows, who must open it and who may play.
type screen struct{ Viewer, Cover, Acting int }

func look(s *session.Session) screen { return screen{s.Viewer(), s.Cover(), s.Acting()} }

func expect(t testing.TB, s *session.Session, want screen) {
	t.Helper()
	if diff := cmp.Diff(want, look(s)); diff != "" {
		t.Errorf("after %d moves:\n%s", s.Match().Len(), diff)
	}
}

const nobody = rules.NoSeat

func seen(t testing.TB, s *session.Session) toy.View {
	t.Helper()
	v, ok := s.View().(toy.View)
	if !ok {
		t.Fatalf("the view is %#v", s.View())
	}
	return v
}

func refused(t testing.TB, err error, key string) {
	t.Helper()
	if r := rules.AsRefusal(err); r == nil || r.Text.Key != key {
		t.Errorf("error is %v, want the refusal %s", err, key)
	}
}

func TestEveryMoveIsSaved(t *testing.T) {
	var kept []int
	opt := session.Options{Keep: func(m *rules.Match) error {
		kept = append(kept, m.Len())
		return nil
	}}
	s := startWith(t, opt, toy.Game{Asks: []toy.Ask{open(0), open(0), open(1)}}, toy.WithBots(toy.People(2), 1))
	play(t, s, toy.Pass, toy.Pass)
	for _, do := range []func() error{s.Undo, s.Redo} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.PlayBot(); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]int{1, 2, 1, 2, 3}, kept); diff != "" {
		t.Error(diff)
	}
}

func TestAMoveThatCannotBeSavedStands(t *testing.T) {
	full := errors.New("the disk is full")
	s := start(t, session.Options{Keep: func(*rules.Match) error { return full }}, 2, open(0), open(1))
	err := s.Play(toy.Pass)
	if !session.IsSaveError(err) || !errors.Is(err, full) {
		t.Errorf("error is %v", err)
	}
	if s.Match().Len() != 1 || !s.Showing() {
		t.Errorf("%d moves, showing %v", s.Match().Len(), s.Showing())
	}
	s.Skip()
	expect(t, s, screen{nobody, nobody, 1})
	if err := s.Undo(); !session.IsSaveError(err) || s.Match().Len() != 0 {
		t.Errorf("undo: %v, %d moves", err, s.Match().Len())
	}
	if session.IsSaveError(nil) || session.IsSaveError(full) {
		t.Error("another error counts as one of saving")
	}
}

func TestRefusals(t *testing.T) {
	saved := 0
	s := start(t, session.Options{Keep: func(*rules.Match) error { saved++; return nil }}, 2, secret(0), open(0), secret(1))
	refused(t, s.Play(toy.Pass), "frame.refuse.not-now") // covered
	s.Open()
	refused(t, s.Play(toy.Shout), "toy.refuse.shout")
	refused(t, s.Check(toy.Give(toy.MostAmount+1)), "toy.refuse.amount")
	if saved != 0 || s.Match().Len() != 0 {
		t.Errorf("saved %d times after %d moves", saved, s.Match().Len())
	}
	if err := s.Play(toy.Pass); err != nil {
		t.Fatal(err)
	}
	refused(t, s.Play(toy.Pass), "frame.refuse.not-now") // the move is still to be shown
	s.Skip()
	s.Look(0)
	refused(t, s.Play(toy.Pass), "frame.refuse.not-now") // the past is shown
	s.Live()
	play(t, s, toy.Pass)
	s.Open()
	play(t, s, toy.Pass)
	refused(t, s.Play(toy.Pass), "frame.refuse.over")
}

func TestOnlyTheActingSeatIsAsked(t *testing.T) {
	s := start(t, session.Options{}, 2, toy.Ask{Seat: 0, Private: true, Choices: 2})
	asked := func() [3]int {
		return [3]int{len(s.Prompt().Choices), len(s.Legal(nil)), len(s.Ranges(nil))}
	}
	if got := asked(); got != [3]int{} {
		t.Errorf("behind the cover it asks %v", got)
	}
	s.Open()
	if got := asked(); got != [3]int{2, 4, 2} {
		t.Errorf("it asks %v", got)
	}
	s.Look(0)
	if got := asked(); got != [3]int{} {
		t.Errorf("in the past it asks %v", got)
	}
}

func TestStatusFollowsTheMoment(t *testing.T) {
	s := start(t, session.Options{}, 1, toy.Ask{Turn: 1}, toy.Ask{Turn: 2}, toy.Ask{Turn: 3})
	if err := s.Play(toy.Pass); err != nil {
		t.Fatal(err)
	}
	if got := s.Status().Turn; got != 1 {
		t.Errorf("before the move is shown it is turn %d", got)
	}
	s.Skip()
	play(t, s, toy.Pass)
	if got := s.Status().Turn; got != 3 {
		t.Errorf("now it is turn %d", got)
	}
	s.Look(1)
	if got := s.Status().Turn; got != 2 {
		t.Errorf("after one move it was turn %d", got)
	}
}

package session_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

// notes lists a log: the number of each entry's move, its notation and whether
// only its doer may read it.
func notes(log []rules.LogEntry) []string {
	var out []string
	for _, e := range log {
		note := strings.Repeat("I", e.Move) + " " + e.Notation
		if e.Event.To != 0 {
			note += " (secret)"
		}
		out = append(out, note)
	}
	return out
}

func logs(t testing.TB, got []rules.LogEntry, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, notes(got)); diff != "" {
		t.Error(diff)
	}
}

var always = session.Options{Recap: func() bool { return true }}

func TestAMoveIsShownBeforeTheNextDecision(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), secret(1))
	s.Open()
	if err := s.Play(toy.Hide(3)); err != nil {
		t.Fatal(err)
	}
	if !s.Showing() || s.Moment() != 0 {
		t.Fatalf("showing %v at moment %d", s.Showing(), s.Moment())
	}
	expect(t, s, screen{0, nobody, nobody}) // not covered before it was shown
	logs(t, s.Log())
	step := s.Step()
	want := session.Step{
		Before: toy.View{Seat: 0, Secret: []int{0, -1}},
		After:  toy.View{Seat: 0, At: 1, Secret: []int{3, -1}},
	}
	if diff := cmp.Diff([2]rules.View{want.Before, want.After}, [2]rules.View{step.Before, step.After}); diff != "" {
		t.Error(diff)
	}
	logs(t, step.Entries, "I hide 3 (secret)", "I hide 3")
	if m, known := s.Played(); !known || m != toy.Hide(3) {
		t.Errorf("%+v is played, known %v", m, known)
	}
	s.Advance()
	if s.Showing() {
		t.Error("it is still showing")
	}
	expect(t, s, screen{nobody, 1, nobody})
	if m, known := s.Played(); known {
		t.Errorf("%+v is played after the last move", m)
	}
	s.Advance() // nothing is left to show
	expect(t, s, screen{nobody, 1, nobody})
}

func TestTheRecapShowsWhatTheOthersDid(t *testing.T) {
	s := start(t, always, 3, secret(0), secret(1), secret(2), secret(2), secret(0))
	s.Open()
	if s.Since() != nil {
		t.Errorf("there is a recap of nothing: %v", s.Since())
	}
	play(t, s, toy.Pass)
	s.Open()
	logs(t, s.Since(), "I pass")
	s.Skip()
	logs(t, s.Since(), "I pass") // the list stays until it is dismissed
	s.DismissSince()
	logs(t, s.Since())
	play(t, s, toy.Hide(4))
	s.Open()
	s.Skip()
	play(t, s, toy.Hide(1), toy.Pass)
	expect(t, s, screen{nobody, 0, nobody})
	s.Open()
	expect(t, s, screen{0, nobody, nobody}) // first the recap
	logs(t, s.Since(), "II ", "III ", "IIII pass")
	logs(t, s.Log(), "I pass")
	if s.Moment() != 1 || !s.Showing() {
		t.Errorf("it begins at moment %d, showing %v", s.Moment(), s.Showing())
	}
	logs(t, s.Step().Entries, "II ")
	if m, known := s.Played(); known {
		t.Errorf("a secret move is known: %+v", m)
	}
	s.Advance()
	logs(t, s.Log(), "I pass", "II ")
	s.Skip()
	logs(t, s.Log(), "I pass", "II ", "III ", "IIII pass")
	expect(t, s, screen{0, nobody, 0})
	play(t, s, toy.Pass)
	logs(t, s.Since())
}

func TestNoRecapWhereItIsNotWanted(t *testing.T) {
	want := false
	s := start(t, session.Options{Recap: func() bool { return want }}, 2, secret(0), secret(1), secret(0))
	s.Open()
	play(t, s, toy.Pass)
	s.Open()
	expect(t, s, screen{1, nobody, 1})
	logs(t, s.Since())
	want = true // in the middle of the game
	play(t, s, toy.Pass)
	s.Open()
	logs(t, s.Since(), "II pass")
}

func TestLookingBack(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), secret(0), secret(0))
	s.Open()
	play(t, s, toy.Hide(3), toy.Give(2))
	s.Look(1)
	if !s.Looking() || s.Moment() != 1 {
		t.Fatalf("looking %v at %d", s.Looking(), s.Moment())
	}
	expect(t, s, screen{0, nobody, nobody})
	if diff := cmp.Diff(toy.View{Seat: 0, At: 1, Secret: []int{3, -1}}, seen(t, s)); diff != "" {
		t.Error(diff)
	}
	logs(t, s.Log(), "I hide 3 (secret)", "I hide 3", "II give 2") // to go on from there
	for _, c := range []struct{ to, at int }{{-4, 0}, {2, 2}, {99, 2}} {
		if s.Look(c.to); s.Moment() != c.at {
			t.Errorf("Look(%d) shows moment %d", c.to, s.Moment())
		}
	}
	for _, err := range []error{s.Undo(), s.Redo(), s.RestartTurn()} {
		refused(t, err, "frame.refuse.not-now")
	}
	s.Live()
	expect(t, s, screen{0, nobody, 0})
	if got := seen(t, s).Given; s.Looking() || got != 2 {
		t.Errorf("looking %v, given %d", s.Looking(), got)
	}
}

func TestLookingBackSkipsWhatIsBeingShown(t *testing.T) {
	s := start(t, session.Options{}, 2, open(0), secret(1))
	if err := s.Play(toy.Pass); err != nil {
		t.Fatal(err)
	}
	s.Look(0) // the next player's cover comes first
	expect(t, s, screen{nobody, 1, nobody})
	if s.Looking() {
		t.Error("the past shows over the cover")
	}
}

func TestBotsWaitUntilMovesAreShown(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{open(0), open(1), open(1), open(0)}}
	s := startWith(t, session.Options{}, g, toy.WithBots(toy.People(2), 1))
	if s.BotWaits() {
		t.Error("a bot waits in a person's go")
	}
	if err := s.Play(toy.Pass); err != nil {
		t.Fatal(err)
	}
	idle := func() {
		t.Helper()
		before := s.Match().Len()
		if err := s.PlayBot(); s.BotWaits() || err != nil || s.Match().Len() != before {
			t.Errorf("waits %v, error %v, %d moves", s.BotWaits(), err, s.Match().Len())
		}
	}
	idle()
	s.Skip()
	s.Look(0)
	idle()
	s.Live()
	for n := range 2 {
		if !s.BotWaits() {
			t.Fatalf("the bot does not wait before its move %d", n+1)
		}
		if err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
		idle()
		s.Advance()
	}
	idle()
	expect(t, s, screen{0, nobody, 0})
}

func TestABotThatCannotBeFoundIsAFault(t *testing.T) {
	m := toy.Match(t, toy.Game{Asks: []toy.Ask{open(0)}}, toy.WithBots(toy.People(2), 0))
	gone := errors.New("no such bot")
	s := session.New(m, session.Options{Bot: func(string) (rules.Bot, error) { return nil, gone }})
	if err := s.PlayBot(); !errors.Is(err, gone) {
		t.Errorf("error is %v", err)
	}
}

// TestLogsTellNoSecrets plays secrets of all seats and reads every log on the
// way.
func TestLogsTellNoSecrets(t *testing.T) {
	asks := []toy.Ask{secret(0), reaction(1), secret(2), secret(1), open(0), reaction(2), secret(0)}
	s := start(t, always, 3, asks...)
	check := func() {
		t.Helper()
		for _, e := range s.Log() {
			if !e.Event.VisibleTo(s.Viewer()) || e.Move > s.Match().Len() {
				t.Errorf("seat %d reads %+v", s.Viewer(), e)
			}
			if e.Seat != s.Viewer() && strings.HasPrefix(e.Notation, "hide") {
				t.Errorf("seat %d reads the move %q of seat %d", s.Viewer(), e.Notation, e.Seat)
			}
			if e.Move > s.Moment() && !s.Looking() {
				t.Errorf("entry of move %d at moment %d", e.Move, s.Moment())
			}
		}
	}
	for !s.Match().Result().Over {
		s.Open()
		check()
		for s.Showing() {
			s.Advance()
			check()
		}
		if err := s.Play(toy.Hide(1 + s.Match().Len())); err != nil {
			t.Fatal(err)
		}
		check()
		s.Skip()
		check()
	}
}

func TestAReactionIsDeclinedWithoutTakingTheScreen(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{
		secret(0),
		{Seat: 1, Reaction: true, Private: true},
		{Seat: 1, Reaction: true},
		secret(0),
		{Seat: 1, Reaction: true, NoPass: true},
	}}
	s := startWith(t, session.Options{}, g, toy.People(2))
	decline := func(want bool) {
		t.Helper()
		err := s.Decline()
		if (err == nil) != want || err != nil && rules.AsRefusal(err) == nil {
			t.Errorf("after %d moves: %v", s.Match().Len(), err)
		}
	}
	decline(false) // another's secret go
	s.Open()
	decline(false) // the own go
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 1, nobody})
	decline(true)
	decline(false) // that is still to be shown
	if s.View().(toy.View).Seat != nobody {
		t.Error("it shows more than everybody knows")
	}
	s.Skip()
	expect(t, s, screen{nobody, nobody, 1})
	decline(true)
	s.Skip()
	expect(t, s, screen{nobody, 0, nobody})
	s.Open()
	play(t, s, toy.Pass)
	decline(false) // it has to be answered
}

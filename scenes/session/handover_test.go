package session_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

func TestCoverStandsBetweenPeopleWithSecrets(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), secret(0), secret(1), secret(0))
	expect(t, s, screen{nobody, 0, nobody})
	s.Open()
	expect(t, s, screen{0, nobody, 0})
	play(t, s, toy.Pass)
	expect(t, s, screen{0, nobody, 0}) // the same person goes on
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 1, nobody})
	s.Open()
	expect(t, s, screen{1, nobody, 1})
	s.Open() // opening an open screen does nothing
	expect(t, s, screen{1, nobody, 1})
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 0, nobody})
}

func TestNothingShowsBehindTheCover(t *testing.T) {
	s := start(t, session.Options{Recap: func() bool { return true }}, 2, secret(0), secret(1))
	s.Open()
	play(t, s, toy.Hide(5))
	expect(t, s, screen{nobody, 1, nobody})
	if s.View() != nil || s.Log() != nil || s.Since() != nil || s.Showing() {
		t.Errorf("view %v, log %v, since %v, showing %v", s.View(), s.Log(), s.Since(), s.Showing())
	}
	s.Look(0)
	if s.Looking() {
		t.Error("the past can be seen")
	}
	s.Lift(0)
	s.Advance()
	s.Skip()
	expect(t, s, screen{nobody, 1, nobody})
	s.Open()
	if v := seen(t, s); v.Seat != 1 || v.Secret[0] >= 0 {
		t.Errorf("the next player sees %+v", v)
	}
}

func TestNoCoverWhereNothingIsSecret(t *testing.T) {
	s := start(t, session.Options{}, 3, open(0), open(1), open(2))
	for seat := range 3 {
		expect(t, s, screen{nobody, nobody, seat})
		if v := seen(t, s); v.Secret[seat] >= 0 {
			t.Errorf("seat %d shows its secret", seat)
		}
		play(t, s, toy.Pass)
	}
}

func TestOnePersonAmongBotsIsNeverCovered(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(2), secret(0)}}
	s := startWith(t, session.Options{}, g, toy.WithBots(toy.People(3), 1, 2))
	expect(t, s, screen{0, nobody, 0})
	play(t, s, toy.Pass)
	for range 2 {
		expect(t, s, screen{0, nobody, nobody})
		if err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
		s.Skip()
	}
	expect(t, s, screen{0, nobody, 0})
	play(t, s, toy.Pass)
	expect(t, s, screen{0, nobody, nobody}) // over
}

func TestBotsDecideInPublicAmongPeople(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(0), secret(1), secret(2)}}
	s := startWith(t, session.Options{}, g, toy.WithBots(toy.People(3), 1))
	s.Open()
	play(t, s, toy.Hide(2))
	expect(t, s, screen{nobody, nobody, nobody})
	if v := seen(t, s); v.Secret[0] >= 0 {
		t.Error("a secret shows while a bot decides")
	}
	if err := s.PlayBot(); err != nil {
		t.Fatal(err)
	}
	s.Skip()
	expect(t, s, screen{0, nobody, 0}) // the mouse was nobody else's
	play(t, s, toy.Pass)
	if err := s.PlayBot(); err != nil {
		t.Fatal(err)
	}
	s.Skip()
	expect(t, s, screen{nobody, 2, nobody})
}

func TestOnlyBotsPlayInPublic(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	s := startWith(t, session.Options{}, g, toy.WithBots(toy.People(2), 0, 1))
	for s.BotWaits() {
		expect(t, s, screen{nobody, nobody, nobody})
		if err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
		s.Skip()
	}
	if !s.Match().Result().Over {
		t.Error("it is not over")
	}
}

func TestSeatsOfOnePersonNeedNoCover(t *testing.T) {
	g := toy.Game{Owners: []int{0, 1, 0}, Asks: []toy.Ask{secret(0), secret(2), secret(1), open(2)}}
	s := startWith(t, session.Options{}, g, toy.People(2))
	expect(t, s, screen{nobody, 0, nobody})
	s.Open()
	play(t, s, toy.Pass)
	expect(t, s, screen{2, nobody, 2})
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 1, nobody})
}

func TestAPersonsSeatStaysInViewWhileABotDecides(t *testing.T) {
	g := toy.Game{Owners: []int{0, 1, 0}, Asks: []toy.Ask{secret(0), secret(2), secret(1), secret(0)}}
	s := startWith(t, session.Options{}, g, toy.WithBots(toy.People(2), 1))
	expect(t, s, screen{0, nobody, 0})
	play(t, s, toy.Pass, toy.Pass)
	expect(t, s, screen{2, nobody, nobody})
}

func TestABotThatBeginsShowsTheOnlyPersonsView(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	s := startWith(t, session.Options{}, g, toy.WithBots(toy.People(2), 0))
	expect(t, s, screen{1, nobody, nobody})
}

func reaction(seat int) toy.Ask { return toy.Ask{Seat: seat, Reaction: true} }

func TestAPublicQuestionTakesTheScreenFromItsHolder(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0), reaction(1), secret(0))
	s.Open()
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, nobody, 1})
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 0, nobody})
}

func TestSoftSecretsLeaveTheScreenToItsHolder(t *testing.T) {
	s := start(t, session.Options{FaceDownSecrets: true}, 2, secret(0), reaction(1), secret(0), secret(1))
	s.Open()
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, nobody, 1})
	if v := seen(t, s); v.Secret[0] >= 0 || v.Secret[1] >= 0 {
		t.Errorf("a question in public shows %+v", v)
	}
	play(t, s, toy.Pass)
	expect(t, s, screen{0, nobody, 0})
	play(t, s, toy.Pass)
	expect(t, s, screen{nobody, 1, nobody})
}

func TestTheOneAskedInPublicMayLookAtTheOwnSecrets(t *testing.T) {
	for _, soft := range []bool{false, true} {
		s := start(t, session.Options{FaceDownSecrets: soft}, 3, secret(0), reaction(1), secret(0))
		s.Open()
		s.Lift(0) // has the screen
		expect(t, s, screen{0, nobody, 0})
		play(t, s, toy.Hide(3))
		for _, other := range []int{0, 2, nobody, 7} {
			if s.CanLift(other) {
				t.Errorf("seat %d may lift what it is not asked about", other)
			}
			s.Lift(other)
			expect(t, s, screen{nobody, nobody, 1})
		}
		s.Lift(1)
		expect(t, s, screen{nobody, 1, nobody})
		s.Open()
		expect(t, s, screen{1, nobody, 1})
		if v := seen(t, s); v.Secret[0] >= 0 || v.Secret[1] != 0 {
			t.Errorf("it sees %+v", v)
		}
		play(t, s, toy.Pass)
		expect(t, s, screen{nobody, 0, nobody})
	}
}

func TestTheEndIsPublicAmongPeople(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0))
	s.Open()
	play(t, s, toy.Hide(4))
	expect(t, s, screen{nobody, nobody, nobody})
	if v := seen(t, s); v.Secret[0] >= 0 {
		t.Errorf("the end shows %+v", v)
	}
}

func TestWatchingShowsWhatEverybodyKnowsUntilItIsOver(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	m := toy.Match(t, g, toy.People(2))
	toy.Play(t, m, toy.Hide(2))
	s := session.New(m, session.Options{Watch: true, Bot: toy.Bots})
	s.Watch(0)
	expect(t, s, screen{nobody, nobody, nobody})
	if diff := cmp.Diff([]int{-1, -1}, seen(t, s).Secret); diff != "" {
		t.Error(diff)
	}
	for _, err := range []error{s.Play(toy.Pass), s.Undo(), s.Redo(), s.RestartTurn()} {
		refused(t, err, "frame.refuse.not-now")
	}
	toy.Play(t, m, toy.Pass)
	s = session.New(m, session.Options{Watch: true})
	expect(t, s, screen{nobody, nobody, nobody})
	s.Watch(0)
	expect(t, s, screen{0, nobody, nobody})
	if got := seen(t, s).Secret[0]; got != 2 {
		t.Errorf("the secret is %d", got)
	}
	s.Watch(nobody)
	expect(t, s, screen{nobody, nobody, nobody})
}

func TestWatchingIsForSessionsThatAreOnlyLookedAt(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0))
	s.Open()
	play(t, s, toy.Pass)
	s.Watch(1)
	expect(t, s, screen{nobody, nobody, nobody})
}

func TestBotsDoNotPlayInWatchedSessions(t *testing.T) {
	m := toy.Match(t, toy.Game{Asks: []toy.Ask{open(0)}}, toy.WithBots(toy.People(2), 0))
	s := session.New(m, session.Options{Watch: true, Bot: toy.Bots})
	if s.BotWaits() {
		t.Error("a bot waits")
	}
	if err := s.PlayBot(); err != nil || m.Len() != 0 {
		t.Errorf("%v, %d moves", err, m.Len())
	}
}

func TestShowIsForPictures(t *testing.T) {
	s := start(t, session.Options{}, 2, secret(0))
	s.Show(1)
	expect(t, s, screen{1, nobody, 0})
	if v := seen(t, s); v.Seat != 1 {
		t.Errorf("it shows %+v", v)
	}
}

// TestASoftGameMayPassOnWithoutACover: whoever decides has the screen at once,
// for a question in another's go, too, and sees no secret but the own.
func TestASoftGameMayPassOnWithoutACover(t *testing.T) {
	yes := func() bool { return true }
	ask := toy.Ask{Seat: 1, Reaction: true}
	s := start(t, session.Options{FaceDownSecrets: true, Uncovered: yes}, 2, secret(0), ask, secret(0), secret(1), secret(1))
	for _, seat := range []int{0, 1, 0, 1, 1} {
		expect(t, s, screen{seat, nobody, seat})
		if v := seen(t, s); v.Seat != seat || v.Secret[1-seat] >= 0 || v.Secret[seat] < 0 {
			t.Errorf("seat %d sees %+v", seat, v)
		}
		if s.Lift(seat); s.Cover() != nobody {
			t.Error("who has the screen is asked to take it")
		}
		play(t, s, toy.Hide(2))
	}
}

// TestOnlyASoftGamePassesOnWithoutACover: hands are held open at other tables.
func TestOnlyASoftGamePassesOnWithoutACover(t *testing.T) {
	for _, opt := range []session.Options{
		{Uncovered: func() bool { return true }},
		{FaceDownSecrets: true, Uncovered: func() bool { return false }},
		{FaceDownSecrets: true},
	} {
		s := start(t, opt, 2, secret(0), secret(1))
		expect(t, s, screen{nobody, 0, nobody})
	}
}

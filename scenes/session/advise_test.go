package session_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"schron/rules"
	"schron/rules/search"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

// sage is an adviser that waits to be allowed, and notes when it is stopped.
type sage struct {
	bot *toy.Slow
	mv  rules.Move
}

func newSage(m rules.Move) sage { return sage{toy.NewSlow(), m} }

func (g sage) advise(p *rules.Position) search.Advice {
	g.bot.Choose(p)
	return search.Advice{Move: g.mv, Line: []search.Step{{Move: g.mv}}}
}

// advised waits for advice.
func advised(t testing.TB, s *session.Session) (*search.Advice, error) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); ; {
		a, err := s.Advice()
		if a != nil || err != nil {
			return a, err
		}
		if time.Now().After(end) {
			t.Fatal("no advice")
		}
		time.Sleep(time.Millisecond)
	}
}

func TestAdviceIsThoughtOfBesideTheTable(t *testing.T) {
	g := newSage(toy.Pass)
	s := start(t, session.Options{Adviser: g.advise}, 2, open(0), open(0), open(1))
	if a, err := s.Advice(); a != nil || err != nil || s.Advising() {
		t.Fatalf("unasked: %+v, %v", a, err)
	}
	if !s.Advise() || s.Advise() {
		t.Fatal("it is not asked once")
	}
	receive(t, "begun", g.bot.Begun)
	if a, err := s.Advice(); a != nil || err != nil || !s.Advising() {
		t.Fatalf("too early: %+v, %v", a, err)
	}
	g.bot.Allow <- struct{}{}
	a, err := advised(t, s)
	if err != nil || a.Move != toy.Pass || s.Match().Len() != 0 {
		t.Fatalf("%+v, error %v, %d moves", a, err, s.Match().Len())
	}
	if again, _ := s.Advice(); again != a || s.Advise() {
		t.Error("what was advised is not kept")
	}
	play(t, s, toy.Pass)
	if a, _ := s.Advice(); a != nil || s.Advising() {
		t.Error("it outlives the move")
	}
	// For those who wait for it.
	if a, err := s.AwaitAdvice(); a != nil || err != nil {
		t.Errorf("unasked: %+v, %v", a, err)
	}
	s.Advise()
	g.bot.Allow <- struct{}{}
	if a, err := s.AwaitAdvice(); err != nil || a.Move != toy.Pass {
		t.Errorf("%+v, error %v", a, err)
	}
}

// TestWhatNobodyWaitsForIsNotAdvised: whoever plays, undoes, looks back, lets somebody
// else have the screen or leaves stops the adviser at once.
func TestWhatNobodyWaitsForIsNotAdvised(t *testing.T) {
	for name, do := range map[string]func(s *session.Session) error{
		"play": func(s *session.Session) error { return s.Play(toy.Pass) },
		"undo": (*session.Session).Undo,
		"look": func(s *session.Session) error { s.Look(0); return nil },
		"lift": func(s *session.Session) error { s.Lift(0); s.Advising(); return nil },
		"bot":  func(s *session.Session) error { return s.PutBot(1, "first") },
		"stop": func(s *session.Session) error { s.StopThinking(); return nil },
		"late": func(s *session.Session) error {
			if err := s.GiveUpAdvice(); err == nil {
				return errors.New("no fault")
			}
			return nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			g := newSage(toy.Pass)
			s := start(t, session.Options{Adviser: g.advise}, 2, open(0), open(0), open(0))
			play(t, s, toy.Pass)
			s.Advise()
			receive(t, "begun", g.bot.Begun)
			if err := do(s); err != nil {
				t.Fatal(err)
			}
			receive(t, "been told that nobody waits", g.bot.Stopped)
			if a, err := s.Advice(); a != nil || err != nil || s.Advising() {
				t.Errorf("old advice is there: %+v, %v", a, err)
			}
		})
	}
}

// TestNobodyIsAdvisedWhoMayNotSee: behind a cover, in the past, in a replay, after the end,
// for a bot, and while a move is shown. Nor where others have the screen, or where the
// players do without.
func TestNobodyIsAdvisedWhoMayNotSee(t *testing.T) {
	adviser := func(p *rules.Position) search.Advice { return search.Advice{Move: p.Legal()[0]} }
	with := session.Options{Adviser: adviser}
	refuses := func(what string, s *session.Session) {
		t.Helper()
		if s.CanAdvise() || s.Advise() {
			t.Errorf("advised %s", what)
		}
	}
	s := start(t, with, 2, secret(0), reaction(1), open(1))
	refuses("behind the cover", s)
	s.Open()
	if !s.CanAdvise() {
		t.Error("nobody is advised")
	}
	if err := s.Play(toy.Pass); err != nil {
		t.Fatal(err)
	}
	refuses("while a move is shown", s)
	s.Skip()
	refuses("where others look on", s) // the question is public, what the seat knows is not
	s.Look(0)
	refuses("in the past", s)
	s.Live()
	play(t, s, toy.Pass)
	if !s.CanAdvise() { // nothing secret matters to that
		t.Error("nobody is advised")
	}
	play(t, s, toy.Pass)
	refuses("after the end", s)

	watch := with
	watch.Watch = true
	replay := start(t, watch, 1, open(0))
	refuses("in a replay", replay)
	if replay.HasAdviser() {
		t.Error("a replay has hints")
	}
	refuses("without an adviser", start(t, session.Options{}, 1, open(0)))
	refuses("for a bot", waiting(t, toy.NewSlow()))
	m := toy.Match(t, toy.Game{Asks: []toy.Ask{open(0)}}, toy.People(1))
	m.AllowHints(false)
	refuses("where the players do without", session.New(m, with))
}

// TestBadAdviceIsAFault, and is not kept.
func TestBadAdviceIsAFault(t *testing.T) {
	for name, adviser := range map[string]func(p *rules.Position) search.Advice{
		"panic":   func(*rules.Position) search.Advice { panic("no idea") },
		"illegal": func(*rules.Position) search.Advice { return search.Advice{Move: toy.Shout} },
	} {
		s := start(t, session.Options{Adviser: adviser}, 1, open(0))
		s.Advise()
		var fault *rules.Fault
		if a, err := advised(t, s); a != nil || !errors.As(err, &fault) || s.Advising() {
			t.Errorf("%s: %+v, error %v", name, a, err)
		}
		s.Advise()
		if a, err := s.AwaitAdvice(); a != nil || !errors.As(err, &fault) {
			t.Errorf("%s: %+v, error %v", name, a, err)
		}
	}
}

// TestOnAnOpenScreenOnlyWhatEverybodyKnowsIsThoughtOf where secrets lie face down and nobody
// took the screen from a cover. An adviser, and whoever looks back at a move, get a position
// without them. It is so again once another person has decided.
func TestOnAnOpenScreenOnlyWhatEverybodyKnowsIsThoughtOf(t *testing.T) {
	var advised, regretted []int
	opt := session.Options{
		FaceDownSecrets: true,
		Adviser: func(p *rules.Position) search.Advice {
			advised = append(advised, p.Sees())
			return search.Advice{Move: toy.Pass}
		},
		Regret: func(p *rules.Position, _ rules.Move) search.Regret {
			regretted = append(regretted, p.Sees())
			return search.Regret{Lost: 9}
		},
	}
	ask := func(s *session.Session) {
		t.Helper()
		s.Advise()
		if _, err := s.AwaitAdvice(); err != nil {
			t.Fatal(err)
		}
		s.LookBack(toy.Pass)
		s.AwaitLookBack()
		play(t, s, toy.Pass)
	}
	covered := opt
	opt.Uncovered = func() bool { return true }
	s := start(t, opt, 2, secret(0), secret(1), secret(1))
	ask(s)
	ask(s)
	s = start(t, covered, 2, secret(0), secret(0), reaction(1), secret(0), secret(0))
	s.Open()
	ask(s)
	if s.Regrets() == nil {
		t.Error("who has the screen is told nothing")
	}
	s.Show(1)
	if s.Regrets() != nil {
		t.Error("what was thought in private is told on another's screen")
	}
	s.Show(0)
	ask(s)
	play(t, s, toy.Pass) // the other one answers in public
	ask(s)
	s = startWith(t, opt, toy.Game{Asks: []toy.Ask{secret(0), secret(0)}}, toy.WithBots(toy.People(2), 1))
	ask(s) // alone with a bot
	want := []int{nobody, nobody, 0, 0, nobody, 0}
	if !slices.Equal(advised, want) || !slices.Equal(regretted, want) {
		t.Errorf("advised knowing what %v know, looked back knowing %v, want %v", advised, regretted, want)
	}
}

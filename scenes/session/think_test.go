package session_test

import (
	"errors"
	"testing"
	"time"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
)

// receive waits for a sign of a bot.
func receive(t testing.TB, what string, sign <-chan struct{}) {
	t.Helper()
	select {
	case <-sign:
	case <-time.After(3 * time.Minute):
		t.Fatalf("the bot has not %s", what)
	}
}

// answered waits until the bot has decided.
func answered(t testing.TB, s *session.Session) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); !s.Thought(); {
		if time.Now().After(end) {
			t.Fatal("no decision")
		}
		time.Sleep(time.Millisecond)
	}
}

// waiting is a session in which a bot has to decide after one move of a person.
func waiting(t testing.TB, b rules.Bot, asks ...toy.Ask) *session.Session {
	t.Helper()
	if asks == nil {
		asks = []toy.Ask{open(0), open(1), open(1), open(0)}
	}
	m := toy.Match(t, toy.Game{Asks: asks}, toy.Seated(b, toy.People(2), 1))
	s := session.New(m, session.Options{Bot: toy.Crew(b)})
	play(t, s, toy.Pass)
	if !s.BotWaits() {
		t.Fatal("no bot waits")
	}
	return s
}

func think(t testing.TB, s *session.Session, want bool) {
	t.Helper()
	if begun, err := s.Think(); begun != want || err != nil {
		t.Fatalf("it began to think: %v, error %v", begun, err)
	}
}

func TestABotThinksBesideTheTable(t *testing.T) {
	b := toy.NewSlow()
	s := waiting(t, b)
	think(t, s, true)
	receive(t, "begun", b.Begun)
	think(t, s, false) // it thinks already
	if s.Thought() || s.Match().Len() != 1 {
		t.Fatal("it has decided before it was allowed to")
	}
	b.Allow <- struct{}{}
	answered(t, s)
	if s.Match().Len() != 1 {
		t.Error("what it decided was played unasked")
	}
	if err := s.PlayBot(); err != nil || s.Match().Len() != 2 || s.Thought() {
		t.Errorf("error %v, %d moves", err, s.Match().Len())
	}
	if len(b.Begun) != 0 {
		t.Error("it was asked twice for one decision")
	}
}

// TestWhatABotThoughtBeforeIsNeverPlayed: whoever undoes, looks back, replaces
// the bot or leaves stops it at once.
func TestWhatABotThoughtBeforeIsNeverPlayed(t *testing.T) {
	for name, do := range map[string]func(s *session.Session) error{
		"undo":    (*session.Session).Undo,
		"look":    func(s *session.Session) error { s.Look(0); return nil },
		"stop":    func(s *session.Session) error { s.StopThinking(); return nil },
		"replace": func(s *session.Session) error { _, err := s.ReplaceBot(); return err },
		"give up": func(s *session.Session) error {
			var bad *session.BotError
			if err := s.GiveUp(); !errors.As(err, &bad) || !bad.Slow() {
				return err
			}
			return nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := toy.NewSlow()
			s := waiting(t, b)
			think(t, s, true)
			receive(t, "begun", b.Begun)
			if err := do(s); err != nil {
				t.Fatal(err)
			}
			receive(t, "been told that nobody waits", b.Stopped)
			if s.Thought() {
				t.Error("an old thought is there")
			}
			if name == "undo" {
				if s.Match().Len() != 0 || s.Acting() != 0 {
					t.Fatalf("%d moves, seat %d acts", s.Match().Len(), s.Acting())
				}
				play(t, s, toy.Give(3))
			}
			s.Live()
			if name == "replace" {
				return
			}
			// It thinks anew, about the position that is there now.
			think(t, s, true)
			receive(t, "begun again", b.Begun)
			b.Allow <- struct{}{}
			if err := s.PlayBot(); err != nil || s.Match().Len() != 2 {
				t.Errorf("error %v, %d moves", err, s.Match().Len())
			}
		})
	}
}

func TestPlayBotWaitsForTheDecision(t *testing.T) {
	b := toy.NewSlow()
	s := waiting(t, b)
	go func() {
		time.Sleep(20 * time.Millisecond)
		b.Allow <- struct{}{}
	}()
	if err := s.PlayBot(); err != nil || s.Match().Len() != 2 {
		t.Errorf("error %v, %d moves", err, s.Match().Len())
	}
}

// TestABotThatFailsIsReplaced by the random one, which is kept in the record; one
// that fails too makes room for a person.
func TestABotThatFailsIsReplaced(t *testing.T) {
	for _, b := range []rules.Bot{toy.Clumsy{}, toy.Cheat{}} {
		kept := 0
		m := toy.Match(t, toy.Game{Asks: []toy.Ask{secret(1), secret(0), secret(1)}}, toy.Seated(b, toy.People(2), 1))
		s := session.New(m, session.Options{Bot: toy.Crew(b), Keep: func(*rules.Match) error { kept++; return nil }})
		var bad *session.BotError
		var fault *rules.Fault
		if err := s.PlayBot(); !errors.As(err, &bad) || bad.Slow() || !errors.As(err, &fault) || m.Len() != 0 {
			t.Fatalf("%s: error %v, %d moves", b.ID(), err, m.Len())
		}
		if bot, err := s.ReplaceBot(); bot != "random" || err != nil || m.Bot(1) != "random" || kept != 1 {
			t.Errorf("%s: replaced by %q, kept %d times, error %v", b.ID(), bot, kept, err)
		}
		if r, err := m.Record(); err != nil || r.Players[1].Bot != "random" {
			t.Errorf("%s: the record says %+v, error %v", b.ID(), r.Players, err)
		}
		if bot, err := s.ReplaceBot(); bot != "" || err != nil || m.Bot(1) != "" {
			t.Errorf("%s: replaced by %q, error %v", b.ID(), bot, err)
		}
		// The person's secrets are asked for behind a cover, as any person's.
		expect(t, s, screen{nobody, 1, nobody})
		if bot, err := s.ReplaceBot(); bot != "" || err != nil || m.Bot(0) != "" {
			t.Errorf("where nobody waits: %q, %v", bot, err)
		}
	}
}

// TestBotsOfAllGamesThinkOnCopies lets bots think about each game while its match
// is looked at all the while: under the race detector nothing is shared.
func TestBotsOfAllGamesThinkOnCopies(t *testing.T) {
	for _, g := range registry.Games() {
		least, _ := g.Players()
		players := make([]rules.Player, least)
		for i := range players {
			players[i].Bot = "random"
		}
		m, err := rules.NewMatch(g, players, rules.Setup{Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(m, session.Options{Bot: bots.ByID})
		for range 60 {
			if !s.BotWaits() {
				break
			}
			think(t, s, true)
			for seat := rules.NoSeat; seat < m.Seats(); seat++ {
				m.View(seat)
				m.Log(seat)
			}
			if err := m.Probe(); err != nil {
				t.Fatal(err)
			}
			if _, err := m.Save(); err != nil {
				t.Fatal(err)
			}
			if err := s.PlayBot(); err != nil {
				t.Fatal(err)
			}
			s.Skip()
		}
		if m.Len() < 60 && !m.Result().Over {
			t.Errorf("%s: %d moves", g.ID(), m.Len())
		}
	}
}

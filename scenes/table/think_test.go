package table_test

import (
	"strings"
	"testing"
	"time"

	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// aside is a table at which a bot has to decide once Łucja has clicked the field.
func aside(t *testing.T, b rules.Bot, change func(l *lines)) *world {
	t.Helper()
	l := lines{
		game: toy.Game{Asks: []toy.Ask{{}, {Seat: 1}, {Seat: 1}, {}}}, players: toy.Seated(b, toy.People(2), 1),
		bots: toy.Crew(b), beside: true,
	}
	if change != nil {
		change(&l)
	}
	w := open(t, l)
	w.Click("field")
	w.Ticks(1)
	return w
}

// until lets ticks pass until something is so: a bot takes the time that the
// machine gives it.
func (w *world) until(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); !so(); {
		if time.Now().After(end) {
			t.Fatalf("it never came to this: %s", what)
		}
		time.Sleep(time.Millisecond)
		w.Ticks(1)
	}
}

// TestASlowBotStopsNothing: ticks pass, a mark says so after 0.4 s, all can be
// reached, and what it decides is played.
func TestASlowBotStopsNothing(t *testing.T) {
	b := toy.NewSlow()
	w := aside(t, b, nil)
	w.Ticks(22)
	if w.Has("thinking") {
		t.Error("the mark is there at once")
	}
	w.Ticks(3)
	if got := w.label("thinking"); got != "Błażej is still thinking…" {
		t.Errorf("the mark says %q", got)
	}
	w.Click("menu")
	if !w.Has("menu:resume") {
		t.Fatal("the menu does not open")
	}
	w.Click("menu:resume")
	if w.tb.Match().Len() != 1 {
		t.Fatalf("%d moves", w.tb.Match().Len())
	}
	b.Allow <- struct{}{}
	w.until(t, "the bot has played", func() bool { return w.tb.Match().Len() == 2 })
	if w.Has("thinking") {
		t.Error("the mark stays")
	}
}

// TestTheTurnIsHeardOnceABotHasPlayed, not when a person takes back a move about whose
// answer the bot thinks.
func TestTheTurnIsHeardOnceABotHasPlayed(t *testing.T) {
	for _, plays := range []bool{false, true} {
		b, heard := toy.NewSlow(), 0
		w := aside(t, b, func(l *lines) { l.game.Asks = l.game.Asks[1:]; l.game.Asks[0].Seat = 0 })
		w.Root().Env().OnSound = func(s ui.Sound) {
			if s == ui.SoundTurn {
				heard++
			}
		}
		if plays {
			b.Allow <- struct{}{}
		} else {
			w.Click("undo")
		}
		w.until(t, "the person acts", func() bool { return w.tb.Acting() == 0 })
		if w.Ticks(2); (heard == 1) != plays || heard > 1 {
			t.Errorf("the bot has played: %v; the turn was heard %d times", plays, heard)
		}
	}
}

// TestTheMarkWaitsForTheBreathOfABot: a bot that takes its breath is not slow.
func TestTheMarkWaitsForTheBreathOfABot(t *testing.T) {
	for _, animation := range []store.Animation{store.AnimationFast, store.AnimationNormal} {
		set := func(l *lines) { l.set = func(s *store.Settings) { s.Animation = animation } }
		w := aside(t, toy.NewSlow(), set)
		for !w.tb.BotWaits() {
			w.Ticks(1)
		}
		w.Ticks(22)
		if w.Has("thinking") {
			t.Errorf("%s: the mark shows at once", animation)
		}
		w.Ticks(8)
		if !w.Has("thinking") {
			t.Errorf("%s: the mark does not show", animation)
		}
		w = aside(t, toy.Bot{}, set)
		for n := 1; n < 3; n++ {
			for !w.tb.BotWaits() {
				w.Ticks(1)
			}
			w.Ticks(1)
			for !w.tb.Thought() { // it may take a machine under load long, but no tick
				time.Sleep(time.Millisecond)
			}
			for w.tb.Match().Len() == n {
				if w.Ticks(1); w.Has("thinking") {
					t.Fatalf("%s: the mark shows for a bot that is fast", animation)
				}
			}
		}
		if w.tb.Match().Len() != 3 {
			t.Errorf("%s: %d moves", animation, w.tb.Match().Len())
		}
	}
}

// TestABotThatHangsIsReplaced after the limit, in words, and the game goes on.
func TestABotThatHangsIsReplaced(t *testing.T) {
	w := aside(t, toy.Hung{}, nil)
	w.Ticks(session.BotLimit - 10)
	if w.tb.Match().Len() != 1 || w.tb.Match().Bot(1) != "hung" {
		t.Fatalf("%d moves, bot %q", w.tb.Match().Len(), w.tb.Match().Bot(1))
	}
	w.Ticks(12)
	if got := strings.Join(w.Toasts(), " "); !strings.Contains(got, "Błażej (computer) takes too long to decide. From now on its moves are random.") {
		t.Errorf("it says %q", got)
	}
	w.until(t, "somebody plays for it", func() bool { return w.tb.Match().Len() >= 2 })
	if w.tb.Match().Bot(1) != "random" || w.broken != 1 || w.kept < 2 {
		t.Errorf("bot %q, reported %d times, kept %d times", w.tb.Match().Bot(1), w.broken, w.kept)
	}
}

// TestABotThatFailsIsReplacedInWords: a panic and an illegal move.
func TestABotThatFailsIsReplacedInWords(t *testing.T) {
	for _, beside := range []bool{false, true} {
		for _, b := range []rules.Bot{toy.Clumsy{}, toy.Cheat{}} {
			w := aside(t, b, func(l *lines) { l.beside = beside })
			w.until(t, "it is replaced", func() bool { return w.tb.Match().Bot(1) == "random" })
			if got := strings.Join(w.Toasts(), " "); !strings.Contains(got, "ran into an error. From now on its moves are random.") || w.broken != 1 {
				t.Errorf("%s: it says %q, reported %d times", b.ID(), got, w.broken)
			}
			w.until(t, "the random bot plays", func() bool { return w.tb.Match().Len() > 1 })
		}
	}
}

// TestNobodyHasToWaitForABot: the mark has a button that lets chance play, and a
// person where chance plays already.
func TestNobodyHasToWaitForABot(t *testing.T) {
	b := toy.NewSlow()
	w := aside(t, b, nil)
	w.Ticks(30)
	w.Click("thinking:random")
	<-b.Stopped
	if w.tb.Match().Bot(1) != "random" {
		t.Fatalf("bot %q", w.tb.Match().Bot(1))
	}
	w.until(t, "the random bot has played", func() bool { return w.tb.Match().Len() > 1 })
	w = aside(t, stubborn{}, nil)
	w.Ticks(30)
	w.Click("thinking:person")
	if w.tb.Match().Bot(1) != "" || w.tb.Acting() != 1 || w.tb.LookOf(1).Bot {
		t.Errorf("bot %q, seat %d acts", w.tb.Match().Bot(1), w.tb.Acting())
	}
}

// stubborn calls itself random and hangs.
type stubborn struct{ toy.Hung }

func (stubborn) ID() string { return rules.RandomBot{}.ID() }

// TestWhoLeavesOrUndoesStopsTheBot at once, and the mark goes; nothing of it is played later.
func TestWhoLeavesOrUndoesStopsTheBot(t *testing.T) {
	for name, do := range map[string]func(w *world){
		"undo":  func(w *world) { w.Click("undo") },
		"look":  func(w *world) { w.tb.Look(0); w.settle() },
		"leave": func(w *world) { w.tb.Leave() },
	} {
		b := toy.NewSlow()
		w := aside(t, b, nil)
		w.Ticks(30) // the mark is there
		<-b.Begun
		do(w)
		select {
		case <-b.Stopped:
		case <-time.After(3 * time.Minute):
			t.Fatalf("%s: the bot thinks on", name)
		}
		moves := w.tb.Match().Len()
		w.Ticks(30)
		if w.tb.Match().Len() != moves || w.Has("thinking") != (name == "leave") {
			t.Errorf("%s: %d moves, want %d", name, w.tb.Match().Len(), moves)
		}
	}
}

// TestAFastBotActsAtTheSameTickAlways: where a bot is waited for, every run of the
// same input meets the same moments, whatever the machine is doing.
func TestAFastBotActsAtTheSameTickAlways(t *testing.T) {
	for _, animation := range []store.Animation{store.AnimationOff, store.AnimationFast, store.AnimationNormal} {
		var first []int
		for run := range 5 {
			w := open(t, lines{
				game:    toy.Game{Asks: []toy.Ask{{}, {Seat: 1}, {Seat: 1}, {Seat: 1}, {}}},
				players: toy.WithBots(toy.People(2), 1), bots: toy.Bots,
				set: func(s *store.Settings) { s.Animation = animation },
			})
			w.Click("field")
			var at []int
			for range 150 {
				w.Ticks(1)
				at = append(at, w.tb.Match().Len())
			}
			if at[len(at)-1] != 4 {
				t.Fatalf("%s: %d moves", animation, at[len(at)-1])
			}
			if run == 0 {
				first = at
				continue
			}
			for tick := range at {
				if at[tick] != first[tick] {
					t.Fatalf("%s: tick %d has %d moves, once %d", animation, tick, at[tick], first[tick])
				}
			}
		}
	}
}

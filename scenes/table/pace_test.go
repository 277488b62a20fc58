package table_test

import (
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// crowd is a game of n people, the first one alone or none, with bots; each has some
// turns.
func crowd(t testing.TB, n, first int, set func(l *lines)) *world {
	t.Helper()
	g := toy.Game{}
	for turns := range 12 {
		for seat := range n {
			g.Asks = append(g.Asks, turn(seat, turns+1))
		}
	}
	l := lines{game: g, players: toy.People(n)}
	for i := first; i < n; i++ {
		l.players = toy.WithBots(l.players, i)
	}
	if set != nil {
		set(&l)
	}
	return open(t, l)
}

// played counts the moves after some ticks more.
func (w *world) after(ticks int) int {
	w.Ticks(ticks)
	return w.tb.Match().Len()
}

// TestABotTakesABreath of 0.4 s at least before each of its moves, with animation
// and without, whether it is waited for or not.
func TestABotTakesABreath(t *testing.T) {
	for _, beside := range []bool{false, true} {
		for _, animation := range []store.Animation{store.AnimationOff, store.AnimationFast, store.AnimationNormal} {
			w := crowd(t, 3, 0, func(l *lines) {
				l.beside, l.set = beside, func(s *store.Settings) { s.Animation = animation }
			})
			for n := range 4 {
				waited := 0
				w.until(t, "it plays", func() bool {
					if w.tb.BotWaits() && w.tb.Match().Len() == n {
						waited++
					}
					return w.tb.Match().Len() > n
				})
				if waited < 23 {
					t.Errorf("beside %v, %s: move %d came after %d ticks", beside, animation, n+1, waited)
				}
			}
		}
	}
}

// TestBotsPauseAndStep by buttons and by keys: paused they wait for ever, a step is
// one decision, and then they go on.
func TestBotsPauseAndStep(t *testing.T) {
	for name, do := range map[string][2]func(w *world){
		"buttons": {func(w *world) { w.Click("pace:hold") }, func(w *world) { w.Click("pace:step") }},
		"keys":    {func(w *world) { w.Key(input.KeySpace) }, func(w *world) { w.Key(input.KeyRight) }},
	} {
		for _, beside := range []bool{false, true} {
			w := crowd(t, 4, 0, func(l *lines) { l.beside = beside })
			w.Ticks(2)
			do[0](w)
			if got := w.after(100); got != 0 || w.label("prompt") != "Paused" || w.Has("thinking") {
				t.Fatalf("%s: %d moves, it says %q", name, got, w.label("prompt"))
			}
			for n := 1; n < 4; n++ {
				do[1](w)
				w.until(t, "a step", func() bool { return w.tb.Match().Len() == n })
				if got := w.after(100); got != n {
					t.Errorf("%s: %d moves after %d steps", name, got, n)
				}
			}
			do[0](w)
			w.until(t, "they go on", func() bool { return w.tb.Match().Len() >= 6 })
		}
	}
}

// TestSpacePressesWhatHasTheFocus and does not pause them then.
func TestSpacePressesWhatHasTheFocus(t *testing.T) {
	w := crowd(t, 2, 0, nil)
	w.Root().SetFocus("menu")
	w.Ticks(1)
	w.Key(input.KeySpace)
	if !w.Has("table-menu") {
		t.Error("the menu does not open")
	}
}

// TestAStepTakesNoBreath but shows its move.
func TestAStepTakesNoBreath(t *testing.T) {
	w := crowd(t, 2, 0, func(l *lines) { l.set = normal })
	w.Ticks(2)
	w.Click("pace:step")
	if got := w.after(3); got != 1 || !w.tb.Animating() {
		t.Errorf("%d moves, animating %v", got, w.tb.Animating())
	}
}

// TestFasterLeavesOutWaitingAndAnimation of bots, not of people.
func TestFasterLeavesOutWaitingAndAnimation(t *testing.T) {
	w := crowd(t, 3, 1, func(l *lines) { l.set = normal })
	w.Click("field")
	if !w.tb.Animating() {
		t.Fatal("what a person plays does not move")
	}
	w.Ticks(w.house.MotionTicks() + 2)
	w.Click("pace:faster")
	if w.State("pace:faster", "selected") != true {
		t.Error("nothing shows that they hurry")
	}
	if got := w.after(6); got != 3 || w.tb.Animating() || w.tb.Acting() != 0 {
		t.Fatalf("%d moves, animating %v, seat %d acts", got, w.tb.Animating(), w.tb.Acting())
	}
	w.Ticks(60)
	w.Click("field")
	if !w.tb.Animating() {
		t.Error("what a person plays does not move any more")
	}
	w.Ticks(w.house.MotionTicks() + 8)
	if got := w.tb.Match().Len(); got != 6 {
		t.Errorf("%d moves", got)
	}
	w.Ticks(60)
	w.Click("field")
	w.Ticks(w.house.MotionTicks())
	w.Key(input.KeyF)
	if got := w.after(12); got != 7 {
		t.Errorf("without it: %d moves", got)
	}
}

// TestAPressOnThePaceSkipsNothing: the first click counts, also while something moves.
func TestAPressOnThePaceSkipsNothing(t *testing.T) {
	w := crowd(t, 2, 0, func(l *lines) { l.set = normal })
	w.until(t, "a move is shown", func() bool { return w.tb.Animating() })
	w.Click("pace:hold")
	if !w.tb.Animating() {
		t.Error("it was skipped")
	}
	if got := w.after(100); got != 1 || w.label("prompt") != "Paused" {
		t.Errorf("%d moves, it says %q", got, w.label("prompt"))
	}
}

// TestAPausedGameCanBeLeftSavedAndLookedBackOn, and is paused after that.
func TestAPausedGameCanBeLeftSavedAndLookedBackOn(t *testing.T) {
	w := crowd(t, 2, 0, nil)
	w.until(t, "two moves", func() bool { return w.tb.Match().Len() == 2 })
	w.Click("pace:hold")
	w.Click("log:0")
	w.at(t, 1)
	w.Ticks(60)
	w.Click("past:return")
	if got := w.after(60); got != 2 {
		t.Errorf("after the past: %d moves", got)
	}
	w.Click("menu")
	w.Click("menu:save")
	w.Click("save:yes")
	if got := w.after(60); got != 2 || len(w.saved) != 1 {
		t.Errorf("saved %q, %d moves", w.saved, got)
	}
	w.Click("undo") // what bots decided stands, and it says so
	if got := w.after(60); got != 2 || len(w.Toasts()) == 0 {
		t.Errorf("after undo: %d moves, it says %q", got, w.Toasts())
	}
	w.Click("menu")
	w.Click("menu:shelf")
	if len(w.went) != 1 || w.went[0] != "shelf" {
		t.Errorf("it leads to %q", w.went)
	}
}

// TestAPauseEndsWhenAPersonPlays, who may take back what was played before: nobody
// waits for bots that were paused long ago.
func TestAPauseEndsWhenAPersonPlays(t *testing.T) {
	w := crowd(t, 3, 1, nil)
	w.Click("field")
	w.Ticks(2)
	w.Click("pace:hold")
	w.Click("undo")
	if w.Has("confirm:yes") {
		w.Click("confirm:yes")
	}
	if w.tb.Match().Len() != 0 || w.Has("pace:hold") {
		t.Fatalf("%d moves, it has %q", w.tb.Match().Len(), w.ids())
	}
	w.await()
	w.Click("field")
	w.until(t, "the bots play", func() bool { return w.tb.Match().Len() == 3 })
}

// TestThePaceIsThereOnlyWhileBotsPlay: not for people, in the past, in replays, or
// after the end.
func TestThePaceIsThereOnlyWhileBotsPlay(t *testing.T) {
	w := crowd(t, 2, 1, nil)
	if w.Has("pace:hold") {
		t.Error("a person sees it")
	}
	w.Key(input.KeySpace)
	w.Click("field")
	w.until(t, "the bot has played", func() bool { return w.tb.Match().Len() == 2 })
	w.settle()
	w.Click("log:0")
	if w.Has("pace:hold") {
		t.Error("the past has it")
	}
	g, moves := played(4)
	for _, replay := range []bool{false, true} {
		w = open(t, lines{game: g, players: toy.WithBots(toy.People(2), 0, 1), moves: moves, replay: replay})
		if w.Has("pace:hold") {
			t.Errorf("replay %v: it is there", replay)
		}
	}
}

// TestThePaceFits in every window and language, with the longest words in the prompt.
func TestThePaceFits(t *testing.T) {
	for _, lang := range []string{assets.Polish, assets.English} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1440, 900}, {1920, 1080}} {
			w := crowd(t, 6, 0, func(l *lines) { l.lang, l.w, l.h = lang, size[0], size[1] })
			for range 2 {
				for _, fault := range w.Audit(tabletest.Art(), 1) {
					t.Errorf("%s %v: %s", lang, size, fault)
				}
				w.Click("pace:hold")
			}
		}
	}
}

// TestABotThatFailsMakesRoomForTheEasyOne, that one for chance and that for a person,
// and each time it is said.
func TestABotThatFailsMakesRoomForTheEasyOne(t *testing.T) {
	broken := func(id string) (rules.Bot, error) { return named{toy.Clumsy{}, id}, nil }
	w := aside(t, toy.Clumsy{}, func(l *lines) {
		l.bots, l.fallback = broken, func(_ rules.Game, bot string) string {
			return map[string]string{"clumsy": "easy", "easy": "random"}[bot]
		}
	})
	for _, c := range []struct{ bot, said string }{
		{"easy", "ran into an error. From now on the easy computer plays for it."},
		{"random", "ran into an error. From now on its moves are random."},
		{"", "ran into an error. A person takes its seat."},
	} {
		w.until(t, "it is replaced by "+c.bot, func() bool { return w.tb.Match().Bot(1) == c.bot })
		if got := strings.Join(w.Toasts(), " "); !strings.Contains(got, c.said) {
			t.Errorf("it says %q, want %q", got, c.said)
		}
	}
	if w.tb.Match().Len() != 1 || w.tb.Acting() != 1 {
		t.Errorf("%d moves, seat %d acts", w.tb.Match().Len(), w.tb.Acting())
	}
}

// named is a bot by another name.
type named struct {
	rules.Bot
	id string
}

func (b named) ID() string { return b.id }

// spender is a bot that uses its budget up and goes on.
type spender struct{}

func (spender) ID() string { return "spender" }

func (spender) Choose(p *rules.Position) rules.Move {
	p.Allow(1000)
	for !p.Stopped() {
	}
	return toy.Pass
}

// TestABotThatExceedsItsBudgetIsReplaced at once, not after the limit of time, and
// the easy one can be had without waiting for that.
func TestABotThatExceedsItsBudgetIsReplaced(t *testing.T) {
	easy := func(l *lines) {
		crew := l.bots
		l.fallback = func(rules.Game, string) string { return "easy" }
		l.bots = func(id string) (rules.Bot, error) {
			if id == "easy" {
				return named{toy.Bot{}, id}, nil
			}
			return crew(id)
		}
	}
	w := aside(t, spender{}, easy)
	w.until(t, "it is replaced", func() bool { return w.tb.Match().Bot(1) == "easy" })
	if got := strings.Join(w.Toasts(), " "); !strings.Contains(got, "takes too long to decide. From now on the easy computer plays for it.") {
		t.Errorf("it says %q", got)
	}
	w.until(t, "the easy one plays", func() bool { return w.tb.Match().Len() > 1 })
	b := toy.NewSlow()
	w = aside(t, b, easy)
	w.Ticks(30)
	w.Click("thinking:easy")
	<-b.Stopped
	if w.tb.Match().Bot(1) != "easy" {
		t.Errorf("bot %q", w.tb.Match().Bot(1))
	}
}

// TestNobodyIsNamedWhileBotsPlay soon after a person whose turn is still being told.
func TestNobodyIsNamedWhileBotsPlay(t *testing.T) {
	w := crowd(t, 3, 1, func(l *lines) { l.set = normal })
	w.Ticks(20)
	w.Click("pass")
	w.until(t, "the bots have played", func() bool {
		if w.Has("banner") && w.tb.Acting() != 0 {
			t.Fatalf("it says %q after %d moves", w.label("banner"), w.tb.Match().Len())
		}
		return w.tb.Match().Len() == 3
	})
}

// TestARecapIsNoPlayOfBots, even where one of them played last and is being shown.
func TestARecapIsNoPlayOfBots(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), {Seat: 1}, secret(2), secret(2)}}
	w := open(t, lines{game: g, players: toy.WithBots(toy.People(3), 1), set: normal})
	w.Click("cover:open")
	w.await()
	w.Click("pass")
	w.until(t, "the next one takes the screen", func() bool { return w.Has("cover:open") })
	w.Ticks(60)
	w.Click("cover:open")
	w.Ticks(3)
	if !w.Has("since") || !w.tb.Showing() || w.Has("pace:hold") {
		t.Errorf("recap %v, shown %v, the bot can be held %v", w.Has("since"), w.tb.Showing(), w.Has("pace:hold"))
	}
}

package table_test

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// TestTheFaceIsToldOfAnotherViewer and of another who acts, at the same moment.
func TestTheFaceIsToldOfAnotherViewer(t *testing.T) {
	g, moves := played(2)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	at := w.face.changed
	w.Click("eyes")
	w.Click("eyes:1")
	if w.face.changed <= at {
		t.Error("not told that another looks")
	}
	w = open(t, lines{game: two(2), players: toy.People(2), set: normal})
	at = w.face.changed
	w.tb.Play(toy.Give(1))
	w.Stack.InvalidateAll()
	w.Ticks(1)
	if w.tb.Moment() != 0 || w.tb.Acting() != rules.NoSeat || w.face.changed <= at {
		t.Errorf("at moment %d seat %d acts, told %v", w.tb.Moment(), w.tb.Acting(), w.face.changed > at)
	}
}

// TestAQuestionEndsWithItsPosition: what was asked before does not stand over
// another position.
func TestAQuestionEndsWithItsPosition(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{}, {Ends: true}, {}}}
	w := open(t, lines{game: g, players: toy.People(1), set: func(s *store.Settings) { s.Animation, s.ConfirmEnd = store.AnimationOff, true }})
	w.act(t, toy.Pass)
	w.Click("pass")
	if !w.Has("confirm") {
		t.Fatal("nothing is asked")
	}
	if err := w.tb.Undo(); err != nil {
		t.Fatal(err)
	}
	w.settle()
	if w.Has("confirm") {
		t.Error("the question stays")
	}
}

// held presses a key and holds it down for a while.
func (w *world) held(k input.Key) {
	w.Key(k)
	for range 20 {
		w.Root().Handle(input.Gesture{Kind: input.KeyStroke, Key: k, Repeat: true})
		w.Ticks(1)
	}
}

// TestEscapeHeldDownGoesOneStep back to now, and opens no menu.
func TestEscapeHeldDownGoesOneStep(t *testing.T) {
	w := rows(t, 4)
	w.Click("log:1")
	w.held(input.KeyEscape)
	if w.tb.Looking() || w.Has("menu:resume") {
		t.Errorf("looking %v, menu %v", w.tb.Looking(), w.Has("menu:resume"))
	}
}

// TestSpaceHeldDownPlaysOn: it does not start and stop in turn.
func TestSpaceHeldDownPlaysOn(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.held(input.KeySpace)
	w.Ticks(60)
	at := w.tb.Moment()
	w.Ticks(60)
	if at == 0 || w.tb.Moment() <= at {
		t.Errorf("it stands at %d after %d", w.tb.Moment(), at)
	}
}

// TestWhoMovesThroughThePastStopsIt: by keys and by buttons, and it stays where it
// was put.
func TestWhoMovesThroughThePastStopsIt(t *testing.T) {
	for name, c := range map[string]struct {
		do func(w *world)
		at int
	}{
		"Home":        {func(w *world) { w.Key(input.KeyHome) }, 0},
		"the arrow":   {func(w *world) { w.Key(input.KeyLeft) }, 2},
		"a step back": {func(w *world) { w.Click("past:back") }, 2},
		"a step on":   {func(w *world) { w.Click("past:on") }, 4},
		"an entry":    {func(w *world) { w.Click("log:0") }, 1},
	} {
		g, moves := played(9)
		w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
		w.Click("past:play")
		for w.tb.Moment() < 3 {
			w.Ticks(1)
		}
		c.do(w)
		w.Ticks(120)
		if w.tb.Moment() != c.at {
			t.Errorf("%s: moment %d, want %d", name, w.tb.Moment(), c.at)
		}
	}
}

// TestWhatGivesSomethingUpIsNotUrgedTo.
func TestWhatGivesSomethingUpIsNotUrgedTo(t *testing.T) {
	for _, forgoes := range []bool{true, false} {
		w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{Forgoes: forgoes}, {}}}, players: toy.People(1)})
		if got := w.State("pass", "amber") == true; got == forgoes {
			t.Errorf("gives something up %v: urged to %v", forgoes, got)
		}
	}
}

// TestThePromptIsAboutWhoDecides, whoever looks.
func TestThePromptIsAboutWhoDecides(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.WithBots(toy.People(2), 1), set: normal})
	w.Click("pass")
	for w.tb.Showing() {
		w.Ticks(1)
	}
	if w.tb.Match().Actor() != 1 || w.State("prompt", "seat") != 1 {
		t.Errorf("seat %d decides, the prompt is about %v", w.tb.Match().Actor(), w.State("prompt", "seat"))
	}
}

// TestTheRecapTellsInTheOrderOfTime, each entry with the mark of who did it.
func TestTheRecapTellsInTheOrderOfTime(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), {Seat: 1, Turn: 1}, {Seat: 2, Turn: 1}, secret(0)}}
	w := open(t, lines{game: g, players: toy.People(3), set: func(s *store.Settings) {
		s.Animation, s.Marks, s.Recap = store.AnimationOff, true, true
	}})
	w.Click("cover:open")
	w.act(t, toy.Pass, toy.Give(4), toy.Give(5))
	w.Click("cover:open")
	w.settle()
	if !w.Has("since") {
		t.Fatal("there is no recap")
	}
	texts, pictures := w.within(t, "since")
	line := func(word string) float64 {
		for _, x := range texts {
			if strings.HasPrefix(x.Text, word) {
				return x.Box.Y
			}
		}
		t.Fatalf("%q is not told", word)
		return 0
	}
	mark := func(name string) float64 {
		for _, x := range pictures {
			if x.Name == name {
				return x.Box.Y
			}
		}
		t.Fatalf("%s is not shown", name)
		return 0
	}
	if line("Błażej") >= line("Żaneta") {
		t.Error("who came later is told first")
	}
	third := ""
	for _, x := range pictures {
		if x.Name != "mark/triangle" {
			third = x.Name
		}
	}
	if abs(mark("mark/triangle")-line("Błażej")) > 12 || abs(mark(third)-line("Żaneta")) > 12 {
		t.Errorf("the marks stand at %v and %v, the names at %v and %v", mark("mark/triangle"), mark(third), line("Błażej"), line("Żaneta"))
	}
}

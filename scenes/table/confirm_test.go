package table_test

import (
	"testing"

	"schron/input"
	"schron/scenes/scenetest/toy"
)

// TestAnotherPlayersMoveIsNotTakenBackSilently, by button or key; one's own is.
func TestAnotherPlayersMoveIsNotTakenBackSilently(t *testing.T) {
	for name, undo := range map[string]func(*world){
		"button": func(w *world) { w.Click("undo") },
		"keys":   func(w *world) { w.Key(input.KeyZ, input.Ctrl) },
	} {
		w := open(t, lines{game: toy.Game{Asks: []toy.Ask{turn(0, 1), turn(1, 1), turn(1, 1)}}, players: toy.People(2)})
		w.Click("field")
		undo(w)
		if !w.Has("confirm") || w.tb.Match().Len() != 1 {
			t.Fatalf("%s: %d moves", name, w.tb.Match().Len())
		}
		if w.Focus() != "confirm:no" {
			t.Errorf("%s: the focus is on %q", name, w.Focus())
		}
		w.Click("confirm:no")
		if w.Has("confirm") || w.tb.Match().Len() != 1 {
			t.Fatalf("%s: after the answer no %d moves", name, w.tb.Match().Len())
		}
		undo(w)
		w.Click("confirm:yes")
		if w.Has("confirm") || w.tb.Match().Len() != 0 {
			t.Errorf("%s: after the answer yes %d moves", name, w.tb.Match().Len())
		}
		w.Click("field")
		w.Click("field")
		undo(w)
		if w.Has("confirm") || w.tb.Match().Len() != 1 {
			t.Errorf("%s: one's own move: %d moves", name, w.tb.Match().Len())
		}
		g := toy.Game{Asks: []toy.Ask{turn(0, 1), turn(1, 1)}, Owners: []int{0, 0}}
		w = open(t, lines{game: g, players: toy.People(1)})
		w.Click("field")
		undo(w)
		if w.Has("confirm") || w.tb.Match().Len() != 0 {
			t.Errorf("%s: a move of one's other seat: %d moves", name, w.tb.Match().Len())
		}
	}
}

// TestAMoveOnTheBoardAsksToo where it gives something up.
func TestAMoveOnTheBoardAsksToo(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{Forgoes: true}, {}}}, players: toy.People(1)})
	w.Ticks(60)
	played := w.tb.Play(toy.Pass)
	w.Stack.InvalidateAll()
	w.Ticks(1)
	if played || !w.Has("confirm") || w.tb.Match().Len() != 0 {
		t.Fatalf("%d moves", w.tb.Match().Len())
	}
	w.Click("confirm:yes")
	if w.tb.Match().Len() != 1 {
		t.Errorf("%d moves", w.tb.Match().Len())
	}
	w = open(t, lines{game: toy.Game{Asks: []toy.Ask{{Forgoes: true}, {}}}, players: toy.People(1)})
	w.Ticks(60)
	if w.tb.PlayAll(toy.Pass) != 0 {
		t.Fatal("several moves ask nothing")
	}
}

// TestAnAnswerThatWasTakenBackIsNotGivenAgain by the table; the next one is.
func TestAnAnswerThatWasTakenBackIsNotGivenAgain(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2)})
	w.face.answer = toy.Pass
	for seat := range 2 {
		if err := w.tb.Order(seat, seat == 0); err != nil {
			t.Fatal(err)
		}
	}
	want := func(moves int) {
		t.Helper()
		if w.Ticks(60); w.tb.Match().Len() != moves {
			t.Errorf("%d moves, want %d", w.tb.Match().Len(), moves)
		}
	}
	want(1)
	if err := w.tb.Undo(); err != nil {
		t.Fatal(err)
	}
	want(0)
	w.act(t, toy.Give(1), toy.Pass)
	want(3)
}

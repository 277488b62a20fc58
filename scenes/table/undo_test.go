package table_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/input"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/scenetest/toy"
)

func TestUndoAndRedoByButtonAndKeys(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{turn(0, 1), turn(0, 1), turn(0, 1), turn(0, 1)}}
	w := open(t, lines{game: g, players: toy.People(1)})
	length := func(want int) {
		t.Helper()
		if got := w.tb.Match().Len(); got != want {
			t.Fatalf("%d moves, want %d", got, want)
		}
	}
	if w.State("undo", "possible") != false {
		t.Error("undo looks possible")
	}
	w.Click("undo")
	if diff := cmp.Diff([]string{"There is nothing to undo."}, w.Toasts()); diff != "" {
		t.Error(diff)
	}
	w.act(t, toy.Pass, toy.Pass, toy.Pass)
	if w.State("undo", "possible") != true {
		t.Error("undo looks impossible")
	}
	w.Click("undo")
	length(2)
	w.Key(input.KeyZ, input.Ctrl)
	length(1)
	w.Key(input.KeyY, input.Ctrl)
	length(2)
	w.Key(input.KeyZ, input.Ctrl, input.Shift)
	length(3)
	w.Key(input.KeyY, input.Ctrl)
	length(3)
	w.Click("undo")
	w.Click("menu")
	w.Click("menu:redo")
	length(3)
	w.Click("menu")
	w.Click("menu:restart")
	w.Click("restart:no")
	length(3)
	w.Click("menu")
	w.Click("menu:restart")
	w.Click("restart:yes")
	length(0)
	w.Click("menu")
	if w.Find("menu:restart").Enabled || !w.Find("menu:redo").Enabled {
		t.Error("the menu offers to restart, or not to redo")
	}
}

// TestRedoStandsBesideUndo while there is something to redo.
func TestRedoStandsBesideUndo(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{turn(0, 1), turn(0, 1), turn(0, 1)}}
	w := open(t, lines{game: g, players: toy.People(1), w: 1024, h: 640})
	w.act(t, toy.Pass)
	if w.Has("redo") {
		t.Error("there is nothing to redo")
	}
	w.Click("undo")
	if gap := w.rect("undo").X - w.rect("redo").Right(); gap < 4 || gap > 12 {
		t.Errorf("redo stands %v from undo", gap)
	}
	for _, fault := range w.Audit(tabletest.Art(), 1) {
		t.Error(fault)
	}
	if w.Click("redo"); w.tb.Match().Len() != 1 || w.Has("redo") {
		t.Errorf("after it %d moves, redo %v", w.tb.Match().Len(), w.Has("redo"))
	}
}

// TestUndoTellsWhoseMoveItTakesBack, also where another one acts by now.
func TestUndoTellsWhoseMoveItTakesBack(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	w.act(t, toy.Pass)
	w.Script.Move(w.Point("undo"))
	w.Ticks(60)
	if got, want := w.Tip(), w.tb.LookOf(0).Name; w.tb.Acting() != 1 || !strings.Contains(got, want) {
		t.Errorf("seat %d acts; tip %q, want %q in it", w.tb.Acting(), got, want)
	}
}

func TestTheUndoButtonTellsWhyNot(t *testing.T) {
	w := open(t, lines{game: two(1), players: toy.People(2)})
	w.Script.Move(w.Point("undo"))
	w.Ticks(60)
	if got := w.Tip(); !strings.Contains(got, "nothing to undo") {
		t.Errorf("tip %q", got)
	}
}

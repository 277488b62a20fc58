package match

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
	"schron/scenes/e2e/stand"
)

// TestUndoAndRedo by the button, the menu and the keys, at the cover and at the
// table: what lies on the board and the save follow.
func TestUndoAndRedo(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	w.Seated()
	before, first := w.Board(), w.Record()
	w.Click("field:c2")
	second := w.Record()
	w.TakeScreen()
	after := w.Board()
	if before == after || len(second.Moves) <= len(first.Moves) {
		t.Fatalf("nothing was put; %s", w.There())
	}
	back := map[string]func(){
		"the button": func() { w.Click("undo"); sure(w) },
		"Ctrl+Z":     func() { w.Key(ebiten.KeyZ, ebiten.KeyControlLeft); sure(w) },
	}
	again := map[string]func(){
		"the menu":     func() { w.Click("menu"); w.Click("menu:redo") },
		"Ctrl+Y":       func() { w.Key(ebiten.KeyY, ebiten.KeyControlLeft) },
		"Ctrl+Shift+Z": func() { w.Key(ebiten.KeyZ, ebiten.KeyControlLeft, ebiten.KeyShiftLeft) },
	}
	for backName, undo := range back {
		for againName, redo := range again {
			for len(w.Record().Moves) > len(first.Moves) {
				moves(w, backName, undo)
			}
			stand.SameGame(t, w.Record(), first)
			w.TakeScreen()
			if w.Board() != before {
				t.Errorf("after undo by %s the table is not as it was", backName)
			}
			for len(w.Record().Moves) < len(second.Moves) {
				moves(w, againName, redo)
			}
			stand.SameGame(t, w.Record(), second)
			w.TakeScreen()
			if w.Board() != after {
				t.Errorf("after redo by %s the table is not as it was", againName)
			}
		}
	}
}

// sure says yes where it is asked whether another player's move is taken back.
func sure(w *stand.Window) {
	if w.Has("confirm:yes") {
		w.Click("confirm:yes")
	}
}

// moves does something that must change the number of moves.
func moves(w *stand.Window, name string, do func()) {
	w.T.Helper()
	moves := len(w.Record().Moves)
	do()
	if len(w.Record().Moves) == moves {
		w.T.Fatalf("%s does nothing; %s", name, w.There())
	}
}

// TestUndoStopsAtOthersDecisions: a go that has passed to the next player can be taken back
// as long as nothing else was done. What another player decided before that stands, and a
// sentence says so.
func TestUndoStopsAtOthersDecisions(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	w.Seated()
	moves(w, "Ctrl+Z", func() {
		w.Key(ebiten.KeyZ, ebiten.KeyControlLeft)
		sure(w)
	})
	left := w.Record()
	w.TakeScreen()
	w.Click("undo")
	w.WaitNode("toast")
	if w.Find("toast").Label == "" {
		t.Error("the refusal has no words")
	}
	stand.SameGame(t, w.Record(), left)
	w.Click("prompt")
	if w.Has("toast") {
		t.Error("the next press does not put the refusal away")
	}
}

// TestRestartTurn takes back the whole go after a question.
func TestRestartTurn(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	board, record := soldierOnBoard(t, w)
	w.Click("field:c1")
	w.Click("field:c2")
	if len(w.Record().Moves) == len(record.Moves) {
		t.Fatalf("the soldier does not move; %s", w.There())
	}
	w.Click("menu")
	w.Click("menu:restart")
	w.Click("restart:yes")
	if w.Board() != board {
		t.Error("the table is not as it was at the start of the go")
	}
	stand.SameGame(t, w.Record(), record)
}

// soldierOnBoard plays until Ala has the screen with a soldier on c1 that may
// move, and returns what is there then.
func soldierOnBoard(t *testing.T, w *stand.Window) (board string, record *rules.Record) {
	t.Helper()
	w.Seated()
	for _, piece := range []string{"supply:outpost", "supply:soldier"} {
		w.Drag(piece, "field:c1")
		for w.Find("cover").Label != "Teraz Ala" {
			w.TakeScreen()
			w.Click("pass")
			w.ClickAny("confirm:yes")
		}
		w.TakeScreen()
	}
	if w.Find("field:c1").State["movable"] != true {
		t.Fatalf("the soldier on c1 may not move; %s", w.There())
	}
	return w.Board(), w.Record()
}

// TestRefusalNamesItsRule: a piece dropped on a wrong place flies back and a message says
// why. Its link opens the rulebook at the rule, and Escape leads back to the same table.
func TestRefusalNamesItsRule(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	w.Seated()
	before, first := w.Board(), w.Record()
	w.Drag("supply:token", "field:e5")
	w.WaitNode("toast:rule")
	rule := w.Find("toast:rule").Label
	if !strings.HasPrefix(rule, "DZ-") || w.Find("toast").Label == "" {
		t.Errorf("the message says %q by rule %q", w.Find("toast").Label, rule)
	}
	if w.Board() != before {
		t.Error("the refused piece lies on the board")
	}
	stand.SameGame(t, w.Record(), first)
	w.Click("toast:rule")
	w.WaitScene("rulebook")
	w.Tick(3)
	if n := w.Find("rule:" + rule); n.State["shown"] != true {
		t.Errorf("the rulebook is not open at %s", rule)
	}
	w.Key(ebiten.KeyEscape)
	w.WaitScene("table")
	if w.Has("cover:open") || w.Board() != before {
		t.Errorf("the table is another one after the rulebook; %s", w.There())
	}
}

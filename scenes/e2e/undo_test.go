package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
)

// seated starts a game of three and plays the choice of the home edges: the
// next decision is the first player's second go.
func seated(t *testing.T, w *window) {
	t.Helper()
	w.newGame("8", "Ala", "Bartek", "Celina")
	for _, on := range []string{"field:c1", "field:c5", "field:a3"} {
		w.takeScreen()
		w.click(on)
	}
	w.takeScreen()
	if got := len(w.record().Moves); got != 3 {
		t.Fatalf("%d moves were played, want 3; %s", got, w.there())
	}
}

// TestUndoAndRedo by the button, the menu and the keys, at the cover and at the
// table: what lies on the board and the save follow.
func TestUndoAndRedo(t *testing.T) {
	w := start(t, quickly(t))
	seated(t, w)
	before, first := w.board(), w.record()
	w.click("field:c2")
	second := w.record()
	w.takeScreen()
	after := w.board()
	if before == after || len(second.Moves) <= len(first.Moves) {
		t.Fatalf("nothing was put; %s", w.there())
	}
	back := map[string]func(){
		"the button": func() { w.click("undo") },
		"Ctrl+Z":     func() { w.key(ebiten.KeyZ, ebiten.KeyControlLeft) },
	}
	again := map[string]func(){
		"the menu":     func() { w.click("menu"); w.click("menu:redo") },
		"Ctrl+Y":       func() { w.key(ebiten.KeyY, ebiten.KeyControlLeft) },
		"Ctrl+Shift+Z": func() { w.key(ebiten.KeyZ, ebiten.KeyControlLeft, ebiten.KeyShiftLeft) },
	}
	for backName, undo := range back {
		for againName, redo := range again {
			for len(w.record().Moves) > len(first.Moves) {
				w.moves(backName, undo)
			}
			sameGame(t, w.record(), first)
			w.takeScreen()
			if w.board() != before {
				t.Errorf("after undo by %s the table is not as it was", backName)
			}
			for len(w.record().Moves) < len(second.Moves) {
				w.moves(againName, redo)
			}
			sameGame(t, w.record(), second)
			w.takeScreen()
			if w.board() != after {
				t.Errorf("after redo by %s the table is not as it was", againName)
			}
		}
	}
}

// moves does something that must change the number of moves.
func (w *window) moves(name string, do func()) {
	w.t.Helper()
	moves := len(w.record().Moves)
	do()
	if len(w.record().Moves) == moves {
		w.t.Fatalf("%s does nothing; %s", name, w.there())
	}
}

// TestUndoStopsAtOthersDecisions: a go that has passed to the next player can be
// taken back as long as nothing else was done; what another player decided
// before that stands, and a sentence says so.
func TestUndoStopsAtOthersDecisions(t *testing.T) {
	w := start(t, quickly(t))
	seated(t, w)
	w.moves("Ctrl+Z", func() { w.key(ebiten.KeyZ, ebiten.KeyControlLeft) })
	left := w.record()
	w.takeScreen()
	w.click("undo")
	w.waitNode("toast")
	if w.find("toast").Label == "" {
		t.Error("the refusal has no words")
	}
	sameGame(t, w.record(), left)
	w.click("toast")
	if w.has("toast") {
		t.Error("a click does not put the message away")
	}
}

// TestRestartTurn takes back the whole go after a question.
func TestRestartTurn(t *testing.T) {
	w := start(t, quickly(t))
	board, record := soldierOnBoard(t, w)
	w.click("field:c1")
	w.click("field:c2")
	if len(w.record().Moves) == len(record.Moves) {
		t.Fatalf("the soldier does not move; %s", w.there())
	}
	w.click("menu")
	w.click("menu:restart")
	w.click("restart:yes")
	if w.board() != board {
		t.Error("the table is not as it was at the start of the go")
	}
	sameGame(t, w.record(), record)
}

// soldierOnBoard plays until Ala has the screen with a soldier on c1 that may
// move, and returns what is there then.
func soldierOnBoard(t *testing.T, w *window) (board string, record *rules.Record) {
	t.Helper()
	seated(t, w)
	for _, piece := range []string{"supply:outpost", "supply:soldier"} {
		w.drag(piece, "field:c1")
		for w.find("cover").Label != "Teraz Ala" {
			w.takeScreen()
			w.click("pass")
		}
		w.takeScreen()
	}
	if w.find("field:c1").State["movable"] != true {
		t.Fatalf("the soldier on c1 may not move; %s", w.there())
	}
	return w.board(), w.record()
}

// TestRefusalNamesItsRule: a piece dropped on a wrong place flies back, a
// message says why, its link opens the rulebook at the rule, and Escape leads
// back to the same table.
func TestRefusalNamesItsRule(t *testing.T) {
	w := start(t, quickly(t))
	seated(t, w)
	before, first := w.board(), w.record()
	w.drag("supply:token", "field:e5")
	w.waitNode("toast:rule")
	rule := w.find("toast:rule").Label
	if !strings.HasPrefix(rule, "DZ-") || w.find("toast").Label == "" {
		t.Errorf("the message says %q by rule %q", w.find("toast").Label, rule)
	}
	if w.board() != before {
		t.Error("the refused piece lies on the board")
	}
	sameGame(t, w.record(), first)
	w.click("toast:rule")
	w.waitScene("rulebook")
	w.tick(3)
	if n := w.find("rule:" + rule); n.State["shown"] != true {
		t.Errorf("the rulebook is not open at %s", rule)
	}
	w.key(ebiten.KeyEscape)
	w.waitScene("table")
	if w.has("cover:open") || w.board() != before {
		t.Errorf("the table is another one after the rulebook; %s", w.there())
	}
}

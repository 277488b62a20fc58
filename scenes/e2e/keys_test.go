package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// focus presses Tab until a node has the keyboard.
func (w *window) focus(id string) {
	w.t.Helper()
	for range 120 {
		if n, ok := w.lookup(id); ok && n.State["focused"] == true {
			return
		}
		w.key(ebiten.KeyTab)
	}
	w.t.Fatalf("Tab does not come to %q; %s", id, w.there())
}

// TestKeysAloneStartAGame: from the shelf to the first piece on the board
// without a mouse.
func TestKeysAloneStartAGame(t *testing.T) {
	w := start(t, quickly(t))
	w.focus("box:dzicz")
	w.key(ebiten.KeyEnter)
	w.waitScene("setup")
	w.focus("add")
	w.key(ebiten.KeyEnter)
	for i, name := range []string{"Święta", "Ćma", "Łoś"} {
		w.focus(player(i+1) + ":name")
		w.key(ebiten.KeyA, ebiten.KeyControlLeft)
		w.write(name)
	}
	w.focus("seed")
	w.write("12")
	w.focus("start")
	w.key(ebiten.KeyEnter)
	w.waitScene("table")
	if got := w.find("cover").Label; !strings.Contains(got, "Święta") && !strings.Contains(got, "Ćma") && !strings.Contains(got, "Łoś") {
		t.Errorf("the cover says %q", got)
	}
	w.await("cover:open")
	w.focus("cover:open")
	w.key(ebiten.KeyEnter)
	w.focus("field:c1")
	w.key(ebiten.KeyArrowRight)
	if w.find("field:d1").State["focused"] != true {
		t.Errorf("the right arrow does not lead from c1 to d1; %s", w.there())
	}
	w.key(ebiten.KeySpace)
	w.waitNode("cover:open")
	if moves := w.record().Moves; len(moves) != 1 || moves[0] != "home d1" {
		t.Errorf("the keys played %q", moves)
	}
	// The rules and back, the menu and back.
	w.await("cover:open")
	w.focus("cover:open")
	w.key(ebiten.KeyEnter)
	w.key(ebiten.KeyF1)
	w.waitScene("rulebook")
	w.key(ebiten.KeyEscape)
	w.waitScene("table")
	w.key(ebiten.KeyEscape)
	w.waitNode("menu:resume")
	w.key(ebiten.KeyEscape)
	if w.has("menu:resume") {
		t.Error("Escape does not close the menu")
	}
}

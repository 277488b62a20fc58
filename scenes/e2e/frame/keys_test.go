package frame

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// TestKeysAloneStartAGame: from the shelf to the first piece on the board
// without a mouse.
func TestKeysAloneStartAGame(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	w.Focus("box:dzicz")
	w.Key(ebiten.KeyEnter)
	w.WaitScene("setup")
	w.Focus("add")
	w.Key(ebiten.KeyEnter)
	for i, name := range []string{"Święta", "Ćma", "Łoś"} {
		w.Focus(stand.Player(i+1) + ":name")
		w.Key(ebiten.KeyA, ebiten.KeyControlLeft)
		w.Write(name)
	}
	w.Focus("seed")
	w.Write("12")
	w.Focus("start")
	w.Key(ebiten.KeyEnter)
	w.WaitScene("table")
	if got := w.Find("cover").Label; !strings.Contains(got, "Święta") && !strings.Contains(got, "Ćma") && !strings.Contains(got, "Łoś") {
		t.Errorf("the cover says %q", got)
	}
	w.Await("cover:open")
	w.Focus("cover:open")
	w.Key(ebiten.KeyEnter)
	w.Focus("field:c1")
	w.Key(ebiten.KeyArrowRight)
	if w.Find("field:d1").State["focused"] != true {
		t.Errorf("the right arrow does not lead from c1 to d1; %s", w.There())
	}
	w.Key(ebiten.KeySpace)
	w.WaitNode("cover:open")
	if moves := w.Record().Moves; len(moves) != 1 || moves[0] != "home d1" {
		t.Errorf("the keys played %q", moves)
	}
	// The rules and back, the menu and back.
	w.Await("cover:open")
	w.Focus("cover:open")
	w.Key(ebiten.KeyEnter)
	w.Key(ebiten.KeyF1)
	w.WaitScene("rulebook")
	w.Key(ebiten.KeyEscape)
	w.WaitScene("table")
	w.Key(ebiten.KeyEscape)
	w.WaitNode("menu:resume")
	w.Key(ebiten.KeyEscape)
	if w.Has("menu:resume") {
		t.Error("Escape does not close the menu")
	}
}

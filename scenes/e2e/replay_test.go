package e2e

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestReplay of a finished game: step by step, by itself, to the ends, by a
// click on the log; nothing can be played and the file stays as it is.
func TestReplay(t *testing.T) {
	whole := played(t, 11, -1)
	file := put(t, filepath.Join(t.TempDir(), "whole.json"), whole)
	moves := len(readRecord(t, file).Moves)
	w := start(t, quickly(t), "-scene", "replay", "-load", file, "-at", "0")
	w.waitScene("replay")
	at := func(n int) {
		t.Helper()
		if got := w.find("past").Label; !strings.HasPrefix(got, "Ruch "+itoa(n)+" z\u00a0"+itoa(moves)) {
			t.Fatalf("the replay stands at %q, want move %d", got, n)
		}
	}
	at(0)
	if w.find("past:back").Enabled || !w.find("past:on").Enabled {
		t.Error("the start can be stepped before or not stepped from")
	}
	empty := w.board()
	for n := 1; n <= 3; n++ {
		w.click("past:on")
		w.waitFor("move "+itoa(n), 90, func() bool { return strings.HasPrefix(w.find("past").Label, "Ruch "+itoa(n)+" ") })
	}
	three := w.board()
	if three == empty {
		t.Error("three moves leave the board empty")
	}
	w.click("past:last")
	at(moves)
	end := w.board()
	w.click("past:first")
	at(0)
	if w.board() != empty {
		t.Error("the start is another one after going back")
	}
	// Playing by itself moves on and can be stopped.
	w.click("past:play")
	w.waitFor("third move", 400, func() bool { return w.board() == three })
	w.click("past:play")
	stopped := w.find("past").Label
	w.tick(200)
	if got := w.find("past").Label; got != stopped {
		t.Errorf("stopped at %q, goes on to %q", stopped, got)
	}
	// A click on the log leads to that moment.
	w.click("past:last")
	var entry string
	var to float64
	for _, n := range w.uitree().Nodes {
		if move, ok := n.State["move"].(float64); ok && n.Role == "entry" && int(move) < moves {
			entry, to = n.ID, move
			break
		}
	}
	if entry == "" {
		t.Fatalf("the log has no entries; %s", w.there())
	}
	w.click(entry)
	at(int(to))
	w.click("past:last")
	if w.board() != end {
		t.Error("the end is another one after jumping about")
	}
	for _, f := range w.fields("legal") {
		t.Errorf("something can be put on %s", f)
	}
	if w.has("pass") || w.has("undo") {
		t.Error("a replay can be played")
	}
	w.close()
}

// TestLookingBackInAGame: a click on the log shows an earlier moment, from
// which nothing can be played; the way back leads to the present.
func TestLookingBackInAGame(t *testing.T) {
	w := start(t, quickly(t))
	seated(t, w)
	board, record := w.board(), w.record()
	w.click("log:0")
	w.waitNode("past:return")
	if w.board() == board || len(w.legal()) > 0 {
		t.Errorf("the past is the present or can be played; %s", w.there())
	}
	w.click("past:return")
	if w.board() != board || len(w.legal()) == 0 {
		t.Errorf("the present is another one; %s", w.there())
	}
	sameGame(t, w.record(), record)
}

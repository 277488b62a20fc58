package match

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestReplay of a finished game: step by step, by itself, to the ends, by a click on the log.
// Nothing can be played and the file stays as it is.
func TestReplay(t *testing.T) {
	whole := stand.Played(t, 11, -1)
	file := stand.Put(t, filepath.Join(t.TempDir(), "whole.json"), whole)
	moves := len(rulestest.ReadRecord(t, file).Moves)
	w := stand.Start(t, stand.Quickly(t), "-scene", "replay", "-load", file, "-at", "0")
	w.WaitScene("replay")
	at := func(n int) {
		t.Helper()
		if got := w.Find("past").Label; !strings.HasPrefix(got, "Ruch "+strconv.Itoa(n)+" z\u00a0"+strconv.Itoa(moves)) {
			t.Fatalf("the replay stands at %q, want move %d", got, n)
		}
	}
	at(0)
	if w.Find("past:back").Enabled || !w.Find("past:on").Enabled {
		t.Error("the start can be stepped before or not stepped from")
	}
	empty := w.Board()
	for n := 1; n <= 3; n++ {
		w.Click("past:on")
		w.WaitFor("move "+strconv.Itoa(n), 90, func() bool { return strings.HasPrefix(w.Find("past").Label, "Ruch "+strconv.Itoa(n)+" ") })
	}
	three := w.Board()
	if three == empty {
		t.Error("three moves leave the board empty")
	}
	w.Click("past:last")
	at(moves)
	end := w.Board()
	w.Click("past:first")
	at(0)
	if w.Board() != empty {
		t.Error("the start is another one after going back")
	}
	// Playing by itself moves on and can be stopped.
	w.Click("past:play")
	w.WaitFor("third move", 400, func() bool { return w.Board() == three })
	w.Click("past:play")
	stopped := w.Find("past").Label
	w.Tick(200)
	if got := w.Find("past").Label; got != stopped {
		t.Errorf("stopped at %q, goes on to %q", stopped, got)
	}
	// A click on the unfolded log leads to that moment.
	w.Click("past:last")
	w.Click("log:unfold")
	var entry string
	var to float64
	for _, n := range w.Tree().Nodes {
		if move, ok := n.State["move"].(float64); ok && n.Role == "entry" && int(move) < moves {
			entry, to = n.ID, move
			break
		}
	}
	if entry == "" {
		t.Fatalf("the log has no entries; %s", w.There())
	}
	w.Click(entry)
	at(int(to))
	w.Click("past:last")
	if w.Board() != end {
		t.Error("the end is another one after jumping about")
	}
	for _, f := range w.Fields("legal") {
		t.Errorf("something can be put on %s", f)
	}
	if w.Has("pass") || w.Has("undo") {
		t.Error("a replay can be played")
	}
	w.Close()
}

// TestLookingBackInAGame: a click on the log shows an earlier moment, from
// which nothing can be played; the way back leads to the present.
func TestLookingBackInAGame(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	w.Seated()
	board, record := w.Board(), w.Record()
	w.Click("log:0")
	w.WaitNode("past:return")
	if w.Board() == board || len(w.Legal()) > 0 {
		t.Errorf("the past is the present or can be played; %s", w.There())
	}
	w.Click("past:return")
	if w.Board() != board || len(w.Legal()) == 0 {
		t.Errorf("the present is another one; %s", w.There())
	}
	stand.SameGame(t, w.Record(), record)
}

// TestToARuleAndBack: from a moment of the past the § of a line of the log leads to its rule
// in the rulebook. One step back leads to the same moment.
func TestToARuleAndBack(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	w.Seated()
	w.Click("log:0")
	w.WaitNode("past:return")
	board, moment := w.Board(), w.Find("past:band").Label
	rule := w.Find("log-rule:0").State["rule"].(string)
	w.Click("log-rule:0")
	w.WaitNode("rule:" + rule)
	w.Click("back")
	w.WaitNode("past:return")
	if w.Board() != board || w.Find("past:band").Label != moment {
		t.Errorf("back from the rule it is another moment than %q; %s", moment, w.There())
	}
}

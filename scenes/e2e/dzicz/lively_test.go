package dzicz

import (
	"fmt"
	"slices"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestHastyClicksWhileThingsMove has the settings of a first start: moves are shown, and
// the recap lies over the table. Clicks come as fast as they can, whether something moves
// or not. Nobody gets stuck before the result, with a cover between
// turns or without. Three play in a proof, else two.
func TestHastyClicksWhileThingsMove(t *testing.T) {
	hasty(t, stand.Usually(t), true)
	hasty(t, stand.Empty(t), false)
}

// hasty plays a game in a hurry. Where there are covers there are recaps, too.
func hasty(t *testing.T, data stand.Folder, covers bool) {
	t.Helper()
	w := start(t, data, "-lang", "pl")
	people := []string{"Ala", "Bartek", "Celina"}[:rulestest.Rounds(2, 3)]
	w.NewGame("3", people...)
	recaps, covered := 0, 0
	for i := 0; !w.Has("result"); i++ {
		if i > 4000 {
			t.Fatalf("the game does not end; %s", w.There())
		}
		switch legal := w.Legal(); {
		case w.Has("cover:open"):
			covered++
			w.CoverOnly()
			w.Tap("cover:open")
		case w.Has("confirm:yes"):
			w.Tap("confirm:yes")
		case w.Has("since:close") && i%2 == 0:
			recaps++
			w.Tap("since:close")
		case w.Has("pass") && i%3 > 0:
			w.Tap("pass")
		case len(legal) > 0:
			w.Tap(legal[i%len(legal)])
		case w.Has("pass"):
			w.Tap("pass")
		default:
			w.Tap("prompt") // something moves: a press skips it
		}
		if i%7 == 0 {
			w.Tick(13)
		}
	}
	if covers != (recaps > 0) || covers != (covered > 0) {
		t.Errorf("%d recaps and %d times covered", recaps, covered)
	}
	if end := w.Kept("replays"); end.Final == "" || len(end.Moves) < len(people)*11 {
		t.Errorf("the game has %d moves", len(end.Moves))
	}
	w.Close()
}

// TestAloneWithBots: who plays with computers alone is never asked to look away,
// and they take their turns by themselves.
func TestAloneWithBots(t *testing.T) {
	w := start(t, stand.Quickly(t))
	w.Click("box:dzicz")
	w.Click("new")
	w.WaitScene("setup")
	w.Fill("player:1:name", "Łucja")
	for _, id := range []string{"player:2", "player:3"} {
		if !w.Has(id + ":kind") {
			w.Click("add")
		}
		w.Click(id + ":kind")
		w.Click(id + ":kind:random")
		if got := w.Find(id + ":kind").State["value"]; got != "random" {
			t.Fatalf("%s is played by %v", id, got)
		}
	}
	w.Fill("seed", "6")
	w.Click("start")
	w.WaitScene("table")
	for i := 0; !w.Has("result"); i++ {
		if w.Has("cover:open") {
			t.Fatalf("a single person is asked to look away; %s", w.There())
		}
		switch legal := w.Legal(); {
		case i > 900:
			t.Fatalf("the game does not end; %s", w.There())
		case w.Has("confirm:yes"):
			w.Click("confirm:yes")
		case len(legal) > 0:
			w.Click(legal[i%len(legal)])
		case w.Has("pass"):
			w.Click("pass")
		case w.Has("pace:faster") && w.Find("pace:faster").State["selected"] != true:
			w.Click("pace:faster")
		default:
			w.Tick(1)
		}
	}
	bots := 0
	for _, p := range w.Kept("replays").Players {
		if p.Bot == "random" {
			bots++
		}
	}
	if bots != 2 {
		t.Errorf("the record has %d bots, want 2", bots)
	}
	if files := w.Games(t, "auto"); len(files) > 0 {
		t.Errorf("left in progress: %v", files)
	}
}

// TestNobodyIsAskedWhoDoesNotWantTo: a reaction that is asked for with the settings of a
// first start is declined without a word. That is so where the players do not want to be
// asked.
func TestNobodyIsAskedWhoDoesNotWantTo(t *testing.T) {
	r := stand.Drawn(t, 43, 3)
	at := slices.IndexFunc(r.Moves, func(m string) bool { return m == "no" || m == "defend" })
	if at < 0 {
		t.Fatal("the game has no reaction")
	}
	short := *r
	short.Moves, short.Final = r.Moves[:at], ""
	record := stand.PutRecord(t, "short", &short)
	for _, ask := range []bool{true, false} {
		folder := stand.With(t, fmt.Sprintf(`{"language":"pl","animation":"off","askReactions":%v}`, ask))
		w := start(t, folder, "-load", record, "-scene", "table")
		w.TakeScreen()
		w.Tick(5)
		moves := w.Record().Moves
		switch asked := w.Has("choice:quiet") || w.Has("near:quiet"); {
		case ask && (!asked || len(moves) != at):
			t.Errorf("nobody is asked; %s", w.There())
		case !ask && (asked || len(moves) <= at || moves[at] != "no"):
			t.Errorf("asked %v, played %q; %s", asked, moves[at:], w.There())
		}
		w.Close()
	}
}

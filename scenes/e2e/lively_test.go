package e2e

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"testing"
)

// TestHastyClicksWhileThingsMove: with the settings of a first start, in which
// moves are shown and the recap lies over the table, clicks come as fast as
// they can, whether something moves or not; nobody gets stuck before the result,
// with a cover between turns or without.
func TestHastyClicksWhileThingsMove(t *testing.T) {
	hasty(t, usually(t), true)
	hasty(t, t.TempDir(), false)
}

// hasty plays a game in a hurry. Where there are covers there are recaps, too.
func hasty(t *testing.T, data string, covers bool) {
	t.Helper()
	w := start(t, data, "-lang", "pl")
	w.newGame("3", "Ala", "Bartek", "Celina")
	recaps, covered := 0, 0
	for i := 0; !w.has("result"); i++ {
		if i > 4000 {
			t.Fatalf("the game does not end; %s", w.there())
		}
		switch legal := w.legal(); {
		case w.has("cover:open"):
			covered++
			w.coverOnly()
			w.tap("cover:open")
		case w.has("since:close") && i%2 == 0:
			recaps++
			w.tap("since:close")
		case w.has("pass") && i%3 > 0:
			w.tap("pass")
		case len(legal) > 0:
			w.tap(legal[i%len(legal)])
		case w.has("pass"):
			w.tap("pass")
		default:
			w.tap("prompt") // something moves: a press skips it
		}
		if i%7 == 0 {
			w.tick(13)
		}
	}
	if covers != (recaps > 0) || covers != (covered > 0) {
		t.Errorf("%d recaps and %d times covered", recaps, covered)
	}
	if end := w.kept("replays"); end.Final == "" || len(end.Moves) < 3*11 {
		t.Errorf("the game has %d moves", len(end.Moves))
	}
	w.close()
}

// TestAloneWithBots: who plays with computers alone is never asked to look away,
// and they take their turns by themselves.
func TestAloneWithBots(t *testing.T) {
	w := start(t, quickly(t))
	w.click("box:dzicz")
	w.click("new")
	w.waitScene("setup")
	w.fill("player:1:name", "Łucja")
	for _, id := range []string{"player:2", "player:3"} {
		if !w.has(id + ":kind") {
			w.click("add")
		}
		w.click(id + ":kind")
		w.click(id + ":kind:random")
		if got := w.find(id + ":kind").State["value"]; got != "random" {
			t.Fatalf("%s is played by %v", id, got)
		}
	}
	w.fill("seed", "6")
	w.click("start")
	w.waitScene("table")
	for i := 0; !w.has("result"); i++ {
		if w.has("cover:open") {
			t.Fatalf("a single person is asked to look away; %s", w.there())
		}
		switch legal := w.legal(); {
		case i > 900:
			t.Fatalf("the game does not end; %s", w.there())
		case len(legal) > 0:
			w.click(legal[i%len(legal)])
		case w.has("pass"):
			w.click("pass")
		default:
			w.tick(1)
		}
	}
	bots := 0
	for _, p := range w.kept("replays").Players {
		if p.Bot == "random" {
			bots++
		}
	}
	if bots != 2 {
		t.Errorf("the record has %d bots, want 2", bots)
	}
	if files, err := filepath.Glob(filepath.Join(w.data, "auto", "*")); err != nil || len(files) > 1 {
		t.Errorf("left in progress: %v, %v", files, err)
	}
}

// TestNobodyIsAskedWhoDoesNotWantTo: a reaction that is asked for with the
// settings of a first start is declined without a word where the players do not
// want to be asked.
func TestNobodyIsAskedWhoDoesNotWantTo(t *testing.T) {
	r := drawn(t, 43, 3)
	at := slices.IndexFunc(r.Moves, func(m string) bool { return m == "no" || m == "defend" })
	if at < 0 {
		t.Fatal("the game has no reaction")
	}
	short := *r
	short.Moves, short.Final = r.Moves[:at], ""
	data, err := json.Marshal(&short)
	if err != nil {
		t.Fatal(err)
	}
	record := put(t, filepath.Join(t.TempDir(), "short.json"), string(data))
	for _, ask := range []bool{true, false} {
		folder := t.TempDir()
		put(t, filepath.Join(folder, "settings.json"), fmt.Sprintf(`{"language":"pl","animation":"off","askReactions":%v}`, ask))
		w := start(t, folder, "-load", record, "-scene", "table")
		w.takeScreen()
		w.tick(5)
		moves := w.record().Moves
		switch asked := w.has("choice:quiet") || w.has("near:quiet"); {
		case ask && (!asked || len(moves) != at):
			t.Errorf("nobody is asked; %s", w.there())
		case !ask && (asked || len(moves) <= at || moves[at] != "no"):
			t.Errorf("asked %v, played %q; %s", asked, moves[at:], w.there())
		}
		w.close()
	}
}

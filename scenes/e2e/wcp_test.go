package e2e

import (
	"bufio"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
	"schron/rules/registry"
)

// wcpRecord is the game of WCP of which `make shots` takes pictures: all kinds of
// decisions of both stages, played to the result.
func wcpRecord(t *testing.T) *rules.Record {
	t.Helper()
	return readRecord(t, filepath.Join("..", "..", "build", "shots", "wcp.json"))
}

// TestMomentsOfGamesForPictures: what build/shots/list names is there.
func TestMomentsOfGamesForPictures(t *testing.T) {
	dir := filepath.Join("..", "..", "build", "shots")
	list, err := os.Open(filepath.Join(dir, "list"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = list.Close() }()
	lines := 0
	for in := bufio.NewScanner(list); in.Scan(); {
		words := strings.Fields(in.Text())
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		if len(words) != 4 {
			t.Fatalf("%q is not a name, a record, a number of moves and a scene", in.Text())
		}
		m, err := rules.LoadMatch(registry.Game, readRecord(t, filepath.Join(dir, words[1])))
		if err != nil {
			t.Fatal(err)
		}
		if n, err := strconv.Atoi(words[2]); err != nil || n > m.Len() {
			t.Errorf("%s: moment %s of %d moves", words[0], words[2], m.Len())
		}
		lines++
	}
	if lines == 0 {
		t.Error("the list is empty")
	}
}

// TestWCPByMouse plays a game of four from the first vehicle through both stages
// to the result, move by move with the mouse, by clicks and by drags in turn.
func TestWCPByMouse(t *testing.T) {
	want := wcpRecord(t)
	w := start(t, quickly(t), "-load", beginning(t, want), "-scene", "table")
	stages := map[string]bool{}
	for i := 0; i < len(want.Moves); {
		move := want.Moves[i]
		w.takeScreen()
		w.playWCP(move, i%2 == 1)
		if w.has("result") {
			break
		}
		n := i + 1
		if move == "counter" { // one click puts what is on the table into the counter-offer, too
			n += 2
			stages["counter"] = true
		}
		if got := w.record().Moves; len(got) != n || !slices.Equal(got[i:], want.Moves[i:n]) {
			t.Fatalf("move %d: want %q, got %q; %s", i+1, want.Moves[i:n], got[min(i, len(got)):], w.there())
		}
		i = n
		if w.has("stage") {
			stages["one"] = true
		}
		if n, ok := w.lookup("alarm"); ok {
			stages["pressed"] = true
			if n.State["turns"] != nil {
				stages["escape"] = true
			}
		}
	}
	if !w.has("result") || len(stages) != 4 {
		t.Fatalf("the game has not ended, or stages are not shown: %v; %s", stages, w.there())
	}
	for seat := range want.Players {
		w.find("end:" + itoa(seat))
	}
	if got := w.kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
		t.Error("another game was played than meant")
	}
	w.close()
}

// playWCP plays a move of WCP at the table.
func (w *window) playWCP(move string, drag bool) {
	w.t.Helper()
	words := strings.Fields(move)
	pawn := w.wcpPawn()
	switch words[0] {
	case "vehicle", "attack", "trade", "give", "ask", "take":
		w.click(words[0] + ":" + words[1])
	case "move":
		w.layOn("field:"+words[1], pawn, drag)
	case "boost":
		w.boostWCP(words[1], words[2])
	case "hall", "breach":
		w.layWCP("hall", words[1], words[1], words[2], drag)
	case "content":
		shows := "000000"
		if len(words) == 4 {
			shows = words[3]
		}
		w.layWCP("token", words[1], shows, words[2], drag)
	case "destroy":
		w.click("field:" + words[1])
	case "press", "counter":
		w.click(move)
	default:
		if n, ok := w.lookup("pass"); ok && n.State["move"] == move {
			w.click("pass")
		} else {
			w.click("choice:" + move)
		}
		w.clickAny("confirm:yes")
	}
}

// wcpPawn is the pawn that may move, "" if none may.
func (w *window) wcpPawn() string {
	for _, n := range w.uitree().Nodes {
		if n.Role == "pawn" && n.State["movable"] == true {
			return n.ID
		}
	}
	return ""
}

// layOn clicks on a field, or drops something there.
func (w *window) layOn(field, what string, drag bool) {
	w.t.Helper()
	if drag {
		w.drag(what, field)
	} else {
		w.click(field)
	}
}

// boostWCP plays a way with a booster: the button, the hall to be crossed, the
// hall to be reached or the entrance to leave through.
func (w *window) boostWCP(via, to string) {
	w.t.Helper()
	if to == "out" {
		for n := 1; n <= 6; n++ {
			if id := "entrance:" + itoa(n); w.find(id).State["legal"] == true {
				w.click(id)
				return
			}
		}
	}
	w.click("boost")
	w.click("field:" + via)
	w.click("field:" + to)
}

// layWCP takes a hall or a token from the hand, turns it until it shows what is
// wanted and lays it.
func (w *window) layWCP(role, what, shows, field string, drag bool) {
	w.t.Helper()
	for _, n := range w.uitree().Nodes {
		if n.Role != role || n.State["shows"] == nil {
			continue
		}
		if role == "token" && n.State["token"] != what {
			continue
		}
		w.click(n.ID)
		for range 6 {
			if w.find(n.ID).State["shows"] == shows {
				w.layOn("field:"+field, n.ID, drag)
				return
			}
			w.key(ebiten.KeyR)
		}
		w.click(n.ID)
	}
	w.t.Fatalf("no %s %s can show %s; %s", role, what, shows, w.there())
}

// TestWCPFromTheShelf sets a game of two up, chooses vehicles, is told why a hall
// cannot lie somewhere, lays it and takes that back.
func TestWCPFromTheShelf(t *testing.T) {
	w := start(t, quickly(t))
	w.click("box:wcp")
	w.click("new")
	w.waitScene("setup")
	for w.has("player:3:name") {
		w.click("player:3:remove")
	}
	w.fill("player:1:name", "Żaneta")
	w.fill("player:2:name", "Łucjan")
	w.fill("seed", "11")
	w.click("start")
	w.waitScene("table")
	w.click("vehicle:V07")
	w.click("vehicle:V02")
	if !w.has("cover:open") {
		t.Fatalf("hands are dealt and nobody takes the screen; %s", w.there())
	}
	w.takeScreen()
	moves := len(w.record().Moves)
	w.click("hand:hall:0")
	w.click("field:d4") // the central hall lies there
	if got := len(w.record().Moves); got != moves || !w.has("toast") {
		t.Errorf("a hall on the central hall is not refused; %s", w.there())
	}
	on := w.legal()
	if len(on) == 0 {
		on = w.fields("perhaps")
		w.click(on[0]) // turns it
	}
	w.click(on[0])
	if got := len(w.record().Moves); got != moves+1 || w.find(on[0]).State["hall"] == nil {
		t.Fatalf("no hall was laid; %s", w.there())
	}
	w.click("undo")
	if got := len(w.record().Moves); got != moves || w.find(on[0]).State["hall"] != nil {
		t.Errorf("the hall was not taken back; %s", w.there())
	}
	w.close()
}

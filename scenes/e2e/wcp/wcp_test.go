package wcp

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// TestWCPByMouse plays a game of four from the first vehicle through both stages to the
// result. It plays move by move with the mouse, by clicks and by drags in turn.
func TestWCPByMouse(t *testing.T) {
	want := stand.ShotRecord(t, "wcp")
	w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, want), "-scene", "table")
	stages := map[string]bool{}
	for i := 0; i < len(want.Moves); {
		move := want.Moves[i]
		w.TakeScreen()
		w.playWCP(move, i%2 == 1)
		if w.Has("result") {
			break
		}
		n := i + 1
		if move == "counter" { // one click puts what is on the table into the counter-offer, too
			n += 2
			stages["counter"] = true
		}
		if got := w.Record().Moves; len(got) != n || !slices.Equal(got[i:], want.Moves[i:n]) {
			t.Fatalf("move %d: want %q, got %q; %s", i+1, want.Moves[i:n], got[min(i, len(got)):], w.There())
		}
		i = n
		if w.Has("stage") {
			stages["one"] = true
		}
		if n, ok := w.Lookup("alarm"); ok {
			stages["pressed"] = true
			if n.State["turns"] != nil {
				stages["escape"] = true
			}
		}
	}
	if !w.Has("result") || len(stages) != 4 {
		t.Fatalf("the game has not ended, or stages are not shown: %v; %s", stages, w.There())
	}
	for seat := range want.Players {
		w.Find("end:" + strconv.Itoa(seat))
	}
	if got := w.Kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
		t.Error("another game was played than meant")
	}
	w.Close()
}

// playWCP plays a move of WCP at the table.
func (w hand) playWCP(move string, drag bool) {
	w.T.Helper()
	words := strings.Fields(move)
	pawn := w.wcpPawn()
	switch words[0] {
	case "vehicle", "attack", "trade", "give", "ask", "take":
		w.Click(words[0] + ":" + words[1])
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
		w.Click("field:" + words[1])
	case "press", "counter":
		w.Click(move)
	default:
		if n, ok := w.Lookup("pass"); ok && n.State["move"] == move {
			w.Click("pass")
		} else {
			w.Click("choice:" + move)
		}
	}
	w.ClickAny("confirm:yes")
}

// wcpPawn is the pawn that may move, "" if none may.
func (w hand) wcpPawn() string {
	for _, n := range w.Tree().Nodes {
		if n.Role == "pawn" && n.State["movable"] == true {
			return n.ID
		}
	}
	return ""
}

// layOn clicks on a field, or drops something there.
func (w hand) layOn(field, what string, drag bool) {
	w.T.Helper()
	if drag {
		w.Drag(what, field)
	} else {
		w.Click(field)
	}
}

// boostWCP plays a way with a booster: the button, the hall to be crossed, the
// hall to be reached or the entrance to leave through.
func (w hand) boostWCP(via, to string) {
	w.T.Helper()
	if to == "out" {
		for n := 1; n <= 6; n++ {
			if id := "entrance:" + strconv.Itoa(n); w.Find(id).State["legal"] == true {
				w.Click(id)
				return
			}
		}
	}
	w.Click("boost")
	w.Click("field:" + via)
	w.Click("field:" + to)
}

// layWCP takes a hall or a token from the hand, turns it until it shows what is
// wanted and lays it.
func (w hand) layWCP(role, what, shows, field string, drag bool) {
	w.T.Helper()
	for _, n := range w.Tree().Nodes {
		if n.Role != role || n.State["shows"] == nil {
			continue
		}
		if role == "token" && n.State["token"] != what {
			continue
		}
		w.Click(n.ID)
		for range 6 {
			if w.Find(n.ID).State["shows"] == shows {
				w.layOn("field:"+field, n.ID, drag)
				return
			}
			w.Key(ebiten.KeyR)
		}
		w.Click(n.ID)
	}
	w.T.Fatalf("no %s %s can show %s; %s", role, what, shows, w.There())
}

// TestWCPFromTheShelf sets a game of two up, chooses vehicles, is told why a hall
// cannot lie somewhere, lays it and takes that back.
func TestWCPFromTheShelf(t *testing.T) {
	w := start(t, stand.Quickly(t))
	w.Click("box:wcp")
	w.Click("new")
	w.WaitScene("setup")
	for w.Has("player:3:name") {
		w.Click("player:3:remove")
	}
	w.Fill("player:1:name", "Żaneta")
	w.Fill("player:2:name", "Łucjan")
	w.Fill("seed", "11")
	w.Click("start")
	w.WaitScene("table")
	w.Click("vehicle:V07")
	w.Click("vehicle:V02")
	if !w.Has("cover:open") {
		t.Fatalf("hands are dealt and nobody takes the screen; %s", w.There())
	}
	w.TakeScreen()
	moves := len(w.Record().Moves)
	w.Click("hand:hall:0")
	w.Click("field:d4") // the central hall lies there
	if got := len(w.Record().Moves); got != moves || !w.Has("toast") {
		t.Errorf("a hall on the central hall is not refused; %s", w.There())
	}
	on := w.Legal()
	if len(on) == 0 {
		on = w.Fields("perhaps")
		w.Click(on[0]) // turns it
	}
	w.Click(on[0])
	if got := len(w.Record().Moves); got != moves+1 || w.Find(on[0]).State["hall"] == nil {
		t.Fatalf("no hall was laid; %s", w.There())
	}
	w.Click("undo")
	if got := len(w.Record().Moves); got != moves || w.Find(on[0]).State["hall"] != nil {
		t.Errorf("the hall was not taken back; %s", w.There())
	}
	w.Close()
}

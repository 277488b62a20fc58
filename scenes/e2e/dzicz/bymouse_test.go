package dzicz

import (
	"fmt"
	"strings"
	"testing"

	"schron/scenes/e2e/stand"
)

// TestEveryMoveByMouse plays games that were drawn by lot, of two, three and
// four people, move by move at the table, by clicks and by drags in turn: each
// kind of move can be made with the mouse alone and is the one that was meant.
func TestEveryMoveByMouse(t *testing.T) {
	made := map[string]map[string]bool{}
	// With these seeds chance makes every kind of move.
	for players, seed := range map[int]uint64{2: 1, 3: 325, 4: 310} {
		want := stand.Drawn(t, seed, players)
		w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, want), "-scene", "table")
		for i, move := range want.Moves {
			w.TakeScreen()
			how := "click"
			if i%2 == 1 {
				how = "drag"
			}
			if !w.make(move, how) {
				how = "click"
				if !w.make(move, how) {
					t.Fatalf("%d players, move %d: no way to play %q; %s", players, i+1, move, w.There())
				}
			}
			verb := strings.Fields(move)[0]
			if made[verb] == nil {
				made[verb] = map[string]bool{}
			}
			made[verb][how] = true
			if w.Has("result") {
				break
			}
			if got := w.Record().Moves; len(got) != i+1 || got[i] != move {
				t.Fatalf("%d players, move %d: want %q by %s, got %q; %s", players, i+1, move, how, got[min(i, len(got)):], w.There())
			}
		}
		if !w.Has("result") {
			t.Fatalf("%d players: the game has not ended; %s", players, w.There())
		}
		if got := w.Kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
			t.Errorf("%d players: another game was played than meant", players)
		}
		w.Close()
	}
	for _, verb := range []string{"move", "token", "outpost", "soldier"} {
		for _, how := range []string{"click", "drag"} {
			if !made[verb][how] {
				t.Errorf("no %s was made by %s", verb, how)
			}
		}
	}
	for _, verb := range []string{
		"home", "strike", "assault", "done", "expand", "pass", "manoeuvre", "defend", "no", "quiet", "ask", "remove", "leave",
	} {
		if len(made[verb]) == 0 {
			t.Errorf("no %s was made", verb)
		}
	}
}

// pieces are the things beside the board that are put on it, by the verb.
var pieces = map[string]string{
	"token": "supply:token", "outpost": "supply:outpost", "soldier": "supply:soldier", "expand": "action:expansion",
}

// make plays a move at the table, by click or drag, and reports whether there is
// such a way.
func (w hand) make(move, how string) bool {
	w.T.Helper()
	words := strings.Fields(move)
	switch words[0] {
	case "home":
		if how == "click" {
			w.Click("field:" + words[1])
		}
		return how == "click"
	case "token", "outpost", "soldier", "expand":
		return w.putPiece(pieces[words[0]], "field:"+words[1], how)
	case "move", "assault", "manoeuvre":
		return w.moveSoldier(words[1], words[2], how)
	case "strike":
		return w.ClickAny("strike:" + words[1])
	case "ask":
		return w.ClickAny("silent:" + words[1] + ":" + strings.TrimPrefix(words[2], "border_"))
	}
	if n, ok := w.Lookup("pass"); ok && n.State["move"] == move && how == "click" {
		w.Click("pass")
		w.ClickAny("confirm:yes")
		return true
	}
	return w.ClickAny("near:"+move, "choice:"+move)
}

// played is the number of moves in the newest save.
func (w hand) played() int {
	w.T.Helper()
	if w.Has("result") {
		return len(w.Kept("replays").Moves)
	}
	return len(w.Record().Moves)
}

// putPiece puts a piece from beside the board on a field.
func (w hand) putPiece(piece, field, how string) bool {
	w.T.Helper()
	if how == "drag" {
		w.Drag(piece, field)
		return true
	}
	moves := w.played()
	w.Click(piece)
	if w.played() > moves {
		return true // there was only one place for it
	}
	if w.Find(piece).State["held"] == false {
		w.T.Fatalf("%s cannot be picked up; %s", piece, w.There())
	}
	if w.Find(field).State["legal"] != true {
		w.T.Errorf("with %s in hand %s is not shown as possible", piece, field)
	}
	w.Click(field)
	return true
}

// moveSoldier moves a soldier from field to field.
func (w hand) moveSoldier(from, to, how string) bool {
	w.T.Helper()
	source, target := "field:"+from, "field:"+to
	if how == "drag" {
		if w.Has("soldier:" + from) {
			source = "soldier:" + from
		}
		w.Drag(source, target)
		return true
	}
	w.Click(source)
	if w.Find(source).State["held"] != true || w.Find(target).State["legal"] != true {
		w.T.Errorf("a click on %s does not show %s as possible: %v", source, target, fmt.Sprint(w.Find(source).State))
	}
	w.Click(target)
	return true
}

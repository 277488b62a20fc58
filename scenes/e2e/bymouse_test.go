package e2e

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
)

// TestEveryMoveByMouse plays games that were drawn by lot, of two, three and
// four people, move by move at the table, by clicks and by drags in turn: each
// kind of move can be made with the mouse alone and is the one that was meant.
func TestEveryMoveByMouse(t *testing.T) {
	made := map[string]map[string]bool{}
	// With these seeds chance makes every kind of move.
	for players, seed := range map[int]uint64{2: 1, 3: 325, 4: 310} {
		want := drawn(t, seed, players)
		w := start(t, quickly(t), "-load", beginning(t, want), "-scene", "table")
		for i, move := range want.Moves {
			w.takeScreen()
			how := "click"
			if i%2 == 1 {
				how = "drag"
			}
			if !w.make(move, how) {
				how = "click"
				if !w.make(move, how) {
					t.Fatalf("%d players, move %d: no way to play %q; %s", players, i+1, move, w.there())
				}
			}
			verb := strings.Fields(move)[0]
			if made[verb] == nil {
				made[verb] = map[string]bool{}
			}
			made[verb][how] = true
			if w.has("result") {
				break
			}
			if got := w.record().Moves; len(got) != i+1 || got[i] != move {
				t.Fatalf("%d players, move %d: want %q by %s, got %q; %s", players, i+1, move, how, got[min(i, len(got)):], w.there())
			}
		}
		if !w.has("result") {
			t.Fatalf("%d players: the game has not ended; %s", players, w.there())
		}
		if got := w.kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
			t.Errorf("%d players: another game was played than meant", players)
		}
		w.close()
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

// drawn is the record of a whole game by chance.
func drawn(t *testing.T, seed uint64, players int) *rules.Record {
	t.Helper()
	names := []rules.Player{{Name: "Ala"}, {Name: "Bartek"}, {Name: "Celina"}, {Name: "Darek"}}
	m, err := rules.NewMatch(dzicz(t), names[:players], rules.Setup{Seed: seed})
	for err == nil && !m.Result().Over {
		var mv rules.Move
		if mv, err = m.BotMove(rules.RandomBot{}); err == nil {
			_, err = m.Play(mv)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// beginning writes the record of a game before its first move.
func beginning(t *testing.T, r *rules.Record) string {
	t.Helper()
	first := *r
	first.Moves, first.Final = nil, ""
	data, err := json.Marshal(&first)
	if err != nil {
		t.Fatal(err)
	}
	return put(t, filepath.Join(t.TempDir(), "beginning.json"), string(data))
}

// pieces are the things beside the board that are put on it, by the verb.
var pieces = map[string]string{
	"token": "supply:token", "outpost": "supply:outpost", "soldier": "supply:soldier", "expand": "action:expansion",
}

// make plays a move at the table, by click or drag, and tells whether there is
// such a way.
func (w *window) make(move, how string) bool {
	w.t.Helper()
	words := strings.Fields(move)
	switch words[0] {
	case "home":
		if how == "click" {
			w.click("field:" + words[1])
		}
		return how == "click"
	case "token", "outpost", "soldier", "expand":
		return w.putPiece(pieces[words[0]], "field:"+words[1], how)
	case "move", "assault", "manoeuvre":
		return w.moveSoldier(words[1], words[2], how)
	case "strike":
		return w.clickAny("strike:" + words[1])
	case "ask":
		return w.clickAny("silent:" + words[1] + ":" + strings.TrimPrefix(words[2], "border_"))
	}
	if n, ok := w.lookup("pass"); ok && n.State["move"] == move && how == "click" {
		w.click("pass")
		return true
	}
	return w.clickAny("near:"+move, "choice:"+move)
}

// clickAny clicks on the first of these nodes that is there.
func (w *window) clickAny(ids ...string) bool {
	w.t.Helper()
	for _, id := range ids {
		if w.has(id) {
			w.click(id)
			return true
		}
	}
	return false
}

// played is the number of moves in the newest save.
func (w *window) played() int {
	w.t.Helper()
	if w.has("result") {
		return len(w.kept("replays").Moves)
	}
	return len(w.record().Moves)
}

// putPiece puts a piece from beside the board on a field.
func (w *window) putPiece(piece, field, how string) bool {
	w.t.Helper()
	if how == "drag" {
		w.drag(piece, field)
		return true
	}
	moves := w.played()
	w.click(piece)
	if w.played() > moves {
		return true // there was only one place for it
	}
	if w.find(piece).State["held"] == false {
		w.t.Fatalf("%s cannot be picked up; %s", piece, w.there())
	}
	if w.find(field).State["legal"] != true {
		w.t.Errorf("with %s in hand %s is not shown as possible", piece, field)
	}
	w.click(field)
	return true
}

// moveSoldier moves a soldier from field to field.
func (w *window) moveSoldier(from, to, how string) bool {
	w.t.Helper()
	source, target := "field:"+from, "field:"+to
	if how == "drag" {
		if w.has("soldier:" + from) {
			source = "soldier:" + from
		}
		w.drag(source, target)
		return true
	}
	w.click(source)
	if w.find(source).State["held"] != true || w.find(target).State["legal"] != true {
		w.t.Errorf("a click on %s does not show %s as possible: %v", source, target, fmt.Sprint(w.find(source).State))
	}
	w.click(target)
	return true
}

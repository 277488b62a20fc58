package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
)

// playPaliwo sets up Walka o paliwo from the shelf: Ala leads the people,
// Bartek the zombies.
func playPaliwo(t *testing.T) *window {
	t.Helper()
	w := start(t, quickly(t))
	w.click("box:paliwo")
	w.click("new")
	w.waitScene("setup")
	w.fill("player:1:name", "Ala")
	w.fill("player:2:name", "Bartek")
	w.fill("seed", "3")
	w.click("start")
	w.waitScene("table")
	return w
}

// wantMoves fails unless the last moves of the game on the disk are these.
func (w *window) wantMoves(want ...string) {
	w.t.Helper()
	w.tick(4)
	got := w.record().Moves
	if tail := got[max(0, len(got)-len(want)):]; !slices.Equal(tail, want) {
		w.t.Fatalf("the last moves are %q, want %q; %s", tail, want, w.there())
	}
}

// TestPaliwoByMouse: two friends place zombies and people, then each plays a
// turn with the mouse, by clicks and by drags, with the screen handed over
// between them.
func TestPaliwoByMouse(t *testing.T) {
	w := playPaliwo(t)
	w.coverOnly()
	w.takeScreen()
	for _, words := range []string{"D3 S", "A12 E", "C12 S", "E12 S", "G12 S", "I12 S", "K12 W", "F7 S"} {
		field, facing, _ := strings.Cut(words, " ")
		w.click("facing:" + facing)
		w.click("field:" + field)
	}
	w.wantMoves("zombie K12 W", "zombie F7 S")

	w.coverOnly()
	w.takeScreen()
	for i, who := range []string{"lumberjack", "businessman", "policeman", "mechanic", "runner", "child"} {
		field := "field:" + string(rune('C'+i)) + "1"
		if i%2 == 0 {
			w.drag("person:"+who, field)
		} else {
			w.click("person:" + who)
			if w.find("person:" + who).State["held"] != true {
				w.click("person:" + who) // it was the next one anyway
			}
			w.click(field)
		}
	}
	w.drag("piece", "field:C1")
	w.click("field:F1")
	w.click("person:runner")
	w.wantMoves("human child H1", "arm lumberjack", "arm mechanic", "arm runner")

	humanTurn(w) // of the same player, so that nothing is covered
	w.coverOnly()
	w.takeScreen()
	zombieTurn(w)
	w.coverOnly()
	if got := w.find("cover").Label; !strings.Contains(got, "Ala") {
		t.Errorf("the cover says %q", got)
	}
	w.close()
}

// humanTurn walks a way of two steps by one click, takes one back, pushes,
// shoots and is refused what is not allowed.
func humanTurn(w *window) {
	w.t.Helper()
	w.click("field:E1")
	if w.find("field:E3").State["cost"] != 2.0 {
		w.t.Errorf("E3 costs %v", w.find("field:E3").State)
	}
	w.hover("field:E3")
	w.waitNode("bubble")
	w.click("field:E3")
	w.wantMoves("step policeman E2", "step policeman E3")
	w.key(ebiten.KeyZ, ebiten.KeyControlLeft)
	w.wantMoves("step policeman E2")
	w.click("field:E3")
	w.wantMoves("step policeman E2", "step policeman E3")

	w.drag("field:G1", "field:G3")
	w.wantMoves("sprint G2", "step runner G3")
	before := len(w.record().Moves)
	w.drag("field:D1", "field:K12") // refused
	if got := len(w.record().Moves); got != before {
		w.t.Errorf("a forbidden drop played %q", w.record().Moves[before:])
	}
	w.click("field:D1")
	w.click("field:D2")
	w.wantMoves("step businessman D2")
	w.click("act:push")
	w.click("field:D3")
	w.wantMoves("push businessman D3")
	w.click("pass")
	w.wantMoves("end")
}

// zombieTurn draws and puts a find, lets who must charge, moves a free zombie
// and adds a new one and a crawler token.
func zombieTurn(w *window) {
	w.t.Helper()
	w.click("pass")
	w.wantMoves("draw")
	w.drag("piece", "field:A3")
	w.wantMoves("place A3")
	for range 12 {
		var must string
		for _, n := range w.uitree().Nodes {
			if n.Role == "zombie" && n.State["compelled"] == true {
				must = n.State["field"].(string)
			}
		}
		if must == "" {
			break
		}
		w.click("field:" + must)
		w.wantMoves("charge " + must)
	}
	if w.find("field:A12").State["movable"] == true {
		w.click("field:A12")
		w.click("act:advance")
		w.wantMoves("advance A12")
	}
	w.click("pass")
	w.wantMoves("done")
	w.click("facing:N")
	w.click("field:A7")
	w.wantMoves("new A7 N")
	if w.has("piece") {
		w.drag("piece", "field:K3")
		w.wantMoves("token K3")
	}
	for !w.has("cover:open") {
		w.click("pass")
	}
}

// beforeTheEnd writes a recorded game of people, without its last moves.
func beforeTheEnd(t *testing.T, name string, without int) (file string, rest []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "rules", "paliwo", "testdata", "endings", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.DecodeRecord(data)
	if err != nil {
		t.Fatal(err)
	}
	n := len(r.Moves) - without
	rest = r.Moves[n:]
	r.Moves, r.Final = r.Moves[:n], ""
	r.Players = []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}
	if data, err = json.Marshal(r); err != nil {
		t.Fatal(err)
	}
	return put(t, filepath.Join(t.TempDir(), name+".json"), string(data)), rest
}

// TestPaliwoEndsByMouse plays the last moves of recorded games by mouse: the
// people get out with the fuel, and the terror marker leaves its track.
func TestPaliwoEndsByMouse(t *testing.T) {
	file, rest := beforeTheEnd(t, "escape-west", 2)
	if rest[0] != "step policeman A5" || rest[1] != "leave policeman" {
		t.Fatalf("the recorded game ends with %q", rest)
	}
	w := start(t, quickly(t), "-load", file, "-scene", "table")
	w.takeScreen()
	w.click("person:policeman")
	w.click("field:A5")
	w.tick(4)
	w.click("act:leave")
	w.waitNode("result")
	if n := w.find("end:policeman"); n.State["escaped"] != true {
		t.Errorf("the story says %q", n.Label)
	}
	if got := w.kept("replays").Moves; got[len(got)-1] != "leave policeman" {
		t.Errorf("the game ends with %q", got[len(got)-1])
	}
	w.close()

	file, rest = beforeTheEnd(t, "terror-by-fuel", 1)
	if rest[0] != "end" {
		t.Fatalf("the recorded game ends with %q", rest)
	}
	w = start(t, quickly(t), "-load", file, "-scene", "table")
	w.takeScreen()
	w.click("pass")
	w.waitNode("result")
	for _, who := range []string{"end:lumberjack", "end:child"} {
		if w.find(who).State["escaped"] != false {
			t.Errorf("%s got out", who)
		}
	}
	w.close()
}

// TestPaliwoZombiesWinByMouse plays the last moves of recorded games in which
// nobody but the Child is left, and nobody at all.
func TestPaliwoZombiesWinByMouse(t *testing.T) {
	for name, c := range map[string]struct {
		secret bool // hands are left, so the screen is covered at first
		moves  []string
		clicks []string
		left   map[string]bool // whether they are still on the board
	}{
		"only-the-child": {
			true,
			[]string{"charge F1", "advance J2", "rotate J1 W", "done"},
			[]string{"field:F1", "field:J2", "act:advance", "field:J1", "face:W", "pass"},
			map[string]bool{"child": true, "runner": false, "lumberjack": false},
		},
		"nobody": {
			false,
			[]string{"end"},
			[]string{"pass"},
			map[string]bool{"child": false, "lumberjack": false},
		},
	} {
		t.Run(name, func(t *testing.T) {
			file, rest := beforeTheEnd(t, name, len(c.moves))
			if !slices.Equal(rest, c.moves) {
				t.Fatalf("the recorded game ends with %q", rest)
			}
			w := start(t, quickly(t), "-load", file, "-scene", "table")
			if c.secret {
				w.coverOnly()
				w.takeScreen()
			}
			for _, id := range c.clicks {
				w.click(id)
				w.tick(4)
			}
			w.waitNode("result")
			if got := w.kept("replays"); !slices.Equal(got.Moves[len(got.Moves)-len(c.moves):], c.moves) {
				t.Errorf("the game ends with %q", got.Moves[len(got.Moves)-len(c.moves):])
			}
			for who, left := range c.left {
				if n := w.find("end:" + who); n.State["gone"] == left || n.State["escaped"] != false {
					t.Errorf("the story says %q", n.Label)
				}
			}
			w.close()
		})
	}
}

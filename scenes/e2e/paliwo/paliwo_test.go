package paliwo

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// playPaliwo sets up Walka o paliwo from the shelf: Ala leads the people,
// Bartek the zombies.
func playPaliwo(t *testing.T) hand {
	t.Helper()
	w := start(t, stand.Quickly(t))
	w.Click("box:paliwo")
	w.Click("new")
	w.WaitScene("setup")
	w.Fill("player:1:name", "Ala")
	w.Fill("player:2:name", "Bartek")
	w.Fill("seed", "3")
	w.Click("start")
	w.WaitScene("table")
	return w
}

// TestPaliwoByMouse: two friends place zombies and people, then each plays a turn with the
// mouse, by clicks and by drags. The screen is handed over between them.
func TestPaliwoByMouse(t *testing.T) {
	w := playPaliwo(t)
	w.CoverOnly()
	w.TakeScreen()
	for _, words := range []string{"D3 S", "A12 E", "C12 S", "E12 S", "G12 S", "I12 S", "K12 W", "F7 S"} {
		field, facing, _ := strings.Cut(words, " ")
		w.Click("facing:" + facing)
		w.Click("field:" + field)
	}
	w.WantMoves("zombie K12 W", "zombie F7 S")

	w.CoverOnly()
	w.TakeScreen()
	for i, who := range []string{"lumberjack", "businessman", "policeman", "mechanic", "runner", "child"} {
		field := "field:" + string(rune('C'+i)) + "1"
		if i%2 == 0 {
			w.Drag("person:"+who, field)
		} else {
			w.Click("person:" + who)
			if w.Find("person:" + who).State["held"] != true {
				w.Click("person:" + who) // it was the next one anyway
			}
			w.Click(field)
		}
	}
	w.Drag("piece", "field:C1")
	w.Click("field:F1")
	w.Click("person:runner")
	w.WantMoves("human child H1", "arm lumberjack", "arm mechanic", "arm runner")

	humanTurn(w) // of the same player, so that nothing is covered
	w.CoverOnly()
	w.TakeScreen()
	zombieTurn(w)
	w.CoverOnly()
	if got := w.Find("cover").Label; !strings.Contains(got, "Ala") {
		t.Errorf("the cover says %q", got)
	}
	w.Close()
}

// humanTurn walks a way of two steps by one click, takes one back, pushes,
// shoots and is refused what is not allowed.
func humanTurn(w hand) {
	w.T.Helper()
	w.Click("field:E1")
	if w.Find("field:E3").State["cost"] != 2.0 {
		w.T.Errorf("E3 costs %v", w.Find("field:E3").State)
	}
	w.Hover("field:E3")
	w.WaitNode("bubble")
	w.Click("field:E3")
	w.WantMoves("step policeman E2", "step policeman E3")
	w.Key(ebiten.KeyZ, ebiten.KeyControlLeft)
	w.WantMoves("step policeman E2")
	w.Click("field:E3")
	w.WantMoves("step policeman E2", "step policeman E3")

	w.Drag("field:G1", "field:G3")
	w.WantMoves("sprint G2", "step runner G3")
	before := len(w.Record().Moves)
	w.Drag("field:D1", "field:K12") // refused
	if got := len(w.Record().Moves); got != before {
		w.T.Errorf("a forbidden drop played %q", w.Record().Moves[before:])
	}
	w.Click("field:D1")
	w.Click("field:D2")
	w.mean() // the Runner has a point left
	w.WantMoves("step businessman D2")
	w.Click("act:push")
	w.Click("field:D3")
	w.WantMoves("push businessman D3")
	w.Click("pass")
	w.mean() // others are idle
	w.WantMoves("end")
}

// zombieTurn draws and puts a find, lets who must charge, moves a free zombie
// and adds a new one and a crawler token.
func zombieTurn(w hand) {
	w.T.Helper()
	w.Click("pass")
	w.WantMoves("draw")
	w.Drag("piece", "field:A3")
	w.WantMoves("place A3")
	for range 12 {
		var must string
		for _, n := range w.Tree().Nodes {
			if n.Role == "zombie" && n.State["compelled"] == true {
				must = n.State["field"].(string)
			}
		}
		if must == "" {
			break
		}
		w.Click("field:" + must)
		w.WantMoves("charge " + must)
	}
	if w.Find("field:A12").State["movable"] == true {
		w.Click("field:A12")
		w.Click("act:advance")
		w.WantMoves("advance A12")
	}
	if w.Has("pass") { // else the phase has passed by itself
		w.Click("pass")
		w.meanAny()
		w.WantMoves("done")
	}
	w.Click("facing:N")
	w.Click("field:A7")
	w.WantMoves("new A7 N")
	if w.Has("piece") {
		w.Drag("piece", "field:K3")
		w.WantMoves("token K3")
	}
	for !w.Has("cover:open") {
		w.Click("pass")
	}
}

// beforeTheEnd writes a recorded game of people, without its last moves.
func beforeTheEnd(t *testing.T, name string, without int) (file string, rest []string) {
	t.Helper()
	r := rulestest.ReadRecord(t, stand.Path(t, "rules", "paliwo", "testdata", "endings", name+".json"))
	n := len(r.Moves) - without
	rest = r.Moves[n:]
	r.Moves, r.Final = r.Moves[:n], ""
	r.Players = []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}
	return stand.PutRecord(t, name, r), rest
}

// TestPaliwoEndsByMouse plays the last moves of recorded games by mouse: the
// people get out with the fuel, and the terror marker leaves its track.
func TestPaliwoEndsByMouse(t *testing.T) {
	file, rest := beforeTheEnd(t, "escape-west", 2)
	if rest[0] != "step policeman A5" || rest[1] != "leave policeman" {
		t.Fatalf("the recorded game ends with %q", rest)
	}
	w := start(t, stand.Quickly(t), "-load", file, "-scene", "table")
	w.TakeScreen()
	w.Click("person:policeman")
	w.Click("field:A5")
	w.Tick(4)
	w.Click("act:leave")
	w.WaitNode("result")
	if n := w.Find("end:policeman"); n.State["escaped"] != true {
		t.Errorf("the story says %q", n.Label)
	}
	if got := w.Kept("replays").Moves; got[len(got)-1] != "leave policeman" {
		t.Errorf("the game ends with %q", got[len(got)-1])
	}
	w.Close()

	file, rest = beforeTheEnd(t, "terror-by-fuel", 1)
	if rest[0] != "end" {
		t.Fatalf("the recorded game ends with %q", rest)
	}
	w = start(t, stand.Quickly(t), "-load", file, "-scene", "table")
	w.TakeScreen()
	w.Click("pass")
	w.meanAny()
	w.WaitNode("result")
	for _, who := range []string{"end:lumberjack", "end:child"} {
		if w.Find(who).State["escaped"] != false {
			t.Errorf("%s got out", who)
		}
	}
	w.Close()
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
			[]string{"charge F1", "advance J2", "rotate J1 W"}, // then the phase passes by itself
			[]string{"field:F1", "field:J2", "act:advance", "field:J1", "face:W"},
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
			w := start(t, stand.Quickly(t), "-load", file, "-scene", "table")
			if c.secret {
				w.CoverOnly()
				w.TakeScreen()
			}
			for _, id := range c.clicks {
				w.Click(id)
				w.meanAny()
				w.Tick(4)
			}
			w.WaitNode("result")
			if got := w.Kept("replays"); !slices.Equal(got.Moves[len(got.Moves)-len(c.moves):], c.moves) {
				t.Errorf("the game ends with %q", got.Moves[len(got.Moves)-len(c.moves):])
			}
			for who, left := range c.left {
				if n := w.Find("end:" + who); n.State["gone"] == left || n.State["escaped"] != false {
					t.Errorf("the story says %q", n.Label)
				}
			}
			w.Close()
		})
	}
}

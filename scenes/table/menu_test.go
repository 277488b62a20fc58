package table_test

import (
	"strconv"
	"strings"
	"testing"

	"schron/scenes/scenetest/toy"
)

// TestTheMenuLeadsToFiles: a copy of the match and a picture of the table are proposed under
// the name that a save would have. The menu is gone by then.
func TestTheMenuLeadsToFiles(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2)})
	for _, id := range []string{"menu:copy", "menu:picture"} {
		w.Click("menu")
		w.Click(id)
		if w.Has("table-menu") {
			t.Errorf("%s leaves the menu", id)
		}
	}
	if len(w.went) != 2 || w.went[0] != "copy "+w.went[1][len("picture "):] {
		t.Errorf("it leads to %q", w.went)
	}
}

// TestTheMenuIsGrouped by what its lines do, in twos, and needs no scrolling.
func TestTheMenuIsGrouped(t *testing.T) {
	for _, h := range []float64{640, 800} {
		l := lines{game: two(3), players: toy.People(2), w: 1280, h: h}
		if h == 640 {
			l.w = 1024
		}
		w := open(t, l)
		w.Click("menu")
		top := func(id string) float64 { return w.Find(id).Rect[1] }
		for _, pair := range [][2]string{{"menu:redo", "menu:restart"}, {"menu:save", "menu:copy"}} {
			if top(pair[0]) != top(pair[1]) {
				t.Errorf("%q stand apart", pair)
			}
		}
		high := w.Find("menu:redo").Rect[3]
		order := []string{"menu:resume", "menu:redo", "menu:save", "menu:settings", "menu:shelf"}
		for i := 1; i < len(order); i++ {
			if top(order[i]) < top(order[i-1])+high+10 {
				t.Errorf("there is no gap between %s and %s", order[i-1], order[i])
			}
		}
		for _, id := range order {
			if r := w.Find(id).Rect; r[1] < 0 || r[1]+r[3] > l.h {
				t.Errorf("%s is out of sight: %v", id, r)
			}
		}
	}
}

// TestTheMenuMakesAFilm of a replay, or where the past is looked at, as the viewer sees
// it.
func TestTheMenuMakesAFilm(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.Click("eyes")
	w.Click("eyes:1")
	makes := func(film string) {
		t.Helper()
		w.Click("menu")
		w.Click("menu:film")
		if len(w.went) != 1 || !strings.HasPrefix(w.went[0], film) {
			t.Errorf("it went %q", w.went)
		}
	}
	makes("film of 1 ")
	w = open(t, lines{game: toy.Game{Asks: append(g.Asks, turn(0, 4))}, players: toy.People(2), moves: moves})
	w.Click("menu")
	if w.Has("menu:film") {
		t.Error("there is a film of what is being played")
	}
	w.Click("menu:resume")
	w.Click("log:2")
	makes("film of ")
}

// TestNobodyIsAskedOfABot: what the menu asks a person is not asked where a bot's past is
// looked at.
func TestNobodyIsAskedOfABot(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.WithBots(toy.People(2), 1), moves: moves})
	w.Click("result:look")
	w.Click("log:2")
	for seat, asks := range []bool{true, false} {
		w.Click("eyes")
		w.Click("eyes:" + strconv.Itoa(seat))
		w.Click("menu")
		if w.Has("menu:confirm-end") != asks {
			t.Errorf("seat %d: it is asked: %v, want %v", seat, !asks, asks)
		}
		w.Click("menu:resume")
	}
}

package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/input"
	"schron/scenes/scenetest/toy"
)

// ending is a public game of one decision by each.
func ending(people int) toy.Game {
	g := toy.Game{}
	for i := range people {
		g.Asks = append(g.Asks, turn(i, 1))
	}
	return g
}

func TestTheResultNamesTheWinners(t *testing.T) {
	for _, c := range []struct {
		winners []int
		title   string
	}{
		{nil, "Nobody wins"},
		{[]int{1}, "Błażej wins"},
		{[]int{0, 2}, "The winners: Łucja and Żaneta"},
		{[]int{0, 1, 2}, "The winners: Łucja, Błażej and Żaneta"},
	} {
		g := ending(3)
		g.Winners, g.Scores = c.winners, []int{12, 1, 0}
		w := open(t, lines{game: g, players: toy.People(3), moves: pass(2)})
		w.Click("pass")
		w.settle()
		if got := w.label("result"); got != c.title {
			t.Errorf("result %q, want %q", got, c.title)
		}
		texts, _ := w.drawn(t)
		all := strings.Join(texts, "|")
		if got := slices.Contains(texts, "1."); got != (c.winners != nil) {
			t.Errorf("places for %v: %v in %s", c.winners, got, all)
		}
		if got := strings.Count(all, "winner"); got != len(c.winners)+strings.Count(c.title, "winners") {
			t.Errorf("%d words of winning for %v: %s", got, c.winners, all)
		}
		for _, want := range []string{"12 points", "1 point", "0 points", "[toy.reason]"} {
			if !strings.Contains(all, want) {
				t.Errorf("%q is missing in %s", want, all)
			}
		}
	}
}

// TestTheResultOfSeveralSeatsIsThePlayers: who has several seats stands in the
// result once, with the sum of their points.
func TestTheResultOfSeveralSeatsIsThePlayers(t *testing.T) {
	g := ending(4)
	g.Owners = []int{0, 1, 0, 1}
	g.Scores = []int{2, 0, 1, 9}
	for _, c := range []struct {
		winners []int
		title   string
		won     [2]bool
	}{
		{[]int{1, 3}, "Błażej wins", [2]bool{false, true}},
		{[]int{0}, "Łucja wins", [2]bool{true, false}},
		{[]int{2}, "Łucja wins", [2]bool{true, false}},
		{[]int{0, 3}, "The winners: Łucja and Błażej", [2]bool{true, true}},
	} {
		g.Winners = c.winners
		w := open(t, lines{game: g, players: toy.People(2), moves: pass(3)})
		w.Click("pass")
		w.settle()
		if got := w.label("result"); got != c.title {
			t.Errorf("result %q, want %q", got, c.title)
		}
		place := map[bool]int{true: 1, false: 2}
		for id, want := range map[string]map[string]any{
			"came-out:0": {"place": place[c.won[0]], "points": 3, "won": c.won[0], "role": "", "why": ""},
			"came-out:1": {"place": place[c.won[1]], "points": 9, "won": c.won[1], "role": "", "why": ""},
		} {
			if diff := cmp.Diff(want, w.Find(id).State); diff != "" {
				t.Errorf("%s: %s", id, diff)
			}
		}
		if first, second := w.Find("came-out:0").Rect[1], w.Find("came-out:1").Rect[1]; first < second != c.won[0] {
			t.Errorf("the rows stand at %v and %v", first, second)
		}
		if w.Has("came-out:2") {
			t.Error("a seat has a line of its own")
		}
	}
}

func TestTheResultLeadsOn(t *testing.T) {
	g := ending(2)
	w := open(t, lines{game: g, players: toy.People(2), moves: pass(2), tall: true})
	if !w.Has("result:own") {
		t.Error("what the face adds is missing")
	}
	for _, id := range []string{"shelf", "replay", "again"} {
		w.Click("result:" + id)
	}
	if diff := cmp.Diff([]string{"shelf", "replay", "again Łucja"}, w.went); diff != "" {
		t.Error(diff)
	}
	w.Click("result:look")
	if w.Has("result") {
		t.Fatal("the result stays")
	}
	if got := w.label("prompt"); got != "Game over" {
		t.Errorf("prompt %q", got)
	}
	w.Click("result:show")
	if !w.Has("result") {
		t.Fatal("the result does not come back")
	}
	w.Key(input.KeyEscape)
	w.Click("log:0")
	if w.Has("result:show") || !w.tb.Looking() {
		t.Error("the past shows the result")
	}
}

func TestTheResultComesAgainAfterUndo(t *testing.T) {
	w := open(t, lines{game: toy.Game{Open: true, Asks: []toy.Ask{{}}}, players: toy.People(1)})
	w.Click("pass")
	w.settle()
	w.Key(input.KeyEscape)
	w.Key(input.KeyZ, input.Ctrl)
	w.settle()
	if w.tb.Match().Len() != 0 || w.Has("result") {
		t.Fatalf("%d moves, result %v", w.tb.Match().Len(), w.Has("result"))
	}
	w.Click("pass")
	w.settle()
	if !w.Has("result") {
		t.Error("the second end shows no result")
	}
}

func TestTheResultWaitsForTheLastMove(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{}}}, players: toy.People(1), set: normal})
	w.Click("pass")
	w.Ticks(2)
	if w.Has("result") {
		t.Error("the result comes before the last move is shown")
	}
	w.Ticks(30)
	if !w.Has("result") {
		t.Error("the result does not come")
	}
}

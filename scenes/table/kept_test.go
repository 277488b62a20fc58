package table_test

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
)

// entries are the labels of the log's rows in view.
func (w *world) entries() []string {
	var out []string
	for _, n := range w.Nodes() {
		if n.Role == "entry" {
			out = append(out, n.Label)
		}
	}
	return out
}

// TestTheFilterOfTheLogKnowsWhoActsAndWhoIsBefallen: an entry is shown for whoever
// played the move, and for whom it is about.
func TestTheFilterOfTheLogKnowsWhoActsAndWhoIsBefallen(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Seat: 0, Befalls: []int{1}}, {Seat: 2}, {Seat: 0}}}
	w := open(t, lines{game: g, players: toy.People(3), moves: []rules.Move{toy.Pass, toy.Give(3)}})
	for id, want := range map[string][]string{
		"":           {"Łucja pass", "Błażej [toy.befallen]", "Żaneta give 3"},
		"log:only:0": {"Łucja pass", "Błażej [toy.befallen]"}, // her doing
		"log:only:1": {"Błażej [toy.befallen]"},
		"log:only:2": {"Żaneta give 3"},
	} {
		if id != "" {
			w.Click(id)
		}
		got := w.entries()
		if len(got) != len(want) {
			t.Errorf("%q shows %q, want %q", id, got, want)
		}
		for i := range min(len(got), len(want)) {
			who, what, _ := strings.Cut(want[i], " ")
			if !strings.HasPrefix(got[i], who) || !strings.Contains(got[i], what) {
				t.Errorf("%q shows %q, want %q", id, got, want)
			}
		}
		if id != "" {
			w.Click(id)
		}
	}
}

// TestWhatMovesEndsWithTheRecap puts the recap away by a key, which skips
// nothing by itself.
func TestWhatMovesEndsWithTheRecap(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2), set: normal})
	w.Click("cover:open")
	w.act(t, toy.Pass)
	w.Ticks(60)
	w.Click("cover:open")
	w.Ticks(3)
	if !w.tb.Animating() || !w.Has("since") || !w.tb.Hidden("token") {
		t.Fatalf("animating %v, recap %v", w.tb.Animating(), w.Has("since"))
	}
	w.Key(input.KeyEscape)
	if w.tb.Animating() || w.tb.Hidden("token") || w.Has("since") || w.tb.Acting() != 1 {
		t.Errorf("animating %v, token on its way %v, recap %v, seat %d acts", w.tb.Animating(), w.tb.Hidden("token"), w.Has("since"), w.tb.Acting())
	}
	if w.tb.Moment() != 1 {
		t.Errorf("it shows moment %d", w.tb.Moment())
	}
}

package table_test

import (
	"slices"
	"strings"
	"testing"

	"schron/scenes/scenetest/toy"
)

// TestAMatchIsAbandonedFromTheMenu, at the table and at the cover, after a
// question that is answered with no at first.
func TestAMatchIsAbandonedFromTheMenu(t *testing.T) {
	for _, g := range []toy.Game{two(2), {Asks: []toy.Ask{secret(0), secret(1)}}} {
		w := open(t, lines{game: g, players: toy.People(2)})
		w.Click("menu")
		w.Click("menu:abandon")
		if got := w.Focus(); got != "abandon:no" {
			t.Errorf("Enter answers %q", got)
		}
		w.Click("abandon:no")
		if len(w.went) != 0 || w.Has("abandon:yes") {
			t.Errorf("went to %q", w.went)
		}
		w.Click("menu")
		w.Click("menu:abandon")
		w.Click("abandon:yes")
		if !slices.Equal(w.went, []string{"abandon", "shelf"}) || len(w.Toasts()) != 1 {
			t.Errorf("went to %q and says %q", w.went, w.Toasts())
		}
	}
}

func TestAMatchThatCannotBeAbandonedStays(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	w.fail = errFull
	w.Click("menu")
	w.Click("menu:abandon")
	w.Click("abandon:yes")
	if !slices.Equal(w.went, []string{"abandon"}) || !strings.Contains(strings.Join(w.Toasts(), " "), "the disk is full") {
		t.Errorf("went to %q and says %q", w.went, w.Toasts())
	}
}

// TestNothingIsAbandonedThatIsOver: neither a finished match nor a replay.
func TestNothingIsAbandonedThatIsOver(t *testing.T) {
	g, moves := played(2)
	for _, l := range []lines{
		{game: g, players: toy.People(2), moves: moves},
		{game: g, players: toy.People(2), moves: moves, replay: true},
	} {
		w := open(t, l)
		if !l.replay {
			w.Click("result:look")
		}
		w.Click("menu")
		if w.Has("menu:abandon") || !w.Has("menu:shelf") {
			t.Errorf("replay %v: the menu has %q", l.replay, w.ids())
		}
	}
}

// TestTheMenuFits in the least window with all that it can hold.
func TestTheMenuFits(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, id := range []string{"menu:resume", "menu:abandon"} {
			w := open(t, lines{game: two(2), players: toy.People(2), w: 1024, h: 640, lang: lang})
			w.Click("menu")
			if id != "menu:resume" {
				w.Click(id)
			}
			for _, f := range w.Audit(pictureStore(t), 1) {
				t.Error(f)
			}
		}
	}
}

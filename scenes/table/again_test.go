package table_test

import (
	"testing"

	"schron/scenes/scenetest/toy"
	"schron/scenes/ui"
)

// elsewhere is a scene that lies over the table for a while.
type elsewhere struct{}

func (elsewhere) Name() string        { return "elsewhere" }
func (elsewhere) Build(b *ui.Builder) { b.Background() }

// leave lays another scene over the table and takes it away again.
func (w *world) leave() {
	w.Stack.Push(elsewhere{})
	w.Ticks(60)
	w.Stack.Pop()
	w.Ticks(1)
	for w.Scene() != "table" {
		w.Ticks(1)
	}
}

// TestATableThatIsShownAgainTakesNothingAtOnce: what lies under the cursor now was
// not there before.
func TestATableThatIsShownAgainTakesNothingAtOnce(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	w.Ticks(60)
	if !w.Find("pass").Enabled {
		t.Fatal("the button is held back without a reason")
	}
	w.leave()
	at, n := w.rect("pass").Center(), 0
	for ; w.tb.Match().Len() == 0 && n < 100; n++ {
		w.tap(at)
	}
	if n < turnTime-3 || n > turnTime+3 {
		t.Errorf("it takes a click after %d ticks", n)
	}
	w = handed(t, nil, nil)
	w.Ticks(coverTime + 1)
	w.leave()
	at, n = w.rect("cover:open").Center(), 0
	for ; w.tb.Cover() == 1 && w.Has("cover") && n < 100; n++ {
		w.tap(at)
	}
	if n < coverTime-3 || n > coverTime+3 {
		t.Errorf("the cover takes a click after %d ticks", n)
	}
}

// TestWhoIsShownTheTableHasHadItForAWhile: nothing is held back and nobody is told
// who acts.
func TestWhoIsShownTheTableHasHadItForAWhile(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	w.act(t, toy.Pass)
	w.tb.Show(1)
	w.settle()
	if w.Has("banner") || !w.Find("pass").Enabled || w.tb.Early() {
		t.Errorf("banner %v, the button ready %v", w.Has("banner"), w.Find("pass").Enabled)
	}
}

// TestACoverOffersToUndoOnlyWhatCanBeUndone: nothing before the first move.
func TestACoverOffersToUndoOnlyWhatCanBeUndone(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}, players: toy.People(2)})
	if w.tb.Cover() != 0 || w.Has("undo") {
		t.Errorf("covered for %d, undo %v", w.tb.Cover(), w.Has("undo"))
	}
	if w = handed(t, nil, nil); !w.Has("undo") {
		t.Error("what was just played cannot be taken back")
	}
}

// TestACoverTellsTheWholeName where it may have been cut.
func TestACoverTellsTheWholeName(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}, players: longNames(2)})
	w.Ticks(2 * coverTime)
	for _, id := range []string{"cover", "cover:open"} {
		w.Hover(id)
		w.Ticks(60)
		if got := w.Tip(); got != "Świętopełk Żółkiewski-Ćm" {
			t.Errorf("%s says %q", id, got)
		}
	}
}

package table_test

import (
	"slices"
	"strconv"
	"testing"

	"schron/input"
	"schron/scenes/scenetest/toy"
)

// recapOf is a table at which seat 1 has just been told of n moves of seat 0.
func recapOf(t testing.TB, n int, width, height float64) *world {
	t.Helper()
	g := toy.Game{}
	for range n {
		g.Asks = append(g.Asks, secret(0))
	}
	g.Asks = append(g.Asks, secret(1), secret(0))
	w := open(t, lines{game: g, players: toy.People(2), w: width, h: height, low: true})
	w.Click("cover:open")
	for range n {
		w.act(t, toy.Give(9))
	}
	w.Click("cover:open")
	w.Ticks(60)
	return w
}

// TestTheRecapScrolls to each of its entries, by wheel and keys, and has the newest
// in view at first.
func TestTheRecapScrolls(t *testing.T) {
	w := recapOf(t, 40, 1024, 640)
	if of := w.State("since", "of"); of != 40 {
		t.Fatalf("the recap is of %v entries", of)
	}
	if !w.Has("since:39") || w.Has("since:0") {
		t.Error("the newest entry is not in view at first")
	}
	seen := map[string]bool{}
	for range 60 {
		for _, n := range w.Nodes() {
			if n.Role == "entry" {
				seen[n.ID] = true
			}
		}
		w.Wheel("since:list", 1)
	}
	for i := range 40 {
		if !seen["since:"+strconv.Itoa(i)] {
			t.Errorf("the wheel does not reach entry %d", i)
		}
	}
	w.Root().SetFocus("since:list")
	w.Key(input.KeyEnd)
	if !w.Has("since:39") {
		t.Error("the keys do not reach the newest entry")
	}
}

// TestAClickOnTheRecapDoesNothing: it may come of the press that skipped what was
// shown, for what lay there before.
func TestAClickOnTheRecapDoesNothing(t *testing.T) {
	w := recapOf(t, 3, 1280, 800)
	w.Script.Click(w.rect("since:1").Center())
	if w.tb.Looking() || !w.Has("since") {
		t.Errorf("looking %v, recap %v", w.tb.Looking(), w.Has("since"))
	}
}

// TestANewRecapBeginsAtItsNewestEntry, wherever the one before was scrolled to.
func TestANewRecapBeginsAtItsNewestEntry(t *testing.T) {
	g := toy.Game{}
	for _, seat := range []int{0, 1, 0, 1} {
		g.Asks = append(g.Asks, slices.Repeat([]toy.Ask{secret(seat)}, 40)...)
	}
	w := open(t, lines{game: g, players: toy.People(2)})
	for range 2 {
		w.Click("cover:open")
		w.Ticks(60)
		for range 40 {
			w.act(t, toy.Give(9))
		}
	}
	w.Click("cover:open")
	w.Ticks(60)
	w.Wheel("since:list", 100)
	if !w.Has("since:0") {
		t.Fatal("it does not scroll")
	}
	for range 40 {
		w.act(t, toy.Give(9))
	}
	w.Click("cover:open")
	if w.Ticks(60); !w.Has("since:39") {
		t.Error("the next recap does not show its newest entry")
	}
}

// TestTheRecapUnfolds over the table, and is folded with what it says.
func TestTheRecapUnfolds(t *testing.T) {
	w := recapOf(t, 40, 1024, 640)
	low := w.Find("since").Rect
	w.Click("log:unfold")
	high := w.Find("since").Rect
	if high[3] <= low[3] || high[1] < 48 || high[1]+high[3] != low[1]+low[3] {
		t.Errorf("in its place it lies at %v, unfolded at %v", low, high)
	}
	for _, f := range w.Audit(pictureStore(t), 1) {
		t.Error(f)
	}
	w.Key(input.KeyEscape)
	if w.Find("since").Rect != low {
		t.Error("Escape does not only fold it")
	}
	w.Click("log:unfold")
	w.Click("since:close")
	if w.Has("since") || w.Has("log:sheet") {
		t.Error("the recap is put away and the log stays unfolded")
	}
}

// TestADoubleClickOnlyPutsTheRecapAway: the line of the log that comes under it is not
// clicked.
func TestADoubleClickOnlyPutsTheRecapAway(t *testing.T) {
	w := recapOf(t, 40, 1024, 640)
	w.Click("since:close")
	var lines []string
	for _, n := range w.Nodes() {
		if n.Role == "entry" {
			lines = append(lines, n.ID)
		}
	}
	if w.Has("since") || len(lines) == 0 {
		t.Fatalf("the recap stands: %v, lines %q", w.Has("since"), lines)
	}
	if w.Click(lines[0]); w.tb.Looking() {
		t.Error("the double click looks back")
	}
	w.Ticks(30)
	if w.Click(lines[0]); !w.tb.Looking() {
		t.Error("a later click does not look back")
	}
}

// TestAShortRecapUnfoldsNoHigherThanItNeeds: it covers no more than it says.
func TestAShortRecapUnfoldsNoHigherThanItNeeds(t *testing.T) {
	w := recapOf(t, 9, 1024, 640)
	low := w.Find("since").Rect
	w.Click("log:unfold")
	high := w.Find("since").Rect
	if high[3] <= low[3] || high[3] > low[3]+150 || w.State("since", "shown") != 9 {
		t.Errorf("in its place it lies at %v, unfolded at %v with %v of 9 entries", low, high, w.State("since", "shown"))
	}
	if offset := w.State("since:list", "most"); offset != 0.0 {
		t.Errorf("it still scrolls by %v", offset)
	}
}

// TestTheLogFoldsByItself with a move of the viewer's own and when somebody else
// takes the screen; a refusal does not fold it.
func TestTheLogFoldsByItself(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2), low: true})
	w.Key(input.KeyL)
	if !w.Has("log:sheet") || w.State("log:unfold", "open") != true {
		t.Fatal("L does not unfold the log")
	}
	w.await()
	if w.tb.Play(toy.Hide(100)) || !w.Has("log:sheet") {
		t.Error("a refused move folds the log")
	}
	w.act(t, toy.Give(1))
	if w.Has("log:sheet") {
		t.Error("a move does not fold the log")
	}

	w = open(t, lines{game: toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(0)}}, players: toy.People(2), low: true})
	w.Click("cover:open")
	w.Key(input.KeyL)
	w.await()
	if err := w.tb.Session.Play(toy.Pass); err != nil { // not by this hand
		t.Fatal(err)
	}
	w.settle()
	w.Key(input.KeyL) // there is no log
	w.Click("cover:open")
	if w.Has("log:sheet") {
		t.Error("whoever takes the screen finds the log unfolded")
	}
}

// TestTheLogGoesBackToNow after a look at the past, wherever it was scrolled to.
func TestTheLogGoesBackToNow(t *testing.T) {
	w := rows(t, 80)
	w.Wheel("log", 400)
	w.Click("log:0")
	w.at(t, 1)
	if w.Has("log:79") {
		t.Fatal("the end is in view")
	}
	for name, back := range map[string]func(){"button": func() { w.Click("past:return") }, "Escape": func() { w.Key(input.KeyEscape) }} {
		w.tb.Look(1)
		w.settle()
		w.Wheel("log", 400)
		back()
		w.settle()
		if !w.Has("log:79") {
			t.Errorf("%s: the log does not go back to now", name)
		}
	}
}

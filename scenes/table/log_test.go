package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/sprites"
)

// within are the texts and pictures that are drawn inside a node.
func (w *world) within(t testing.TB, id string) (texts []sprites.AuditText, pictures []sprites.AuditSprite) {
	t.Helper()
	r, a := w.rect(id).Inset(-4), w.audit(t)
	for _, x := range a.Texts {
		if r.Contains(x.Box.Center()) {
			texts = append(texts, x)
		}
	}
	for _, x := range a.Sprites {
		if r.Contains(x.Box.Center()) {
			pictures = append(pictures, x)
		}
	}
	if len(texts)+len(pictures) == 0 {
		t.Fatalf("nothing is drawn in %s", id)
	}
	return texts, pictures
}

// seen is how much of a node's text is seen, 0 to 1.
func (w *world) seen(t testing.TB, id string) float64 {
	t.Helper()
	texts, _ := w.within(t, id)
	for _, x := range texts {
		if x.Alpha != texts[0].Alpha {
			t.Errorf("%s: %q is seen by %v, %q by %v", id, texts[0].Text, texts[0].Alpha, x.Text, x.Alpha)
		}
	}
	return texts[0].Alpha
}

// rows is a table with a log of n entries, at which seat 0 is to act.
func rows(t testing.TB, n int) *world {
	t.Helper()
	g, moves := played(n)
	g.Winners = nil
	g.Asks = append(g.Asks, turn(0, 1+n/2))
	return open(t, lines{game: g, players: toy.People(2), moves: moves})
}

// TestTheLogIsSetAnewInAnotherLanguage looks for the headings of turns.
func TestTheLogIsSetAnewInAnotherLanguage(t *testing.T) {
	w := rows(t, 4)
	for _, c := range []struct{ lang, head, not string }{{"en", "Turn 2", "Tura 2"}, {"pl", "Tura 2", "Turn 2"}, {"en", "Turn 2", "Tura 2"}} {
		w.house.Change(func(s *store.Settings) { s.Language = c.lang })
		w.settle()
		texts, _ := w.drawn(t)
		if !slices.Contains(texts, c.head) || slices.Contains(texts, c.not) {
			t.Errorf("%s: drawn are %q", c.lang, texts)
		}
	}
}

// TestTheLogIsSetAnewInAnotherWidth makes the window narrower: no word may leave
// the log.
func TestTheLogIsSetAnewInAnotherWidth(t *testing.T) {
	g, moves := played(4)
	w := open(t, lines{game: g, players: longNames(2), moves: moves, replay: true})
	for _, width := range []float64{2400, 1024, 2400} {
		w.Stack.Resize(layout.S(width, 800))
		w.settle()
		log := w.rect("log")
		texts, _ := w.within(t, "log:3")
		for _, x := range texts {
			if x.Box.X < log.X || x.Box.Right() > log.Right() {
				t.Errorf("in a window of %v %q lies at %v, the log at %v", width, x.Text, x.Box, log)
			}
		}
		lines := map[float64]bool{}
		for _, x := range texts {
			lines[x.Box.Y] = true
		}
		if one := len(lines) == 1; one != (width == 2400) {
			t.Errorf("in a window of %v the entry has %d lines", width, len(lines))
		}
	}
}

// TestTheLogGrowsAsItWouldBeSetAtOnce plays, takes back, filters and plays something
// else: the log reads, and lies, as that of a game which was opened there.
func TestTheLogGrowsAsItWouldBeSetAtOnce(t *testing.T) {
	g, moves := played(12)
	g.Winners = nil
	g.Asks = append(g.Asks, turn(0, 7), turn(0, 7))
	for i := range g.Asks {
		g.Asks[i].Seat = 0 // one person's moves can be taken back
	}
	grown := open(t, lines{game: g, players: toy.People(2)})
	wantAsOpened := func(when string, moves []rules.Move, filter bool) {
		t.Helper()
		grown.settle()
		fresh := open(t, lines{game: g, players: toy.People(2), moves: moves})
		if filter {
			fresh.Click("log:only:0")
		}
		fresh.settle()
		lines := 0
		for i := range moves {
			id := "log:" + strconv.Itoa(i)
			if grown.Has(id) != fresh.Has(id) {
				t.Fatalf("%s: only one log has %s", when, id)
			}
			if !grown.Has(id) {
				break // filtered
			}
			lines++
			a, _ := grown.within(t, id)
			b, _ := fresh.within(t, id)
			if !slices.Equal(a, b) || grown.rect(id) != fresh.rect(id) {
				t.Errorf("%s: %s has %v at %v, in a game opened there %v at %v", when, id, a, grown.rect(id), b, fresh.rect(id))
			}
		}
		if lines == 0 {
			t.Errorf("%s: the logs have no lines", when)
		}
	}
	for i, m := range moves[:7] {
		grown.act(t, m)
		wantAsOpened("played", moves[:i+1], false)
	}
	for n := 6; n > 3; n-- {
		if err := grown.tb.Undo(); err != nil {
			t.Fatal(err)
		}
		wantAsOpened("taken back", moves[:n], false)
	}
	other := append(slices.Clone(moves[:4]), toy.Give(2), toy.Give(1))
	for i, m := range other[4:] {
		grown.act(t, m)
		wantAsOpened("played something else", other[:5+i], false)
	}
	grown.Click("log:only:0")
	wantAsOpened("filtered", other, true)
	other = append(other, toy.Give(3))
	grown.act(t, toy.Give(3))
	wantAsOpened("filtered and played", other, true)
}

// TestWhatCameLaterIsPaleWhileLookingBack: what lies behind the moment shown is
// half seen, unless it is pointed at.
func TestWhatCameLaterIsPaleWhileLookingBack(t *testing.T) {
	w := rows(t, 6)
	all := func(want ...float64) {
		t.Helper()
		for i, a := range want {
			if got := w.seen(t, "log:"+string(rune('0'+i))); got != a {
				t.Errorf("at moment %d entry %d is seen by %v, want %v", w.tb.Moment(), i, got, a)
			}
		}
	}
	all(1, 1, 1, 1, 1, 1)
	w.Click("log:2") // leads to moment 3
	w.Away()
	all(1, 1, 1, .5, .5, .5)
	w.Hover("log:4")
	all(1, 1, 1, .5, 1, .5)
	w.Click("past:return")
	w.Away()
	all(1, 1, 1, 1, 1, 1)
}

// TestAFilterPalesTheOthers and tells what another click does.
func TestAFilterPalesTheOthers(t *testing.T) {
	w := rows(t, 4)
	alpha := func(id string) float64 {
		t.Helper()
		_, pictures := w.within(t, id)
		return pictures[0].Alpha
	}
	tip := func(id string) string {
		t.Helper()
		w.Away()
		w.Hover(id)
		w.Ticks(60)
		return w.Tip()
	}
	if a, b := alpha("log:only:0"), alpha("log:only:1"); a != 1 || b != 1 {
		t.Errorf("without a filter they are seen by %v and %v", a, b)
	}
	if got := tip("log:only:1"); got != "Only Błażej" {
		t.Errorf("it says %q", got)
	}
	w.Click("log:only:1")
	if a, b := alpha("log:only:0"), alpha("log:only:1"); a != 0.4 || b != 1 {
		t.Errorf("they are seen by %v and %v, want 0.4 and 1", a, b)
	}
	if got := tip("log:only:1"); got != "Everybody" {
		t.Errorf("the one chosen says %q", got)
	}
	if got := tip("log:only:0"); got != "Only Łucja" {
		t.Errorf("the other says %q", got)
	}
}

// TestEveryTurnHasItsHeading, under a filter too.
func TestEveryTurnHasItsHeading(t *testing.T) {
	w := rows(t, 6)
	for _, id := range []string{"", "log:only:1"} {
		if id != "" {
			w.Click(id)
		}
		var heads []string
		for _, x := range w.audit(t).Texts {
			if strings.HasPrefix(x.Text, "Turn ") && w.rect("log").Contains(x.Box.Center()) {
				heads = append(heads, x.Text)
			}
		}
		if !slices.Equal(heads, []string{"Turn 1", "Turn 2", "Turn 3"}) {
			t.Errorf("%q: the headings are %q", id, heads)
		}
	}
}

// TestAnEntryTellsItsMove in the game's notation.
func TestAnEntryTellsItsMove(t *testing.T) {
	w := rows(t, 4)
	w.Hover("log:1")
	w.Ticks(60)
	want := "Move 2 · give 2\nRule TOY-3\nClick a line to see that moment."
	if got := w.Tip(); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// TestAnEntryBearsTheMarkOfWhomItIsAbout, not of whoever made the move.
func TestAnEntryBearsTheMarkOfWhomItIsAbout(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Seat: 0, Befalls: []int{1}}, {Seat: 0}}}
	w := open(t, lines{
		game: g, players: toy.People(2), moves: []rules.Move{toy.Pass},
		set: func(s *store.Settings) { s.Animation, s.Marks = store.AnimationOff, true },
	})
	for id, want := range map[string]string{"log:0": "mark/disc", "log:1": "mark/triangle"} {
		_, pictures := w.within(t, id)
		if len(pictures) != 1 || pictures[0].Name != want {
			t.Errorf("%s bears %v, want %s", id, pictures, want)
		}
	}
}

// TestTheLogStaysWhereItIsScrolledTo while the same moment is shown.
func TestTheLogStaysWhereItIsScrolledTo(t *testing.T) {
	g, moves := played(80)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.tb.Look(60)
	w.settle()
	w.settle()
	if !w.Has("log:59") {
		t.Fatal("the moment shown is not in view")
	}
	w.Wheel("log", 400)
	w.settle()
	w.settle()
	if !w.Has("log:0") || w.Has("log:59") {
		t.Error("it scrolls back by itself")
	}
}

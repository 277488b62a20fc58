package paliwo

import (
	"strings"
	"testing"

	"schron/rules"
)

// waysOf lists the ways of a zombie as "C3: advance …, bite …".
func waysOf(t testing.TB, s *State, name string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, w := range viewOf(s, SeatZombies).Ways(field(t, name)) {
		words := []string{}
		for _, m := range w.Moves {
			words = append(words, Game{}.Notation(m))
		}
		if w.Bites {
			words = append([]string{"!"}, words...)
		}
		out[w.Field.String()] = strings.Join(words, ", ")
	}
	return out
}

// TestWaysTakeTheFewestMoves, and can be played.
func TestWaysTakeTheFewestMoves(t *testing.T) {
	s := at(t, `
		4 . # # . . . . . # # .
		3 . . . . ^ . l x . . .
		2 . . . . . . . . . . .
	`, moving(2))
	got := waysOf(t, s, "E3")
	want := map[string]string{
		"E4": "advance E3", "E5": "advance E3, advance E4",
		"D3": "rotate E3 W, advance E3", "F3": "rotate E3 E, advance E3",
	}
	if len(got) != len(want) {
		t.Errorf("E3 has the ways %v", got)
	}
	for f, words := range want {
		if got[f] != words {
			t.Errorf("%s by %q, want %q", f, got[f], words)
		}
	}
	if got := waysOf(t, s, "H3")["G3"]; got != "!, bite H3 G3" {
		t.Errorf("the crawler bites by %q", got)
	}
	for _, w := range viewOf(s, SeatZombies).Ways(field(t, "H3")) {
		if w.Bites && w.Cost != len(w.Moves)-1+CrawlerBiteCost {
			t.Errorf("the crawler's bite at %s costs %d by %d moves", w.Field, w.Cost, len(w.Moves))
		}
	}
	for _, w := range viewOf(s, SeatZombies).Ways(field(t, "E3")) {
		if w.Cost != len(w.Moves) {
			t.Errorf("%s costs %d, want %d", w.Field, w.Cost, len(w.Moves))
		}
		c := *s
		for _, m := range w.Moves {
			if err := c.Apply(m, &rules.Journal{}); err != nil {
				t.Fatalf("%s: %v", w.Field, err)
			}
		}
		if !c.figures[w.Field].Ordinary() {
			t.Errorf("the way to %s does not lead there", w.Field)
		}
	}
	play(t, s, "rotate E3 E")
	if got := waysOf(t, s, "E3"); len(got) != 1 || got["F3"] != "advance E3" {
		t.Errorf("after turning E3 has the ways %v", got)
	}
}

// TestNobodyHasWaysWhoMayNotAct: while somebody must charge, above the limit,
// and after the own activation.
func TestNobodyHasWaysWhoMayNotAct(t *testing.T) {
	s := at(t, "3 . . . . ^ . l < . . .\n2 . . . . . . . . x . .", moving(2))
	if got := waysOf(t, s, "E3"); len(got) != 0 {
		t.Errorf("E3 may not act before H3 has charged, it has the ways %v", got)
	}
	play(t, s, "charge H3")
	if got := waysOf(t, s, "H3"); len(got) != 0 {
		t.Errorf("H3 was activated, it has the ways %v", got)
	}
	play(t, s, "crawl I2 J2")
	if got := waysOf(t, s, "E3"); len(got) != 0 {
		t.Errorf("the limit is reached, E3 has the ways %v", got)
	}
}

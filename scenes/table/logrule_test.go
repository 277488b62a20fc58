package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// TestAnEntryLeadsToItsRule by its mark, and to its moment beside that.
func TestAnEntryLeadsToItsRule(t *testing.T) {
	for _, lang := range []string{assets.Polish, assets.English} {
		w := rows(t, 4)
		w.house.Change(func(s *store.Settings) { s.Language = lang })
		w.settle()
		w.Click("log-rule:1")
		if !slices.Equal(w.went, []string{"rules toyTOY-3"}) || w.tb.Looking() {
			t.Errorf("%s: the mark leads to %q, looking back %v", lang, w.went, w.tb.Looking())
		}
		w.Away()
		w.Hover("log-rule:1")
		w.Ticks(60)
		want := map[string]string{
			assets.Polish:  "Zasada TOY-3\nKliknij, by przeczytać zasadę. „Wróć” prowadzi znów do tej chwili.",
			assets.English: "Rule TOY-3\nClick to read the rule. “Back” leads to this moment again.",
		}
		if got := w.Tip(); got != want[lang] {
			t.Errorf("it says %q, want %q", got, want[lang])
		}
		w.Click("log:1")
		w.at(t, 2)
	}
}

// TestEveryEntryHasTheMarkOfItsRule, inside the log and beside its words, in windows
// of all sizes, and none without a rule.
func TestEveryEntryHasTheMarkOfItsRule(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		g, moves := played(20)
		w := open(t, lines{game: g, players: longNames(2), moves: moves, replay: true, w: size[0], h: size[1]})
		seen := 0
		for _, n := range w.Nodes() {
			at, ok := strings.CutPrefix(n.ID, "log:")
			if _, err := strconv.Atoi(at); !ok || err != nil {
				continue
			}
			seen++
			if n.State["rule"] != w.State("log-rule:"+at, "rule") {
				t.Errorf("%v: %s rests on %v, its mark leads to %v", size, n.ID, n.State["rule"], w.State("log-rule:"+at, "rule"))
			}
		}
		if seen < 3 {
			t.Errorf("%v: %d entries are in view", size, seen)
		}
		for _, f := range w.Audit(pictureStore(t), 1) {
			t.Error(f)
		}
	}
}

// TestTheMarksOfRulesAreReachedByKeys: Tab stops at one of them, the arrows go to all
// of the log, and Enter opens the book.
func TestTheMarksOfRulesAreReachedByKeys(t *testing.T) {
	w := rows(t, 40)
	stops := map[string]bool{}
	for range 60 {
		w.Key(input.KeyTab)
		stops[w.Focus()] = true
	}
	if !stops["log-rule:39"] || stops["log-rule:38"] {
		t.Errorf("Tab stops at %v", stops)
	}
	w.Root().SetFocus("log-rule:39")
	w.Ticks(1)
	for i := 38; i >= 0; i-- {
		w.Key(input.KeyUp)
		w.Ticks(1)
		if want := "log-rule:" + strconv.Itoa(i); w.Focus() != want || !w.Has(want) {
			t.Fatalf("the arrow leads to %q, want %q in view", w.Focus(), want)
		}
	}
	w.Key(input.KeyDown)
	w.Ticks(1)
	w.Key(input.KeyEnter)
	if w.Focus() != "log-rule:1" || !slices.Equal(w.went, []string{"rules toyTOY-3"}) {
		t.Errorf("at %q Enter leads to %q", w.Focus(), w.went)
	}
}

// TestTheRecapLeadsToRulesToo, but by no click that was meant for the player before.
func TestTheRecapLeadsToRulesToo(t *testing.T) {
	w := recapOf(t, 3, 1280, 800)
	w.Click("since-rule:1")
	if !slices.Equal(w.went, []string{"rules toyTOY-3"}) || !w.Has("since") || w.tb.Looking() {
		t.Errorf("it leads to %q; recap %v, looking back %v", w.went, w.Has("since"), w.tb.Looking())
	}

	// Nobody covers the screen for the next one, who is told what happened.
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(0)}}
	w = open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.Ticks(60)
	w.act(t, toy.Give(9))
	w.Click("cover:open")
	if !w.Has("since-rule:0") {
		t.Fatal("nobody is told")
	}
	if w.tb.Early() && w.Find("since-rule:0").Enabled {
		t.Error("the mark can be clicked before anything else can")
	}
	w.Ticks(60)
	if !w.Find("since-rule:0").Enabled {
		t.Error("the mark cannot be clicked")
	}
}

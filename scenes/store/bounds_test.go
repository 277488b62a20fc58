package store

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

// TestASummaryOfOtherRulesIsNotBelieved: what a turn was by older rules is found
// out by replaying, whatever the file says.
func TestASummaryOfOtherRulesIsNotBelieved(t *testing.T) {
	s, c := open(t)
	data := must[[]byte](t)(json.Marshal(must[*rules.Record](t)(play(t, 6).Record())))
	put(t, s, Named, "old", fmt.Sprintf(`%s,"summary":{"turn":2,"turns":1000,"phase":"add","sum":%q}}`, data[:len(data)-1], fingerprint(data)))
	for rules, want := range map[string]int{"the same": 2, "later": 4} {
		now := s
		if rules == "later" {
			now = later(s, c)
		}
		if list := must[[]Entry](t)(now.List()); len(list) != 1 || list[0].Turn != want {
			t.Errorf("by %s rules it is listed as %+v, want turn %d", rules, list, want)
		}
	}
}

// TestATitleHasSixtyLetters cuts one that has one more.
func TestATitleHasSixtyLetters(t *testing.T) {
	for n, want := range map[int]int{59: 59, 60: 60, 61: 60, 5000: 60} {
		if got := CleanTitle(strings.Repeat("ż", n)); got != strings.Repeat("ż", want) {
			t.Errorf("of %d letters %d are left, want %d", n, len([]rune(got)), want)
		}
	}
}

// TestHalfWrittenFilesAreLeftForADay: somebody may still be writing them.
func TestHalfWrittenFilesAreLeftForADay(t *testing.T) {
	s, c := open(t)
	for hours, stays := range map[int]bool{1: true, 23: true, 25: false} {
		path := put(t, s, Auto, fmt.Sprintf(".game.json%d", hours), "{")
		age := c.t.Add(-time.Duration(hours) * time.Hour)
		if err := os.Chtimes(path, age, age); err != nil {
			t.Fatal(err)
		}
		Open(s.places, lookup, c.now)
		if _, err := os.Stat(path); (err == nil) != stays {
			t.Errorf("after %d hours it is there: %v", hours, err == nil)
		}
	}
}

// TestAFileWrittenOverInPlaceIsReadAgain, also where it is as long as before.
func TestAFileWrittenOverInPlaceIsReadAgain(t *testing.T) {
	s, c := open(t)
	e := must[Entry](t)(s.SaveNew("Zima", play(t, 3)))
	if list := must[[]Entry](t)(s.List()); list[0].Title != "Zima" {
		t.Fatalf("listed are %+v", list)
	}
	other := strings.Replace(text(t, s.Path(e)), "Zima", "Lato", 1)
	if err := os.WriteFile(s.Path(e), []byte(other), 0o644); err != nil {
		t.Fatal(err)
	}
	later := c.t.Add(time.Hour)
	if err := os.Chtimes(s.Path(e), later, later); err != nil {
		t.Fatal(err)
	}
	if list := must[[]Entry](t)(s.List()); list[0].Title != "Lato" {
		t.Errorf("listed are %+v", list)
	}
}

// TestASettingThatFailedOnTheWayIsWrittenLater: the folder of settings holds
// something else of that name for a while.
func TestASettingThatFailedOnTheWayIsWrittenLater(t *testing.T) {
	s, _ := open(t)
	if err := os.MkdirAll(s.settingsPath(), 0o755); err != nil {
		t.Fatal(err)
	}
	first := DefaultSettings("pl")
	second := first
	second.Scale = 150
	if err := s.ChangeSettings(first, second); err == nil {
		t.Fatal("a folder was written over")
	}
	if err := os.Remove(s.settingsPath()); err != nil {
		t.Fatal(err)
	}
	if err := s.saveSettings(first); err != nil {
		t.Fatal(err)
	}
	third := second
	third.Marks = true
	if err := s.ChangeSettings(second, third); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(third, must[Settings](t)(s.Settings("pl"))); d != "" {
		t.Error(d)
	}
}

// TestASizeThatIsKeptIsAccepted: what the window had when it closed never makes
// the settings damaged ones.
func TestASizeThatIsKeptIsAccepted(t *testing.T) {
	for n, want := range map[int]bool{159: false, 160: true, 16384: true, 16385: false} {
		set := DefaultSettings("pl")
		set.Width = n
		data, err := json.Marshal(set)
		if err != nil {
			t.Fatal(err)
		}
		_, bad, err := readSettings(data, "pl")
		if err != nil || (len(bad) == 0) != want || WindowFits(n, 800, 0, 0) != want || WindowFits(800, n, 0, 0) != want {
			t.Errorf("%d: not accepted %q, fits %v, error %v", n, bad, WindowFits(n, 800, 0, 0), err)
		}
	}
}

// TestAPlaceThatIsKeptIsAccepted, as its size is.
func TestAPlaceThatIsKeptIsAccepted(t *testing.T) {
	for n, want := range map[int]bool{-16385: false, -16384: true, 0: true, 16384: true, 16385: false} {
		for _, put := range []func(s *Settings){func(s *Settings) { s.Left = n }, func(s *Settings) { s.Top = n }} {
			set := DefaultSettings("pl")
			put(&set)
			data, err := json.Marshal(set)
			if err != nil {
				t.Fatal(err)
			}
			_, bad, err := readSettings(data, "pl")
			if err != nil || (len(bad) == 0) != want || WindowFits(800, 800, set.Left, set.Top) != want {
				t.Errorf("%d: not accepted %q, error %v", n, bad, err)
			}
		}
	}
}

package store

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"schron/rules"
)

func TestUnreadableFilesAreListedWithASentence(t *testing.T) {
	s, _ := open(t)
	good := string(must[[]byte](t)(encode(play(t, 6), "Dobra", time.Now())))
	files := map[string]struct {
		text  string
		words []string
		rule  string
	}{
		"empty":     {"", []string{"“empty.json” cannot be read", "damaged"}, ""},
		"truncated": {good[:len(good)/2], []string{"damaged"}, ""},
		"foreign":   {`{"name":"x"}`, []string{"not a game record"}, ""},
		"list":      {`[1,2]`, []string{"not a game record"}, ""},
		"newer":     {strings.Replace(good, `"format":1`, `"format":99`, 1), []string{"newer version"}, ""},
		"rules":     {strings.Replace(good, `"rules":1`, `"rules":7`, 1), []string{"rules"}, ""},
		"game":      {strings.Replace(good, `"counting"`, `"chess"`, 1), []string{"chess"}, ""},
		"move": {
			strings.Replace(good, `"add 3","add 3"`, `"add 3","add 9"`, 1),
			[]string{"2", "add 9", "CT-1", "You cannot do this now."},
			"CT-1",
		},
		"notation": {strings.Replace(good, `"add 3"`, `"castle"`, 1), []string{"1", "castle"}, ""},
		"end":      {strings.Replace(good, `"add 3"`, `"add 1"`, 1), []string{"damaged"}, ""},
	}
	for id, f := range files {
		put(t, s, Named, id, f.text)
	}
	list := must[[]Entry](t)(s.List(Named))
	if len(list) != len(files) {
		t.Fatalf("%d entries for %d files", len(list), len(files))
	}
	for _, e := range list {
		want := files[e.ID]
		if e.Problem == nil {
			t.Errorf("%s is listed as good", e.ID)
			continue
		}
		t.Run(e.ID, func(t *testing.T) { says(t, e.Problem, want.words...) })
		if e.Problem.Rule != want.rule {
			t.Errorf("%s: rule %q, want %q", e.ID, e.Problem.Rule, want.rule)
		}
		if _, err := s.Load(e); err == nil {
			t.Errorf("%s can be loaded", e.ID)
		}
		if text(t, s.Path(e)) != want.text {
			t.Errorf("%s was touched", e.ID)
		}
	}
}

func TestOtherFilesAreNotListed(t *testing.T) {
	s, _ := open(t)
	for _, id := range []string{".game.json77", ".game"} {
		put(t, s, Auto, id, "{")
	}
	path := put(t, s, Auto, "x", "{")
	if err := os.Rename(path, s.lockPath("x")); err != nil {
		t.Fatal(err)
	}
	if list := must[[]Entry](t)(s.List()); len(list) != 0 {
		t.Errorf("list %+v", list)
	}
}

func TestRecordsFromElsewhereAreListedByReplaying(t *testing.T) {
	s, _ := open(t)
	r := must[*rules.Record](t)(play(t, 6).Record())
	put(t, s, Named, "mine", string(must[[]byte](t)(json.Marshal(r))))
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Problem != nil || list[0].Turn != 4 || list[0].Moves != 6 || list[0].Phase != "add" {
		t.Errorf("list %+v", list)
	}
}

func TestASummaryThatDoesNotFitIsNotBelieved(t *testing.T) {
	s, _ := open(t)
	good := string(must[[]byte](t)(encode(play(t, 6), "", time.Now())))
	put(t, s, Named, "edited", strings.Replace(good, `"Łukasz"`, `"Łucja"`, 1))
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Problem != nil || list[0].Turn != 4 || list[0].Players[1].Name != "Łucja" {
		t.Errorf("list %+v", list)
	}
	put(t, s, Named, "edited", strings.Replace(good, `"turn":4`, `"turn":900`, 1))
	if list = must[[]Entry](t)(s.List()); len(list) != 1 || list[0].Problem != nil {
		t.Errorf("list %+v", list)
	}
}

func TestAFileThatFailsToLoadIsListedWithItsProblem(t *testing.T) {
	s, _ := open(t)
	// A file that vouches for itself, though its moves cannot be played.
	r := must[*rules.Record](t)(play(t, 2).Record())
	r.Moves[1] = "add 8"
	data := must[[]byte](t)(json.Marshal(r))
	put(t, s, Named, "odd", fmt.Sprintf(`%s,"summary":{"turn":2,"phase":"add","sum":%q}}`, data[:len(data)-1], fingerprint(data)))
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Problem != nil {
		t.Fatalf("list %+v", list)
	}
	_, err := s.Load(list[0])
	says(t, err, "CT-1", "add 8")
	if list = must[[]Entry](t)(s.List()); list[0].Problem == nil || list[0].Problem.Rule != "CT-1" {
		t.Errorf("list %+v", list)
	}
}

func TestNewestIsListedFirst(t *testing.T) {
	s, c := open(t)
	for _, title := range []string{"a", "b", "c"} {
		c.pass(time.Hour)
		must[Entry](t)(s.SaveNew(title, play(t, 1)))
	}
	var titles string
	for _, e := range must[[]Entry](t)(s.List()) {
		titles += e.Title
	}
	if titles != "cba" {
		t.Errorf("order %s", titles)
	}
}

// fill makes a store with many saves of long games.
func fill(t testing.TB, saves int) Places {
	t.Helper()
	s, _ := open(t)
	data := string(must[[]byte](t)(encode(play(t, 600), "x", time.Now())))
	for n := range saves {
		put(t, s, Named, fmt.Sprint("save-", n), data)
	}
	return s.places
}

// TestTwoHundredSavesAreListedAtOnce: a list is read from the records and plays nothing.
// What that costs is counted in allocations, which hang on no clock.
func TestTwoHundredSavesAreListedAtOnce(t *testing.T) {
	p := fill(t, 200)
	s := Open(p, lookup, time.Now)
	if list := must[[]Entry](t)(s.List()); len(list) != 200 || list[0].Problem != nil {
		t.Fatalf("%d entries, first %+v", len(list), list[0])
	}
	for name, c := range map[string]struct {
		of   func() *Store
		most float64 // allocations for each save
	}{
		"the first list": {func() *Store { return Open(p, lookup, time.Now) }, 1500},
		"the next one":   {func() *Store { return s }, 20},
	} {
		if got := testing.AllocsPerRun(1, func() { must[[]Entry](t)(c.of().List()) }) / 200; got > c.most {
			t.Errorf("%s: %.0f allocations for each save, want %.0f at most", name, got, c.most)
		}
	}
}

func BenchmarkListTwoHundredSaves(b *testing.B) {
	p := fill(b, 200)
	for b.Loop() {
		must[[]Entry](b)(Open(p, lookup, time.Now).List())
	}
}

func BenchmarkAutosave(b *testing.B) {
	s, _ := open(b)
	m := play(b, 200)
	slot := s.NewSlot("counting")
	defer slot.Close()
	for b.Loop() {
		if err := slot.Save(m); err != nil {
			b.Fatal(err)
		}
	}
}

// TestASaveFromTheFutureCountsByItsFilesDate: the clock of who kept it was wrong, and it
// would be offered first for years.
func TestASaveFromTheFutureCountsByItsFilesDate(t *testing.T) {
	s, c := open(t)
	right := c.t
	c.t = right.AddDate(7, 0, 0)
	e := must[Entry](t)(s.SaveNew("Zima", play(t, 3)))
	c.t = right
	old := right.Add(-time.Hour)
	if err := os.Chtimes(s.Path(e), old, old); err != nil {
		t.Fatal(err)
	}
	must[Entry](t)(s.SaveNew("Lato", play(t, 4)))
	list := must[[]Entry](t)(s.List())
	if len(list) != 2 || list[0].Title != "Lato" || !list[1].Saved.Equal(old) {
		t.Errorf("listed are %+v", list)
	}
}

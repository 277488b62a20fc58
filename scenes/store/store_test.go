package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"schron/assets"
	"schron/rules"
	"schron/scenes/say"
)

// clock is a time that tests move by hand.
type clock struct{ t time.Time }

func (c *clock) now() time.Time { return c.t }

func (c *clock) pass(d time.Duration) { c.t = c.t.Add(d) }

func newClock() *clock { return &clock{time.Now().Truncate(time.Second)} }

func open(t testing.TB) (*Store, *clock) {
	t.Helper()
	c := newClock()
	return Open(Home(t.TempDir()), lookup, c.now), c
}

// play is a match of two players after some moves.
func play(t testing.TB, moves int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(counting{1}, []rules.Player{{Name: "Żaneta", Colour: "red"}, {Name: "Łukasz"}}, rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	goOn(t, m, moves)
	return m
}

func goOn(t testing.TB, m *rules.Match, moves int) {
	t.Helper()
	for range moves {
		if _, err := m.Play(rules.Move{Verb: 1, A: 3}); err != nil {
			t.Fatal(err)
		}
	}
}

// must ends a test on an error.
func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// sentence is an error's sentence in both languages; texts that are missing
// fail the test.
func sentence(t testing.TB, err error) string {
	t.Helper()
	texts := must[*assets.Texts](t)(assets.LoadTexts())
	pl := say.New(texts, assets.Polish).Error(err)
	en := say.New(texts, assets.English).Error(err)
	if missing := texts.Missing(); len(missing) > 0 {
		t.Errorf("missing texts: %v", missing)
	}
	if pl == en {
		t.Errorf("the same sentence in both languages: %q", pl)
	}
	return en
}

// says fails unless err has a sentence with the words.
func says(t testing.TB, err error, words ...string) {
	t.Helper()
	if err == nil {
		t.Errorf("no error, want one about %q", words)
		return
	}
	got := sentence(t, err)
	for _, w := range words {
		if !strings.Contains(got, w) {
			t.Errorf("the sentence is %q, want %q in it", got, w)
		}
	}
}

// put writes a file into a folder of a store.
func put(t testing.TB, s *Store, k Kind, id, text string) string {
	t.Helper()
	path := s.path(k, id)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func text(t testing.TB, path string) string {
	t.Helper()
	return string(must[[]byte](t)(os.ReadFile(path)))
}

func TestHomeIsOneFolderIfChosen(t *testing.T) {
	if p := Home("here"); p.Settings != "here" || p.Data != "here" {
		t.Errorf("places %+v", p)
	}
	p := Home("")
	if filepath.Base(p.Settings) != "schron" || filepath.Base(p.Data) != "schron" {
		t.Errorf("places %+v", p)
	}
}

func TestOpenClearsAwayHalfWrittenFilesAndOldTrash(t *testing.T) {
	s, c := open(t)
	fresh := put(t, s, Auto, ".game.json1234", "{")
	stale := put(t, s, Auto, ".game.json5678", "{")
	whole := put(t, s, Auto, "game", "{")
	trash := s.dir("trash")
	if err := os.MkdirAll(trash, 0o755); err != nil {
		t.Fatal(err)
	}
	oldTrash := filepath.Join(trash, c.t.Add(-31*24*time.Hour).UTC().Format(stampForm)+"~saves~a~1.json")
	newTrash := filepath.Join(trash, c.t.Add(-29*24*time.Hour).UTC().Format(stampForm)+"~saves~b~1.json")
	foreign := filepath.Join(trash, "notes.txt")
	for _, p := range []string{oldTrash, newTrash, foreign} {
		if err := os.WriteFile(p, []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	longAgo := c.t.Add(-365 * 24 * time.Hour)
	for _, p := range []string{stale, whole, foreign} {
		if err := os.Chtimes(p, longAgo, longAgo); err != nil {
			t.Fatal(err)
		}
	}
	// The first start that meets a thing as old only notes that: its clock may be ahead.
	Open(s.places, lookup, c.now)
	there := func(when string, want map[string]bool) {
		t.Helper()
		for path, want := range want {
			if _, err := os.Stat(path); (err == nil) != want {
				t.Errorf("%s %s is there: %v, want %v", when, filepath.Base(path), err == nil, want)
			}
		}
	}
	there("at first", map[string]bool{
		fresh: true, stale: false, whole: true, oldTrash: true, newTrash: true, foreign: true,
	})
	c.t = c.t.Add(8 * 24 * time.Hour)
	Open(s.places, lookup, c.now)
	there("a week later", map[string]bool{oldTrash: false, newTrash: true, foreign: true})
}

// TestAClockThatIsAheadEmptiesNoTrash, however often the program starts with it.
func TestAClockThatIsAheadEmptiesNoTrash(t *testing.T) {
	s, c := open(t)
	e := must[Entry](t)(s.SaveNew("Zima", play(t, 3)))
	gone := must[Trashed](t)(s.Delete(e))
	c.t = c.t.AddDate(3, 0, 0)
	for range 5 {
		c.t = c.t.Add(24 * time.Hour)
		Open(s.places, lookup, c.now)
	}
	c.t = c.t.AddDate(-3, 0, 0)
	Open(s.places, lookup, c.now)
	if _, err := s.Restore(gone); err != nil {
		t.Error(err)
	}
}

func TestCrashKeepsReportAndRecord(t *testing.T) {
	s, _ := open(t)
	record := must[*rules.Record](t)(play(t, 5).Record())
	dir := must[string](t)(s.Crash("it broke", record))
	if got := text(t, filepath.Join(dir, "report.txt")); got != "it broke" {
		t.Errorf("report %q", got)
	}
	m := must[*rules.Match](t)(s.LoadFile(filepath.Join(dir, "record.json")))
	if m.Len() != 5 {
		t.Errorf("%d moves", m.Len())
	}
	other := must[string](t)(s.Crash("again", nil))
	if other == dir {
		t.Error("two crashes in one folder")
	}
	if _, err := os.Stat(filepath.Join(other, "record.json")); err == nil {
		t.Error("a record out of nothing")
	}
}

func TestUnwritableFolderIsToldInASentence(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	c := newClock()
	s := Open(Home(filepath.Join(file, "below")), lookup, c.now)
	m := play(t, 1)
	slot := s.NewSlot("counting")
	defer slot.Close()
	const why = "There is a file where the folder should be."
	says(t, slot.Save(m), "Nothing could be written", why)
	_, err := s.SaveNew("Sobota", m)
	says(t, err, why)
	says(t, s.saveSettings(DefaultSettings("pl")), why)
	_, err = s.Crash("report", nil)
	says(t, err, why)
	_, err = s.Settings("pl")
	says(t, err, "cannot be read")
	_, err = s.List()
	says(t, err, "cannot be read")
}

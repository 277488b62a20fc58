package menu

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"schron/input"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
)

func saves(t *testing.T, w *world) *scenetest.Driver {
	t.Helper()
	return w.show(t, 1280, 800, func() ui.Scene { return NewSaves(w.House) })
}

// rows lists what the rows in view are called.
func rows(d *scenetest.Driver) []string {
	var out []string
	for _, n := range d.Nodes() {
		if n.Role == "row" {
			out = append(out, n.Label)
		}
	}
	return out
}

// TestSavesTellsTheHistoryOfOlderRulesFromAnAbandonedGame: nobody gave it up, it
// goes on in another file.
func TestSavesTellsTheHistoryOfOlderRulesFromAnAbandonedGame(t *testing.T) {
	w := newWorld(t)
	given, older := w.keep(t, "dzicz", 1, "Ala", "Bartek"), w.keep(t, "paliwo", 1, "Celina", "Dorota")
	replays := filepath.Join(w.dir, "replays")
	if err := os.MkdirAll(replays, 0o755); err != nil {
		t.Fatal(err)
	}
	for from, to := range map[string]string{given: given, older: older + "-rules1"} {
		if err := os.Rename(filepath.Join(w.dir, "auto", from+".json"), filepath.Join(replays, to+".json")); err != nil {
			t.Fatal(err)
		}
	}
	d := saves(t, w)
	d.Click("state:over")
	texts, _ := tabletest.Drawn(t, d.Root().Draw)
	for _, kind := range []string{"porzucona", "starsze zasady"} {
		if n := len(slices.DeleteFunc(slices.Clone(texts), func(s string) bool { return s != kind })); n != 1 {
			t.Errorf("%q stands %d times in %q", kind, n, texts)
		}
	}
}

// row is the id of the row called so.
func row(t *testing.T, d *scenetest.Driver, label string) string {
	t.Helper()
	for _, n := range d.Nodes() {
		if n.Role == "row" && n.Label == label {
			return n.ID
		}
	}
	t.Fatalf("no row %q among %q", label, rows(d))
	return ""
}

func TestSavesListsAndFilters(t *testing.T) {
	w := newWorld(t)
	w.keep(t, "dzicz", 1, "Ala", "Bartek")
	w.keep(t, "paliwo", 4, "Celina", "Dorota")
	w.name(t, "Rewanż", "dzicz", 2, "Ewa", "Filip")
	w.spoil(t)
	d := saves(t, w)
	if got := rows(d); len(got) != 4 || !slices.Contains(got, "zepsuty") {
		t.Errorf("all: %q", got)
	}
	d.Click("state:open")
	if got := rows(d); !slices.Equal(got, []string{"Rewanż", "Dzicz"}) {
		t.Errorf("open: %q", got)
	}
	d.Click("state:over")
	if got := rows(d); !slices.Equal(got, []string{w.Name("paliwo")}) {
		t.Errorf("finished: %q", got)
	}
	d.Click("game")
	d.Click("game:dzicz")
	if got := rows(d); len(got) != 0 || !d.Has("empty") {
		t.Errorf("finished games of dzicz: %q", got)
	}
	if d.Find("count").Label != "0" {
		t.Errorf("count %q", d.Find("count").Label)
	}
}

func TestSavesOpensAndWatches(t *testing.T) {
	w := newWorld(t)
	w.name(t, "Rewanż", "dzicz", 2, "Ewa", "Filip")
	w.keep(t, "paliwo", 4, "Celina", "Dorota")
	d := saves(t, w)
	d.Click(row(t, d, "Rewanż"))
	d.Click("watch")
	d.DoubleClick(row(t, d, "Rewanż"))
	if len(w.replay) != 1 || len(w.tables) != 1 || w.tables[0].Match.Len() != 2 || w.tables[0].Slot == nil {
		t.Fatalf("tables %+v, replays %+v", w.tables, w.replay)
	}
	w.tables[0].Slot.Close()
	d.Click(row(t, d, w.Name("paliwo")))
	if d.Find("open").Enabled {
		t.Error("a finished game can be gone on with")
	}
	d.DoubleClick(row(t, d, w.Name("paliwo")))
	if len(w.tables) != 1 || len(w.replay) != 2 {
		t.Errorf("a finished game: tables %d, replays %d", len(w.tables), len(w.replay))
	}
}

func TestSavesDeletesAndBringsBack(t *testing.T) {
	w := newWorld(t)
	for _, title := range []string{"A", "B", "C"} {
		w.name(t, title, "dzicz", 1, "Ala", "Bartek")
	}
	d := saves(t, w)
	if d.Find("undo").Enabled {
		t.Error("there is nothing to bring back")
	}
	d.Click(row(t, d, "B"))
	d.Click("delete")
	if got := rows(d); !slices.Equal(got, []string{"C", "A"}) || d.State(row(t, d, "A"), "selected") != true {
		t.Errorf("after deleting B: %q", got)
	}
	d.Key(input.KeyDelete)
	d.Click("undo")
	d.Key(input.KeyZ, input.Ctrl)
	if got := rows(d); !slices.Equal(got, []string{"C", "B", "A"}) {
		t.Errorf("brought back: %q", got)
	}
}

func TestSavesShowsWhatCannotBeRead(t *testing.T) {
	w := newWorld(t)
	w.spoil(t)
	file := filepath.Join(w.dir, "auto", "zepsuty.json")
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	d := saves(t, w)
	id := row(t, d, "zepsuty")
	if words := d.Find("problem:auto-zepsuty").Label; !strings.Contains(words, "zepsuty.json") {
		t.Errorf("the row says %q", words)
	}
	d.Hover("problem:auto-zepsuty")
	d.Ticks(60)
	if !strings.Contains(d.Tip(), "zepsuty.json") {
		t.Errorf("the tooltip says %q", d.Tip())
	}
	d.Click(id)
	d.DoubleClick(id)
	d.Key(input.KeyEnter)
	if d.Has("open") || d.Find("rename").Enabled || len(w.tables)+len(w.replay) > 0 {
		t.Error("an unreadable file can be opened")
	}
	if after, err := os.ReadFile(file); err != nil || string(after) != string(before) {
		t.Error("the file was touched")
	}
}

func TestSavesTellsWhenAFileHasGone(t *testing.T) {
	w := newWorld(t)
	id := w.keep(t, "dzicz", 1, "Ala", "Bartek")
	d := saves(t, w)
	if err := os.WriteFile(filepath.Join(w.dir, "auto", id+".json"), []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Click("open")
	d.Ticks(2)
	if got := d.Toasts(); len(got) != 1 || !strings.Contains(got[0], id) || len(w.tables) > 0 {
		t.Errorf("messages %q, tables %d", got, len(w.tables))
	}
}

func TestSavesRenames(t *testing.T) {
	w := newWorld(t)
	w.name(t, "Stara", "dzicz", 2, "Ala", "Bartek")
	w.name(t, "Inna", "dzicz", 1, "Ala", "Bartek")
	d := saves(t, w)
	d.Click(row(t, d, "Stara"))
	d.Click("rename")
	d.Key(input.KeyA, input.Ctrl)
	d.Type("inna")
	if d.Find("name:save").Enabled {
		t.Error("two saves may have one name")
	}
	d.Key(input.KeyA, input.Ctrl)
	d.Type("Żółta łódź")
	d.Key(input.KeyEnter)
	if got := rows(d); len(got) != 2 || !slices.Contains(got, "Żółta łódź") || slices.Contains(got, "Stara") {
		t.Errorf("rows %q", got)
	}
	if e, ok := w.Files.ByTitle("żółta łódź"); !ok || e.Moves != 2 {
		t.Errorf("renamed to %+v", e)
	}
}

func TestSavesGivesANameToACopy(t *testing.T) {
	w := newWorld(t)
	w.keep(t, "dzicz", 2, "Ala", "Bartek")
	d := saves(t, w)
	d.Click("rename")
	d.Type("Kopia")
	d.Click("name:save")
	if got := rows(d); !slices.Equal(got, []string{"Kopia", "Dzicz"}) {
		t.Errorf("rows %q", got)
	}
}

func TestSavesBuildsOnlyTheRowsInView(t *testing.T) {
	w := newWorld(t)
	for i := range 200 {
		w.name(t, fmt.Sprintf("Gra %03d", i), "dzicz", 1, "Ala", "Bartek")
	}
	d := saves(t, w)
	if got := rows(d); len(got) > 12 || got[0] != "Gra 199" || d.Find("count").Label != "200" {
		t.Errorf("%d rows, the first %q, count %s", len(got), got[0], d.Find("count").Label)
	}
	d.Click(row(t, d, "Gra 199"))
	d.Key(input.KeyEnd)
	if got := rows(d); got[len(got)-1] != "Gra 000" || d.State(row(t, d, "Gra 000"), "selected") != true {
		t.Errorf("at the end: %q", got)
	}
}

func TestDatesAreWrittenAsTheLanguageDoes(t *testing.T) {
	w := newWorld(t)
	at := time.Date(2026, 11, 21, 9, 5, 0, 0, time.UTC)
	if got, want := when(w.House, at), "21 listopada 2026, 09:05"; got != want {
		t.Errorf("Polish: %q, want %q", got, want)
	}
	w.SetLanguage("en")
	if got, want := when(w.House, at), "21 November 2026, 09:05"; got != want {
		t.Errorf("English: %q, want %q", got, want)
	}
}

func BenchmarkSavesOf200(b *testing.B) {
	w := newWorld(b)
	for i := range 200 {
		w.name(b, fmt.Sprintf("Gra %03d", i), "dzicz", 1, "Ala", "Bartek")
	}
	d := w.show(b, 1280, 800, func() ui.Scene { return NewSaves(w.House) })
	for b.Loop() {
		d.Root().Invalidate()
		d.Root().Sync()
	}
}

// TestARowNamesAllItsPlayers in a tooltip, for there may be no room for them.
func TestARowNamesAllItsPlayers(t *testing.T) {
	w := newWorld(t)
	people := crowdNames(4)
	id := w.keep(t, "dzicz", 2, people...)
	d := w.show(t, 1024, 640, func() ui.Scene { return NewSaves(w.House) })
	tip := d.Root().Node("people:auto-" + id).Tip()
	if tip.Title != strings.Join(people, ", ") {
		t.Errorf("the tip says %q", tip.Title)
	}
}

// TestSavesLeadToFiles: a record that lies elsewhere is opened from the bar; the chosen
// game is copied as its file is, and shown in its folder.
func TestSavesLeadToFiles(t *testing.T) {
	w := newWorld(t)
	id := w.keep(t, "dzicz", 2, "Ala", "Ola")
	d := w.show(t, 1024, 640, func() ui.Scene { return NewSaves(w.House) })
	path := filepath.Join(w.dir, "auto", id+".json")
	d.Click("file")
	d.Key(input.KeyO, input.Ctrl)
	d.Click("reveal")
	d.Click("copy")
	if got, want := strings.Join(w.went, "\n"), "open\nopen\nreveal "+path+"\ncopy Dzicz"; got != want {
		t.Fatalf("it leads to %q, want %q", got, want)
	}
	to := filepath.Join(t.TempDir(), "kopia.schron")
	if err := w.write(to); err != nil {
		t.Fatal(err)
	}
	from, err1 := os.ReadFile(path)
	copied, err2 := os.ReadFile(to)
	if err1 != nil || err2 != nil || string(from) != string(copied) {
		t.Errorf("the copy is another: %v, %v", err1, err2)
	}
}

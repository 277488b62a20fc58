package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/scenes"
	"schron/scenes/store"
)

// opening starts the program as walk does, with a window that takes files.
func opening(t *testing.T, args func(w *running)) *running {
	t.Helper()
	r := walk(t, t.TempDir(), usual())
	r.Stack.OnFiles = r.openFiles
	r.house.Settings.Players = make([]rules.Player, 2) // the first set-up proposes a computer
	if args != nil {
		args(r)
	}
	return r
}

// recordFile writes a record of a game to a file of a name: some moves by chance, or the
// whole game.
func recordFile(t testing.TB, game, name string, whole bool) string {
	t.Helper()
	g, err := registry.Game(game)
	if err != nil {
		t.Fatal(err)
	}
	r := walk(t, t.TempDir(), usual())
	path := filepath.Join(t.TempDir(), name)
	if err := r.house.Files.Export(sample(g, r.house, 5, whole))(path); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestADroppedRecordIsPlayedOn drops a record of each game on several scenes. It comes to the
// table, in a slot of its own, and the file stays as it is.
func TestADroppedRecordIsPlayedOn(t *testing.T) {
	for i, g := range registry.Games() {
		path := recordFile(t, g.ID(), []string{"gra.schron", "old.json"}[i%2], false)
		before, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, scene := range []string{"shelf", "settings", "saves", "table"} {
			r := opening(t, nil)
			switch scene {
			case "table":
				r.house.Navigation.Setup(g.ID())
				r.Ticks(1)
				r.Click("start")
			case "settings", "saves":
				r.Click(scene)
			}
			r.at(t, scene)
			old := r.slot
			r.Script.DropFiles("/nowhere/picture.png", path)
			r.at(t, "table")
			if r.Stack.Depth() != 1 || r.table.Game() != g.ID() || r.table.Match().Len() != sampleMoves {
				t.Fatalf("%s on %s: %s with %d moves", g.ID(), scene, r.table.Game(), r.table.Match().Len())
			}
			if r.slot == nil || r.slot == old {
				t.Errorf("%s on %s: it saves itself in the slot of another game", g.ID(), scene)
			}
		}
		if now, err := os.ReadFile(path); err != nil || string(now) != string(before) {
			t.Errorf("%s: the file was changed, %v", g.ID(), err)
		}
	}
}

// TestOfSeveralFilesTheOthersAreNamed, a few of them.
func TestOfSeveralFilesTheOthersAreNamed(t *testing.T) {
	path := recordFile(t, "dzicz", "gra.schron", false)
	r := opening(t, nil)
	r.Script.DropFiles("/nowhere/a.png", path, "/nowhere/b.schron")
	r.at(t, "table")
	r.turns(t, "the message", func() bool {
		return strings.Contains(r.toast(), "gra.schron") && strings.Contains(r.toast(), "a.png, b.schron")
	})
	many := []string{path}
	for i := range 20 {
		many = append(many, "/nowhere/"+string(rune('a'+i))+".schron")
	}
	r.openFiles(many)
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), "f.schron, +14") })
}

// TestAFileIsReadBesideTheWindow: the window goes on until it has been read.
func TestAFileIsReadBesideTheWindow(t *testing.T) {
	path := recordFile(t, "dzicz", "gra.schron", false)
	r := opening(t, nil)
	r.app = &scenes.App{Stack: r.Stack}
	r.openFile(path)
	if r.reading == nil || r.Scene() != "shelf" {
		t.Fatalf("the window waited for the file, and shows %s", r.Scene())
	}
	r.turns(t, "the table", func() bool { return r.reading == nil })
	r.at(t, "table")
}

// TestADroppedGameThatIsOverIsWatched: it lies over the scene, which stays.
func TestADroppedGameThatIsOverIsWatched(t *testing.T) {
	path := recordFile(t, "dzicz", "koniec.schron", true)
	r := opening(t, nil)
	r.Click("new")
	r.Click("start")
	r.at(t, "table")
	playing := r.table
	r.Script.DropFiles(path)
	r.at(t, "replay")
	r.Click("past:return")
	r.at(t, "table")
	if r.table != playing {
		t.Error("another table is shown than before")
	}
}

// TestADamagedFileIsToldInASentence: the scene stays, on a drop and at the start.
func TestADamagedFileIsToldInASentence(t *testing.T) {
	dir := t.TempDir()
	damaged := filepath.Join(dir, "zly.schron")
	if err := os.WriteFile(damaged, []byte(`{"format":1,"ga`), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{damaged, filepath.Join(dir, "gone.schron"), dir} {
		r := opening(t, nil)
		r.Click("new")
		r.Click("start")
		r.at(t, "table")
		r.Script.DropFiles(path)
		r.at(t, "table")
		if got := r.toast(); !strings.Contains(got, filepath.Base(path)) {
			t.Errorf("%s: it is said %q", path, got)
		}
	}
	w := usual()
	w.Open = damaged
	r := walk(t, t.TempDir(), w)
	r.at(t, "shelf")
	if got := r.toast(); !strings.Contains(got, "zly.schron") {
		t.Errorf("at the start it is said %q", got)
	}
}

// toast is what the messages on the screen say.
func (r *running) toast() string {
	var said []string
	for _, n := range r.Nodes() {
		if strings.HasPrefix(n.ID, "toast") {
			said = append(said, n.Label)
		}
	}
	return strings.Join(said, "\n")
}

// TestAFileOpensTheProgramAtItsTable is what a double click on a record does.
func TestAFileOpensTheProgramAtItsTable(t *testing.T) {
	w := usual()
	w.Open = recordFile(t, "wcp", "wcp.schron", false)
	r := walk(t, t.TempDir(), w)
	r.at(t, "table")
	if r.table.Game() != "wcp" || r.slot == nil {
		t.Errorf("%s is on the table", r.table.Game())
	}
}

// TestWhatWouldBeLostIsAskedAbout: a chapter, and a match that could not be saved, are
// left for a dropped record only by whoever says so.
func TestWhatWouldBeLostIsAskedAbout(t *testing.T) {
	path := recordFile(t, "dzicz", "gra.schron", false)
	for _, kind := range []string{"lesson", "unsaved"} {
		r := opening(t, nil)
		want := "table"
		if kind == "lesson" {
			r.Click("box:dzicz")
			r.Click("learn")
			r.Click("begin:pieces")
			want = "lesson"
		} else {
			r.Click("new")
			r.Click("start")
			r.kept = false
		}
		r.at(t, want)
		old := r.table
		r.Script.DropFiles(path)
		r.at(t, "question")
		r.Click("question:no")
		r.at(t, want)
		if r.table != old {
			t.Errorf("%s: it is lost without a word", kind)
		}
		r.Script.DropFiles(path)
		r.at(t, "question")
		r.Click("question:yes")
		r.at(t, "table")
		if r.table == old || r.table.Match().Len() != sampleMoves {
			t.Errorf("%s: the record is not on the table", kind)
		}
	}
}

// TestASaveThatFailsIsNoted: then the match on the table would be lost.
func TestASaveThatFailsIsNoted(t *testing.T) {
	r := opening(t, nil)
	slot := r.house.Files.NewSlot("dzicz")
	defer slot.Close()
	g, _ := registry.Game("dzicz")
	m := sample(g, r.house, 1, false)
	if err := r.keep(slot)(m); err != nil || !r.kept {
		t.Errorf("kept %v, %v", r.kept, err)
	}
	if err := os.RemoveAll(r.house.Files.Places().Data); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(r.house.Files.Places().Data, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := r.keep(slot)(m); err == nil || r.kept {
		t.Errorf("kept %v, %v", r.kept, err)
	}
}

// TestAGameOfTheStoreGoesOnInItsSlot: opened by its file it is not played twice.
func TestAGameOfTheStoreGoesOnInItsSlot(t *testing.T) {
	r := opening(t, nil)
	r.Click("new")
	r.Click("start")
	r.at(t, "table")
	list, err := r.house.Files.List(store.Auto)
	if err != nil || len(list) != 1 {
		t.Fatalf("%d games, %v", len(list), err)
	}
	path, id, playing := r.house.Files.Path(list[0]), r.slot.ID(), r.table
	r.Script.DropFiles(path)
	r.at(t, "table")
	if r.table != playing {
		t.Error("the game on the table is opened again")
	}
	r.house.Navigation.Shelf()
	r.at(t, "shelf")
	r.Script.DropFiles(path)
	r.at(t, "table")
	if r.slot.ID() != id {
		t.Errorf("it goes on as %s, not %s", r.slot.ID(), id)
	}
}

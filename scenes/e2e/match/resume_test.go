package match

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestKilledAndResumed: after a save under a name and more moves the process is killed
// without warning. The next start offers to go on, and everything is where it was.
func TestKilledAndResumed(t *testing.T) {
	data := stand.Quickly(t)
	w := stand.Start(t, data)
	w.Seated()
	w.Click("menu")
	w.Click("menu:save")
	w.Write("Wieczór u Łucji")
	w.Click("save:yes")
	w.WaitNode("toast")
	if got := w.Find("toast").Label; !strings.Contains(got, "Wieczór u Łucji") {
		t.Errorf("the message says %q", got)
	}
	named := w.Kept("saves")
	if named.Title != "Wieczór u Łucji" {
		t.Errorf("the save is called %q", named.Title)
	}
	stand.SameGame(t, named, w.Record())
	w.Click("field:c2")
	w.TakeScreen()
	board, record := w.Board(), w.Record()
	w.Kill()

	w = stand.Start(t, data)
	if got := w.Find("resume").Label; !strings.Contains(got, "Dzicz") {
		t.Errorf("the offer says %q", got)
	}
	w.Click("resume")
	w.WaitScene("table")
	w.CoverOnly()
	w.TakeScreen()
	if w.Board() != board {
		t.Error("the table is not as it was")
	}
	stand.SameGame(t, w.Record(), record)
	w.Close()

	// The named save still holds the earlier moment.
	w = stand.Start(t, data)
	w.Click("saves")
	w.WaitScene("saves")
	rows := w.Labelled("Wieczór u Łucji")
	if len(rows) == 0 {
		t.Fatalf("the save is not listed; %s", w.There())
	}
	w.Click(rows[0].ID)
	w.Click("open")
	w.WaitScene("table")
	w.TakeScreen()
	if n := len(w.Legal()); n == 0 || w.Board() == board {
		t.Errorf("the save is not as it was made: %d fields; %s", n, w.There())
	}
}

// TestClosedAtAnyMoment: whatever is going on, the window can be closed or killed and the
// game goes on later. One of them is tried in turn, in a proof both.
func TestClosedAtAnyMoment(t *testing.T) {
	moments := map[string]func(w *stand.Window){
		"at the cover": func(*stand.Window) {},
		"in the menu":  func(w *stand.Window) { w.Click("menu") },
		"at the table": func(w *stand.Window) { w.TakeScreen() },
		"in the middle of a drag": func(w *stand.Window) {
			w.TakeScreen()
			w.Pick("supply:token", "field:c3")
		},
		"with the button held": func(w *stand.Window) {
			w.TakeScreen()
			w.Hover("field:c1")
			w.Press()
		},
		"in a dialog": func(w *stand.Window) {
			w.Click("menu")
			w.Click("menu:save")
			w.Write("Ą")
		},
		"in the rulebook": func(w *stand.Window) {
			w.TakeScreen()
			w.Click("rules")
			w.WaitScene("rulebook")
		},
		"in the settings": func(w *stand.Window) {
			w.Click("menu")
			w.Click("menu:settings")
			w.WaitScene("settings")
		},
		"on the shelf": func(w *stand.Window) {
			w.Click("menu")
			w.Click("menu:shelf")
			w.WaitScene("shelf")
		},
	}
	data := stand.Quickly(t)
	w := stand.Start(t, data)
	w.NewGame("7", "Ala", "Bartek")
	w.TakeScreen()
	w.Click("field:c1")
	record := w.Record()
	for i, name := range slices.Sorted(maps.Keys(moments)) {
		for j, how := range []string{"closed", "killed"} {
			if (i+j)%2 > 0 && !rulestest.Thorough() {
				continue
			}
			moments[name](w)
			if how == "closed" {
				w.Close()
			} else {
				w.Kill()
			}
			w = stand.Start(t, data)
			w.Click("resume")
			w.WaitScene("table")
			if t.Failed() {
				t.Fatalf("%s %s", how, name)
			}
			stand.SameGame(t, w.Record(), record)
		}
	}
	w.TakeScreen()
	w.Board()
}

// TestClosedBeforeTheFirstMove: a game is there from its start on.
func TestClosedBeforeTheFirstMove(t *testing.T) {
	data := stand.Quickly(t)
	w := stand.Start(t, data)
	w.NewGame("5", "Łucja", "Żaneta")
	w.Kill()
	w = stand.Start(t, data)
	w.Click("resume")
	w.WaitScene("table")
	if len(w.Labelled("Łucja"))+len(w.Labelled("Żaneta")) == 0 {
		t.Errorf("nobody is at the table; %s", w.There())
	}
}

// TestDamagedAutosave: a game in progress whose file was cut short is listed with a sentence,
// cannot be opened, and is left as it is. The others can.
func TestDamagedAutosave(t *testing.T) {
	data := stand.Quickly(t)
	whole := stand.Played(t, 3, 12)
	cut := whole[:len(whole)/2]
	damaged := stand.Put(t, data.Path("auto", "uszkodzony.json"), cut)
	newer := stand.Put(t, data.Path("auto", "z-przyszlosci.json"), strings.Replace(whole, `"format":1`, `"format":9`, 1))
	foreign := stand.Put(t, data.Path("saves", "obcy.json"), `{"hello":"world"}`)
	w := stand.Start(t, data)
	if w.Has("resume") {
		t.Error("a damaged game is offered")
	}
	w.Click("saves")
	w.WaitScene("saves")
	seen := map[string]bool{}
	for _, id := range []string{"auto-uszkodzony", "auto-z-przyszlosci", "named-obcy"} {
		words := w.Find("problem:" + id).Label
		if len(words) < 20 || seen[words] {
			t.Errorf("%s: the sentence is %q", id, words)
		}
		seen[words] = true
		w.DoubleClick("saves:" + id)
		w.Tick(2)
		if n, ok := w.Lookup("open"); w.Scene() != "saves" || ok && n.Enabled {
			t.Fatalf("%s can be opened; %s", id, w.There())
		}
	}
	w.Close()
	for file, text := range map[string]string{damaged: cut, foreign: `{"hello":"world"}`} {
		if got, err := os.ReadFile(file); err != nil || string(got) != text {
			t.Errorf("%s was changed: %v", filepath.Base(file), err)
		}
	}
	if got, err := os.ReadFile(newer); err != nil || !strings.Contains(string(got), `"format":9`) {
		t.Errorf("the newer file was changed: %v", err)
	}
}

// TestTwoWindowsNeverPlayTheSameGame: while one window plays, another one
// neither offers nor opens that game; once the first is gone it does.
func TestTwoWindowsNeverPlayTheSameGame(t *testing.T) {
	data := stand.Quickly(t)
	first := stand.Start(t, data)
	first.NewGame("7", "Ala", "Bartek")
	second := stand.Start(t, data)
	if second.Has("resume") {
		t.Error("a game that is being played is offered")
	}
	second.Click("saves")
	second.WaitScene("saves")
	if n, ok := second.Lookup("open"); ok && n.Enabled {
		t.Error("a game that is being played can be opened")
	}
	second.Click("back")
	second.WaitScene("shelf")
	second.NewGame("8", "Celina", "Darek")
	first.TakeScreen()
	first.Click("field:c1")
	if files := data.Games(t, "auto"); len(files) != 2 {
		t.Errorf("games in progress: %v; want two", files)
	}
	first.Kill()
	second.Click("menu")
	second.Click("menu:shelf")
	second.WaitScene("shelf")
	second.Click("saves")
	second.WaitScene("saves")
	rows := 0
	for _, n := range second.Tree().Nodes {
		if n.Role == "row" {
			rows++
			second.Click(n.ID)
			if !second.Find("open").Enabled {
				t.Errorf("%s cannot be opened though nobody plays it", n.Label)
			}
		}
	}
	if rows != 2 {
		t.Errorf("%d games are listed, want 2; %s", rows, second.There())
	}
}

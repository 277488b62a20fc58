package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestKilledAndResumed: after a save under a name and more moves the process is
// killed without warning; the next start offers to go on, and everything is
// where it was.
func TestKilledAndResumed(t *testing.T) {
	data := quickly(t)
	w := start(t, data)
	seated(t, w)
	w.click("menu")
	w.click("menu:save")
	w.write("Wieczór u Łucji")
	w.click("save:yes")
	w.waitNode("toast")
	if got := w.find("toast").Label; !strings.Contains(got, "Wieczór u Łucji") {
		t.Errorf("the message says %q", got)
	}
	named := w.kept("saves")
	if named.Title != "Wieczór u Łucji" {
		t.Errorf("the save is called %q", named.Title)
	}
	sameGame(t, named, w.record())
	w.click("field:c2")
	w.takeScreen()
	board, record := w.board(), w.record()
	w.kill()

	w = start(t, data)
	if got := w.find("resume").Label; !strings.Contains(got, "Dzicz") {
		t.Errorf("the offer says %q", got)
	}
	w.click("resume")
	w.waitScene("table")
	w.coverOnly()
	w.takeScreen()
	if w.board() != board {
		t.Error("the table is not as it was")
	}
	sameGame(t, w.record(), record)
	w.close()

	// The named save still holds the earlier moment.
	w = start(t, data)
	w.click("saves")
	w.waitScene("saves")
	rows := w.labelled("Wieczór u Łucji")
	if len(rows) == 0 {
		t.Fatalf("the save is not listed; %s", w.there())
	}
	w.click(rows[0].ID)
	w.click("open")
	w.waitScene("table")
	w.takeScreen()
	if n := len(w.legal()); n == 0 || w.board() == board {
		t.Errorf("the save is not as it was made: %d fields; %s", n, w.there())
	}
}

// TestClosedAtAnyMoment: whatever is going on, the window can be closed or
// killed and the game goes on later.
func TestClosedAtAnyMoment(t *testing.T) {
	moments := map[string]func(w *window){
		"at the cover": func(*window) {},
		"in the menu":  func(w *window) { w.click("menu") },
		"at the table": func(w *window) { w.takeScreen() },
		"in the middle of a drag": func(w *window) {
			w.takeScreen()
			w.pick("supply:token", "field:c3")
		},
		"with the button held": func(w *window) {
			w.takeScreen()
			w.hover("field:c1")
			w.press()
		},
		"in a dialog": func(w *window) {
			w.click("menu")
			w.click("menu:save")
			w.write("Ą")
		},
		"in the rulebook": func(w *window) {
			w.takeScreen()
			w.click("rules")
			w.waitScene("rulebook")
		},
		"in the settings": func(w *window) {
			w.click("menu")
			w.click("menu:settings")
			w.waitScene("settings")
		},
		"on the shelf": func(w *window) {
			w.click("menu")
			w.click("menu:shelf")
			w.waitScene("shelf")
		},
	}
	data := quickly(t)
	w := start(t, data)
	w.newGame("7", "Ala", "Bartek")
	w.takeScreen()
	w.click("field:c1")
	record := w.record()
	for name, reach := range moments {
		for how, end := range map[string]func(){"closed": func() { w.close() }, "killed": func() { w.kill() }} {
			reach(w)
			end()
			w = start(t, data)
			w.click("resume")
			w.waitScene("table")
			if t.Failed() {
				t.Fatalf("%s %s", how, name)
			}
			sameGame(t, w.record(), record)
		}
	}
	w.takeScreen()
	w.board()
}

// TestClosedBeforeTheFirstMove: a game is there from its start on.
func TestClosedBeforeTheFirstMove(t *testing.T) {
	data := quickly(t)
	w := start(t, data)
	w.newGame("5", "Łucja", "Żaneta")
	w.kill()
	w = start(t, data)
	w.click("resume")
	w.waitScene("table")
	if len(w.labelled("Łucja"))+len(w.labelled("Żaneta")) == 0 {
		t.Errorf("nobody is at the table; %s", w.there())
	}
}

// TestDamagedAutosave: a game in progress whose file was cut short is listed
// with a sentence, cannot be opened, and is left as it is; the others can.
func TestDamagedAutosave(t *testing.T) {
	data := quickly(t)
	whole := played(t, 3, 12)
	cut := whole[:len(whole)/2]
	damaged := put(t, filepath.Join(data, "auto", "uszkodzony.json"), cut)
	newer := put(t, filepath.Join(data, "auto", "z-przyszlosci.json"), strings.Replace(whole, `"format":1`, `"format":9`, 1))
	foreign := put(t, filepath.Join(data, "saves", "obcy.json"), `{"hello":"world"}`)
	w := start(t, data)
	if w.has("resume") {
		t.Error("a damaged game is offered")
	}
	w.click("saves")
	w.waitScene("saves")
	seen := map[string]bool{}
	for _, id := range []string{"auto-uszkodzony", "auto-z-przyszlosci", "named-obcy"} {
		words := w.find("problem:" + id).Label
		if len(words) < 20 || seen[words] {
			t.Errorf("%s: the sentence is %q", id, words)
		}
		seen[words] = true
		w.doubleClick("saves:" + id)
		w.tick(2)
		if n, ok := w.lookup("open"); w.scene() != "saves" || ok && n.Enabled {
			t.Fatalf("%s can be opened; %s", id, w.there())
		}
	}
	w.close()
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
	data := quickly(t)
	first := start(t, data)
	first.newGame("7", "Ala", "Bartek")
	second := start(t, data)
	if second.has("resume") {
		t.Error("a game that is being played is offered")
	}
	second.click("saves")
	second.waitScene("saves")
	if n, ok := second.lookup("open"); ok && n.Enabled {
		t.Error("a game that is being played can be opened")
	}
	second.click("back")
	second.waitScene("shelf")
	second.newGame("8", "Celina", "Darek")
	first.takeScreen()
	first.click("field:c1")
	if files, err := filepath.Glob(filepath.Join(data, "auto", "*.json")); err != nil || len(files) != 2 {
		t.Errorf("games in progress: %v, %v; want two", files, err)
	}
	first.kill()
	second.click("menu")
	second.click("menu:shelf")
	second.waitScene("shelf")
	second.click("saves")
	second.waitScene("saves")
	rows := 0
	for _, n := range second.uitree().Nodes {
		if n.Role == "row" {
			rows++
			second.click(n.ID)
			if !second.find("open").Enabled {
				t.Errorf("%s cannot be opened though nobody plays it", n.Label)
			}
		}
	}
	if rows != 2 {
		t.Errorf("%d games are listed, want 2; %s", rows, second.there())
	}
}

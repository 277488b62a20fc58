package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	"schron/scenes/ui"
)

// quick are settings with which nothing moves by itself; covered are the usual
// ones. With both the screen is covered between turns in Dzicz, too.
const (
	quick   = `{"language":"pl","animation":"off","recap":false,"covers":{"dzicz":true}}`
	covered = `{"language":"pl","covers":{"dzicz":true}}`
)

// quickly makes a folder of saves and settings in which nothing moves by itself.
func quickly(t *testing.T) string {
	t.Helper()
	data := t.TempDir()
	put(t, filepath.Join(data, "settings.json"), quick)
	return data
}

// usually makes a folder of saves and usual settings, with the cover.
func usually(t *testing.T) string {
	t.Helper()
	data := t.TempDir()
	put(t, filepath.Join(data, "settings.json"), covered)
	return data
}

// newGame sets up Dzicz from the shelf with people of these names and a seed,
// and puts it on the table.
func (w *window) newGame(seed string, names ...string) {
	w.t.Helper()
	w.click("box:dzicz")
	w.click("new")
	w.waitScene("setup")
	for w.has("player:3:name") && !w.has("add") {
		w.click("player:3:remove")
	}
	for len(names) > 2 && !w.has(player(len(names))+":name") {
		w.click("add")
	}
	for i, name := range names {
		w.fill(player(i+1)+":name", name)
	}
	w.fill("seed", seed)
	w.click("start")
	w.waitScene("table")
}

// player is the id of a row of the set-up.
func player(n int) string { return "player:" + string(rune('0'+n)) }

// takeScreen opens the cover for whoever it names, if there is one.
func (w *window) takeScreen() {
	w.t.Helper()
	if w.has("cover:open") {
		w.click("cover:open")
	}
	w.tick(untilTurn)
}

// untilTurn is longer than what ends a turn is kept back after it has passed, in
// ticks.
const untilTurn = 25

// legal lists the fields on which something can be put now.
func (w *window) legal() []string {
	w.t.Helper()
	return w.fields("legal")
}

// fields lists the ids of fields with something in their state.
func (w *window) fields(state string) []string {
	w.t.Helper()
	var out []string
	for _, n := range w.uitree().Nodes {
		if n.Role == "field" && n.State[state] == true {
			out = append(out, n.ID)
		}
	}
	return out
}

// record is the only game in progress, as it lies on the disk.
func (w *window) record() *rules.Record {
	w.t.Helper()
	return w.kept("auto")
}

// kept is the only game in a folder of the saves.
func (w *window) kept(folder string) *rules.Record {
	w.t.Helper()
	files, err := filepath.Glob(filepath.Join(w.data, folder, "*.json"))
	if err != nil || len(files) != 1 {
		w.t.Fatalf("%s holds %v, %v; want one file", folder, files, err)
	}
	return readRecord(w.t, files[0])
}

func readRecord(t *testing.T, file string) *rules.Record {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.DecodeRecord(data)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// sameGame fails unless two records tell the same game, whenever they were
// saved and whatever could be redone.
func sameGame(t *testing.T, got, want *rules.Record) {
	t.Helper()
	a, b := *got, *want
	a.Saved, b.Saved, a.Title, b.Title = "", "", "", ""
	a.Undone, b.Undone = nil, nil
	x, err1 := json.Marshal(&a)
	y, err2 := json.Marshal(&b)
	if err1 != nil || err2 != nil || string(x) != string(y) {
		t.Errorf("the records differ:\n%s\n%s", x, y)
	}
}

// board is what lies on the fields, for comparisons.
func (w *window) board() string {
	w.t.Helper()
	var out []map[string]any
	for _, n := range w.uitree().Nodes {
		if n.Role == "field" {
			out = append(out, map[string]any{
				"id": n.ID, "owner": n.State["owner"], "outpost": n.State["outpost"], "soldier": n.State["soldier"],
			})
		}
	}
	data, err := json.Marshal(out)
	if err != nil {
		w.t.Fatal(err)
	}
	if len(out) != 25 {
		w.t.Fatalf("%d fields can be pointed at; %s", len(out), w.there())
	}
	return string(data)
}

// coverOnly fails if anything of the table can be pointed at on a cover.
func (w *window) coverOnly() {
	w.t.Helper()
	allowed := []string{"cover", "cover:open", "menu", "undo", "toast"}
	for _, n := range w.uitree().Nodes {
		if !slices.Contains(allowed, n.ID) {
			w.t.Errorf("the cover lists %s %q", n.ID, n.Label)
		}
	}
}

// labelled returns the nodes whose words contain a text.
func (w *window) labelled(text string) []ui.TreeNode {
	w.t.Helper()
	var out []ui.TreeNode
	for _, n := range w.uitree().Nodes {
		if strings.Contains(n.Label, text) {
			out = append(out, n)
		}
	}
	return out
}

// itoa writes a small number.
func itoa(n int) string { return strconv.Itoa(n) }

package stand

import (
	"encoding/json"
	"slices"
	"strings"

	"schron/rules"
	"schron/scenes/ui"
)

// NewGame sets up Dzicz from the shelf with people of these names and a seed,
// and puts it on the table.
func (w *Window) NewGame(seed string, names ...string) {
	w.T.Helper()
	w.Click("box:dzicz")
	w.Click("new")
	w.WaitScene("setup")
	for w.Has("player:3:name") && !w.Has("add") {
		w.Click("player:3:remove")
	}
	for len(names) > 2 && !w.Has(Player(len(names))+":name") {
		w.Click("add")
	}
	for i, name := range names {
		w.Person(Player(i+1), name)
	}
	w.Fill("seed", seed)
	w.Click("start")
	w.WaitScene("table")
}

// Person gives a row of the set-up to a person with a name.
func (w *Window) Person(row, name string) {
	w.T.Helper()
	if w.Find(row + ":kind").State["value"] != "human" {
		w.Click(row + ":kind")
		w.Click(row + ":kind:human")
	}
	w.Fill(row+":name", name)
}

// Player is the id of a row of the set-up, from 1.
func Player(n int) string { return "player:" + string(rune('0'+n)) }

// TakeScreen opens the cover for whoever it names, if there is one.
func (w *Window) TakeScreen() {
	w.T.Helper()
	if w.Has("cover:open") {
		w.Click("cover:open")
	}
	w.Tick(untilTurn)
}

// untilTurn is longer than what ends a turn is kept back after it has passed, in
// ticks.
const untilTurn = 25

// Legal lists the fields on which something can be put now.
func (w *Window) Legal() []string {
	w.T.Helper()
	return w.Fields("legal")
}

// Fields lists the ids of fields with something in their state.
func (w *Window) Fields(state string) []string {
	w.T.Helper()
	var out []string
	for _, n := range w.Tree().Nodes {
		if n.Role == "field" && n.State[state] == true {
			out = append(out, n.ID)
		}
	}
	return out
}

// Record is the only game in progress, as it lies on the disk.
func (w *Window) Record() *rules.Record {
	w.T.Helper()
	return w.Folder.Record(w.T)
}

// Kept is the only game in a folder of the saves: auto, saves or replays.
func (w *Window) Kept(folder string) *rules.Record {
	w.T.Helper()
	return w.Folder.Kept(w.T, folder)
}

// WantMoves fails unless the last moves of the game on the disk are these.
func (w *Window) WantMoves(want ...string) {
	w.T.Helper()
	w.Tick(4)
	got := w.Record().Moves
	if tail := got[max(0, len(got)-len(want)):]; !slices.Equal(tail, want) {
		w.T.Fatalf("the last moves are %q, want %q; %s", tail, want, w.There())
	}
}

// Board is what lies on the fields, for comparisons.
func (w *Window) Board() string {
	w.T.Helper()
	var out []map[string]any
	for _, n := range w.Tree().Nodes {
		if n.Role == "field" {
			out = append(out, map[string]any{
				"id": n.ID, "owner": n.State["owner"], "outpost": n.State["outpost"], "soldier": n.State["soldier"],
			})
		}
	}
	data, err := json.Marshal(out)
	if err != nil {
		w.T.Fatal(err)
	}
	if len(out) != 25 {
		w.T.Fatalf("%d fields can be pointed at; %s", len(out), w.There())
	}
	return string(data)
}

// CoverOnly fails if anything of the table can be pointed at on a cover.
func (w *Window) CoverOnly() {
	w.T.Helper()
	allowed := []string{"cover", "cover:open", "cover:role", "menu", "undo", "toast"}
	for _, n := range w.Tree().Nodes {
		if !slices.Contains(allowed, n.ID) {
			w.T.Errorf("the cover lists %s %q", n.ID, n.Label)
		}
	}
}

// Labelled returns the nodes whose words contain a text.
func (w *Window) Labelled(text string) []ui.TreeNode {
	w.T.Helper()
	var out []ui.TreeNode
	for _, n := range w.Tree().Nodes {
		if strings.Contains(n.Label, text) {
			out = append(out, n)
		}
	}
	return out
}

// Labels are what things are called, by id.
func (w *Window) Labels() map[string]string {
	w.T.Helper()
	out := map[string]string{}
	for _, n := range w.Tree().Nodes {
		out[n.ID] = n.Label
	}
	return out
}

// Seated starts a game of three at Dzicz and plays the choice of the home edges. The
// next decision is the first player's second go.
func (w *Window) Seated() {
	w.T.Helper()
	w.NewGame("8", "Ala", "Bartek", "Celina")
	for _, on := range []string{"field:c1", "field:c5", "field:a3"} {
		w.TakeScreen()
		w.Click(on)
	}
	w.TakeScreen()
	if got := len(w.Record().Moves); got != 3 {
		w.T.Fatalf("%d moves were played, want 3; %s", got, w.There())
	}
}

// Inside checks that nothing that can be pointed at leaves the window, is empty
// or lies twice in the tree.
func (w *Window) Inside() {
	w.T.Helper()
	tree := w.Tree()
	seen := map[string]bool{}
	width, height := float64(w.Size.X), float64(w.Size.Y)
	for _, n := range tree.Nodes {
		x, y, nw, nh := n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3]
		if x < 0 || y < 0 || x+nw > width+0.5 || y+nh > height+0.5 || nw <= 0 || nh <= 0 {
			w.T.Errorf("scene %s, %v, scale %v: %s has the box %v", tree.Scene, w.Size, tree.Scale, n.ID, n.Rect)
		}
		if seen[n.ID] {
			w.T.Errorf("scene %s: %s is there twice", tree.Scene, n.ID)
		}
		seen[n.ID] = true
	}
}

// Scrolled reports whether a node may be out of view in a small window. It may be
// scrolled, be what scrolls, or leave a narrow bar to the menu.
func Scrolled(id string) bool {
	for _, part := range []string{"table-menu:content", "sheet:open", "log:", "setting:", "settings:", "section:", "rule:", "link:", "figure:", "option:", "parts:", ":bar", "result:content"} {
		if strings.Contains(id, part) {
			return true
		}
	}
	return id == "sound" || strings.HasPrefix(id, "end:")
}

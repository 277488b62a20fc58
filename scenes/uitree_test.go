package scenes

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"schron/scenes/ui"
)

func TestTreeFileIsWrittenOnlyWhenItChanges(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tree.json")
	f := &treeFile{path: path}
	tree := ui.Tree{Scene: "shelf", Scale: 1, Nodes: []ui.TreeNode{{ID: "new", Role: "button", Rect: [4]float64{1, 2, 3, 4}, Enabled: true, State: map[string]any{}}}}
	write := func() os.FileInfo {
		t.Helper()
		if err := f.write(tree); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		return info
	}
	first := write()
	if !os.SameFile(first, write()) {
		t.Error("written again without a change")
	}
	tree.Nodes[0].Enabled = false
	if os.SameFile(first, write()) {
		t.Error("not renamed over the old one")
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"scene":"shelf","scale":1,"nodes":[{"id":"new","role":"button","label":"","rect":[1,2,3,4],"enabled":false,"state":{}}]}` + "\n"
	if string(data) != want {
		t.Errorf("got %s", data)
	}
	var back ui.Tree
	if err := json.Unmarshal(data, &back); err != nil {
		t.Error(err)
	}
	if left, _ := filepath.Glob(path + ".*"); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestTreeFileThatCannotBeWritten(t *testing.T) {
	f := &treeFile{path: filepath.Join(t.TempDir(), "none", "tree.json")}
	if err := f.write(ui.Tree{}); err == nil {
		t.Error("no error")
	}
}

package menu

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/input"
	"schron/scenes/desktop"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// disk is a folder with folders, records, other files and hidden ones.
func disk(t testing.TB) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dom")
	for _, name := range []string{"Gry/piątek.schron", "Gry/stara.JSON", "b.schron", "Ą.schron", "list.txt", ".ukryty.schron", "pusty/x.txt"} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// asked shows the scene over another one and notes what is chosen.
func asked(t testing.TB, q desktop.Question) (d *scenetest.Driver, got *[]string) {
	t.Helper()
	q.Title, q.Kind, q.Endings = "Zapis", "Zapisy", []string{".schron", ".json"}
	w := newWorld(t)
	got = &[]string{}
	d = w.show(t, 1280, 800, func() ui.Scene { return NewShelf(w.House) })
	w.Host.Push(NewFiles(w.House, q, func(path string) { *got = append(*got, path) }))
	d.Ticks(1)
	return d, got
}

// listed are the lines of the list.
func listed(d *scenetest.Driver) string {
	var out []string
	for _, n := range d.Nodes() {
		if name, ok := strings.CutPrefix(n.ID, "files:"); ok {
			out = append(out, name)
		}
	}
	return strings.Join(out, " ")
}

// TestAFileIsFoundByItsFolders goes down and up by double clicks and keys and takes a
// file; then the scene is gone.
func TestAFileIsFoundByItsFolders(t *testing.T) {
	dir := disk(t)
	d, got := asked(t, desktop.Question{Path: dir})
	if l := listed(d); l != ".. Gry pusty b.schron Ą.schron" {
		t.Errorf("listed are %s", l)
	}
	if d.Find("do").Enabled {
		t.Error("nothing can be opened")
	}
	d.DoubleClick("files:Gry")
	if l := listed(d); l != ".. piątek.schron stara.JSON" {
		t.Errorf("listed are %s", l)
	}
	d.DoubleClick("files:..")
	d.DoubleClick("files:pusty")
	d.Click("files:..")
	d.Key(input.KeyBackspace)
	if l := listed(d); !strings.Contains(l, "Gry") {
		t.Errorf("listed are %s", l)
	}
	d.Click("files:Gry")
	d.Click("do")
	d.Click("files:stara.JSON")
	if d.State("name", "value") != "stara.JSON" {
		t.Errorf("the line says %v", d.State("name", "value"))
	}
	d.Click("do")
	if d.Scene() != "shelf" || len(*got) != 1 || (*got)[0] != filepath.Join(dir, "Gry", "stara.JSON") {
		t.Errorf("on %s %q were chosen", d.Scene(), *got)
	}
}

// TestAPathCanBeWritten: whole, with a folder, with quotes as systems copy it; what is
// not there is told and stays to be mended.
func TestAPathCanBeWritten(t *testing.T) {
	dir := disk(t)
	for text, want := range map[string]string{
		filepath.Join(dir, "Gry", "piątek.schron"):   "Gry/piątek.schron",
		"Gry/piątek.schron":                          "Gry/piątek.schron",
		` "` + filepath.Join(dir, "list.txt") + `" `: "list.txt", // it is read as what it is
	} {
		d, got := asked(t, desktop.Question{Path: dir})
		d.Click("name")
		d.Type(text)
		d.Key(input.KeyEnter)
		if len(*got) != 1 || (*got)[0] != filepath.Join(dir, filepath.FromSlash(want)) {
			t.Errorf("%s gives %q", text, *got)
		}
	}
	d, got := asked(t, desktop.Question{Path: dir})
	d.Click("name")
	d.Type("nie ma.schron")
	d.Key(input.KeyEnter)
	if d.Scene() != "files" || len(*got) != 0 || d.State("name", "value") != "nie ma.schron" {
		t.Errorf("on %s %q were chosen", d.Scene(), *got)
	}
	d.Key(input.KeyA, input.Ctrl)
	d.Type("Gry")
	d.Key(input.KeyEnter)
	if l := listed(d); !strings.Contains(l, "piątek.schron") {
		t.Errorf("listed are %s", l)
	}
}

// TestANewFileIsNamed: it gets its ending, one that is there is written over only by
// whoever says so, and its folder must be there.
func TestANewFileIsNamed(t *testing.T) {
	dir := disk(t)
	q := desktop.Question{Save: true, Path: filepath.Join(dir, "nowa.schron")}
	d, got := asked(t, q)
	d.Click("do")
	if len(*got) != 1 || (*got)[0] != q.Path {
		t.Errorf("%q were chosen", *got)
	}
	d, got = asked(t, q)
	d.Click("name")
	d.Key(input.KeyA, input.Ctrl)
	d.Type("b")
	d.Click("do")
	d.Click("over:no")
	if d.Scene() != "files" || len(*got) != 0 {
		t.Fatalf("on %s %q were chosen", d.Scene(), *got)
	}
	d.Click("do")
	d.Click("over:yes")
	if len(*got) != 1 || (*got)[0] != filepath.Join(dir, "b.schron") {
		t.Errorf("%q were chosen", *got)
	}
	d, got = asked(t, q)
	d.Click("name")
	d.Key(input.KeyA, input.Ctrl)
	d.Type("nigdzie/b")
	d.Click("do")
	if d.Scene() != "files" || len(*got) != 0 {
		t.Errorf("on %s %q were chosen", d.Scene(), *got)
	}
	d.Key(input.KeyEscape)
	if d.Scene() != "shelf" || len(*got) != 0 {
		t.Errorf("Escape leads to %s, %q", d.Scene(), *got)
	}
}

// TestAFolderThatCannotBeReadIsTold and can be left.
func TestAFolderThatCannotBeReadIsTold(t *testing.T) {
	dir := disk(t)
	d, _ := asked(t, desktop.Question{Path: filepath.Join(dir, "nigdzie")})
	if !strings.Contains(d.Find("failed").Label, "nigdzie") {
		t.Errorf("it says %q", d.Find("failed").Label)
	}
	d.DoubleClick("files:..")
	if l := listed(d); !strings.Contains(l, "Gry") {
		t.Errorf("listed are %s", l)
	}
}

func TestFilesFit(t *testing.T) {
	dir := disk(t)
	wide := strings.Repeat("Wielka Gra ", 20) + ".schron"
	if err := os.WriteFile(filepath.Join(dir, wide), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		q  desktop.Question
		do func(d *scenetest.Driver)
	}{
		{desktop.Question{Path: dir}, nil},
		{desktop.Question{Path: filepath.Join(dir, "nigdzie")}, nil},
		{desktop.Question{Save: true, Path: filepath.Join(dir, "b.schron")}, func(d *scenetest.Driver) { d.Click("do") }},
		{desktop.Question{Path: dir}, func(d *scenetest.Driver) { d.Click("name"); d.Type("x"); d.Click("do") }},
	} {
		c.q.Endings = []string{".schron"}
		fits(t, nil, func(w *world) ui.Scene {
			c.q.Title = w.Say("files.copy")
			return NewFiles(w.House, c.q, func(string) {})
		}, c.do)
	}
}

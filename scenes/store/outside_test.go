package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
)

func TestRecordsAreKnownByTheirEndings(t *testing.T) {
	for path, want := range map[string]bool{
		"a.schron": true, "/x/A.SCHRON": true, "a.json": true, "a": false, "a.txt": false, "schron": false, ".schron": true,
	} {
		if got := IsRecord(path); got != want {
			t.Errorf("%q: %v", path, got)
		}
	}
	for title, want := range map[string]string{
		"Sobota u Żanety": "sobota-u-zanety.schron", strings.Repeat("ab ", 40): strings.Repeat("ab-", 20)[:59] + ".schron",
	} {
		if got := FileName(title); got != want {
			t.Errorf("%q is called %q, want %q", title, got, want)
		}
	}
}

// TestExportsAreRead: what is written outside the store's folders is read again, by
// either ending, and so is the copy of a kept game.
func TestExportsAreRead(t *testing.T) {
	s, _ := open(t)
	dir := t.TempDir()
	m := play(t, 4)
	kept := must[Entry](t)(s.SaveNew("Sobota", m))
	for _, name := range []string{"a.schron", "b.json", "c.schron"} {
		path := filepath.Join(dir, name)
		err := s.Export(m)(path)
		if name == "c.schron" {
			err = s.Copy(kept, path)
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := must[*rules.Match](t)(s.LoadFile(path)); got.Len() != 4 {
			t.Errorf("%s holds %d moves", name, got.Len())
		}
		if _, ok := s.Find(path); ok {
			t.Errorf("%s counts as one of the store's files", name)
		}
	}
	says(t, s.Export(m)(filepath.Join(dir, "a.schron", "x.schron")), "a.schron")
}

// TestAFileOfTheStoreIsFound: a game in progress that is opened by its file is known
// for what it is, by any name of its folder.
func TestAFileOfTheStoreIsFound(t *testing.T) {
	s, _ := open(t)
	slot := s.NewSlot("dzicz")
	defer slot.Close()
	if err := slot.Save(play(t, 3)); err != nil {
		t.Fatal(err)
	}
	path := s.path(Auto, slot.ID())
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(filepath.Dir(path), link); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{path, filepath.Join(link, filepath.Base(path))} {
		if e, ok := s.Find(name); !ok || e.ID != slot.ID() || !e.Own || e.Kind != Auto {
			t.Errorf("%s: found %v %+v", name, ok, e)
		}
	}
	if _, ok := s.Find(path + "x"); ok {
		t.Error("what is not there is found")
	}
}

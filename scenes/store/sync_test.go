package store

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// syncs notes every file and folder that is brought to the disk, with what the
// file holds and what target holds at that moment.
type synced struct {
	name, holds, target string
	folder              bool
}

// watchSyncs calls see, if it is set, and syncs then.
func watchSyncs(t *testing.T, target string, see func(f *os.File) error) *[]synced {
	t.Helper()
	usual := syncFile
	t.Cleanup(func() { syncFile = usual })
	var list []synced
	syncFile = func(f *os.File) error {
		info, err := f.Stat()
		if err != nil {
			return err
		}
		x := synced{name: f.Name(), folder: info.IsDir()}
		if data, err := os.ReadFile(target); err == nil {
			x.target = string(data)
		}
		if data, err := os.ReadFile(f.Name()); err == nil {
			x.holds = string(data)
		}
		list = append(list, x)
		if see != nil {
			if err := see(f); err != nil {
				return err
			}
		}
		return usual(f)
	}
	return &list
}

// TestWhatIsWrittenIsOnTheDiskBeforeItHasItsName: a power cut right after the
// renaming must not leave an empty file of that name.
func TestWhatIsWrittenIsOnTheDiskBeforeItHasItsName(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	list := watchSyncs(t, path, nil)
	if err := replaceByRename(path, []byte("new and whole")); err != nil {
		t.Fatal(err)
	}
	if len(*list) != 1 {
		t.Fatalf("%d files were brought to the disk: %+v", len(*list), *list)
	}
	x := (*list)[0]
	if x.folder || x.name == path || filepath.Dir(x.name) != filepath.Dir(path) || x.holds != "new and whole" || x.target != "old" {
		t.Errorf("then it was %+v", x)
	}
	if got := text(t, path); got != "new and whole" {
		t.Errorf("in the end there is %q", got)
	}
}

// TestWhatCannotReachTheDiskGetsNoName: the old file stays.
func TestWhatCannotReachTheDiskGetsNoName(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	full := errors.New("the disk is gone")
	watchSyncs(t, path, func(*os.File) error { return full })
	if err := replaceByRename(path, []byte("new")); !errors.Is(err, full) {
		t.Errorf("error %v", err)
	}
	if got := text(t, path); got != "old" {
		t.Errorf("there is %q", got)
	}
	if files := must[[]os.DirEntry](t)(os.ReadDir(filepath.Dir(path))); len(files) != 1 {
		t.Errorf("left behind: %v", files)
	}
}

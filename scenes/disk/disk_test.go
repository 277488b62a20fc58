package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

func put(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func fill(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

func TestFilesAreReadUpToTheirGreatestSize(t *testing.T) {
	path := put(t, "seven b")
	if data, err := Read(path, 7); err != nil || string(data) != "seven b" {
		t.Errorf("read %q, error %v", data, err)
	}
	var large *TooLargeError
	if data, err := Read(path, 6); !errors.As(err, &large) || large.Most != 6 || data != nil {
		t.Errorf("read %q, error %v", data, err)
	}
	if got := (&TooLargeError{Most: Record}).Error(); !strings.Contains(got, "32 MiB") {
		t.Errorf("it says %q", got)
	}
	if _, err := Read(filepath.Dir(path), 7); !errors.Is(err, syscall.EISDIR) {
		t.Errorf("a folder: %v", err)
	}
	if _, err := Read(path+"x", 7); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("nothing: %v", err)
	}
}

func TestReplacePutsAWholeFileInPlace(t *testing.T) {
	path := put(t, "old")
	for _, text := range []string{"new", "newer"} {
		if err := Replace(path, fill(text)); err != nil {
			t.Fatal(err)
		}
		if data, err := os.ReadFile(path); err != nil || string(data) != text {
			t.Errorf("holds %q, error %v", data, err)
		}
	}
	full := errors.New("full")
	if err := Replace(path, func(io.Writer) error { return full }); !errors.Is(err, full) {
		t.Errorf("error %v", err)
	}
	if data, err := os.ReadFile(path); err != nil || string(data) != "newer" {
		t.Errorf("after a fault it holds %q, error %v", data, err)
	}
	if files, err := os.ReadDir(filepath.Dir(path)); err != nil || len(files) != 1 {
		t.Errorf("left behind: %v, error %v", files, err)
	}
	if err := Replace(filepath.Dir(path), fill("x")); !errors.Is(err, syscall.EISDIR) {
		t.Errorf("a folder: %v", err)
	}
}

// TestReplaceWritesWhatALinkStandsFor and leaves the link.
func TestReplaceWritesWhatALinkStandsFor(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // links need rights there
	}
	path := put(t, "old")
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(path, link); err != nil {
		t.Fatal(err)
	}
	if err := Replace(link, fill("new")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Lstat(link)
	if err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is %v, error %v", info, err)
	}
	if data, err := os.ReadFile(path); err != nil || string(data) != "new" {
		t.Errorf("holds %q, error %v", data, err)
	}
}

// TestAllOrNone: if one file fails, those before it go again.
func TestAllOrNone(t *testing.T) {
	dir := t.TempDir()
	paths := []string{filepath.Join(dir, "a"), filepath.Join(dir, "b"), filepath.Join(dir, "c")}
	full := errors.New("full")
	failing := 2
	write := func(i int) error {
		if i == failing {
			return full
		}
		return Replace(paths[i], fill("x"))
	}
	if err := All(paths, write); !errors.Is(err, full) {
		t.Errorf("error %v", err)
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 0 {
		t.Errorf("left behind: %v, error %v", files, err)
	}
	failing = len(paths)
	if err := All(paths, write); err != nil {
		t.Error(err)
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != len(paths) {
		t.Errorf("written: %v, error %v", files, err)
	}
}

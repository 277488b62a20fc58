package start

import (
	"os"
	"path/filepath"
	"testing"
)

// TestAFileAmongTheArgumentsIsOpened: the system starts the program with the file of a
// record. The window comes whatever is in it, and gets its whole path.
func TestAFileAmongTheArgumentsIsOpened(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	for _, name := range []string{"sobota u Ani.schron", "old.json", "no-ending", "UPPER.SCHRON"} {
		if err := os.WriteFile(name, []byte("{"), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{name}, {name, "-lang", "pl"}, {"-lang", "pl", name}, {filepath.Join(dir, name)}} {
			s := newStarted()
			if code := s.main(args...); code != 0 || len(s.windows) != 1 {
				t.Fatalf("%q: exit %d, %d windows, %q", args, code, len(s.windows), &s.err)
			}
			if got, want := s.windows[0].Open, filepath.Join(dir, name); got != want || s.windows[0].Load != "" {
				t.Errorf("%q opens %q, want %q", args, got, want)
			}
		}
	}
}

// TestACommandIsNoFile: a file that is called like a command does not hide it.
func TestACommandIsNoFile(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("version", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s := newStarted()
	if code := s.main("version"); code != 0 || len(s.windows) != 0 || s.out.Len() == 0 {
		t.Errorf("exit %d, %d windows, %q", code, len(s.windows), &s.out)
	}
}

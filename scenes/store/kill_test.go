package store

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"schron/rules"
)

// writerEnv makes TestMain a program that saves without end.
const writerEnv = "SCHRON_TEST_SAVES_IN"

func TestMain(m *testing.M) {
	if dir := os.Getenv(writerEnv); dir != "" {
		saveForever(dir)
	}
	os.Exit(m.Run())
}

func saveForever(dir string) {
	s := Open(Home(dir), lookup, time.Now)
	m, err := rules.NewMatch(counting{1}, make([]rules.Player, 2), rules.Setup{})
	if err != nil {
		os.Exit(3)
	}
	slot := s.NewSlot("counting")
	for range countTo {
		if slot.Save(m) != nil {
			os.Exit(4)
		}
		if _, err := m.Play(rules.Move{Verb: 1, A: 1}); err != nil {
			os.Exit(5)
		}
	}
	time.Sleep(time.Minute)
}

func TestAKillWhileSavingLosesNothing(t *testing.T) {
	self := must[string](t)(os.Executable())
	dir := t.TempDir()
	for n := range 6 {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), writerEnv+"="+dir)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// Killed in the middle of its saving, a little later each time.
		before, changes := saved(dir), 0
		for end := time.Now().Add(3 * time.Minute); changes < 3+n; time.Sleep(time.Millisecond) {
			if now := saved(dir); now != before {
				before, changes = now, changes+1
			}
			if time.Now().After(end) {
				t.Fatalf("the writer has saved %d times", changes)
			}
		}
		_ = cmd.Process.Kill()
		var exit *exec.ExitError
		if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() > 0 {
			t.Fatalf("the writer ended by itself: %v", err)
		}
	}
	s := Open(Home(dir), lookup, time.Now)
	list := must[[]Entry](t)(s.List())
	if len(list) == 0 {
		t.Fatal("nothing was saved")
	}
	for _, e := range list {
		if e.Problem != nil {
			t.Errorf("%s: %v", e.ID, e.Problem)
		}
		slot, m, err := s.Resume(e)
		if err != nil {
			t.Errorf("%s cannot be gone on with: %v", e.ID, err)
			continue
		}
		if m.Len() != e.Moves {
			t.Errorf("%s has %d moves, listed are %d", e.ID, m.Len(), e.Moves)
		}
		slot.Close()
	}
}

// saved tells one state of the saves in progress from another.
func saved(dir string) string {
	files, _ := filepath.Glob(filepath.Join(dir, "auto", "*.json"))
	var out strings.Builder
	for _, f := range files {
		if info, err := os.Stat(f); err == nil {
			fmt.Fprintln(&out, f, info.Size(), info.ModTime().UnixNano())
		}
	}
	return out.String()
}

func TestAKillBetweenWriteAndRenameKeepsTheOldFile(t *testing.T) {
	s, _ := open(t)
	e := must[Entry](t)(s.SaveNew("Sobota", play(t, 3)))
	before := text(t, s.Path(e))
	// What a kill leaves: a half-written file that has not got its name yet.
	half := filepath.Join(filepath.Dir(s.Path(e)), "."+filepath.Base(s.Path(e))+"4711")
	if err := os.WriteFile(half, []byte(before[:20]), 0o644); err != nil {
		t.Fatal(err)
	}
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Problem != nil || text(t, s.Path(e)) != before {
		t.Errorf("list %+v", list)
	}
}

func TestReplaceByRename(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "file")
	for _, want := range []string{"one", "two"} {
		if err := replaceByRename(path, []byte(want)); err != nil {
			t.Fatal(err)
		}
		if got := text(t, path); got != want {
			t.Errorf("file holds %q, want %q", got, want)
		}
	}
	// A folder cannot be replaced by a file: nothing may be left behind.
	if err := os.Mkdir(filepath.Join(dir, "folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := replaceByRename(filepath.Join(dir, "folder"), []byte("x")); err == nil {
		t.Error("a folder was replaced")
	}
	if files := must[[]os.DirEntry](t)(os.ReadDir(dir)); len(files) != 2 {
		t.Errorf("left behind: %v", files)
	}
	if err := replaceByRename(filepath.Join(dir, "none", "file"), nil); err == nil {
		t.Error("a file without a folder was written")
	}
}

//go:build unix

package store

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestPipesAmongTheFilesHangNothing: a pipe in place of the settings or of a save
// is told as what it is, and left alone.
func TestPipesAmongTheFilesHangNothing(t *testing.T) {
	s, _ := open(t)
	for _, path := range []string{s.settingsPath(), s.path(Named, "pipe")} {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := syscall.Mkfifo(path, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		set, err := s.Settings("pl")
		says(t, err, "settings.json", "not a regular file")
		if d := cmp.Diff(DefaultSettings("pl"), set); d != "" {
			t.Error(d)
		}
		changed := set
		changed.Scale = 125
		says(t, s.ChangeSettings(set, changed), "not a regular file")
		says(t, s.saveSettings(set), "not a regular file")
		list, err := s.List()
		if err != nil || len(list) != 1 || list[0].Problem == nil {
			t.Errorf("list %+v, error %v", list, err)
			return
		}
		says(t, list[0].Problem, "not a regular file")
	}()
	select {
	case <-done:
	case <-time.After(3 * time.Minute):
		t.Fatal("it hangs")
	}
	if info, err := os.Stat(s.settingsPath()); err != nil || info.Mode().IsRegular() {
		t.Errorf("the pipe was replaced: %v, %v", info, err)
	}
}

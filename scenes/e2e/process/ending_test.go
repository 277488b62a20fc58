package process

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"schron/scenes/e2e/stand"
)

// TestSignalsEndTheWindowAsItsButtonDoes: the system's ways to end a program lead to
// exit code 0, and the game lies on the disk.
func TestSignalsEndTheWindowAsItsButtonDoes(t *testing.T) {
	t.Parallel()
	record := stand.Put(t, filepath.Join(t.TempDir(), "game.json"), stand.Played(t, 3, 20))
	for _, s := range []os.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT} {
		l := launch(t, stand.Quickly(t), nil, "-load", record)
		l.Shown()
		l.Signal(s)
		if got := l.Wait(); got.Code != 0 || got.Err != "" {
			t.Errorf("%v: exit code %d, %q", s, got.Code, got.Err)
		}
		if kept := len(l.Record(t).Moves); kept != 20 {
			t.Errorf("%v: %d moves are kept, want 20", s, kept)
		}
	}
}

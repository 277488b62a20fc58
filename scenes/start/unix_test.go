//go:build unix

package start

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestDevicesAndPipesAreNoFiles: every flag that names a file refuses them at
// once, in one line.
func TestDevicesAndPipesAreNoFiles(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, flag := range []string{"-load", "-shot", "-uitree", "-record-input", "-replay-input", "replay"} {
		for _, file := range []string{"/dev/zero", pipe} {
			s := newStarted()
			done := make(chan int, 1)
			go func() { done <- s.main(flag, file) }()
			select {
			case code := <-done:
				line := s.err.String()
				if code != 2 || strings.Count(line, "\n") != 1 || !strings.Contains(line, file) || !strings.Contains(line, "device or a pipe, accepted: a plain file") {
					t.Errorf("%s %s: exit %d, %q", flag, file, code, line)
				}
			case <-time.After(3 * time.Minute):
				t.Fatalf("%s %s hangs", flag, file)
			}
			if len(s.windows) > 0 {
				t.Errorf("%s %s opens the window", flag, file)
			}
		}
	}
}

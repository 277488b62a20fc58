//go:build unix

package disk

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestDevicesAndPipesAreRefusedAtOnce: reading or writing them would never end.
func TestDevicesAndPipesAreRefusedAtOnce(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink("/dev/zero", link); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/dev/zero", "/dev/null", "/dev/full", pipe, link} {
		done := make(chan error, 2)
		go func() {
			_, err := Read(path, 1<<20)
			done <- err
			done <- Replace(path, fill("x"))
		}()
		for range 2 {
			select {
			case err := <-done:
				if !errors.Is(err, ErrNotPlain) {
					t.Errorf("%s: %v", path, err)
				}
			case <-time.After(10 * time.Second):
				t.Fatalf("%s hangs", path)
			}
		}
		if info, err := os.Stat(path); err != nil || info.Mode().IsRegular() {
			t.Errorf("%s was replaced: %v, %v", path, info, err)
		}
	}
}

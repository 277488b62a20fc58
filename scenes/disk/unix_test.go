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

// soon gives what f returns, or fails the test where it hangs.
func soon(t *testing.T, what string, f func() error) error {
	t.Helper()
	done := make(chan error, 1)
	go func() { done <- f() }()
	select {
	case err := <-done:
		return err
	case <-time.After(3 * time.Minute):
		t.Fatalf("%s hangs", what)
		return nil
	}
}

// TestDevicesAndPipesAreRefusedAtOnce: reading them would never end, and writing
// would put a file in their place. Only what the test made itself is written to.
func TestDevicesAndPipesAreRefusedAtOnce(t *testing.T) {
	dir := t.TempDir()
	pipe, link, toPipe := filepath.Join(dir, "pipe"), filepath.Join(dir, "link"), filepath.Join(dir, "to-pipe")
	if err := errors.Join(syscall.Mkfifo(pipe, 0o644), os.Symlink("/dev/zero", link), os.Symlink(pipe, toPipe)); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/dev/zero", pipe, link, toPipe} {
		err := soon(t, "reading "+path, func() error { _, err := Read(path, 1<<20); return err })
		if !errors.Is(err, ErrNotPlain) {
			t.Errorf("%s is read: %v", path, err)
		}
		if _, err := Target(path); !errors.Is(err, ErrNotPlain) {
			t.Errorf("%s can be written: %v", path, err)
		}
	}
	for _, path := range []string{pipe, toPipe} {
		err := soon(t, "replacing "+path, func() error { return Replace(path, fill("x")) })
		if !errors.Is(err, ErrNotPlain) {
			t.Errorf("%s is replaced: %v", path, err)
		}
		if info, err := os.Stat(path); err != nil || info.Mode().IsRegular() {
			t.Errorf("%s was replaced: %v, %v", path, info, err)
		}
	}
}

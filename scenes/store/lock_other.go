//go:build !windows

package store

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// openLock opens the file of a lock, and makes it if asked to.
func openLock(path string, create bool) (*os.File, error) {
	if create {
		return os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	}
	return os.OpenFile(path, os.O_RDWR, 0)
}

func lockFile(f *os.File) error {
	err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	if errors.Is(err, unix.EWOULDBLOCK) {
		return errHeld
	}
	return err
}

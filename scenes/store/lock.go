package store

import (
	"errors"
	"os"
	"path/filepath"
	"time"
)

// errHeld says that another window or program holds a lock.
var errHeld = errors.New("held by another window")

// lock is a file that one running program at a time holds. The system lets go
// of it when the program ends, however it ends.
type lock struct{ file *os.File }

// takeLock takes the lock at path, or returns errHeld. If the file system knows no
// locks, or nothing can be written, it returns nil and no error. Then a lock would
// guard nothing.
func takeLock(path string) (*lock, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, nil
	}
	for {
		f, err := openLock(path, true)
		if err != nil {
			return nil, nil
		}
		if err := lockFile(f); err != nil {
			_ = f.Close()
			if errors.Is(err, errHeld) {
				return nil, errHeld
			}
			return nil, nil
		}
		// Whoever held it before may have removed the file in the meantime:
		// a lock on a file without a name guards nothing.
		mine, err1 := f.Stat()
		now, err2 := os.Stat(path)
		if err1 == nil && err2 == nil && os.SameFile(mine, now) {
			return &lock{f}, nil
		}
		_ = f.Close()
	}
}

// tries is how often a lock is tried, 10 ms apart, that somebody only looks at or holds
// for a game.
const tries = 20

// takeLockPatiently gives another program the time to let go of the lock.
func takeLockPatiently(path string) (l *lock, err error) {
	for range tries {
		if l, err = takeLock(path); err == nil {
			return l, nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	return nil, err
}

// good reports whether the lock still guards its path. Somebody may have removed the
// file, and then another may have taken a lock of the same name.
func (l *lock) good() bool {
	if l == nil {
		return false
	}
	mine, err1 := l.file.Stat()
	now, err2 := os.Stat(l.file.Name())
	return err1 == nil && err2 == nil && os.SameFile(mine, now)
}

// release lets go of the lock and removes its file, unless the name is another's
// by now. A nil lock is no lock.
func (l *lock) release() {
	if l == nil {
		return
	}
	if l.good() {
		_ = os.Remove(l.file.Name())
	}
	_ = l.file.Close()
}

// held reports whether somebody holds the lock at path; it makes no file.
func held(path string) bool {
	f, err := openLock(path, false)
	if err != nil {
		return false
	}
	defer func() { _ = f.Close() }()
	return errors.Is(lockFile(f), errHeld)
}

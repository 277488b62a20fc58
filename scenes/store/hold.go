package store

import (
	"errors"
	"time"
)

// Hold takes the lock at path once nobody else holds it, and returns what lets go
// of it. It waits that long at most. Where the file system knows no locks nothing
// is guarded.
func Hold(path string, most time.Duration) (release func(), err error) {
	const pause = 50 * time.Millisecond
	for until := time.Now().Add(most); ; time.Sleep(pause) {
		l, err := takeLock(path)
		switch {
		case err == nil:
			return l.release, nil
		case !errors.Is(err, errHeld) || time.Now().After(until):
			return nil, err
		}
	}
}

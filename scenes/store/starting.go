package store

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// Never is the way of a start that did not die.
const Never = -1

// Starting notes that the program begins to open its window in a way, until shown is
// called. A driver can end the whole program: then the note stays, and the next start
// is told in which way the last one died; an empty one, which could not be removed, says
// nothing. While another window is being opened nothing
// is noted. That the note cannot be written hinders nobody.
func (s *Store) Starting(way int) (died int, shown func()) {
	path := filepath.Join(s.places.Data, "starting.lock")
	was, missing := os.Stat(path)
	l, err := takeLock(path)
	if err != nil || l == nil {
		return Never, func() {}
	}
	died = Never
	if missing == nil && was.Size() > 0 {
		died = 0
		if text, err := io.ReadAll(io.LimitReader(l.file, 16)); err == nil {
			if n, err := strconv.Atoi(strings.TrimSpace(string(text))); err == nil && n >= 0 {
				died = n
			}
		}
	}
	if err := l.file.Truncate(0); err == nil {
		_, _ = l.file.WriteAt([]byte(strconv.Itoa(way)), 0)
	}
	return died, sync.OnceFunc(func() {
		_ = l.file.Truncate(0)
		l.release()
	})
}

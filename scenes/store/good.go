package store

import (
	"os"
	"strconv"
	"strings"
)

// mark is the byte order mark that editors of some systems put before a text.
var mark = []byte("\ufeff")

// goodCopies is how many good copies of a file are kept beside it.
const goodCopies = 3

// goodCopy is the n-th last good copy of a file of the store, from 0.
func goodCopy(path string, n int) string {
	return strings.TrimSuffix(path, olderEnding) + "-good-" + strconv.Itoa(n+1) + olderEnding
}

// keepGood keeps what a file holds, which is about to be written over, and the two good
// copies before. That it cannot is no error: writing the file itself says what is wrong
// with the folder.
func keepGood(path string, data []byte) {
	if _, err := os.Stat(path); err != nil {
		return // nothing was written yet
	}
	for n := goodCopies - 1; n > 0; n-- {
		_ = os.Rename(goodCopy(path, n-1), goodCopy(path, n))
	}
	_ = write(goodCopy(path, 0), data)
}

// DropCopies removes the good copies beside guest book and settings: a name that is to be
// forgotten must not stay there.
func (s *Store) DropCopies() {
	for _, path := range []string{s.bookPath(), s.settingsPath()} {
		for n := range goodCopies {
			_ = os.Remove(goodCopy(path, n))
		}
	}
}

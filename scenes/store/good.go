package store

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"schron/scenes/disk"
)

// mark is the byte order mark that editors of some systems put before a text.
var mark = []byte("\ufeff")

// goodCopies is how many good copies of a file are kept beside it. The guest book, the
// settings and each game in progress have them.
const goodCopies = 3

// goodMark, a number and goodEnding end the name of a good copy: it is not listed among
// the saves.
const (
	goodMark   = "-good-"
	goodEnding = ".bak"
)

// goodCopy is the n-th last good copy of a file of the store, from 0.
func goodCopy(path string, n int) string {
	return strings.TrimSuffix(path, olderEnding) + goodMark + strconv.Itoa(n+1) + goodEnding
}

// copyOf is the file whose good copy has a path; ok reports whether it is one.
func copyOf(path string) (of string, ok bool) {
	name, ok := strings.CutSuffix(path, goodEnding)
	i := strings.LastIndex(name, goodMark)
	if !ok || i < 0 {
		return "", false
	}
	return name[:i] + olderEnding, true
}

// link gives a file a second name. It is a variable because some file systems know none.
var link = os.Link

// keepGood keeps a good file that is about to be written over, and the two good copies
// before. Writing puts another file in its place, so a second name is enough. That it
// cannot is no error: writing the file itself says what is wrong with the folder.
func keepGood(path string) {
	if _, err := os.Stat(path); err != nil {
		return // nothing was written yet
	}
	for n := goodCopies - 1; n > 0; n-- {
		_ = os.Rename(goodCopy(path, n-1), goodCopy(path, n))
	}
	if link(path, goodCopy(path, 0)) == nil {
		return
	}
	if data, err := disk.Read(path, disk.Record); err == nil {
		_ = write(goodCopy(path, 0), data)
	}
}

// fromCopies has read try the good copies of a file, the newest first, until it can use
// one. It reports whether there was one.
func fromCopies(path string, read func(path string) bool) bool {
	for n := range goodCopies {
		if read(goodCopy(path, n)) {
			return true
		}
	}
	return false
}

// dropGood removes the good copies of a file.
func dropGood(path string) {
	for n := range goodCopies {
		_ = os.Remove(goodCopy(path, n))
	}
}

// damagedMark, a time and a word end the name of a damaged file that was put aside.
const damagedMark = "-damaged-"

// putAside gives a damaged file another name, which it returns.
func (s *Store) putAside(path string) (name string, err error) {
	aside := strings.TrimSuffix(path, olderEnding) + damagedMark + s.stamp() + "-" + unique() + olderEnding
	if err := os.Rename(path, aside); err != nil {
		return "", unwritable(path, err)
	}
	return filepath.Base(aside), nil
}

// DropOlder removes files that may hold names that are to be forgotten. These are the
// good copies of guest book and settings, and damaged ones that were put aside. A name
// cannot be taken out of a damaged file for certain.
func (s *Store) DropOlder() {
	for _, path := range []string{s.bookPath(), s.settingsPath()} {
		dir, name := filepath.Split(strings.TrimSuffix(path, olderEnding))
		files, err := os.ReadDir(dir)
		if err != nil {
			continue
		}
		for _, f := range files {
			older := strings.HasPrefix(f.Name(), name+goodMark) || strings.HasPrefix(f.Name(), name+damagedMark)
			if older && f.Type().IsRegular() {
				_ = os.Remove(filepath.Join(dir, f.Name()))
			}
		}
	}
}

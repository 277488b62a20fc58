package store

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"schron/rules"
	"schron/scenes/disk"
)

// Ending ends the names of records that players keep where they like. Older
// records end in .json.
const Ending = ".schron"

// olderEnding is that of records before, and of the store's own files.
const olderEnding = ".json"

// IsRecord reports whether a file is called like a record.
func IsRecord(path string) bool {
	end := filepath.Ext(path)
	return strings.EqualFold(end, Ending) || strings.EqualFold(end, olderEnding)
}

// FileName proposes the name of a file for a record with a title.
func FileName(title string) string { return fileName(title, maxTitle) + Ending }

// Export makes a record of a match as it is now. Write puts it in a file outside the
// store's folders, or over it; its error is a *Problem.
func (s *Store) Export(m *rules.Match) (write func(path string) error) {
	data, err := encode(m, "", s.now())
	return func(path string) error {
		if err != nil {
			return unwritable(path, err)
		}
		return s.Write(path, data)
	}
}

// Write puts data in a file outside the store's folders, or over it. Every error is a
// *Problem.
func (*Store) Write(path string, data []byte) error { return write(path, data) }

// Unreadable is the *Problem of a file or folder outside the store's that the system
// does not let read.
func Unreadable(path string, err error) *Problem { return unreadable(path, err) }

// Copy writes a kept game to a file outside the store's folders, or over it. Every
// error is a *Problem.
func (s *Store) Copy(e Entry, path string) error {
	data, err := disk.Read(s.Path(e), disk.Record)
	if err != nil {
		return unreadable(s.Path(e), err)
	}
	return s.Write(path, data)
}

// Find is the kept game whose file a path names, if it is one of the store's.
func (s *Store) Find(path string) (Entry, bool) {
	info, err := os.Stat(path)
	if err != nil {
		return Entry{}, false
	}
	dir, err := os.Stat(filepath.Dir(path))
	if err != nil {
		return Entry{}, false
	}
	for k, folder := range folders {
		own, err := os.Stat(s.dir(folder))
		if err != nil || !os.SameFile(own, dir) {
			continue
		}
		list, _ := s.List(Kind(k))
		i := slices.IndexFunc(list, func(e Entry) bool { return os.SameFile(e.info, info) })
		if i >= 0 {
			return list[i], true
		}
	}
	return Entry{}, false
}

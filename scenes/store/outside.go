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

// IsRecord tells whether a file is called like a record.
func IsRecord(path string) bool {
	end := filepath.Ext(path)
	return strings.EqualFold(end, Ending) || strings.EqualFold(end, olderEnding)
}

// WithEnding is a path as a record is called: what has another ending, or none, gets
// that of records.
func WithEnding(path string) string {
	if IsRecord(path) {
		return path
	}
	return path + Ending
}

// FileName proposes the name of a file for a record with a title.
func FileName(title string) string { return fileName(title) + Ending }

// Export writes a match to a file outside the store's folders, or over it. Every
// error is a *Problem.
func (s *Store) Export(path string, m *rules.Match) error {
	data, err := encode(m, "", s.now())
	if err != nil {
		return unwritable(path, err)
	}
	return write(path, data)
}

// Copy writes a kept game to a file outside the store's folders, or over it. Every
// error is a *Problem.
func (s *Store) Copy(e Entry, path string) error {
	data, err := disk.Read(s.Path(e), disk.Record)
	if err != nil {
		return unreadable(s.Path(e), err)
	}
	return write(path, data)
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

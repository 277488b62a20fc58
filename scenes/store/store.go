package store

import (
	"crypto/rand"
	"encoding/hex"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"schron/rules"
)

// Store is the place where everything is kept. It is safe for use by several
// goroutines, and several programs may use the same folders.
type Store struct {
	places Places
	lookup func(id string) (rules.Game, error)
	now    func() time.Time

	mu   sync.Mutex
	seen map[string]seenFile // by path
	held map[string]bool     // the slots open here, by id
	// unsaved are the names of settings that have not reached the disk yet.
	unsaved map[string]bool
}

// Open uses the folders of p. lookup finds a game by its id, now returns the time. Open
// removes what a kill left half written, and what has lain in the trash for a month. If
// it cannot, that is no error, because writing will report it.
func Open(p Places, lookup func(id string) (rules.Game, error), now func() time.Time) *Store {
	s := &Store{
		places: p, lookup: lookup, now: now,
		seen: map[string]seenFile{}, held: map[string]bool{}, unsaved: map[string]bool{},
	}
	s.tidy()
	return s
}

// Now is the time by the store's clock.
func (s *Store) Now() time.Time { return s.now() }

// Places are the folders in use.
func (s *Store) Places() Places { return s.places }

// stampForm is how times stand in file names: they sort by age.
const stampForm = "20060102-150405"

const (
	halfWrittenFor = 24 * time.Hour      // after this nobody is still writing it
	trashFor       = 30 * 24 * time.Hour // how long deleted things can be found
	trashOldFor    = 7 * 24 * time.Hour  // and how much longer once a start has met them as old
)

func (s *Store) tidy() {
	now := s.now()
	for _, dir := range []string{"auto", "saves", "replays", "trash"} {
		files, err := os.ReadDir(s.dir(dir))
		if err != nil {
			continue
		}
		for _, f := range files {
			info, err := f.Info()
			if err != nil || !info.Mode().IsRegular() {
				continue
			}
			left := strings.HasPrefix(f.Name(), ".")
			if of, ok := copyOf(filepath.Join(s.dir(dir), f.Name())); ok { // of a game that is gone
				_, err := os.Stat(of)
				left = left || os.IsNotExist(err)
			}
			old := left && now.Sub(info.ModTime()) > halfWrittenFor
			if dir == "trash" {
				stamp, _, _ := strings.Cut(f.Name(), "~")
				thrown, err := time.ParseInLocation(stampForm, stamp, time.UTC)
				old = old || err == nil && trashOld(filepath.Join(s.dir(dir), f.Name()), info, thrown, now)
			}
			if old {
				_ = os.Remove(filepath.Join(s.dir(dir), f.Name()))
			}
		}
	}
}

// trashOld reports whether a thing in the trash can go. Because the clock may be ahead,
// one start alone never removes it. The first start that finds it old dates the file,
// and it goes a week after that.
func trashOld(path string, info fs.FileInfo, thrown, now time.Time) bool {
	if now.Sub(thrown) <= trashFor {
		return false
	}
	if info.ModTime().Sub(thrown) > trashFor {
		return now.Sub(info.ModTime()) > trashOldFor
	}
	_ = os.Chtimes(path, now, now)
	return false
}

func (s *Store) dir(name string) string { return filepath.Join(s.places.Data, name) }

func (s *Store) stamp() string { return s.now().UTC().Format(stampForm) }

// unique is a short random word that makes a file name no other has.
func unique() string {
	var b [4]byte
	_, _ = rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

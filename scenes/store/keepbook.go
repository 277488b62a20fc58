package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"

	"schron/rules"
	"schron/scenes/disk"
)

type bookFile struct {
	Format  int      `json:"format"`
	People  []Person `json:"people"`
	Played  []Played `json:"played"`
	Evening *Evening `json:"evening,omitempty"`
}

func (s *Store) bookPath() string { return filepath.Join(s.places.Data, "people.json") }

// Book reads the guest book. A missing one is no error. A damaged one is put aside as
// it is, with a *Problem, and its good entries are kept. If nothing of it can be read,
// the last good book beside it replaces it. The returned book is always good. While
// another window writes, the file stays where it is; see Busy.
func (s *Store) Book() (Book, error) {
	b, bad, err := s.readBook(s.bookPath())
	switch {
	case err == nil && !bad:
		return b, nil
	case err != nil && !damagedBook(err):
		return b, s.unreadableBook(err)
	}
	mended, told := s.ChangeBook(func(*Book) {})
	if !Busy(told) {
		return mended, told
	}
	if err != nil {
		b = s.lastGoodBook()
	}
	return b, told
}

// ChangeBook changes the guest book as it is on the disk now, for another window may
// have written there too, and returns it. Every error is a *Problem; one that tells of
// a damaged file that was put aside comes with what was changed. See Busy.
func (s *Store) ChangeBook(do func(b *Book)) (Book, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	l, err := takeLock(filepath.Join(s.places.Data, "people.lock"))
	if err != nil {
		p := problem(bookBusy)
		p.Err = err
		return Book{}, p
	}
	defer l.release()
	var told error
	b, bad, err := s.readBook(s.bookPath())
	switch {
	case err != nil && !damagedBook(err):
		return b, s.unreadableBook(err)
	case err != nil, bad:
		if err != nil {
			b = s.lastGoodBook()
		}
		aside, moved := s.putAside(s.bookPath())
		if moved != nil {
			return b, moved
		}
		p := problem(BookDamaged, rules.Literal("file", aside))
		p.Err, told = err, p
	}
	before, err := b.encode()
	if err != nil {
		return b, unwritable(s.bookPath(), err)
	}
	do(&b)
	b.bound()
	after, err := b.encode()
	if err != nil {
		return b, unwritable(s.bookPath(), err)
	}
	if told == nil && bytes.Equal(before, after) {
		return b, nil
	}
	if told == nil {
		keepGood(s.bookPath())
	}
	if err := write(s.bookPath(), after); err != nil {
		return b, err
	}
	return b, told
}

// lastGoodBook is the latest good book beside the present one, an empty one if none is.
func (s *Store) lastGoodBook() (b Book) {
	fromCopies(s.bookPath(), func(path string) bool {
		read, bad, err := s.readBook(path)
		ok := err == nil && !bad && (len(read.People) > 0 || len(read.Played) > 0)
		if ok {
			b = read
		}
		return ok
	})
	return b
}

func (b *Book) encode() ([]byte, error) {
	data, err := json.MarshalIndent(bookFile{bookForm, b.People, b.Played, b.Evening}, "", " ")
	return append(data, '\n'), err
}

var (
	// errNewerBook is that of a file that a later version of the program wrote.
	errNewerBook = errors.New("it is of a newer version")
	errBadBook   = errors.New("it is no guest book")
)

// BookDamaged is the key of the message that a damaged file was put aside. The change
// that met it was made nevertheless.
const BookDamaged = "people.problem.damaged"

// unreadableBook is the Problem of a file that must stay as it is.
func (s *Store) unreadableBook(err error) error {
	if errors.Is(err, errNewerBook) {
		p := problem("people.problem.newer")
		p.Err = err
		return p
	}
	return unreadable(s.bookPath(), err)
}

// damagedBook reports whether it is for what it holds that the file cannot be used.
func damagedBook(err error) bool { return errors.Is(err, errBadBook) || damaged(err) }

// readBook reads a file; bad reports whether some of it was wrong and is left out.
func (s *Store) readBook(path string) (b Book, bad bool, err error) {
	data, err := disk.Read(path, disk.People)
	if errors.Is(err, fs.ErrNotExist) {
		return b, false, nil
	}
	if err != nil {
		return b, false, err
	}
	return decodeBook(data)
}

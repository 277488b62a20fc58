package store

import (
	"os"
	"path/filepath"
)

// Trashed is a deleted game that can be brought back.
type Trashed struct {
	entry Entry
	path  string
}

func (s *Store) trashed(e Entry) Trashed {
	name := s.stamp() + "~" + folders[e.Kind] + "~" + e.ID + "~" + unique() + ".json"
	return Trashed{e, filepath.Join(s.dir("trash"), name)}
}

// Delete moves a kept game, readable or not, to the trash. A game that is being
// played is not deleted. Every error is a *Problem.
func (s *Store) Delete(e Entry) (Trashed, error) {
	if e.Kind == Auto {
		s.mu.Lock()
		own := s.held[e.ID]
		s.mu.Unlock()
		l, err := takeLockPatiently(s.lockPath(e.ID))
		if own || err != nil {
			l.release()
			return Trashed{}, problem("saves.problem.busy")
		}
		defer l.release()
	}
	t := s.trashed(e)
	if err := move(s.Path(e), t.path); err != nil {
		return Trashed{}, err
	}
	dropGood(s.Path(e))
	return t, nil
}

// Restore brings a deleted game back. Should its name be taken by now, it gets
// another one. Every error is a *Problem.
func (s *Store) Restore(t Trashed) (Entry, error) {
	e := t.entry
	if _, err := os.Lstat(s.Path(e)); err == nil {
		e.ID += "-" + unique()
	}
	if err := move(t.path, s.Path(e)); err != nil {
		return Entry{}, err
	}
	info, err := os.Stat(s.Path(e))
	if err != nil {
		return Entry{}, unreadable(s.Path(e), err)
	}
	return s.entry(e.Kind, e.ID, info), nil
}

func move(from, to string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return unwritable(to, err)
	}
	if err := os.Rename(from, to); err != nil {
		if os.IsNotExist(err) {
			return unreadable(from, err)
		}
		return unwritable(to, err)
	}
	return nil
}

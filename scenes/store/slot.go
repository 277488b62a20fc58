package store

import (
	"fmt"
	"os"

	"schron/rules"
)

// Slot is where one match saves itself after each move. While it is open no
// other window can go on with that match.
type Slot struct {
	store *Store
	id    string
	lock  *lock
}

// NewSlot opens a slot for a match of a game that begins. It always succeeds;
// what hinders saving is told by Save.
func (s *Store) NewSlot(game string) *Slot {
	slot := &Slot{store: s, id: s.stamp() + "-" + game + "-" + unique()}
	// The name is new, so nobody else can hold it.
	slot.lock, _ = takeLock(s.lockPath(slot.id))
	s.hold(slot.id, true)
	return slot
}

// Resume loads a kept game to go on with. A game in progress goes on in its
// slot; a named save or a replay gets a slot of its own and stays as it is.
// What was begun by older rules goes on from its position (rules.Match.Resumed);
// the file of a game in progress then stays among the replays, where its history
// can be looked at. Every error is a *Problem.
func (s *Store) Resume(e Entry) (*Slot, *rules.Match, error) {
	if e.Kind != Auto {
		m, err := s.loadEntry(e, rules.ResumeMatch)
		if err != nil {
			return nil, nil, err
		}
		return s.NewSlot(m.Game().ID()), m, nil
	}
	l, err := takeLockPatiently(s.lockPath(e.ID))
	if err != nil {
		p := problem("saves.problem.busy")
		p.Err = err
		return nil, nil, p
	}
	m, err := s.loadEntry(e, rules.ResumeMatch)
	if err == nil {
		err = s.keepOlder(e, m)
	}
	if err != nil {
		l.release()
		return nil, nil, err
	}
	s.hold(e.ID, true)
	return &Slot{store: s, id: e.ID, lock: l}, m, nil
}

// keepOlder keeps the file of a game that goes on from its position only.
func (s *Store) keepOlder(e Entry, m *rules.Match) error {
	from, ok := m.Resumed()
	if !ok {
		return nil
	}
	data, err := readFile(s.Path(e))
	if err != nil {
		return unreadable(s.Path(e), err)
	}
	return write(s.path(Replay, fmt.Sprintf("%s-rules%d", e.ID, from.Rules)), data)
}

func (s *Store) hold(id string, yes bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if yes {
		s.held[id] = true
	} else {
		delete(s.held, id)
	}
}

// ID is the name of the match's files.
func (l *Slot) ID() string { return l.id }

// Save writes the match down: among the games in progress or, when it is over,
// among the replays. On an error, a *Problem, the last good save is still there.
func (l *Slot) Save(m *rules.Match) error {
	data, err := encode(m, "", l.store.now())
	if err != nil {
		return unwritable(l.store.path(Auto, l.id), err)
	}
	to, from := Auto, Replay
	if m.Result().Over {
		to, from = Replay, Auto
	}
	if err := write(l.store.path(to, l.id), data); err != nil {
		return err
	}
	// A game that ended is no longer in progress, and the other way round if
	// its last move was taken back.
	if err := os.Remove(l.store.path(from, l.id)); err != nil && !os.IsNotExist(err) {
		return unwritable(l.store.path(from, l.id), err)
	}
	return nil
}

// Close lets other windows have the match. What was saved stays.
func (l *Slot) Close() {
	l.lock.release()
	l.lock = nil
	l.store.hold(l.id, false)
}

package store

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"schron/rules"
	"schron/scenes/disk"
)

// Slot is where one match saves itself after each move. While it is open no
// other window can go on with that match.
type Slot struct {
	store *Store
	id    string
	game  string
	lock  *lock
	// last is the file as this slot left or found it, at its path; nil where
	// nothing was saved yet.
	last *seenAt
	// told is the key of what the next good save must tell, empty for nothing. The
	// match has moved here from another slot, or its file was gone.
	told string
	// copied reports whether the file was damaged and a good copy stands in for it.
	copied bool
}

// Restored is a *Problem if the match goes on from a good copy of its damaged save, else
// nil.
func (l *Slot) Restored() error {
	if l == nil || !l.copied {
		return nil
	}
	return Restored()
}

// Restored is the *Problem that tells of a damaged save whose good copy was read.
func Restored() error { return problem("saves.problem.restored") }

// seenAt is a file as it was seen at a path.
type seenAt struct {
	path string
	info fs.FileInfo
}

func seeAt(path string) *seenAt {
	info, err := os.Stat(path)
	if err != nil {
		return nil
	}
	return &seenAt{path, info}
}

// same reports whether the file is as it was seen.
func (a *seenAt) same() bool {
	info, err := os.Stat(a.path)
	return err == nil && sameFile(info, a.info)
}

// NewSlot opens a slot for a match of a game that begins. It always succeeds;
// what hinders saving is told by Save.
func (s *Store) NewSlot(game string) *Slot {
	slot := &Slot{store: s, game: game}
	slot.begin()
	return slot
}

// begin gives the slot a name of its own.
func (l *Slot) begin() {
	l.id, l.last = l.store.stamp()+"-"+l.game+"-"+unique(), nil
	// The name is new, so nobody else can hold it.
	l.lock, _ = takeLock(l.store.lockPath(l.id))
	l.store.hold(l.id, true)
}

// Resume loads a kept game to go on with. A game in progress goes on in its slot. A
// named save or a replay gets a slot of its own and stays as it is. A game by older
// rules goes on from its position (rules.Match.Resumed). If it was in progress, its
// file stays among the replays, where its history can be looked at. A damaged one goes
// on from its newest good copy, see Slot.Restored, and goes to the trash. Every error
// is a *Problem.
func (s *Store) Resume(e Entry) (*Slot, *rules.Match, error) {
	if e.Kind != Auto {
		m, _, err := s.loadEntry(e, rules.ResumeMatch)
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
	m, from, err := s.loadEntry(e, rules.ResumeMatch)
	if err == nil && from != s.Path(e) {
		err = s.restore(e, from)
	}
	found := seeAt(s.Path(e))
	if err == nil {
		err = s.keepOlder(e, m)
	}
	if err != nil {
		l.release()
		return nil, nil, err
	}
	s.hold(e.ID, true)
	return &Slot{store: s, id: e.ID, game: m.Game().ID(), lock: l, last: found, copied: from != s.Path(e)}, m, nil
}

// restore puts a good copy of a game in progress in the place of its damaged file.
func (s *Store) restore(e Entry, from string) error {
	data, err := disk.Read(from, disk.Record)
	if err != nil {
		return unreadable(from, err)
	}
	if err := move(s.Path(e), s.trashed(e).path); err != nil {
		return err
	}
	return write(s.Path(e), data)
}

// keepOlder keeps the file of a game that goes on from its position only.
func (s *Store) keepOlder(e Entry, m *rules.Match) error {
	from, ok := m.Resumed()
	if !ok {
		return nil
	}
	data, err := disk.Read(s.Path(e), disk.Record)
	if err != nil {
		return unreadable(s.Path(e), err)
	}
	return write(s.path(Replay, e.ID+olderMark+strconv.Itoa(from.Rules)), data)
}

// olderMark and the rules' number end the name of the file that keepOlder keeps.
const olderMark = "-rules"

// Older reports whether the file only keeps the history of a game by older rules,
// which goes on in another file.
func (e Entry) Older() bool { return e.Kind == Replay && !e.Over && strings.Contains(e.ID, olderMark) }

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

// Save writes the match among the games in progress or, when it is over, among the
// replays. On an error, a *Problem, the last good save is still there. If another
// window has gone on with the match, that window keeps its file. This match is then
// saved under another name from then on, and a *Problem says so, see Saved.
func (l *Slot) Save(m *rules.Match) error {
	if lost := l.lost(); lost != "" {
		l.lock.release()
		l.store.hold(l.id, false)
		l.begin()
		l.told = lost
	}
	if err := l.save(m); err != nil {
		return err
	}
	if told := l.told; told != "" {
		l.told = ""
		return problem(told)
	}
	return nil
}

// The keys of what is told of a match that was saved all the same.
const (
	slotTaken   = "saves.problem.moved"
	slotChanged = "saves.problem.changed-elsewhere"
	slotGone    = "saves.problem.gone"
)

// Saved reports whether a match was saved although Save told a *Problem.
func Saved(err error) bool {
	var p *Problem
	return err == nil || errors.As(err, &p) && slices.Contains([]string{slotTaken, slotChanged, slotGone}, p.Text.Key)
}

// lost makes sure of the slot. It takes the lock again if that was lost or could not be
// taken. It returns the key of the reason why the slot is no longer this window's, or
// "". If the lock was not held all the time, the file must be unchanged. A file that is
// gone, with its folder perhaps, is written anew.
func (l *Slot) lost() string {
	if l.lock.good() {
		return ""
	}
	l.lock.release()
	var err error
	if l.lock, err = takeLockPatiently(l.store.lockPath(l.id)); err != nil {
		return slotTaken
	}
	if l.last != nil && l.last.same() {
		return ""
	}
	if seeAt(l.store.path(Auto, l.id)) != nil || seeAt(l.store.path(Replay, l.id)) != nil {
		return slotChanged
	}
	if l.last != nil {
		l.told = slotGone
	}
	return ""
}

func (l *Slot) save(m *rules.Match) error {
	data, err := encode(m, "", l.store.now())
	if err != nil {
		return unwritable(l.store.path(Auto, l.id), err)
	}
	to, from := l.store.path(Auto, l.id), l.store.path(Replay, l.id)
	if m.Result().Over {
		to, from = from, to
	}
	if l.last != nil && l.last.path == to && to == l.store.path(Auto, l.id) {
		keepGood(to)
	}
	if err := write(to, data); err != nil {
		if l.told == slotGone {
			l.told = "" // its folder is away, and may come back as it was
		}
		return err
	}
	l.last = seeAt(to)
	// A game that ended is no longer in progress, and the other way round if
	// its last move was taken back.
	if err := os.Remove(from); err != nil && !os.IsNotExist(err) {
		return unwritable(from, err)
	}
	if m.Result().Over {
		dropGood(from)
	}
	return nil
}

// Close lets other windows have the match. What was saved stays.
func (l *Slot) Close() {
	l.lock.release()
	l.lock = nil
	l.store.hold(l.id, false)
}

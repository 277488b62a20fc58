package store

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"schron/rules"
	"schron/scenes/disk"
)

// Kind tells what a kept game is.
type Kind uint8

// The kinds of kept games.
const (
	Auto   Kind = iota // in progress, saved by itself after each move
	Named              // saved by a player under a title
	Replay             // finished
)

// folders are the folders of the kinds.
var folders = [...]string{Auto: "auto", Named: "saves", Replay: "replays"}

// Entry is a kept game as a list shows it. Where Problem is set the file could
// not be read, and most of the rest is empty.
type Entry struct {
	Kind    Kind
	ID      string // the file's name without its ending, unique within its kind
	Title   string // of a named save
	Game    string
	Players []rules.Player
	Turn    int // 0 where the game has none
	Turns   int // 0 if that is open
	Phase   string
	Moves   int
	Over    bool
	Winners []int // seats
	Saved   time.Time
	Busy    bool // being played in another window: it cannot be resumed here
	Own     bool // being played in this window
	Problem *Problem
	// Copied reports that the file is damaged: this is what its newest good copy holds.
	Copied bool

	info fs.FileInfo
}

// Open reports whether the game can be gone on with.
func (e Entry) Open() bool { return e.Problem == nil && !e.Over && !e.Busy && !e.Own }

// Path is the file of an entry.
func (s *Store) Path(e Entry) string { return s.path(e.Kind, e.ID) }

func (s *Store) path(k Kind, id string) string {
	return filepath.Join(s.dir(folders[k]), id+".json")
}

func (s *Store) lockPath(id string) string { return filepath.Join(s.dir(folders[Auto]), id+".lock") }

// seenFile is an entry as it was read, good as long as the file is the same.
type seenFile struct {
	info  fs.FileInfo
	entry Entry
}

func sameFile(a, b fs.FileInfo) bool {
	return a != nil && b != nil && os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}

// List reads the kept games of the given kinds, newest first; without kinds,
// all. An unreadable file is an Entry with a Problem. A folder that is not
// there holds nothing; one that cannot be read is a *Problem.
func (s *Store) List(kinds ...Kind) ([]Entry, error) {
	if len(kinds) == 0 {
		kinds = []Kind{Auto, Named, Replay}
	}
	var out []Entry
	for _, k := range kinds {
		files, err := os.ReadDir(s.dir(folders[k]))
		if err != nil && !os.IsNotExist(err) {
			return nil, unreadable(s.dir(folders[k]), err)
		}
		for _, f := range files {
			id, ok := strings.CutSuffix(f.Name(), ".json")
			if !ok || strings.HasPrefix(id, ".") {
				continue
			}
			info, err := f.Info()
			if err != nil {
				continue // gone since the folder was read
			}
			out = append(out, s.entry(k, id, info))
		}
	}
	slices.SortStableFunc(out, func(a, b Entry) int {
		if c := b.Saved.Compare(a.Saved); c != 0 {
			return c
		}
		return cmp.Compare(b.ID, a.ID)
	})
	return out, nil
}

// entry reads a file, or remembers what it read before.
func (s *Store) entry(k Kind, id string, info fs.FileInfo) Entry {
	path := s.path(k, id)
	s.mu.Lock()
	seen, ok := s.seen[path]
	own := s.held[id]
	s.mu.Unlock()
	if !ok || !sameFile(seen.info, info) {
		seen = seenFile{info, s.readEntry(k, id, info)}
		s.mu.Lock()
		s.seen[path] = seen
		s.mu.Unlock()
	}
	e := seen.entry
	if k == Auto {
		e.Own = own
		e.Busy = !own && held(s.lockPath(id))
	}
	return e
}

func (s *Store) readEntry(k Kind, id string, info fs.FileInfo) Entry {
	e := Entry{Kind: k, ID: id, Saved: info.ModTime(), info: info}
	path := s.path(k, id)
	r, sum, err := s.inspect(path)
	if err != nil && damagedSave(path) {
		e.Copied = fromCopies(path, func(path string) bool {
			r2, sum2, err2 := s.inspect(path)
			if err2 == nil {
				r, sum, err = r2, sum2, nil
			}
			return err2 == nil
		})
	}
	if err != nil {
		e.Problem = unreadable(path, err)
	}
	if r == nil {
		return e
	}
	e.Title, e.Game, e.Players, e.Moves = CleanTitle(r.Title), r.Game, r.Players, len(r.Moves)
	// The clock of one who saved in the future was wrong: then the file's date counts.
	if t, err := time.Parse(time.RFC3339, r.Saved); err == nil && t.Before(s.now().Add(clockMayDiffer)) {
		e.Saved = t
	}
	e.Turn, e.Turns, e.Phase, e.Over, e.Winners = sum.Turn, sum.Turns, sum.Phase, sum.Over, sum.Winners
	return e
}

// clockMayDiffer is how far two clocks may be apart without one of them being wrong.
const clockMayDiffer = 5 * time.Minute

// Resumable finds the game to offer for going on: the newest one in progress
// that no other window plays.
func (s *Store) Resumable() (Entry, bool) {
	list, err := s.List(Auto)
	if err != nil {
		return Entry{}, false
	}
	i := slices.IndexFunc(list, Entry.Open)
	if i < 0 {
		return Entry{}, false
	}
	return list[i], true
}

// Load reads and replays a kept game. Every error is a *Problem; the entry is
// listed with it from then on.
func (s *Store) Load(e Entry) (*rules.Match, error) {
	m, _, err := s.loadEntry(e, rules.LoadMatch)
	return m, err
}

// loadEntry loads a kept game; from is the file that was read, a good copy of one that is
// damaged.
func (s *Store) loadEntry(e Entry, load loader) (m *rules.Match, from string, err error) {
	path := s.Path(e)
	m, err = s.load(path, load)
	if err == nil {
		return m, path, nil
	}
	if damagedSave(path) && fromCopies(path, func(path string) bool {
		good, err := s.load(path, load)
		if err == nil {
			m, from = good, path
		}
		return err == nil
	}) {
		return m, from, nil
	}
	p := err.(*Problem)
	if info, e2 := os.Stat(path); e2 == nil {
		e.Problem = p
		s.mu.Lock()
		s.seen[path] = seenFile{info, e}
		s.mu.Unlock()
	}
	return nil, "", p
}

// damagedSave reports whether a save that cannot be used is damaged. Either its end
// does not vouch for the rest, or the disk cannot read it. A file by another version of
// the program is not damaged.
func damagedSave(path string) bool {
	data, err := disk.Read(path, disk.Record)
	if err != nil {
		r := reason(err).Key
		return r == "saves.reason.system" || r == "saves.reason.too-large"
	}
	_, ok := readSummary(data)
	return !ok
}

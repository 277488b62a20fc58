package store

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"schron/rules"
	"schron/scenes/disk"
)

// Bounds of the guest book: with more the ones that came first go.
const (
	MostPeople = 40
	MostPlayed = 5000
	longest    = 64 // letters of a name, an id or a side
	mostSeats  = 16
	bookForm   = 1 // the form that this program writes, and the greatest that it reads
)

// Book is who has played here and how their games ended. It belongs to whoever
// reads it; changes go through the store.
type Book struct {
	// People are those who have sat down, the latest first.
	People []Person
	// Played are the games with people that ended, the earliest first.
	Played []Played
	// Evening is the one under way, nil if there is none.
	Evening *Evening
}

// Person is somebody whose name, colour and mark are remembered.
type Person struct {
	Name   string `json:"name"`
	Colour string `json:"colour,omitempty"`
	Mark   string `json:"mark,omitempty"`
}

// Played is a game that ended.
type Played struct {
	// ID is that of the match: the same however often it is resumed, undone or told
	// again, see MatchID.
	ID      string     `json:"id"`
	Game    string     `json:"game"`
	When    time.Time  `json:"when"`
	Turns   int        `json:"turns"` // in which it ended, 0 where the game has none
	Moves   int        `json:"moves"`
	Players []PlayedBy `json:"players"` // in order of play
}

// PlayedBy is how a player came out of a game.
type PlayedBy struct {
	Name   string `json:"name"`           // empty for who gave none or is forgotten
	Bot    string `json:"bot,omitempty"`  // the id of the bot, empty for a person
	Side   string `json:"side,omitempty"` // the key of the side's name, empty where there are none
	Won    bool   `json:"won,omitempty"`
	Score  int    `json:"score,omitempty"`
	Scored bool   `json:"scored,omitempty"` // the game counts points
}

// Evening is a row of games with one standing.
type Evening struct {
	Games  []string `json:"games"`            // the ids of those that ended, in order
	Places bool     `json:"places,omitempty"` // three points, two and one by places; else one for a win
}

// MatchID names a match by what it started from: its game, deal, options and players.
// Who goes on with an old save, or plays the same deal again in the same seats, has the
// same match.
func MatchID(m *rules.Match) string {
	s := m.Setup()
	r, err := m.Record()
	if err != nil {
		return ""
	}
	names := make([]string, len(r.Players))
	for i, p := range r.Players {
		names[i] = p.Name
	}
	data, _ := json.Marshal(struct {
		Game     string
		Seed     uint64
		Options  rules.Options
		Position json.RawMessage
		Players  []string
	}{r.Game, s.Seed, s.Options, r.Position, names})
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

type bookFile struct {
	Format  int      `json:"format"`
	People  []Person `json:"people"`
	Played  []Played `json:"played"`
	Evening *Evening `json:"evening,omitempty"`
}

func (s *Store) bookPath() string { return filepath.Join(s.places.Data, "people.json") }

// Book reads the guest book; that there is none is no error. A damaged file, or one in
// which something is not as it must be, is put aside under another name as it is, what
// is good of it is kept, and a *Problem tells so. What is returned is good in any case.
func (s *Store) Book() (Book, error) {
	b, bad, err := s.readBook()
	switch {
	case err == nil && !bad:
		return b, nil
	case err != nil && !damagedBook(err):
		return b, s.unreadableBook(err)
	}
	return s.ChangeBook(func(*Book) {})
}

// ChangeBook changes the guest book as it is on the disk now, for another window may
// have written there too, and returns it. Every error is a *Problem; one that tells of
// a damaged file that was put aside comes with what was changed.
func (s *Store) ChangeBook(do func(b *Book)) (Book, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	l, err := takeLockPatiently(filepath.Join(s.places.Data, "people.lock"), triesWhileWritten)
	if err != nil {
		p := problem("people.problem.busy")
		p.Err = err
		return Book{}, p
	}
	defer l.release()
	var told error
	b, bad, err := s.readBook()
	switch {
	case err != nil && !damagedBook(err):
		return b, s.unreadableBook(err)
	case err != nil, bad:
		aside := filepath.Join(s.places.Data, "people-damaged-"+s.stamp()+"-"+unique()+".json")
		if err := os.Rename(s.bookPath(), aside); err != nil {
			return b, unwritable(s.bookPath(), err)
		}
		p := problem(BookDamaged, rules.Literal("file", filepath.Base(aside)))
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
	if err := write(s.bookPath(), after); err != nil {
		return b, err
	}
	return b, told
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

// BookDamaged is the key of what is told of a damaged file that was put aside: the change
// that met it was made all the same.
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

// damagedBook tells whether it is for what it holds that the file cannot be used.
func damagedBook(err error) bool { return errors.Is(err, errBadBook) || damaged(err) }

// readBook reads the file; bad tells that some of it was left out as wrong.
func (s *Store) readBook() (b Book, bad bool, err error) {
	data, err := disk.Read(s.bookPath(), disk.People)
	if errors.Is(err, fs.ErrNotExist) {
		return b, false, nil
	}
	if err != nil {
		return b, false, err
	}
	var form struct{ Format int }
	if json.Unmarshal(data, &form) == nil && form.Format > bookForm {
		return b, false, fmt.Errorf("%w: form %d, accepted: %d", errNewerBook, form.Format, bookForm)
	}
	var f bookFile
	if err := json.Unmarshal(data, &f); err != nil {
		return b, false, fmt.Errorf("%w: %w", errBadBook, err)
	}
	b = Book{f.People, f.Played, f.Evening}
	return b, b.mend(), nil
}

// mend leaves out what cannot be, and tells whether there was any.
func (b *Book) mend() bool {
	people, played := len(b.People), len(b.Played)
	named := map[string]bool{}
	b.People = slices.DeleteFunc(b.People, func(p Person) bool {
		key := Fold(p.Name)
		bad := !plain(p.Name) || p.Name == "" || !plain(p.Colour) || !plain(p.Mark) || named[key]
		named[key] = true
		return bad
	})
	ids := map[string]bool{}
	b.Played = slices.DeleteFunc(b.Played, func(p Played) bool {
		bad := p.ID == "" || !plain(p.ID) || p.Game == "" || !plain(p.Game) || ids[p.ID] || p.Turns < 0 || p.Moves < 0 || p.When.Year() < 1 || p.When.Year() > 9999
		bad = bad || len(p.Players) == 0 || len(p.Players) > mostSeats || slices.ContainsFunc(p.Players, func(by PlayedBy) bool {
			return !plain(by.Name) || !plain(by.Bot) || !plain(by.Side)
		})
		ids[p.ID] = true
		return bad
	})
	lost := people != len(b.People) || played != len(b.Played)
	if b.Evening != nil {
		n := len(b.Evening.Games)
		b.Evening.Games = slices.DeleteFunc(b.Evening.Games, func(id string) bool { return !ids[id] })
		lost = lost || n != len(b.Evening.Games)
	}
	return lost
}

// plain tells whether a word is short and of letters that can be shown.
func plain(s string) bool {
	return utf8.ValidString(s) && utf8.RuneCountInString(s) <= longest && !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r == 0x7f })
}

// bound lets those go that came first where there are too many.
func (b *Book) bound() {
	if n := len(b.People); n > MostPeople {
		b.People = b.People[:MostPeople]
	}
	if n := len(b.Played); n > MostPlayed {
		b.Played = b.Played[n-MostPlayed:]
	}
}

// Fold is a name as people are told apart by it: great and small letters are the same.
func Fold(name string) string { return strings.ToLower(name) }

// Met puts people first, in their order, with the colours and marks that they have now.
func (b *Book) Met(people ...Person) {
	for _, p := range slices.Backward(people) {
		if p.Name == "" || !plain(p.Name) {
			continue
		}
		b.People = slices.DeleteFunc(b.People, func(o Person) bool { return Fold(o.Name) == Fold(p.Name) })
		b.People = slices.Insert(b.People, 0, p)
	}
}

// Count enters a game that ended, and in the evening if there is one. A match that was
// counted before is not counted again: what it came to now takes the place of that.
func (b *Book) Count(p Played) {
	if i := slices.IndexFunc(b.Played, func(o Played) bool { return o.ID == p.ID }); i >= 0 {
		p.When = b.Played[i].When
		b.Played[i] = p
		return
	}
	b.Played = append(b.Played, p)
	if b.Evening != nil {
		b.Evening.Games = append(b.Evening.Games, p.ID)
	}
}

// Forget takes a person off the list and the name out of every game; the games stay.
func (b *Book) Forget(name string) {
	b.People = slices.DeleteFunc(b.People, func(p Person) bool { return Fold(p.Name) == Fold(name) })
	for i := range b.Played {
		players := slices.Clone(b.Played[i].Players)
		for k := range players {
			if players[k].Bot == "" && Fold(players[k].Name) == Fold(name) {
				players[k].Name = ""
			}
		}
		b.Played[i].Players = players
	}
}

// Begin begins an evening with a game that has ended, unless one is under way.
func (b *Book) Begin(id string) {
	if b.Evening != nil {
		return
	}
	b.Evening = &Evening{}
	if slices.ContainsFunc(b.Played, func(p Played) bool { return p.ID == id }) {
		b.Evening.Games = []string{id}
	}
}

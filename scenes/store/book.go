package store

import (
	"bytes"
	"cmp"
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

	"golang.org/x/text/unicode/norm"

	"schron/rules"
	"schron/scenes/disk"
)

// Bounds of the guest book: with more the ones that came first go.
const (
	MostPeople = 40
	MostPlayed = 5000
	longest    = 64 // letters of a name, an id or a side
	mostSeats  = 16
	mostMoves  = 10_000_000
	mostScore  = 1_000_000_000
	mostRead   = 10 * MostPlayed // entries of a list that are read
	bookForm   = 1               // the form that this program writes, and the greatest that it reads
)

// eveningFor is how long an evening goes on while nobody plays.
const eveningFor = 8 * time.Hour

// Book is who has played here and how their games ended. It belongs to whoever
// reads it; changes go through the store.
type Book struct {
	// People are those who have sat down, the latest first.
	People []Person
	// Played are the games with people that ended, the earliest first.
	Played []Played
	// Evening is the one under way, nil if there is none. See EveningOver.
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
	When    time.Time  `json:"when"`  // zero where it is not known
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
	// Last is when somebody played last: a game began or ended.
	Last time.Time `json:"last,omitzero"`
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

// Book reads the guest book. A missing one is no error. A damaged one is put aside as it
// is, and a *Problem tells so: its good entries are kept, and a file of which nothing
// can be read gives way to the last good book beside it. What is returned is good.
func (s *Store) Book() (Book, error) {
	b, bad, err := s.readBook(s.bookPath())
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
	b, bad, err := s.readBook(s.bookPath())
	switch {
	case err != nil && !damagedBook(err):
		return b, s.unreadableBook(err)
	case err != nil, bad:
		if err != nil {
			b = s.lastGoodBook()
		}
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
	if told == nil {
		keepGood(s.bookPath(), before)
	}
	if err := write(s.bookPath(), after); err != nil {
		return b, err
	}
	return b, told
}

// goodBook is the file of the n-th last good book, from 0.
func (s *Store) goodBook(n int) string { return goodCopy(s.bookPath(), n) }

// lastGoodBook is the latest good book beside the present one, an empty one if none is.
func (s *Store) lastGoodBook() Book {
	for n := range goodCopies {
		if b, bad, err := s.readBook(s.goodBook(n)); err == nil && !bad && (len(b.People) > 0 || len(b.Played) > 0) {
			return b
		}
	}
	return Book{}
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

// decodeBook reads a guest book entry by entry: one that is wrong hinders no other.
func decodeBook(data []byte) (b Book, bad bool, err error) {
	var fields struct {
		Format  json.RawMessage
		People  json.RawMessage
		Played  json.RawMessage
		Evening json.RawMessage
	}
	data = bytes.TrimPrefix(data, mark)
	if err := json.Unmarshal(data, &fields); err != nil || !bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) {
		return b, false, fmt.Errorf("%w: %w", errBadBook, cmp.Or(err, errors.New("no JSON object")))
	}
	var form int
	formed := loose(fields.Format, &form)
	if form > bookForm {
		return b, false, fmt.Errorf("%w: form %d, accepted: %d", errNewerBook, form, bookForm)
	}
	var good [3]bool
	b.People, good[0] = looseList[Person](fields.People)
	played, ok := looseList[looseGame](fields.Played)
	good[1] = ok
	for _, p := range played {
		good[1] = p.read() && good[1]
		b.Played = append(b.Played, p.Played)
	}
	good[2] = loose(fields.Evening, &b.Evening)
	mended := b.mend()
	b.bound()
	return b, mended || !formed || slices.Contains(good[:], false), nil
}

// looseGame is a game whose time may be anything.
type looseGame struct {
	Played
	When json.RawMessage `json:"when"`
}

// read takes the time, and reports whether it is one.
func (g *looseGame) read() bool {
	if len(g.When) == 0 {
		return true
	}
	err := json.Unmarshal(g.When, &g.Played.When)
	if err != nil {
		g.Played.When = time.Time{}
	}
	return err == nil
}

// loose reads what it can of a value into v, and reports whether nothing of it is wrong.
func loose(data json.RawMessage, v any) bool {
	return len(data) == 0 || json.Unmarshal(data, v) == nil
}

// looseList reads what it can of a list; ok reports whether nothing of it is wrong.
func looseList[T any](data json.RawMessage) (list []T, ok bool) {
	if len(data) == 0 || string(data) == "null" {
		return nil, true
	}
	d := json.NewDecoder(bytes.NewReader(data))
	if t, err := d.Token(); err != nil || t != json.Delim('[') {
		return nil, false
	}
	ok = true
	for d.More() {
		if len(list) == mostRead {
			return list, false
		}
		var v T
		ok = d.Decode(&v) == nil && ok
		list = append(list, v)
	}
	return list, ok
}

// mend leaves out what cannot be, and reports whether there was any. A number that
// cannot be is 0, and a mark or a colour that cannot be is none.
func (b *Book) mend() bool {
	people, played := len(b.People), len(b.Played)
	lost := false
	blank := func(s *string) {
		if !plain(*s) {
			*s, lost = "", true
		}
	}
	within := func(n *int, least, most int) {
		if *n < least || *n > most {
			*n, lost = 0, true
		}
	}
	named := map[string]bool{}
	b.People = slices.DeleteFunc(b.People, func(p Person) bool {
		key := Fold(p.Name)
		bad := !plain(p.Name) || p.Name == "" || named[key]
		named[key] = true
		return bad
	})
	for i := range b.People {
		p := &b.People[i]
		p.Name = norm.NFC.String(p.Name)
		blank(&p.Colour)
		blank(&p.Mark)
	}
	ids := map[string]bool{}
	b.Played = slices.DeleteFunc(b.Played, func(p Played) bool {
		bad := p.ID == "" || !plain(p.ID) || p.Game == "" || !plain(p.Game) || ids[p.ID] || len(p.Players) == 0 || len(p.Players) > mostSeats
		ids[p.ID] = ids[p.ID] || !bad
		return bad
	})
	for i := range b.Played {
		p := &b.Played[i]
		within(&p.Turns, 0, mostTurns)
		within(&p.Moves, 0, mostMoves)
		if y := p.When.Year(); y < 1 || y > 9999 {
			p.When, lost = time.Time{}, true
		}
		for k := range p.Players {
			by := &p.Players[k]
			blank(&by.Name)
			blank(&by.Bot)
			blank(&by.Side)
			within(&by.Score, -mostScore, mostScore)
			by.Name = norm.NFC.String(by.Name)
		}
	}
	lost = lost || people != len(b.People) || played != len(b.Played)
	if b.Evening != nil {
		n := len(b.Evening.Games)
		b.Evening.Games = slices.DeleteFunc(b.Evening.Games, func(id string) bool {
			known := ids[id]
			delete(ids, id) // once in an evening
			return !known
		})
		lost = lost || n != len(b.Evening.Games)
		if y := b.Evening.Last.Year(); y < 1 || y > 9999 {
			b.Evening.Last, lost = time.Time{}, true
		}
	}
	return lost
}

// plain reports whether a word is short and of letters that can be shown.
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

// Fold is a name as people are told apart by it: great and small letters are the same,
// and so are composed and combined ones.
func Fold(name string) string { return strings.ToLower(norm.NFC.String(name)) }

// Met puts people first, in their order, with the colours and marks that they have now.
func (b *Book) Met(people ...Person) {
	for _, p := range slices.Backward(people) {
		if p.Name == "" || !plain(p.Name) {
			continue
		}
		p.Name = norm.NFC.String(p.Name)
		b.People = slices.DeleteFunc(b.People, func(o Person) bool { return Fold(o.Name) == Fold(p.Name) })
		b.People = slices.Insert(b.People, 0, p)
	}
}

// Count enters a game that ended, and in the evening if there is one. A match that was
// counted before is not counted again: what it came to now takes the place of that. An
// evening that is over, and one of other people, ends.
func (b *Book) Count(p Played) {
	if i := slices.IndexFunc(b.Played, func(o Played) bool { return o.ID == p.ID }); i >= 0 {
		p.When = b.Played[i].When
		b.Played[i] = p
		return
	}
	if b.EveningOver(p.When) || b.strangers(p) {
		b.Evening = nil
	}
	b.Played = append(b.Played, p)
	if b.Evening != nil {
		b.Evening.Games = append(b.Evening.Games, p.ID)
		b.Evening.Last = p.When
	}
}

// EveningOver reports whether nobody has played for so long that the evening has ended.
func (b *Book) EveningOver(now time.Time) bool {
	if b.Evening == nil {
		return false
	}
	last := b.Evening.Last
	if games := b.Evening.Games; last.IsZero() && len(games) > 0 { // of an earlier version
		if i := slices.IndexFunc(b.Played, func(p Played) bool { return p.ID == games[len(games)-1] }); i >= 0 {
			last = b.Played[i].When
		}
	}
	// A clock that was ahead keeps no evening for ever.
	return !last.IsZero() && now.Sub(last).Abs() > eveningFor
}

// strangers reports whether a game has people with names, and none of them has played
// this evening.
func (b *Book) strangers(p Played) bool {
	if b.Evening == nil {
		return false
	}
	tonight, known := map[string]bool{}, map[string]bool{}
	for _, id := range b.Evening.Games {
		tonight[id] = true
	}
	for i := range b.Played {
		if tonight[b.Played[i].ID] {
			addNames(known, b.Played[i].Players)
		}
	}
	here := map[string]bool{}
	addNames(here, p.Players)
	for name := range here {
		if known[name] {
			return false
		}
	}
	return len(known) > 0 && len(here) > 0
}

// addNames adds the people among players to a set of names.
func addNames(set map[string]bool, players []PlayedBy) {
	for _, by := range players {
		if by.Bot == "" && by.Name != "" {
			set[Fold(by.Name)] = true
		}
	}
}

// Forget takes a person off the list and the name out of every game; the games stay. See
// Store.DropCopies for the copies.
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

// Begin goes on with the evening, or begins one with a game that has ended where none is
// under way.
func (b *Book) Begin(id string, now time.Time) {
	if b.EveningOver(now) {
		b.Evening = nil
	}
	if b.Evening == nil {
		b.Evening = &Evening{}
		if slices.ContainsFunc(b.Played, func(p Played) bool { return p.ID == id }) {
			b.Evening.Games = []string{id}
		}
	}
	b.Evening.Last = now.UTC().Truncate(time.Second)
}

package store

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"schron/rules"
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
	Legs []Legs    `json:"legs,omitempty"` // the matches of two legs
}

// Legs is a match of two games in which the sides are swapped: the ids of both. The second
// one has none until it begins.
type Legs struct {
	First  string `json:"first"`
	Second string `json:"second,omitempty"`
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

// bound lets those go that came first where there are too many.
func (b *Book) bound() {
	if n := len(b.People); n > MostPeople {
		b.People = b.People[:MostPeople]
	}
	if n := len(b.Played); n > MostPlayed {
		b.Played = b.Played[n-MostPlayed:]
	}
}

// Fold returns the form of a name by which people are told apart. Great and small
// letters are the same, and so are composed and combined ones.
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
// Store.DropOlder for older files.
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

// LegsOf returns the match of two legs that a game of the evening belongs to, nil for none.
func (b *Book) LegsOf(id string) *Legs {
	if b.Evening == nil || id == "" {
		return nil
	}
	i := slices.IndexFunc(b.Evening.Legs, func(l Legs) bool { return l.First == id || l.Second == id })
	if i < 0 {
		return nil
	}
	return &b.Evening.Legs[i]
}

// BeginLegs notes that a game which begins is the first of two legs, or the second one
// after the game first. An evening of other people ends.
func (b *Book) BeginLegs(first string, p Played, now time.Time) {
	if b.strangers(p) {
		b.Evening = nil
	}
	b.Begin(first, now)
	switch l := b.LegsOf(first); {
	case l != nil && l.Second == "" && l.First != p.ID:
		l.Second = p.ID
	case l == nil && first == "" && b.LegsOf(p.ID) == nil:
		b.Evening.Legs = append(b.Evening.Legs, Legs{First: p.ID})
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

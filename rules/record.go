package rules

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
)

// RecordFormat is the greatest number of the record form that this program reads. Form 2
// differs from 1 in that somebody may concede; a record has it only where somebody does,
// so that older programs read all others.
const RecordFormat = 2

// Player is one of the people or bots at the table, in order of play.
type Player struct {
	Name   string `json:"name"`
	Colour string `json:"colour,omitempty"` // one of the frame's player colours
	Mark   string `json:"mark,omitempty"`   // one of the frame's player marks
	Bot    string `json:"bot,omitempty"`    // the id of the bot that plays, empty for a person
}

// Record is a game as it is kept in a file: how it started and every move. It
// is the save file as well. Seed and Options are meaningless when Position is
// set: the game started from that position then.
type Record struct {
	Game     string          // the id of the game
	Rules    int             // Game.Version of the program that wrote it; 0 if it did not say
	Players  []Player        // in order of play
	Seed     uint64          // 0 to MaxSeed
	Options  Options         // as chosen; missing ones have their default
	Position json.RawMessage // a State as JSON, or nil
	Moves    []string        // in the game's notation
	Undone   []string        // what was taken back and can be redone, in the order of redoing
	Now      json.RawMessage // the last state as JSON beside the moves, or nil
	Final    string          // Digest of the last state, may be empty
	NoHints  bool            // the players agreed to do without hints
	TakeBack bool            // a person alone may take back moves of bots, too
	Orders   SeatSet         // see Match.Order
	Title    string          // a name given to the save, may be empty
	Saved    string          // when it was saved, RFC 3339, given by the caller; may be empty
}

// recordJSON is the written form; the order of its fields is that of the file.
type recordJSON struct {
	Format   int             `json:"format"`
	Game     string          `json:"game"`
	Rules    int             `json:"rules,omitempty"`
	Title    string          `json:"title,omitempty"`
	Saved    string          `json:"saved,omitempty"`
	Players  []Player        `json:"players"`
	Seed     *uint64         `json:"seed,omitempty"`
	Options  *Options        `json:"options,omitempty"`
	Position json.RawMessage `json:"position,omitempty"`
	Moves    []string        `json:"moves"`
	Undone   []string        `json:"undone,omitempty"`
	Now      json.RawMessage `json:"now,omitempty"`
	Final    string          `json:"final,omitempty"`
	NoHints  bool            `json:"noHints,omitempty"`
	TakeBack bool            `json:"takeBack,omitempty"`
	Orders   []int           `json:"orders,omitempty"`
}

// MarshalJSON writes the record as one JSON object.
func (r *Record) MarshalJSON() ([]byte, error) {
	out := recordJSON{
		Format: r.format(), Game: r.Game, Rules: r.Rules, Title: r.Title, Saved: r.Saved,
		Players: r.Players, Position: r.Position, Moves: r.Moves, Undone: r.Undone, Now: r.Now, Final: r.Final,
		NoHints: r.NoHints, TakeBack: r.TakeBack, Orders: r.Orders.List(),
	}
	if out.Players == nil {
		out.Players = []Player{}
	}
	if out.Moves == nil {
		out.Moves = []string{}
	}
	if r.Position == nil {
		options := r.Options
		if options == nil {
			options = Options{}
		}
		out.Seed, out.Options = &r.Seed, &options
	}
	return json.Marshal(out)
}

// format is the number of the form that the record needs.
func (r *Record) format() int {
	if slices.ContainsFunc(r.Moves, concedes) || slices.ContainsFunc(r.Undone, concedes) {
		return 2
	}
	return 1
}

// Cut leaves the first n moves of a record, and nothing of what was kept of later
// ones.
func (r *Record) Cut(n int) {
	r.Moves, r.Undone, r.Now, r.Final = r.Moves[:n], nil, nil, ""
}

// Digest is a short fingerprint of a state: the first 16 hexadecimal digits of
// the SHA-256 of its JSON. A record ends with it, so that a damaged file or a
// changed rule is noticed.
func Digest(s State) (string, error) {
	data, err := s.MarshalJSON()
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8]), nil
}

// Package reversi is the smallest whole game, for tests and to copy from. Discs lie on
// eight by eight fields; a row between two of the same colour turns over. Nothing in it
// is secret and nothing is chance: its state is its own view.
//
//	RE-1  Two players; four discs lie in the middle, the first player begins.
//	RE-2  A disc is put on an empty field.
//	RE-3  It must enclose discs of the other one in a row; all those turn over.
//	RE-4  Who can put none passes.
//	RE-5  When neither can, the one with more discs wins.
package reversi

import (
	"encoding/json"
	"fmt"

	"schron/rules"
)

// Size is the number of fields along a side, Fields of all.
const (
	Size   = 8
	Fields = Size * Size
	names  = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8" // of fields
)

// Field is a field, row by row from a1 to h8.
type Field int8

// String is the name of the field. It makes no string, so that no move does.
func (f Field) String() string { return names[2*int(f) : 2*int(f)+2] }

// ParseField reads the name of a field.
func ParseField(s string) (Field, error) {
	if len(s) == 2 && s[0] >= 'a' && s[0] <= 'h' && s[1] >= '1' && s[1] <= '8' {
		return Field(s[0]-'a') + Size*Field(s[1]-'1'), nil
	}
	return 0, fmt.Errorf("%q is not a field, accepted: a1 to h8", s)
}

// The verbs of moves.
const (
	VerbPut uint8 = iota + 1
	VerbPass
)

var grammar = rules.Grammar{
	VerbPut:  rules.Syntax("put", rules.A(rules.KindOf("field", Field(0), Fields-1, Field.String, ParseField))), // a disc on a field (RE-2)
	VerbPass: rules.Syntax("pass"),                                                                              // none can be put (RE-4)
}

// Put puts a disc on a field.
func Put(f Field) rules.Move { return rules.Move{Verb: VerbPut, A: int16(f)} }

// Game is Reversi.
type Game struct{}

func (Game) ID() string                            { return "reversi" }
func (Game) Version() int                          { return 1 }
func (Game) Players() (least, most int)            { return 2, 2 }
func (Game) Options() []rules.Option               { return nil }
func (Game) Roles(int) []string                    { return nil }
func (Game) Phases() []string                      { return []string{"play"} }
func (Game) Notation(m rules.Move) string          { return grammar.Notation(m) }
func (Game) Parse(text string) (rules.Move, error) { return grammar.Parse(text) }

// New lays the first four discs (RE-1).
func (g Game) New(s rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, s.Players); err != nil {
		return nil, err
	}
	st := &State{}
	for f := range st.Board {
		st.Board[f] = rules.NoSeat
	}
	const middle = Fields/2 - Size/2 - 1 // d4
	st.Board[middle], st.Board[middle+Size+1] = 1, 1
	st.Board[middle+1], st.Board[middle+Size] = 0, 0
	return st, nil
}

// Decode reads what State.MarshalJSON writes.
func (g Game) Decode(data []byte) (rules.State, error) {
	return rules.DecodePosition(g, data, func(data []byte) (*State, error) {
		s := &State{}
		if err := rules.ReadPosition(data, s); err != nil {
			return nil, err
		}
		return s, s.Invariants()
	})
}

// State is a position.
type State struct {
	Board [Fields]int8 `json:"board"` // whose disc lies there, rules.NoSeat for none
	Go    int8         `json:"go"`    // whose go it is, rules.NoSeat when the game is over
}

// View is the whole position: nothing is secret.
type View = State

func (s *State) Seats() int                             { return 2 }
func (s *State) Owner(seat int) int                     { return seat }
func (s *State) Actor() int                             { return int(s.Go) }
func (s *State) Ranges(buf []rules.Range) []rules.Range { return buf }
func (s *State) View(int) rules.View                    { return *s }
func (s *State) Clone() rules.State                     { c := *s; return &c }

// Status counts a turn for each disc.
func (s *State) Status() rules.Status {
	return rules.Status{Phase: "play", Turn: s.discs(0) + s.discs(1) - 3, Seat: int(s.Go)}
}

// MarshalJSON writes the position, which as a value is a plain struct.
func (s *State) MarshalJSON() ([]byte, error) { return json.Marshal(*s) }

// Prompt asks for a disc, or to pass.
func (s *State) Prompt() rules.Prompt {
	switch {
	case s.Go == rules.NoSeat:
		return rules.Prompt{}
	case s.can(int(s.Go)):
		return rules.Prompt{Text: rules.Msg("reversi.prompt.put")}
	}
	pass := rules.Choice{Move: rules.Move{Verb: VerbPass}, Text: rules.Msg("reversi.choice.pass"), Ends: true}
	return rules.Prompt{Text: rules.Msg("reversi.prompt.pass"), Pass: &pass}
}

// turns calls do for each disc that turns over when a seat puts one on f (RE-3),
// and counts them.
func (s *State) turns(seat int, f Field, do func(Field)) (n int) {
	for d := range 9 {
		dx, dy := d%3-1, d/3-1
		between := 0
		x, y := int(f%Size)+dx, int(f/Size)+dy
		for ; on(x, y) && int(s.Board[x+Size*y]) == 1-seat; x, y = x+dx, y+dy {
			between++
		}
		if between == 0 || !on(x, y) || int(s.Board[x+Size*y]) != seat {
			continue
		}
		for n += between; between > 0; between-- {
			x, y = x-dx, y-dy
			do(Field(x + Size*y))
		}
	}
	return n
}

func on(x, y int) bool { return x >= 0 && x < Size && y >= 0 && y < Size }

// fits reports whether a seat may put a disc on f.
func (s *State) fits(seat int, f Field) bool {
	return s.Board[f] == rules.NoSeat && s.turns(seat, f, func(Field) {}) > 0
}

// can reports whether a seat may put a disc anywhere.
func (s *State) can(seat int) bool {
	for f := range Field(Fields) {
		if s.fits(seat, f) {
			return true
		}
	}
	return false
}

// discs counts those of a seat.
func (s *State) discs(seat int) (n int) {
	for _, owner := range s.Board {
		if int(owner) == seat {
			n++
		}
	}
	return n
}

// Legal appends the fields where a disc may be put, or passing.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	if s.Go == rules.NoSeat {
		return buf
	}
	before := len(buf)
	for f := range Field(Fields) {
		if s.fits(int(s.Go), f) {
			buf = append(buf, Put(f))
		}
	}
	if len(buf) == before {
		buf = append(buf, rules.Move{Verb: VerbPass})
	}
	return buf
}

// Check says why the actor may not play m.
func (s *State) Check(m rules.Move) error {
	switch {
	case s.Go == rules.NoSeat:
		return rules.Refuse("RE-5", "reversi.refuse.over")
	case !grammar.Has(m):
		return rules.Refuse("RE-2", "reversi.refuse.malformed")
	case m.Verb == VerbPass && s.can(int(s.Go)):
		return rules.Refuse("RE-4", "reversi.refuse.pass")
	case m.Verb == VerbPut && s.Board[m.A] != rules.NoSeat:
		return rules.Refuse("RE-2", "reversi.refuse.taken", rules.Literal("field", Field(m.A).String()))
	case m.Verb == VerbPut && !s.fits(int(s.Go), Field(m.A)):
		return rules.Refuse("RE-3", "reversi.refuse.turns-none", rules.Literal("field", Field(m.A).String()))
	}
	return nil
}

// Apply plays m.
func (s *State) Apply(m rules.Move, j *rules.Journal) error {
	if err := s.Check(m); err != nil {
		return err
	}
	seat := int(s.Go)
	who := rules.SeatArg("player", seat)
	if m.Verb == VerbPass {
		j.Add("RE-4", seat, "reversi.event.pass", who)
	} else {
		f := Field(m.A)
		n := s.turns(seat, f, func(at Field) { s.Board[at] = s.Go })
		s.Board[f] = s.Go
		j.Add("RE-3", seat, "reversi.event.put", who, rules.Literal("field", f.String()), rules.Number("n", n))
	}
	s.Go = 1 - s.Go
	if !s.can(0) && !s.can(1) {
		s.Go = rules.NoSeat
		j.Add("RE-5", rules.NoSeat, "reversi.event.end")
	}
	return nil
}

// Result is won by the one with more discs, by both where they have as many
// (RE-5).
func (s *State) Result() rules.Result {
	if s.Go != rules.NoSeat {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Scores: []int{s.discs(0), s.discs(1)}, Reason: rules.Msg("reversi.result.discs")}
	for seat, n := range r.Scores {
		if n >= r.Scores[1-seat] {
			r.Winners = append(r.Winners, seat)
		}
	}
	return r
}

// Invariants tests that discs are somebody's and that the game goes on while it
// can.
func (s *State) Invariants() error {
	for f, owner := range s.Board {
		if owner < rules.NoSeat || owner > 1 {
			return fmt.Errorf("on %s lies a disc of seat %d", Field(f), owner)
		}
	}
	if over := !s.can(0) && !s.can(1); s.Go < rules.NoSeat || s.Go > 1 || over != (s.Go == rules.NoSeat) {
		return fmt.Errorf("the go is that of seat %d, the game over: %v", s.Go, over)
	}
	return nil
}

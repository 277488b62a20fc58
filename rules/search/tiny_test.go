package search

import (
	"encoding/json"
	"slices"
	"testing"

	"schron/rules"
)

// tiny is a game for these tests: three in a row on nine fields. In its other form a
// coin lies in one of two hands, which nobody sees, and whoever guesses it wins.
type tiny struct{ rules.Game }

func (tiny) ID() string                 { return "tiny" }
func (tiny) Version() int               { return 1 }
func (tiny) Notation(rules.Move) string { return "move" }
func (tiny) Decode(data []byte) (rules.State, error) {
	s := &table{}
	return s, json.Unmarshal(data, &s.position)
}

// position is what a test writes.
type position struct {
	Board string // nine of "01.", row by row, or empty for the game of the coin
	Go    int
	Coin  int
	Each  int // moves of a go, 0 for one
}

type table struct {
	rules.State // what no search asks
	position
	fields [9]int8
	read   bool
	won    int8
	moved  int // in this go
	rand   rules.Rand
}

// set reads the board once.
func (s *table) set() *table {
	if !s.read {
		s.read, s.won = true, rules.NoSeat
		for i := range s.fields {
			s.fields[i] = rules.NoSeat
			if s.Board != "" && s.Board[i] != '.' {
				s.fields[i] = int8(s.Board[i] - '0')
			}
		}
	}
	return s
}

const (
	put   = 1
	guess = 2
	wait  = 3
	dare  = 4 // not listed: wins where the coin lies in the second hand, and is nothing else
)

var lines = [...][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

func (s *table) Seats() int                             { return 2 }
func (s *table) Owner(seat int) int                     { return seat }
func (s *table) Ranges(buf []rules.Range) []rules.Range { return buf }
func (s *table) Clone() rules.State                     { return s.CopyTo(nil) }
func (s *table) CopyTo(into rules.State) rules.State    { return rules.Overwrite(into, s.set()) }

func (s *table) Redraw(into rules.State, _ int, r *rules.Rand) rules.State {
	t := rules.Overwrite(into, s.set())
	t.Coin, t.rand = r.IntN(2), r.Split()
	return t
}

func (s *table) Actor() int {
	if s.set().won != rules.NoSeat || s.Board != "" && s.full() {
		return rules.NoSeat
	}
	return s.Go
}

func (s *table) full() bool {
	for _, f := range s.fields {
		if f == rules.NoSeat {
			return false
		}
	}
	return true
}

func (s *table) Status() rules.Status { return rules.Status{Seat: s.Go} }

func (s *table) Check(m rules.Move) error {
	if m.Verb == dare || slices.Contains(s.Legal(nil), m) {
		return nil
	}
	return rules.Refuse("", "tiny.refuse")
}

func (s *table) Legal(buf []rules.Move) []rules.Move {
	if s.set().Board == "" {
		return append(buf, rules.Move{Verb: guess}, rules.Move{Verb: guess, A: 1}, rules.Move{Verb: wait})
	}
	for i, f := range s.fields {
		if f == rules.NoSeat {
			buf = append(buf, rules.Move{Verb: put, A: int16(i)})
		}
	}
	return buf
}

func (s *table) Apply(m rules.Move, j *rules.Journal) error {
	switch s.set(); m.Verb {
	case guess:
		j.Add("", s.Go, "tiny.guess", rules.Number("n", int(m.A)))
		j.Add("", s.Go, "tiny.coin", rules.Number("n", s.Coin))
		j.Add("", s.Go, "tiny.over")
		if s.won = int8(1 - s.Go); int(m.A) == s.Coin {
			s.won = int8(s.Go)
		}
	case dare:
		if s.Coin == 1 {
			s.won = int8(s.Go)
		}
	case put:
		j.AddTo(rules.Seats(1-s.Go), "", s.Go, "tiny.other")
		j.Add("", s.Go, "tiny.put", rules.Number("n", int(m.A)))
		s.fields[m.A] = int8(s.Go)
		for _, l := range lines {
			if a := s.fields[l[0]]; a != rules.NoSeat && a == s.fields[l[1]] && a == s.fields[l[2]] {
				s.won = a
			}
		}
	}
	if s.moved++; s.moved >= s.Each {
		s.Go, s.moved = 1-s.Go, 0
	}
	return nil
}

// mind knows who has won and nothing else.
type mind struct{}

func (mind) Judge(s rules.State, chance []int32) {
	won := s.(*table).set().won
	for seat := range chance {
		switch won {
		case rules.NoSeat:
			chance[seat] = Sure / 2
		case int8(seat):
			chance[seat] = Sure
		default:
			chance[seat] = 0
		}
	}
}

func (mind) Moves(s rules.State, buf []rules.Move) []rules.Move { return s.Legal(buf) }

func (mind) Guess(_ rules.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	return moves[r.IntN(len(moves))], true
}

func (mind) Quiet(_, _ rules.State) bool { return false }

// ask is what a bot is asked in a position.
func ask(t testing.TB, x position) *rules.Position {
	t.Helper()
	data, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(tiny{}, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	return m.Position()
}

package dzicz

import (
	"strings"
	"testing"

	"schron/rules"
)

// A board in tests is drawn with row 5 at the top, fields apart by spaces. A
// field is "." or up to three signs: A to D a token of seat 0 to 3, # an outpost
// on it, a to d a soldier.
func parseBoard(t testing.TB, drawing string) board {
	t.Helper()
	var b board
	cells := strings.Fields(drawing)
	if len(cells) != Fields {
		t.Fatalf("a board of %d fields:\n%s", len(cells), drawing)
	}
	for i, cell := range cells {
		f := At(i%Size, Size-1-i/Size)
		for _, sign := range cell {
			switch {
			case sign >= 'A' && sign <= 'D':
				b.tokens[sign-'A'] |= f.bit()
			case sign >= 'a' && sign <= 'd':
				b.soldiers[sign-'a'] |= f.bit()
			case sign == '#':
				b.outposts[ownerIn(&b.tokens, f)] |= f.bit()
			case sign != '.':
				t.Fatalf("sign %q on %s", sign, f)
			}
		}
	}
	return b
}

// drawBoard is the inverse of parseBoard.
func drawBoard(b *board) string {
	var out strings.Builder
	for row := Size - 1; row >= 0; row-- {
		for col := range Size {
			f := At(col, row)
			cell := ""
			if seat := ownerIn(&b.tokens, f); seat != rules.NoSeat {
				cell += string(rune('A' + seat))
			}
			if union(&b.outposts).Has(f) {
				cell += "#"
			}
			if seat := ownerIn(&b.soldiers, f); seat != rules.NoSeat {
				cell += string(rune('a' + seat))
			}
			if cell == "" {
				cell = "."
			}
			out.WriteString(cell)
			out.WriteByte(" \n"[col/(Size-1)])
		}
	}
	return out.String()
}

// change sets up a part of a test's position.
type change func(*State)

// at makes a position of turn 3, in seat 0's movement, and changes it. Home edges are S, N, W
// and E in order of play, and all action tokens are covered.
func at(t testing.TB, players int, drawing string, changes ...change) *State {
	t.Helper()
	s := &State{
		board: parseBoard(t, drawing), seats: players, turn: 3, phase: PhaseMove, last: NoField,
		missions: missions{
			openCount: players - 1,
			open:      [MaxSeats - 1]Mission{Bastion, PrepareAssault, Resources},
			secret:    [MaxSeats]Mission{PrepareAssault, Bastion, Resources, Trail},
			holder:    [MaxSeats - 1]int8{rules.NoSeat, rules.NoSeat, rules.NoSeat},
			first:     [missionKinds]int8{rules.NoSeat, rules.NoSeat, rules.NoSeat, rules.NoSeat},
		},
	}
	for seat, e := range [MaxSeats]Edge{South, North, West, East} {
		if seat < players {
			s.home[seat] = e
			s.covered[seat] = [tokenKinds]int8{1, 1, 1, 1}
		}
	}
	for _, c := range changes {
		c(s)
	}
	s.ask = s.decision()
	if err := s.Invariants(); err != nil {
		t.Fatalf("a test's position: %v", err)
	}
	return s
}

func inTurn(n int8) change   { return func(s *State) { s.turn = n } }
func goOf(seat int8) change  { return func(s *State) { s.active = seat } }
func inPhase(p Phase) change { return func(s *State) { s.phase = p } }

// holding uncovers action tokens of a seat.
func holding(seat int, kinds ...ActionToken) change {
	return func(s *State) {
		for _, k := range kinds {
			s.uncovered[seat][k]++
			s.covered[seat][k] = 0
		}
	}
}

func openRow(ms ...Mission) change { return func(s *State) { copy(s.open[:], ms) } }
func secrets(ms ...Mission) change { return func(s *State) { copy(s.secret[:], ms) } }

// heldBy gives the i-th open mission to a seat.
func heldBy(i int, seat int8) change {
	return func(s *State) {
		s.holder[i] = seat
		if s.first[s.open[i]] == rules.NoSeat {
			s.first[s.open[i]] = seat
		}
	}
}

// secretHeld reveals the secret mission of a seat, which holds it.
func secretHeld(seat int) change {
	return func(s *State) {
		s.revealed |= rules.Seats(seat)
		s.claimed |= rules.Seats(seat)
		if m := s.secret[seat]; s.first[m] == rules.NoSeat {
			s.first[m] = int8(seat)
		}
	}
}

// ownReward gives a seat the action tokens of a first claim.
func ownReward(m Mission, seat int) change {
	return func(s *State) {
		s.first[m] = int8(seat)
		kinds := []ActionToken{Expansion, Assault}
		if m == Bastion {
			kinds = []ActionToken{Defence, Manoeuvre}
		}
		for _, k := range kinds {
			s.uncovered[seat][k], s.covered[seat][k] = 2, 0
		}
	}
}

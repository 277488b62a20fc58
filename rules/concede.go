package rules

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Conceding is a move of every game. No game knows it: a Match plays it, and the game is
// over.
const (
	verbConcede = math.MaxUint8
	concedeWord = "concede"
	mostSeat    = 30 // that a concession can name
)

// Concede is the move by which the players of some seats give the game up. It may be
// played while the game goes on, whoever decides.
func Concede(seats ...int) Move { return Move{Verb: verbConcede, N: int32(Seats(seats...))} }

// Ranker is a State that counts points while its game goes on, where Result does not.
type Ranker interface {
	// Standing returns the points of every seat.
	Standing() []int
}

// conceders are the seats that a move concedes; ok is false for another move.
func conceders(m Move) (seats SeatSet, ok bool) { return SeatSet(uint32(m.N)), m.Verb == verbConcede }

// notation writes a move of a game, or a concession.
func notation(g Game, m Move) string {
	seats, ok := conceders(m)
	if !ok {
		return g.Notation(m)
	}
	var b strings.Builder
	b.WriteString(concedeWord)
	for _, seat := range seats.List() {
		b.WriteString(" " + strconv.Itoa(seat))
	}
	return b.String()
}

// concedes reports whether a move in notation is a concession.
func concedes(text string) bool {
	return text == concedeWord || strings.HasPrefix(text, concedeWord+" ")
}

// parseConcession reads what notation writes of a concession.
func parseConcession(text string) (Move, error) {
	var seats []int
	for _, word := range strings.Fields(text)[1:] {
		seat, err := strconv.Atoi(word)
		if err != nil || seat < 0 || seat > mostSeat {
			return Move{}, fmt.Errorf("%q is no seat, accepted: 0 to %d", word, mostSeat)
		}
		seats = append(seats, seat)
	}
	if seats == nil {
		return Move{}, fmt.Errorf("%s names no seat", concedeWord)
	}
	return Concede(seats...), nil
}

// losers are the players that a concession gives up for, by player.
func losers(s State, seats SeatSet) []bool {
	var out []bool
	for seat := range s.Seats() {
		if p := s.Owner(seat); p >= len(out) {
			out = append(out, make([]bool, p+1-len(out))...)
		}
	}
	for _, seat := range seats.List() {
		out[s.Owner(seat)] = true
	}
	return out
}

// checkConcession refuses a concession of nobody, of a seat that is none and of everybody.
func checkConcession(s State, m Move) error {
	seats, _ := conceders(m)
	if m != Concede(seats.List()...) || seats == 0 {
		return Refuse("", "frame.refuse.concede.nobody")
	}
	for _, seat := range seats.List() {
		if seat >= s.Seats() {
			return Refuse("", "frame.refuse.concede.seat", Number("seat", seat), Number("most", s.Seats()-1))
		}
	}
	if !slices.Contains(losers(s, seats), false) {
		return Refuse("", "frame.refuse.concede.all")
	}
	return nil
}

// applyTo plays a move of a state's game, or a concession, and gives the state after it.
// On an error the state is untouched.
func applyTo(s State, m Move, j *Journal) (State, error) {
	seats, ok := conceders(m)
	if !ok {
		return s, s.Apply(m, j)
	}
	if s.Actor() == NoSeat {
		return s, Refuse("", "frame.refuse.over")
	}
	if err := checkConcession(s, m); err != nil {
		return s, err
	}
	lost, told := losers(s, seats), []int(nil)
	for _, seat := range seats.List() {
		if !slices.ContainsFunc(told, func(o int) bool { return s.Owner(o) == s.Owner(seat) }) {
			told = append(told, seat)
			j.Add("", seat, "frame.event.concede", SeatArg("player", seat))
		}
	}
	key := "frame.conceded"
	if len(told) > 1 {
		key = "frame.conceded.several"
	}
	return &conceded{State: s, seats: seats, result: Result{
		Over: true, Winners: unbeaten(s, lost), Scores: points(s), Reason: Msg(key, TextArg("players", Names(told...))),
	}}, nil
}

// points are those that a game counts while it goes on, nil where it counts none.
func points(s State) []int {
	if r, ok := s.(Ranker); ok {
		return r.Standing()
	}
	return s.Result().Scores
}

// unbeaten returns the seats that win by a concession. Of the players that have not
// lost they have the most points; without points all of these win.
func unbeaten(s State, lost []bool) (winners []int) {
	sums := make([]int, len(lost))
	for seat, n := range points(s) {
		sums[s.Owner(seat)] += n
	}
	most := math.MinInt
	for p, n := range sums {
		if !lost[p] {
			most = max(most, n)
		}
	}
	for seat := range s.Seats() {
		if p := s.Owner(seat); !lost[p] && sums[p] == most {
			winners = append(winners, seat)
		}
	}
	return winners
}

// conceded is the state in which a match was given up: nothing is played there any more.
// The position is still that of its game.
type conceded struct {
	State
	seats  SeatSet
	result Result
}

// Status says that it is nobody's go.
func (c *conceded) Status() Status {
	s := c.State.Status()
	s.Phase, s.Seat = "over", NoSeat
	return s
}

// Actor is nobody.
func (c *conceded) Actor() int { return NoSeat }

// Prompt asks nothing.
func (c *conceded) Prompt() Prompt { return Prompt{} }

// Legal lists nothing.
func (c *conceded) Legal(buf []Move) []Move { return buf }

// Ranges lists nothing.
func (c *conceded) Ranges(buf []Range) []Range { return buf }

// Check refuses every move.
func (c *conceded) Check(Move) error { return Refuse("", "frame.refuse.over") }

// Apply refuses every move.
func (c *conceded) Apply(m Move, _ *Journal) error { return c.Check(m) }

// Result says who gave up.
func (c *conceded) Result() Result {
	r := c.result
	r.Winners, r.Scores = slices.Clone(r.Winners), slices.Clone(r.Scores)
	return r
}

// Clone is a deep copy.
func (c *conceded) Clone() State {
	return &conceded{State: c.State.Clone(), seats: c.seats, result: c.Result()}
}

// Conceded are the seats that gave up, nil where nobody did.
func (m *Match) Conceded() []int {
	if c, ok := m.state.(*conceded); ok {
		return c.seats.List()
	}
	return nil
}

// CanConcede lists the seats that may give up now.
func (m *Match) CanConcede() []int {
	out := []int{}
	for seat := range m.Seats() {
		if m.Check(Concede(seat)) == nil {
			out = append(out, seat)
		}
	}
	return out
}

// Ending is what a story says last: that somebody gave up, or what the game says of
// another end.
func (m *Match) Ending(other func() Text) Text {
	if c, ok := m.state.(*conceded); ok {
		return c.result.Reason
	}
	return other()
}

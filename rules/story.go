package rules

import (
	"iter"
	"slices"
)

// Narrator is a Game that tells how a match went.
type Narrator interface {
	// Story tells a match that is over in three sentences. Each is a text "<game>.story.…",
	// the last one from Match.Ending. A Story says what the positions show, whatever caused
	// it, and only what everybody may know. A match may begin in the middle of a game.
	Story(m *Match) []Text
}

// Story is how the match went, in three sentences: nothing while it goes on, and
// where the game tells none.
func (m *Match) Story() (out []Text) {
	t, ok := m.game.(Narrator)
	if !ok || !m.Result().Over {
		return nil
	}
	if err := Guard("story of "+m.game.ID(), func() error {
		out = slices.DeleteFunc(t.Story(m), Text.Empty)
		return nil
	}); err != nil {
		return nil
	}
	return out
}

// Names are the players of some seats in a row, such as "Ala, Bartek and Celina".
func Names(seats ...int) Text {
	names := make([]Text, len(seats))
	for i, seat := range seats {
		names[i] = Msg("frame.story.name", SeatArg("player", seat))
	}
	return List(names...)
}

// PlayersArg is the argument "players": the names of some seats in a row.
func PlayersArg(seats ...int) Arg { return TextArg("players", Names(seats...)) }

// List is several texts in a row, such as "this, that and those".
func List(texts ...Text) Text {
	if len(texts) == 0 {
		return Text{}
	}
	return row(texts, "frame.comma", "frame.and")
}

// Most returns the greatest of some counts, the seats that have it, and the sum of all.
// There must be a count.
func Most(counts []int) (greatest int, seats []int, sum int) {
	greatest = slices.Max(counts)
	for seat, n := range counts {
		sum += n
		if n == greatest {
			seats = append(seats, seat)
		}
	}
	return greatest, seats, sum
}

// Moment is a position of a match, with the move that led to it.
type Moment struct {
	Turn  int   // of that move, at the start that of the position
	Seat  int   // who played it, NoSeat at the start
	State State // must not be changed or kept
}

// Moments goes through the positions of the match, the start first. A concession is left
// out, because it changes no position.
func (m *Match) Moments() iter.Seq[Moment] {
	return func(yield func(Moment) bool) {
		c := m.Course()
		at := Moment{Turn: c.State().Status().Turn, Seat: NoSeat, State: c.State()}
		for _, d := range m.done {
			if !yield(at) {
				return
			}
			if _, given := conceders(d.move); given {
				return
			}
			if ok, err := c.Next(); !ok || err != nil {
				return
			}
			at = Moment{Turn: d.status.Turn, Seat: d.seat, State: c.State()}
		}
		yield(at)
	}
}

// Race is how the points stood turn by turn. It needs a turn before it is asked.
type Race struct {
	turns  []int
	points [][]int
}

// Add notes the points in a turn. They replace those noted before in the same turn.
func (r *Race) Add(turn int, points ...int) {
	if n := len(r.turns); n > 0 && r.turns[n-1] == turn {
		r.points[n-1] = points
		return
	}
	r.turns, r.points = append(r.turns, turn), append(r.points, points)
}

// Halfway returns the points in the middle of the turns noted, the turn, and who was ahead
// of all then, NoSeat for nobody.
func (r *Race) Halfway() (turn, who int, points []int) {
	i := len(r.turns) / 2
	return r.turns[i], r.ahead(i), r.points[i]
}

// ahead is who alone had the most points in the i-th turn noted, NoSeat for nobody.
func (r *Race) ahead(i int) int {
	if _, best, _ := Most(r.points[i]); len(best) == 1 {
		return best[0]
	}
	return NoSeat
}

// Since returns the turn from which on somebody was ahead of all to the end, the last one
// if that never was. It came late if it was in the second half, after another's lead.
func (r *Race) Since(who int) (turn int, late bool) {
	i := len(r.turns) - 1
	for i > 0 && r.ahead(i) == who && r.ahead(i-1) == who {
		i--
	}
	for j := range i {
		if led := r.ahead(j); led != NoSeat && led != who {
			late = 2*i >= len(r.turns)
		}
	}
	return r.turns[i], late
}

// LastAhead returns who was ahead alone last, and in which turn; NoSeat if nobody ever was.
func (r *Race) LastAhead() (who, turn int) {
	for i := len(r.turns) - 1; i >= 0; i-- {
		if who := r.ahead(i); who != NoSeat {
			return who, r.turns[i]
		}
	}
	return NoSeat, 0
}

package rules

import (
	"iter"
	"slices"
)

// Narrator is a Game that tells how a match went.
type Narrator interface {
	// Story tells a match that is over in three sentences with its own figures. Each is
	// a text "<game>.story.…" or empty, the last one from Match.Ending. A Story uses
	// public knowledge only: the tale and views of NoSeat. Neither need go back to the
	// deal, because a match may begin in the middle of a game.
	Story(m *Match, tale Story) []Text
}

// Story is how the match went, in three sentences: nothing while it goes on, and
// where the game tells none.
func (m *Match) Story() (out []Text) {
	t, ok := m.game.(Narrator)
	if !ok || !m.Result().Over {
		return nil
	}
	if err := Guard("story of "+m.game.ID(), func() error {
		out = slices.DeleteFunc(t.Story(m, m.Log(NoSeat)), Text.Empty)
		return nil
	}); err != nil {
		return nil
	}
	return out
}

// Story is all that everybody saw happen in a match, with what stories ask of it.
// Events are named by the keys of their texts.
type Story []LogEntry

// First is the first event with one of the keys, and whether there is one.
func (t Story) First(keys ...string) (LogEntry, bool) {
	for _, e := range t {
		if slices.Contains(keys, e.Event.Text.Key) {
			return e, true
		}
	}
	return LogEntry{}, false
}

// Last is the last event with one of the keys, and whether there is one.
func (t Story) Last(keys ...string) (LogEntry, bool) {
	for i := len(t) - 1; i >= 0; i-- {
		if slices.Contains(keys, t[i].Event.Text.Key) {
			return t[i], true
		}
	}
	return LogEntry{}, false
}

// Count is how many events have one of the keys.
func (t Story) Count(keys ...string) int {
	n := 0
	for _, e := range t {
		if slices.Contains(keys, e.Event.Text.Key) {
			n++
		}
	}
	return n
}

// Arg is an argument of the event's text under another name; the zero Arg where
// there is none.
func (e LogEntry) Arg(name, as string) Arg {
	a, _ := e.Event.Text.Arg(name)
	a.Name = as
	return a
}

// Names are the players of some seats in a row, such as "Ala, Bartek and Celina".
func Names(seats ...int) Text {
	names := make([]Text, len(seats))
	for i, seat := range seats {
		names[i] = Msg("frame.story.name", SeatArg("player", seat))
	}
	return List(names...)
}

// List is several texts in a row, such as "this, that and those".
func List(texts ...Text) Text {
	if len(texts) == 0 {
		return Text{}
	}
	t := texts[0]
	for i, next := range texts[1:] {
		key := "frame.comma"
		if i == len(texts)-2 {
			key = "frame.and"
		}
		t = Msg(key, TextArg("first", t), TextArg("last", next))
	}
	return t
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
	best, tied := 0, false
	for who, n := range r.points[i] {
		switch {
		case who == 0:
		case n > r.points[i][best]:
			best, tied = who, false
		case n == r.points[i][best]:
			tied = true
		}
	}
	if tied || len(r.points[i]) == 0 {
		return NoSeat
	}
	return best
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

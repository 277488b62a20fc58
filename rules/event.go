package rules

import "math/bits"

// NoSeat stands for nobody. It is the actor of a game that is over, and the doer of an
// event without one. It is also the spectator, whose view shows what everybody knows.
const NoSeat = -1

// AllSeats stands for everybody together, in views and logs of a match that is over: they
// hold all hands and secrets. Of a match that goes on a Match gives those of NoSeat.
const AllSeats = -2

// SeatSet is a set of seats 0 to 31.
type SeatSet uint32

// mostSeats is how many a set can hold.
const mostSeats = 32

// Seats makes a set.
func Seats(seats ...int) SeatSet { return BitsOf[SeatSet](seats...) }

// Has reports whether seat is in the set. NoSeat never is.
func (s SeatSet) Has(seat int) bool { return seat >= 0 && s>>uint(seat)&1 == 1 }

// First is the lowest seat of the set, NoSeat if it is empty.
func (s SeatSet) First() int {
	if s == 0 {
		return NoSeat
	}
	return bits.TrailingZeros32(uint32(s))
}

// List lists the set in order; it is never nil.
func (s SeatSet) List() []int { return Members[int](s) }

// Event is something that happened while a move was applied: what was done,
// dice and draws, and every automatic consequence.
type Event struct {
	Text Text
	Seat int     // who did it or whom it befell; NoSeat if nobody in particular
	Rule string  // the rule that made it happen, may be empty
	To   SeatSet // the seats that may know of it; empty means everybody
}

// VisibleTo reports whether seat may know of the event.
func (e Event) VisibleTo(seat int) bool { return e.To == 0 || e.To.Has(seat) || seat == AllSeats }

// Journal collects the events of an Apply. A nil Journal drops them, so that
// playouts pay nothing for a log that nobody reads.
type Journal struct {
	Events []Event
	// Barrier is set when a die was rolled, a card drawn or something hidden
	// revealed: undo does not cross the move.
	Barrier bool
	// Chance is what was left to chance in the move.
	Chance Chance
}

// Chance is what a move leaves to chance.
type Chance uint8

// The kinds of chance. Where both are in a move the dice count.
const (
	NoChance Chance = iota
	Drawn           // something was drawn that nobody had chosen
	Rolled          // dice were rolled
)

// Add notes a public event.
func (j *Journal) Add(rule string, seat int, key string, args ...Arg) {
	j.AddTo(0, rule, seat, key, args...)
}

// AddTo notes an event that only the seats of to may know of (all, if empty).
func (j *Journal) AddTo(to SeatSet, rule string, seat int, key string, args ...Arg) {
	if j == nil {
		return
	}
	// The copy keeps args on the caller's stack when there is no journal.
	j.Events = append(j.Events, Event{
		Text: Text{Key: key, Args: append([]Arg(nil), args...)},
		Seat: seat, Rule: rule, To: to,
	})
}

// Reveal marks the move as one that undo must not cross.
func (j *Journal) Reveal() {
	if j != nil {
		j.Barrier = true
	}
}

// Roll marks the move as one with dice, which undo must not cross.
func (j *Journal) Roll() { j.leave(Rolled) }

// Draw marks the move as one in which something is drawn, which undo must not cross.
func (j *Journal) Draw() { j.leave(Drawn) }

// leave notes what is left to chance.
func (j *Journal) leave(to Chance) {
	if j != nil {
		j.Barrier, j.Chance = true, max(j.Chance, to)
	}
}

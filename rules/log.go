package rules

import "slices"

// Concealer is a Game in which the words of some moves reveal secrets to other seats,
// such as a card laid face down.
type Concealer interface {
	// Conceals reports whether only the player who played m may read it.
	Conceals(m Move) bool
}

// Retractor is a Game in which a player may take back a secret choice before
// confirming it.
type Retractor interface {
	// Retracts reports whether e takes back what the earlier x of the same seat did.
	Retracts(e, x Event) bool
}

// LogEntry is one event of a match as a seat may know it.
type LogEntry struct {
	Event    Event
	Move     int    // the number of the move that made it happen, from 1; At(Move) is just after it
	Seat     int    // the seat that played the move
	Turn     int    // Status.Turn before the move
	Notation string // the move, empty if the seat must not read it
}

// Log lists what seat may know of all that happened. NoSeat is a spectator.
func (m *Match) Log(seat int) []LogEntry { return m.LogSince(seat, 0) }

// LogSince is the Log without the first n moves.
func (m *Match) LogSince(seat, n int) []LogEntry {
	var log []LogEntry
	seat = m.seer(seat)
	for i := max(n, 0); i < len(m.done); i++ {
		d := m.done[i]
		notation := m.notationFor(seat, d)
		for _, e := range d.events {
			if e.VisibleTo(seat) {
				log = append(log, LogEntry{Event: e, Move: i + 1, Seat: d.seat, Turn: d.status.Turn, Notation: notation})
			}
		}
	}
	return log
}

// Settle leaves out of a log the secret choices that were taken back before they were
// confirmed, and that they were.
func (m *Match) Settle(log []LogEntry) []LogEntry {
	r, ok := m.game.(Retractor)
	if !ok {
		return log
	}
	out := make([]LogEntry, 0, len(log))
	for _, e := range log {
		open := len(out) // the seat's secret choices begin here
		for open > 0 && out[open-1].Event.To != 0 && out[open-1].Event.Seat == e.Event.Seat {
			open--
		}
		n := len(out)
		kept := slices.DeleteFunc(out[open:], func(x LogEntry) bool { return r.Retracts(e.Event, x.Event) })
		if out = out[:open+len(kept)]; len(out) == n {
			out = append(out, e)
		}
	}
	return out
}

// LastDecision returns the number of moves up to and including the last one that the
// player of seat decided, 0 if there is none. LogSince with that number lists what the
// others have done since.
func (m *Match) LastDecision(seat int) int {
	player := m.Owner(seat)
	for i := len(m.done) - 1; i >= 0; i-- {
		if m.done[i].owner == player {
			return i + 1
		}
	}
	return 0
}

func (m *Match) notationFor(seat int, d deed) string {
	if c, ok := m.game.(Concealer); ok && seat != AllSeats && m.Owner(seat) != d.owner && c.Conceals(d.move) {
		return ""
	}
	return m.Notation(d.move)
}

// Arg is an argument of the event's text under another name; the zero Arg where
// there is none.
func (e LogEntry) Arg(name, as string) Arg {
	a, _ := e.Event.Text.Arg(name)
	a.Name = as
	return a
}

// Same reports whether two entries are of the same event. It knows texts by where their
// arguments are kept: a match never changes those of an event.
func (e LogEntry) Same(x LogEntry) bool {
	a, b := e.Event.Text, x.Event.Text
	return e.Move == x.Move && e.Seat == x.Seat && e.Turn == x.Turn && e.Notation == x.Notation &&
		e.Event.Seat == x.Event.Seat && e.Event.Rule == x.Event.Rule &&
		a.Key == b.Key && len(a.Args) == len(b.Args) && (len(a.Args) == 0 || &a.Args[0] == &b.Args[0])
}

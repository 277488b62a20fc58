package session

import "schron/rules"

// Step is a move that the screen is to show: the difference of two views.
type Step struct {
	Before, After rules.View
	Entries       []rules.LogEntry // what happened, as far as the viewer may know
}

// Showing reports whether there are moves that the screen has not shown yet.
// Nobody can act before they are shown or skipped.
func (s *Session) Showing() bool {
	return s.look < 0 && s.cover == rules.NoSeat && s.shown < s.match.Len()
}

// Step returns the move after Moment, to show it. It panics if there is none.
func (s *Session) Step() Step {
	n := s.Moment()
	before := s.viewAt(n)
	after, err := s.match.ViewAt(n+1, s.viewer)
	if err != nil {
		panic(err) // moves of this match's own history can be replayed
	}
	return Step{Before: before, After: after, Entries: upTo(s.match.LogSince(s.viewer, n), n+1)}
}

// Played is the move of Step, where there is one and the viewer may know it.
func (s *Session) Played() (m rules.Move, known bool) {
	if s.Moment() >= s.match.Len() {
		return rules.Move{}, false
	}
	for _, e := range s.Step().Entries {
		if e.Notation != "" {
			m, err := s.match.Game().Parse(e.Notation)
			return m, err == nil
		}
	}
	return rules.Move{}, false
}

// Advance notes that a move was shown.
func (s *Session) Advance() {
	if !s.Showing() {
		return
	}
	if s.shown++; s.shown == s.match.Len() {
		s.settle()
	}
}

// Skip notes that everything was shown.
func (s *Session) Skip() {
	if s.Showing() {
		s.shown = s.match.Len()
		s.settle()
	}
}

// Look shows the table as it was after n moves, until Live.
func (s *Session) Look(n int) {
	if s.cover != rules.NoSeat {
		return
	}
	s.StopThinking()
	s.Skip()
	if s.cover == rules.NoSeat {
		s.look = min(max(n, 0), s.match.Len())
		if s.viewer == rules.NoSeat { // once it is over nothing is secret any more
			s.Watch(rules.AllSeats)
		}
	}
}

// Looking reports whether the past is shown.
func (s *Session) Looking() bool { return s.look >= 0 }

// Live goes back to now, and to the view of whoever has the screen.
func (s *Session) Live() {
	s.look = -1
	if s.lent {
		s.lent, s.viewer = false, s.own
	}
}

// Log returns what the viewer may know of all that happened up to now. It leaves out
// moves that are still to be shown and choices that were taken back. It is empty while
// the screen is covered. The entries are kept until something happens and must not be
// changed.
func (s *Session) Log() []rules.LogEntry {
	if s.cover != rules.NoSeat {
		return nil
	}
	if of := [2]int{s.shown, s.viewer}; s.log == nil || s.logOf != of {
		s.log, s.logOf = s.match.Settle(upTo(s.match.Log(s.viewer), s.shown)), of
	}
	return s.log
}

// upTo cuts the entries after the first n moves off.
func upTo(log []rules.LogEntry, n int) []rules.LogEntry {
	for len(log) > 0 && log[len(log)-1].Move > n {
		log = log[:len(log)-1]
	}
	return log
}

// BotWaits reports whether a bot has to decide and nothing else is going on.
func (s *Session) BotWaits() bool {
	actor := s.match.Actor()
	return !s.opt.Watch && s.match.Bot(actor) != "" && !s.Showing() && s.cover == rules.NoSeat && s.look < 0
}

package session

import "schron/rules"

// settle decides who looks at the screen now, and covers it if another person
// must take it before something secret shows.
func (s *Session) settle() {
	s.cover = rules.NoSeat
	if s.opt.Watch {
		return
	}
	actor := s.match.Actor()
	if person := s.onlyPerson(); person != rules.NoSeat {
		s.holder = person
		if o := s.match.Owner(actor); o == person {
			s.viewer = actor
		} else if s.match.Owner(s.viewer) != person {
			s.viewer = s.firstSeat(person)
		}
		return
	}
	if actor == rules.NoSeat || s.match.Bot(actor) != "" {
		// Nobody decides here: what everybody knows is shown.
		s.viewer = rules.NoSeat
		return
	}
	player := s.match.Owner(actor)
	if player != s.taken {
		s.taken = rules.NoSeat
	}
	switch {
	case player == s.holder:
		s.viewer = actor
	case s.uncovered():
		s.viewer, s.holder = actor, player
	case !s.match.Prompt(actor).Private:
		s.viewer = rules.NoSeat
		if !s.opt.FaceDownSecrets {
			// Somebody else has the mouse: the last holder's secrets wait
			// behind a cover.
			s.holder = rules.NoSeat
		}
	default:
		s.viewer, s.cover = rules.NoSeat, actor
	}
}

// uncovered reports whether the screen passes on openly: what is secret lies face
// down, and whoever decides may lift it.
func (s *Session) uncovered() bool {
	return s.opt.FaceDownSecrets && s.opt.Uncovered != nil && s.opt.Uncovered()
}

// Private reports whether the screen may speak of the viewer's secrets. Either nobody
// else plays at the screen, or the viewer took it from a cover and no other person has
// decided since. If a Soft game passes the screen on openly, secrets lie face down and
// it is false.
func (s *Session) Private() bool {
	viewer := s.match.Owner(s.viewer)
	return viewer != rules.NoSeat && (viewer == s.taken || viewer == s.onlyPerson())
}

// Open hands the screen to the player it is covered for. It does nothing when
// it is not covered.
func (s *Session) Open() {
	if s.cover == rules.NoSeat {
		return
	}
	seat := s.cover
	s.Show(seat)
	s.since = -1
	if from := s.match.LastDecision(seat); s.opt.Recap != nil && s.opt.Recap() && from < s.match.Len() {
		s.since, s.shown = from, from
	}
}

// CanLift reports whether Lift would cover the screen for a seat. That is the seat that
// is asked for something public, if its player does not have the screen.
func (s *Session) CanLift(seat int) bool {
	return seat != rules.NoSeat && seat == s.Acting() && s.match.Owner(seat) != s.match.Owner(s.viewer)
}

// Lift covers the screen for the person who is asked for something public and
// wants to look at the own secrets first.
func (s *Session) Lift(seat int) {
	if s.CanLift(seat) {
		s.viewer, s.cover = rules.NoSeat, seat
	}
}

// Watch chooses whose view is shown in a session that is only looked at, or, until
// Live, in the past of a finished game. Before the end a session that is only looked at
// shows what everybody knows, for any seat. The past then shows what it showed before.
func (s *Session) Watch(seat int) {
	over := s.match.Result().Over
	switch {
	case s.opt.Watch && (seat == rules.NoSeat || over):
		s.viewer = seat
	case s.CanWatch():
		if !s.lent {
			s.lent, s.own = true, s.viewer
		}
		s.viewer = seat
	}
}

// CanWatch reports whether anybody's view can be chosen.
func (s *Session) CanWatch() bool {
	return s.match.Result().Over && (s.opt.Watch || s.look >= 0)
}

// Show shows what a seat may know, as if its player had the screen: for
// pictures and tests. The player who decides can then act.
func (s *Session) Show(seat int) {
	s.viewer, s.holder, s.taken, s.cover = seat, s.match.Owner(seat), s.match.Owner(seat), rules.NoSeat
}

// Since lists what the viewer has just been, or is being, shown of the others'
// moves; empty when there is no recap.
func (s *Session) Since() []rules.LogEntry {
	if s.since < 0 || s.cover != rules.NoSeat {
		return nil
	}
	return s.match.LogSince(s.viewer, s.since)
}

// DismissSince puts the recap away.
func (s *Session) DismissSince() { s.since = -1 }

// onlyPerson returns the one player who is no bot, NoSeat if there are several or none.
// A person alone with bots is never asked to look away.
func (s *Session) onlyPerson() int {
	person := rules.NoSeat
	for i, p := range s.match.Players() {
		if p.Bot != "" {
			continue
		}
		if person != rules.NoSeat {
			return rules.NoSeat
		}
		person = i
	}
	return person
}

// firstSeat is the first seat of a player.
func (s *Session) firstSeat(player int) int {
	for seat := range s.match.Seats() {
		if s.match.Owner(seat) == player {
			return seat
		}
	}
	return rules.NoSeat
}

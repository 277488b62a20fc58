package wradislavia

import "schron/rules"

// State is a position. It holds no pointer: a copy of the value is a deep copy.
type State struct {
	clash

	// Where the characters are that are not in the clash. In the draft a hand
	// holds up to ten.
	hand     [Seats]Cast
	discards [Seats]Cast // WR-2
	rest     Cast        // never dealt
	heavy    [Seats]Cast // heavily wounded in the turn that just ended the game
	before   [Seats]Cast // heavily wounded in the turn before this one (WR-35)
	dead     [Seats]Cast
	seen     [Seats]Cast // were revealed in some turn, so that everybody knows whose they are (WR-9)

	peruns [Seats]int8
	pool   int8            // Peruns that nobody has (WR-4)
	deck   [hazardEnd]int8 // hazard cards not on the table, by kind

	marker int8 // who fires first this turn (WR-5)
	turn   int8 // 0 in the draft, then 1 to 100
	phase  Phase
	active int8 // the seat that decides; the marker holder's when the game is over

	report Report
	rand   rules.Rand
}

var _ rules.State = (*State)(nil)

// Seats is two.
func (s *State) Seats() int { return Seats }

// Owner returns the player of a seat, which is the seat's number.
func (s *State) Owner(seat int) int { return seat }

// Status says which phase and turn it is and who decides.
func (s *State) Status() rules.Status {
	return rules.Status{Phase: s.phase.String(), Turn: int(s.turn), Turns: Turns, Seat: s.Actor()}
}

// Actor is the seat that decides.
func (s *State) Actor() int {
	if s.phase == PhaseOver {
		return rules.NoSeat
	}
	return int(s.active)
}

// Clone copies the position.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// revealed reports whether both deployments lie open (WR-9).
func (s *State) revealed() bool { return s.phase == PhaseFire || s.phase == PhaseHandToHand }

// second reports whether the marker holder has had the own part of the phase.
func (s *State) second() bool { return s.active != s.marker }

// Ranges appends nothing: no move has an amount.
func (s *State) Ranges(buf []rules.Range) []rules.Range { return buf }

// Legal appends the moves of the decision at hand, by verb and then by what they
// name.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	switch s.phase {
	case PhaseDraft:
		return s.appendDraft(buf)
	case PhaseDeployment:
		return s.appendDeployment(buf)
	case PhaseFire:
		return s.appendShots(buf)
	case PhaseHandToHand:
		return s.appendStrikes(buf)
	}
	return buf
}

// Check reports whether the actor may play m; if not, the error is a
// *rules.Refusal with the rule that forbids it.
func (s *State) Check(m rules.Move) error { return s.refuse(m).Err() }

// Apply plays m and what follows from it up to the next decision.
func (s *State) Apply(m rules.Move, j *rules.Journal) error {
	if r := s.refuse(m); r != nil {
		return r
	}
	switch m.Verb {
	case VerbDiscard:
		s.discard(Character(m.A), j)
	case VerbKeep:
		s.keep(Character(m.A), j)
	case VerbSend:
		s.send(Character(m.A), int(m.B)-1, j)
	case VerbRecall:
		s.recall(j)
	case VerbToken:
		s.assign(Manoeuvre(m.A), int(m.B)-1, j)
	case VerbShoot, VerbExtra:
		shot, _ := ShotOf(m)
		s.shoot(shot, j)
	case VerbStrike:
		s.nameTarget(int(m.A)-1, int(m.B)-1, j)
	case VerbDone:
		s.done(j)
	}
	return nil
}

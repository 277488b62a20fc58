package dzicz

import "schron/rules"

// mayDefend reports whether a step must wait for border defence. It must if it enters a
// field with another player's token (DZ-17). The owner needs an uncovered border
// defence, and did not say "not this turn" (DZ-20).
func (s *State) mayDefend(step Step) bool {
	owner := ownerIn(&s.tokens, step.To)
	return owner != rules.NoSeat && owner != step.Seat && s.holds(owner, Defence) && !s.silent.defence.Has(owner)
}

// defend sends the soldier back to where it came from. It has used its move and
// removes nothing; a soldier on the field stays (DZ-17).
func (s *State) defend(j *rules.Journal) {
	step := s.step
	owner := s.Actor()
	s.cover(owner, Defence)
	if j != nil {
		j.Add("DZ-17", owner, "dzicz.event.defend", playerArg(owner), otherArg(step.Seat),
			fieldArg(step.To), fromArg(step.From))
	}
	s.endStep(step.From, j)
}

// decline goes on without an answer of the seat that is asked; quiet also
// silences questions of this kind until the turn's end (DZ-20).
func (s *State) decline(quiet bool, j *rules.Journal) {
	seat := s.Actor()
	if quiet {
		s.hush(j)
	}
	if s.ask == DecideDefence {
		if !quiet {
			j.Add("DZ-17", seat, "dzicz.event.decline.defence", playerArg(seat))
		}
		s.enter(j)
		return
	}
	if !quiet {
		j.Add("DZ-19", seat, "dzicz.event.decline.manoeuvre", playerArg(seat))
	}
	s.goOnAsking(j)
}

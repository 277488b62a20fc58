package dzicz

import "schron/rules"

// State is a position. It holds no pointer: a copy of the value is a deep copy.
type State struct {
	variant
	board
	seats int
	home  [MaxSeats]Edge

	// Action tokens by seat and kind.
	uncovered, covered [MaxSeats][tokenKinds]int8

	missions

	turn   int8 // from 1 to the last (DZ-6)
	phase  Phase
	active int8 // the seat whose go it is, or whose reward is carried out
	ask    Decision
	silent silence // who said "not this turn" to which question (DZ-20)

	// Soldiers of the active seat in its own go. used have had their move of DZ-9 or
	// DZ-12. shifted were moved, or tried to move, by any means. last may still assault
	// (DZ-16).
	used, shifted FieldSet
	last          Field

	declared Declaration
	step     Step
	rand     rules.Rand

	older bool // played by the rules of version 0.1.0: DZ-20, DZ-34, DZ-35 differ
}

var _ rules.State = (*State)(nil)

// Seats counts the players; each has one seat.
func (s *State) Seats() int { return s.seats }

// Owner returns the player of a seat. Both are counted in order of play, which is
// drawn before the game and stays fixed (DZ-4, rules.DrawOrder).
func (s *State) Owner(seat int) int { return seat }

// Status says which phase and turn it is and whose go (DZ-6).
func (s *State) Status() rules.Status {
	st := rules.Status{Phase: s.phase.String(), Turn: int(s.turn), Turns: s.Turns(), Seat: int(s.active)}
	if s.phase == PhaseOver {
		st.Seat = rules.NoSeat
	}
	return st
}

// Actor is the seat that decides: the active one, or who is asked for an answer.
func (s *State) Actor() int {
	switch s.ask {
	case NoDecision:
		return rules.NoSeat
	case DecideManoeuvre:
		return s.asked()
	case DecideDefence:
		return ownerIn(&s.tokens, s.step.To)
	case DecideRemoval:
		return s.step.Seat
	}
	return int(s.active)
}

// Clone copies the position.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Ranges appends nothing: no move has an amount.
func (s *State) Ranges(buf []rules.Range) []rules.Range { return buf }

// Legal appends the moves of the decision at hand, by verb and then by field. After
// them come the moves by which seats lift a silence of theirs; By returns the seat of
// each.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	return s.appendLifts(s.Decisions(buf))
}

func (s *State) Decisions(buf []rules.Move) []rules.Move {
	seat := int(s.active)
	switch s.ask {
	case DecideHome:
		return appendOn(buf, VerbHome, s.homeFields())
	case DecideMove:
		buf = s.appendSteps(buf)
		buf = appendOn(buf, VerbStrike, s.strikers())
		buf = s.appendAssaults(buf)
		return append(buf, Plain(VerbDone))
	case DecideAction, DecideExtra:
		buf = s.appendActions(buf)
		return append(buf, Plain(VerbPass))
	case DecideExpansion:
		buf = appendOn(buf, VerbExpand, s.expandable(seat))
		return append(buf, Plain(VerbPass))
	case DecideSoldiers:
		buf = appendOn(buf, VerbSoldier, s.postingFields(seat))
		return append(buf, Plain(VerbPass))
	case DecideManoeuvre:
		buf = s.appendManoeuvres(buf)
		return append(buf, Plain(VerbNo), Plain(VerbQuiet))
	case DecideDefence:
		return append(buf, Plain(VerbDefend), Plain(VerbNo), Plain(VerbQuiet))
	case DecideRemoval:
		return append(buf, Plain(VerbRemove), Plain(VerbLeave))
	}
	return buf
}

func appendOn(buf []rules.Move, verb uint8, fields FieldSet) []rules.Move {
	for ; fields != 0; fields &= fields - 1 {
		buf = append(buf, On(verb, fields.first()))
	}
	return buf
}

func appendFromTo(buf []rules.Move, verb uint8, from Field, fields FieldSet) []rules.Move {
	for ; fields != 0; fields &= fields - 1 {
		buf = append(buf, FromTo(verb, from, fields.first()))
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
	from, to := From(m), To(m)
	switch m.Verb {
	case VerbHome:
		s.chooseHome(to, j)
	case VerbMove:
		s.moveSoldier(from, to, j)
	case VerbStrike:
		s.strike(to, j)
	case VerbDone:
		s.endMovement(j)
	case VerbAssault, VerbToken, VerbOutpost, VerbExpand:
		s.declare(m.Verb, from, to, j)
	case VerbSoldier:
		if s.ask == DecideSoldiers {
			s.postSoldier(to, j)
		} else {
			s.declare(m.Verb, from, to, j)
		}
	case VerbPass:
		s.pass(j)
	case VerbManoeuvre:
		s.manoeuvre(from, to, j)
	case VerbDefend:
		s.defend(j)
	case VerbNo, VerbQuiet:
		s.decline(m.Verb == VerbQuiet, j)
	case VerbRemove, VerbLeave:
		s.decideRemoval(m.Verb == VerbRemove, j)
	case VerbAsk:
		s.lift(m, j)
	}
	return nil
}

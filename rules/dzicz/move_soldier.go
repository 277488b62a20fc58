package dzicz

import "schron/rules"

// StepKind says why a soldier moves.
type StepKind uint8

// The kinds of soldiers' moves.
const (
	NoStep        StepKind = iota
	StepMove               // the move of DZ-9
	StepAssault            // DZ-16
	StepManoeuvre          // DZ-19
	stepEnd
)

var stepIDs = [stepEnd]string{"", "move", "assault", "manoeuvre"}

// String is the id of the kind, empty for none.
func (k StepKind) String() string { return stepIDs[k] }

// Step is a soldier's move that waits for an answer. Before it enters, it waits for
// border defence; then for the decision about the token.
type Step struct {
	Kind     StepKind
	Seat     int
	From, To Field
}

// appendSteps appends the moves of soldiers that have not used theirs (DZ-9).
func (s *State) appendSteps(buf []rules.Move) []rules.Move {
	seat := int(s.active)
	for rest := s.soldiers[seat] &^ s.used; rest != 0; rest &= rest - 1 {
		from := rest.first()
		buf = appendFromTo(buf, VerbMove, from, s.steps(seat, from))
	}
	return buf
}

func (s *State) refuseMove(from, to Field) *rules.Refusal {
	seat := int(s.active)
	if r := s.refuseSoldierOf(seat, from, "DZ-9"); r != nil {
		return r
	}
	if s.used.Has(from) { // once per go (DZ-9); a strike replaces the move (DZ-12)
		if s.shifted.Has(from) {
			return refusal("DZ-9", "move.used", fieldArg(from))
		}
		return refusal("DZ-12", "move.struck", fieldArg(from))
	}
	return s.refuseStep(seat, from, to)
}

// refuseSoldierOf refuses a field without a soldier of the seat's.
func (s *State) refuseSoldierOf(seat int, f Field, rule string) *rules.Refusal {
	switch owner := ownerIn(&s.soldiers, f); owner {
	case seat:
		return nil
	case rules.NoSeat:
		return refusal(rule, "soldier.none", fieldArg(f))
	default:
		return refusal(rule, "soldier.foreign", fieldArg(f), otherArg(owner))
	}
}

// refuseStep refuses a step that is not across one edge (DZ-9) or enters a field
// with a soldier of the same player (DZ-10).
func (s *State) refuseStep(seat int, from, to Field) *rules.Refusal {
	if s.steps(seat, from).Has(to) {
		return nil
	}
	near := from.bit()
	switch {
	case from == to:
		return refusal("DZ-9", "step.same", fieldArg(from))
	case near.Beside().Has(to):
		return refusal("DZ-10", "step.own", fieldArg(to))
	case near.around().Has(to):
		return refusal("DZ-9", "step.diagonal", fromArg(from), fieldArg(to))
	}
	return refusal("DZ-9", "step.far", fromArg(from), fieldArg(to))
}

func (s *State) moveSoldier(from, to Field, j *rules.Journal) {
	seat := int(s.active)
	if j != nil {
		j.Add("DZ-9", seat, "dzicz.event.move", playerArg(seat), fromArg(from), fieldArg(to))
	}
	s.used |= from.bit()
	s.startStep(Step{StepMove, seat, from, to}, j)
}

// startStep asks the owner of a token on the field about border defence, before
// anything is removed (DZ-17), or lets the soldier enter.
func (s *State) startStep(step Step, j *rules.Journal) {
	s.step = step
	if int(s.active) == step.Seat && s.phase != PhaseMissions {
		s.shifted |= step.From.bit()
		if step.Kind != StepManoeuvre || step.From == s.last {
			s.last = NoField // an assault does not follow a manoeuvre (DZ-16)
		}
	}
	if s.mayDefend(step) {
		s.ask = DecideDefence
		return
	}
	s.enter(j)
}

// enter moves the soldier: it removes another's soldier (DZ-10) and then asks
// the mover about another's token (DZ-11).
func (s *State) enter(j *rules.Journal) {
	step := s.step
	if other := ownerIn(&s.soldiers, step.To); other != rules.NoSeat {
		s.soldiers[other] &^= step.To.bit()
		if j != nil {
			j.Add("DZ-10", step.Seat, "dzicz.event.kill", playerArg(step.Seat), otherArg(other), fieldArg(step.To))
		}
	}
	s.soldiers[step.Seat] = s.soldiers[step.Seat]&^step.From.bit() | step.To.bit()
	s.carry(&s.used)
	s.carry(&s.shifted)
	if foreign(&s.tokens, step.Seat).Has(step.To) {
		s.ask = DecideRemoval
		return
	}
	s.endStep(step.To, j)
}

// carry lets a mark of the soldier go with it.
func (s *State) carry(marks *FieldSet) {
	if marks.Has(s.step.From) {
		*marks = *marks&^s.step.From.bit() | s.step.To.bit()
	}
}

// endStep goes on after a soldier's move that ended on the field at. After a
// manoeuvre the next is asked; any other leaves the soldier ready for an assault
// (DZ-16), sent back or not (DZ-17).
func (s *State) endStep(at Field, j *rules.Journal) {
	step := s.step
	s.step = Step{}
	if step.Kind == StepManoeuvre {
		s.goOnAsking(j)
		return
	}
	s.last = at
	s.settle(j)
}

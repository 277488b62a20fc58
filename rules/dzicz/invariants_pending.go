package dzicz

import (
	"errors"
	"fmt"

	"schron/rules"
)

func (s *State) testQuestion() error {
	if q := s.decision(); q != s.ask {
		return fmt.Errorf("asks for %s where %s is due", s.ask, q)
	}
	return nil
}

// testDeclaration tests a pending declaration: that it could be made in this
// phase (DZ-19) and that who is asked may answer (DZ-20).
func (s *State) testDeclaration() error {
	d := s.declared
	if d.Verb == 0 {
		return nil
	}
	seat := int(s.active)
	possible := false
	switch d.Verb {
	case VerbToken, VerbOutpost, VerbSoldier:
		possible = s.phase == PhaseAction || s.phase == PhaseMissions && s.reward == Resources
	case VerbAssault:
		possible = s.phase == PhaseMove && s.holds(seat, Assault) && d.From.bit().Beside().Has(d.To)
	case VerbExpand:
		possible = s.phase == PhaseExpansion && s.holds(seat, Expansion)
	}
	switch {
	case !possible:
		return fmt.Errorf("%s declared in phase %s (DZ-19)", grammar[d.Verb].Word, s.phase)
	case !d.From.OnBoard() || !d.To.OnBoard():
		return errors.New("declaration off the board (DZ-1)")
	case d.asked < 0 || int(d.asked) >= s.seats:
		return fmt.Errorf("declaration asks the seat %d after the active one", d.asked)
	case s.ask == DecideManoeuvre && (!s.mayManoeuvre(s.asked()) || s.silent.manoeuvre.Has(s.asked())):
		return fmt.Errorf("seat %d is asked but cannot manoeuvre (DZ-20)", s.asked())
	}
	return nil
}

// testStep tests a soldier's move that waits for an answer.
func (s *State) testStep() error {
	step := s.step
	if step.Kind == NoStep {
		return nil
	}
	if !step.From.OnBoard() || !step.From.bit().Beside().Has(step.To) {
		return fmt.Errorf("a soldier goes from %s to %s (DZ-9)", step.From, step.To)
	}
	if err := s.testStepKind(); err != nil {
		return err
	}
	owner := ownerIn(&s.tokens, step.To)
	if owner == rules.NoSeat || owner == step.Seat {
		return fmt.Errorf("a soldier's move to %s, without another's token, waits for an answer (DZ-11)", step.To)
	}
	if s.ask == DecideRemoval {
		if !s.soldiers[step.Seat].Has(step.To) {
			return fmt.Errorf("no soldier of seat %d has entered %s (DZ-11)", step.Seat, step.To)
		}
		return nil
	}
	switch {
	case !s.holds(owner, Defence) || s.silent.defence.Has(owner):
		return fmt.Errorf("seat %d is asked but has no border defence (DZ-20)", owner)
	case s.soldiers[step.Seat].Has(step.To):
		return fmt.Errorf("a soldier of seat %d stands on %s already (DZ-10)", step.Seat, step.To)
	case step.Kind == StepManoeuvre && union(&s.soldiers).Has(step.To):
		return fmt.Errorf("a manoeuvre to %s, where a soldier stands (DZ-19)", step.To)
	}
	return nil
}

// testStepKind tests that the move belongs to the phase. A manoeuvre answers a
// declaration (DZ-19); the others are moves of the own go (DZ-9, DZ-16).
func (s *State) testStepKind() error {
	step := s.step
	if step.Kind == StepManoeuvre {
		if s.declared.Verb == 0 || s.asked() != step.Seat {
			return fmt.Errorf("a manoeuvre of seat %d that answers nothing (DZ-19)", step.Seat)
		}
		return nil
	}
	at := step.From
	if s.ask == DecideRemoval {
		at = step.To
	}
	switch {
	case s.declared.Verb != 0:
		return fmt.Errorf("a %s during a declaration (DZ-19)", step.Kind)
	case step.Seat != int(s.active) || s.phase != PhaseMove:
		return fmt.Errorf("a %s of seat %d in phase %s of seat %d's go (DZ-9)", step.Kind, step.Seat, s.phase, s.active)
	case !(s.used & s.shifted).Has(at):
		return fmt.Errorf("the soldier on %s moves without using its move (DZ-9)", at)
	}
	return nil
}

package dzicz

import (
	"errors"
	"fmt"

	"schron/rules"
)

func (s *State) readPlayers(t *Position) error {
	for seat, p := range t.Players {
		if p.Home != nil {
			s.home[seat] = *p.Home
		}
		for _, set := range []struct {
			what string
			in   []Field
			out  *FieldSet
		}{
			{"token", p.Tokens, &s.tokens[seat]},
			{"outpost", p.Outposts, &s.outposts[seat]},
			{"soldier", p.Soldiers, &s.soldiers[seat]},
		} {
			if err := readSet(set.what, set.in, set.out); err != nil {
				return fmt.Errorf("seat %d: %w", seat, err)
			}
		}
		for _, k := range ActionTokens() {
			up, down := p.Uncovered[k], p.Covered[k]
			if up < 0 || up > 2 || down < 0 || down > 2 {
				return fmt.Errorf("seat %d: %d uncovered and %d covered %s tokens, accepted: 0 to 2", seat, up, down, k)
			}
			s.uncovered[seat][k], s.covered[seat][k] = int8(up), int8(down)
		}
		if p.Secret == nil {
			return fmt.Errorf("seat %d has no secret mission", seat)
		}
		s.secret[seat] = p.Secret.Mission
		s.revealed |= seatIf(p.Secret.Revealed, seat)
		s.claimed |= seatIf(p.Secret.Claimed, seat)
		for _, k := range p.Silenced {
			q := s.silent.of(k)
			if q == nil {
				return fmt.Errorf("seat %d: not this turn: %q, accepted: %s, %s", seat, k, questions[0], questions[1])
			}
			*q |= rules.Seats(seat)
		}
	}
	return nil
}

func seatIf(b bool, seat int) rules.SeatSet {
	if b {
		return rules.Seats(seat)
	}
	return 0
}

// readSet reads fields; one that stands twice would be two pieces on a field.
func readSet(what string, in []Field, out *FieldSet) error {
	for _, f := range in {
		if out.Has(f) {
			return fmt.Errorf("%s: %s stands twice", what, f)
		}
		*out |= f.bit()
	}
	return nil
}

func (s *State) readMissions(t *Position) error {
	s.openCount = len(t.OpenMissions)
	if s.openCount != s.seats-1 {
		return fmt.Errorf("%d open missions for %d players, accepted: %d", s.openCount, s.seats, s.seats-1)
	}
	for i := range s.holder {
		s.holder[i] = rules.NoSeat
	}
	for i, o := range t.OpenMissions {
		s.open[i] = o.Mission
		if o.Holder == rules.NoSeat {
			continue
		}
		if err := s.readSeat("holder of "+o.Mission.String(), int(o.Holder), &s.holder[i]); err != nil {
			return err
		}
	}
	for _, m := range Missions() {
		s.first[m] = rules.NoSeat
		if seat, ok := t.FirstClaims[m]; ok {
			if err := s.readSeat("first claim of "+m.String(), seat, &s.first[m]); err != nil {
				return err
			}
		}
	}
	for _, m := range t.RewardsDue {
		if s.due>>m&1 == 1 {
			return fmt.Errorf("reward of %s is due twice", m)
		}
		s.due |= 1 << m
	}
	return nil
}

func (s *State) readMovement(t *Position) error {
	if err := readSet("movement used", t.Movement.Used, &s.used); err != nil {
		return err
	}
	if err := readSet("movement moved", t.Movement.Moved, &s.shifted); err != nil {
		return err
	}
	if t.Movement.Last != nil {
		s.last = *t.Movement.Last
	}
	return nil
}

func (s *State) readPending(t *Position) error {
	if err := s.readDeclaration(t.Declaration); err != nil {
		return err
	}
	if err := s.readStep(t.Step); err != nil {
		return err
	}
	if r := t.Reward; r != nil {
		if r.Left < 1 || r.Left > rewardActions || r.Mission != Trail && r.Mission != Resources {
			return fmt.Errorf("reward of %s with %d left, accepted: trail or resources with 1 or 2", r.Mission, r.Left)
		}
		s.reward, s.left = r.Mission, int8(r.Left)
	}
	return nil
}

func (s *State) readDeclaration(d *DeclarationView) error {
	if d == nil {
		return nil
	}
	for verb, key := range declareKeys {
		if key != "" && grammar[verb].Word == d.Action {
			s.declared = Declaration{Verb: uint8(verb), From: d.Field, To: d.Field}
		}
	}
	switch {
	case s.declared.Verb == 0:
		return fmt.Errorf("declaration of %q, accepted: token, outpost, soldier, assault, expand", d.Action)
	case d.Soldier != nil && s.declared.Verb != VerbAssault:
		return errors.New("declaration names a soldier that is no assault's")
	case d.Soldier == nil && s.declared.Verb == VerbAssault:
		return errors.New("declaration of an assault without its soldier")
	case d.Soldier != nil:
		s.declared.From = *d.Soldier
	}
	var asked int8
	if err := s.readSeat("declaration asked", d.Asked, &asked); err != nil {
		return err
	}
	if s.declared.ownFirst = d.OwnFirst; !d.OwnFirst {
		asked-- // the first is asked after the active seat (DZ-35)
	}
	s.declared.asked = int8((int(asked) - int(s.active) + s.seats) % s.seats)
	return nil
}

func (s *State) readStep(v *StepView) error {
	if v == nil {
		return nil
	}
	step := Step{From: v.From, To: v.To}
	for kind := StepMove; kind < stepEnd; kind++ {
		if kind.String() == v.Kind {
			step.Kind = kind
		}
	}
	if step.Kind == NoStep {
		return fmt.Errorf("soldier move of kind %q, accepted: move, assault, manoeuvre", v.Kind)
	}
	var seat int8
	if err := s.readSeat("soldier move", v.Seat, &seat); err != nil {
		return err
	}
	step.Seat = int(seat)
	s.step = step
	return nil
}

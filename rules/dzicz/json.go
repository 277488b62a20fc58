package dzicz

import (
	"encoding/json"
	"errors"
	"fmt"

	"schron/rules"
)

// positionJSON is the stable form of a position: the [Position] with every secret,
// and the random generator.
type positionJSON struct {
	Position
	Rand rules.Rand `json:"rand"`
}

// MarshalJSON writes the whole position, secrets too.
func (s *State) MarshalJSON() ([]byte, error) {
	return json.Marshal(positionJSON{s.snapshot(1<<MaxSeats - 1), s.rand})
}

// Decode reads a position as State.MarshalJSON writes it. It refuses one that
// breaks an invariant and says which. Every error is a *rules.Fault.
func (g Game) Decode(data []byte) (rules.State, error) {
	return rules.DecodePosition(g, data, decode)
}

func decode(data []byte) (*State, error) {
	// What may be null has to be told from what is missing.
	in := positionJSON{Position: Position{Go: rules.MissingHolder}}
	if err := rules.ReadPosition(data, &in); err != nil {
		return nil, err
	}
	s := &State{seats: len(in.Players), turn: int8(in.Turn), phase: in.Phase, rand: in.Rand, last: NoField}
	if s.seats < 2 || s.seats > MaxSeats {
		return nil, fmt.Errorf("%d players, accepted: 2 to %d", s.seats, MaxSeats)
	}
	var err error
	if s.variant, err = variantOf(in.Options); err != nil {
		return nil, err
	}
	if in.Turn < 1 || in.Turn > s.Turns() {
		return nil, fmt.Errorf("turn %d, accepted: 1 to %d", in.Turn, s.Turns())
	}
	for _, read := range []func(*Position) error{
		s.readGo, s.readPlayers, s.readMissions, s.readMovement, s.readPending,
	} {
		if err := read(&in.Position); err != nil {
			return nil, err
		}
	}
	s.ask = s.decision()
	if in.Decision != s.ask {
		return nil, fmt.Errorf("decision %q, but the position asks for %q", in.Decision, s.ask)
	}
	return s, s.Invariants()
}

func (s *State) readGo(t *Position) error {
	if s.phase == PhaseOver {
		if t.Go != rules.NoSeat {
			return errors.New("a go is played after the end")
		}
		s.active = int8(s.seats - 1)
		return nil
	}
	if t.Go == rules.NoSeat {
		return errors.New("nobody's go before the end")
	}
	return s.readSeat("go", int(t.Go), &s.active)
}

func (s *State) readSeat(what string, n int, to *int8) error {
	if n < 0 || n >= s.seats {
		return fmt.Errorf("%s: seat %d, accepted: 0 to %d", what, n, s.seats-1)
	}
	*to = int8(n)
	return nil
}

// question derives what is asked from what is pending.
func (s *State) decision() Decision {
	switch {
	case s.step.Kind != NoStep && s.soldiers[s.step.Seat].Has(s.step.From):
		return DecideDefence // the soldier has not entered yet (DZ-17)
	case s.step.Kind != NoStep:
		return DecideRemoval
	case s.declared.Verb != 0:
		return DecideManoeuvre
	}
	switch s.phase {
	case PhaseHome:
		return DecideHome
	case PhaseMove:
		return DecideMove
	case PhaseAction:
		return DecideAction
	case PhaseExpansion:
		return DecideExpansion
	case PhaseMissions:
		if s.reward == Trail {
			return DecideSoldiers
		}
		return DecideExtra
	}
	return NoDecision
}

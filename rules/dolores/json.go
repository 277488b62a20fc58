package dolores

import (
	"encoding/json"
	"fmt"
	"maps"

	"schron/rules"
)

// positionJSON is the stable form of a position: the [Position] and the random
// generator.
type positionJSON struct {
	Position
	Rand rules.Rand `json:"rand"`
}

// MarshalJSON writes the whole position.
func (s *State) MarshalJSON() ([]byte, error) {
	return json.Marshal(positionJSON{s.snapshot(), s.rand})
}

// Decode reads a position as State.MarshalJSON writes it. It refuses one that
// breaks an invariant and says which. Every error is a *rules.Fault.
func (g Game) Decode(data []byte) (rules.State, error) {
	return rules.DecodePosition(g, data, g.decode)
}

func (g Game) decode(data []byte) (*State, error) {
	var in positionJSON
	if err := rules.ReadPosition(data, &in); err != nil {
		return nil, err
	}
	// What a position does not name was not known when it was written.
	written := rules.Options{}
	firstRules(written)
	maps.Copy(written, in.Options)
	options, err := written.Complete(g.Options())
	if err != nil {
		return nil, err
	}
	if n := len(in.Federations); n < 2 || n > MaxSeats {
		return nil, fmt.Errorf("%d federations, accepted: 2 to %d", n, MaxSeats)
	}
	s := empty(len(in.Federations), readSettings(options))
	s.rand, s.round, s.phase, s.ask, s.history = in.Rand, in.Round, in.Phase, in.Decision, in.History
	for _, read := range []func(*Position) error{
		s.readGo, s.readRows, s.readFederations, s.readStacks, s.readDisasters, s.readPending,
	} {
		if err := read(&in.Position); err != nil {
			return nil, err
		}
	}
	s.relinkAll()
	return s, s.Invariants()
}

package paliwo

import (
	"encoding/json"
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
	return json.Marshal(positionJSON{s.snapshot(rules.NoSeat, true), s.rand})
}

// Decode reads a position as State.MarshalJSON writes it. It refuses one that
// breaks an invariant and says which. Every error is a *rules.Fault.
func (g Game) Decode(data []byte) (rules.State, error) {
	return rules.DecodePosition(g, data, g.decode)
}

func (g Game) decode(data []byte) (*State, error) {
	in := positionJSON{}
	if err := rules.ReadPosition(data, &in); err != nil {
		return nil, err
	}
	options := firstSettings
	if in.Options != nil {
		chosen, err := in.Options.Complete(g.Options())
		if err != nil {
			return nil, err
		}
		options = readSettings(chosen)
	}
	s := &State{
		settings: options, stage: in.Stage, briefcase: in.Briefcase, cardPlayed: in.CardPlayed, shot: in.Shot,
		tokenLaid: in.TokenLaid, ending: in.Ending, rand: in.Rand,
		active: NoHuman, mover: NoField, lastLeaver: NoHuman, terror: offTrack,
	}
	for _, read := range []func(*Position) error{
		s.readNumbers, s.readPeople, s.readZombies, s.readGround, s.readFinds, s.readCards, s.readActivations,
	} {
		if err := read(&in.Position); err != nil {
			return nil, err
		}
	}
	if ask := s.decision(); in.Decision != ask {
		return nil, fmt.Errorf("decision %q, but the position asks for %q", in.Decision, ask)
	}
	return s, s.Invariants()
}

func (s *State) readNumbers(t *Position) error {
	for _, n := range []struct {
		what string
		in   int
		out  *int8
	}{
		{"round", t.Round, &s.round},
		{"pool", t.Pool, &s.pool},
		{"removed", t.Removed, &s.removed},
		{"crawlers_risen", t.Risen, &s.risen},
		{"bullets", t.Bullets, &s.bullets},
		{"crawler_tokens_left", t.TokensLeft, &s.tokens},
		{"goo_left", t.GooLeft, &s.goo},
		{"turns_left", t.Turns, &s.turns},
		{"activation_limit", t.Limit, &s.limit},
		{"activations", t.Activated, &s.moved},
		{"new_zombies", t.ToAdd, &s.toAdd},
	} {
		if err := readNumber(n.what, n.in, n.out); err != nil {
			return err
		}
	}
	if t.Terror != nil {
		if *t.Terror < 0 {
			return fmt.Errorf("terror is %d, accepted: null, 0 to %d", *t.Terror, s.terrorStart)
		}
		return readNumber("terror", *t.Terror, &s.terror)
	}
	return nil
}

// readNumber reads a small count; its bounds are for the invariants.
func readNumber(what string, n int, to *int8) error {
	if n < 0 || n > 100 {
		return fmt.Errorf("%s is %d, accepted: 0 to 100", what, n)
	}
	*to = int8(n)
	return nil
}

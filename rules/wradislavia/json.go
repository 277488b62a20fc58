package wradislavia

import (
	"encoding/json"
	"errors"
	"fmt"

	"schron/rules"
)

// positionJSON is the stable form of a position: the [Position] with every secret,
// the characters that were never dealt and the random generator.
type positionJSON struct {
	Position
	Undealt []Character `json:"undealt"`
	Rand    rules.Rand  `json:"rand"`
}

// MarshalJSON writes the whole position, secrets too.
func (s *State) MarshalJSON() ([]byte, error) {
	return json.Marshal(positionJSON{s.snapshot([Seats]bool{true, true}), s.rest.list(), s.rand})
}

// Decode reads a position as State.MarshalJSON writes it. It refuses one that
// breaks an invariant and says which. Every error is a *rules.Fault.
func (g Game) Decode(data []byte) (rules.State, error) { return rules.DecodePosition(g, data, decode) }

// checkTold compares what a position tells though it follows from the rest.
func (s *State) checkTold(t *Position) error {
	for seat, p := range t.Players {
		if p.HandCount != s.handCount(seat) || p.Confirmed != s.confirmed(seat) {
			return fmt.Errorf("seat %d: hand_count %d and confirmed %v, but the position gives %d and %v",
				seat, p.HandCount, p.Confirmed, s.handCount(seat), s.confirmed(seat))
		}
	}
	if t.Last != nil && s.report.snapshot().Fates != t.Last.Fates {
		return errors.New("last_turn: fates that do not follow from the wounds (WR-35)")
	}
	return nil
}

func decode(data []byte) (*State, error) {
	// What may be null has to be told from what is missing.
	in := positionJSON{Position: Position{Actor: rules.MissingHolder, Turn: int(rules.MissingHolder), Phase: phaseEnd}}
	if err := rules.ReadPosition(data, &in); err != nil {
		return nil, err
	}
	if in.Phase == phaseEnd {
		return nil, errors.New("the phase is missing")
	}
	s := &State{phase: in.Phase, rand: in.Rand}
	d := decoder{s: s}
	d.turn(&in.Position)
	d.cast("undealt", in.Undealt, &s.rest)
	for seat := range in.Players {
		d.player(seat, &in.Players[seat])
	}
	s.clash.dice, s.hazards, s.dropped = d.battlefield(&in.Battlefield)
	s.deck = fullDeck()
	for _, h := range []Hazard{s.hazards[0], s.hazards[1], s.dropped} {
		if h != NoHazard {
			s.deck[h]--
		}
	}
	d.report(in.Last)
	if d.err != nil {
		return nil, d.err
	}
	if err := s.Invariants(); err != nil {
		return nil, err
	}
	return s, s.checkTold(&in.Position)
}

package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// ReadPosition reads the JSON of a position strictly. A field that in does not have is
// an error, and so is anything after the position.
func ReadPosition(data []byte, in any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(in); err != nil {
		return err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows the position")
	}
	return nil
}

// DecodePosition is a game's Decode. read makes the state and tests its invariants; its
// error becomes a *Fault at the game's position.
func DecodePosition[S State](g Game, data []byte, read func(data []byte) (S, error)) (State, error) {
	s, err := read(data)
	if err != nil {
		return nil, &Fault{Where: g.ID() + " position", Err: err}
	}
	return s, nil
}

package wcp

import (
	"encoding/json"

	"schron/rules"
)

// The small types stand in positions and views under the terms of the rules.

// MarshalText writes the name of the field.
func (f Field) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the name of a field.
func (f *Field) UnmarshalText(text []byte) (err error) {
	*f, err = ParseField(string(text))
	return err
}

// MarshalText writes the direction.
func (d Dir) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// MarshalText writes the edges as six digits.
func (e Edges) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads six digits.
func (e *Edges) UnmarshalText(text []byte) (err error) {
	*e, err = ParseEdges(string(text))
	return err
}

// MarshalText writes the pattern of the tile.
func (t Tile) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the pattern of a tile.
func (t *Tile) UnmarshalText(text []byte) (err error) {
	*t, err = ParseTile(string(text))
	return err
}

// MarshalText writes the id of the token.
func (t Token) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the id of a token.
func (t *Token) UnmarshalText(text []byte) (err error) {
	*t, err = ParseToken(string(text))
	return err
}

// MarshalText writes the id of the card.
func (v Vehicle) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalText reads the id of a card.
func (v *Vehicle) UnmarshalText(text []byte) (err error) {
	*v, err = ParseVehicle(string(text))
	return err
}

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) (err error) {
	*p, err = ParsePhase(string(text))
	return err
}

// MarshalText writes the id of the stage.
func (s Stage) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads the id of a stage.
func (s *Stage) UnmarshalText(text []byte) (err error) {
	*s, err = ParseStage(string(text))
	return err
}

// Name is the stage's name for players.
func (s Stage) Name() rules.Text { return rules.T(stageKeys[s]) }

// MarshalText writes the id of the fate.
func (f Fate) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the id of a fate.
func (f *Fate) UnmarshalText(text []byte) (err error) {
	*f, err = ParseFate(string(text))
	return err
}

// Holder is a seat or rules.NoSeat, which is null in JSON.
type Holder int

// MarshalJSON writes the seat, null for nobody.
func (h Holder) MarshalJSON() ([]byte, error) {
	if h == rules.NoSeat {
		return []byte("null"), nil
	}
	return json.Marshal(int(h))
}

// UnmarshalJSON reads a seat or null.
func (h *Holder) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		*h = rules.NoSeat
		return nil
	}
	var n int
	if err := json.Unmarshal(data, &n); err != nil {
		return err
	}
	*h = Holder(n)
	return nil
}

package dzicz

import (
	"encoding/json"

	"schron/rules"
)

// The small types stand in positions and views under the terms of the rules.

// MarshalText writes the name of the field.
func (f Field) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalJSON reads the name of a field; null is none.
func (f *Field) UnmarshalJSON(data []byte) (err error) {
	var name string
	if err = json.Unmarshal(data, &name); err == nil {
		*f, err = ParseField(name)
	}
	return err
}

// MarshalText writes the letter of the edge.
func (e Edge) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads the letter of an edge.
func (e *Edge) UnmarshalText(text []byte) (err error) {
	*e, err = ParseEdge(string(text))
	return err
}

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) (err error) {
	*p, err = ParsePhase(string(text))
	return err
}

// MarshalText writes the id of the mission.
func (m Mission) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the id of a mission.
func (m *Mission) UnmarshalText(text []byte) (err error) {
	*m, err = ParseMission(string(text))
	return err
}

// MarshalText writes the id of the kind.
func (k ActionToken) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads the id of a kind.
func (k *ActionToken) UnmarshalText(text []byte) (err error) {
	*k, err = ParseActionToken(string(text))
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

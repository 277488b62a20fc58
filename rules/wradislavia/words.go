package wradislavia

import (
	"encoding/json"
	"fmt"

	"schron/rules"
)

// The small types stand in positions and views under the terms of the rules.

// MarshalJSON writes the id of the card, null for Nobody.
func (c Character) MarshalJSON() ([]byte, error) { return idOrNull(c.String(), c != Nobody) }

// UnmarshalJSON reads the id of a card or null.
func (c *Character) UnmarshalJSON(data []byte) error { return readID(data, c, ParseCharacter) }

// MarshalJSON writes the id of the kind, null for none.
func (h Hazard) MarshalJSON() ([]byte, error) { return idOrNull(h.String(), h != NoHazard) }

// UnmarshalJSON reads the id of a kind or null.
func (h *Hazard) UnmarshalJSON(data []byte) error { return readID(data, h, ParseHazard) }

// MarshalJSON writes the id of the kind, null for none.
func (m Manoeuvre) MarshalJSON() ([]byte, error) { return idOrNull(m.String(), m != NoManoeuvre) }

// UnmarshalJSON reads the id of a kind or null.
func (m *Manoeuvre) UnmarshalJSON(data []byte) error { return readID(data, m, ParseManoeuvre) }

// MarshalText writes the id of the mode.
func (m Mode) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// MarshalText writes the id of the pick.
func (p Pick) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// MarshalText writes the id of the fate.
func (f Fate) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) (err error) {
	*p, err = ParsePhase(string(text))
	return err
}

func idOrNull(id string, known bool) ([]byte, error) {
	if !known {
		return []byte("null"), nil
	}
	return json.Marshal(id)
}

// readID reads an id; null leaves the zero value.
func readID[T any](data []byte, to *T, parse func(string) (T, error)) error {
	var zero T
	*to = zero
	if string(data) == "null" {
		return nil
	}
	var id string
	err := json.Unmarshal(data, &id)
	if err == nil {
		*to, err = parse(id)
	}
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

// Die is what a die shows, 1 to 10; 0 is a die that was not rolled yet, null in
// JSON.
type Die int8

// MarshalJSON writes the number, null for a die not rolled.
func (d Die) MarshalJSON() ([]byte, error) {
	if d == 0 {
		return []byte("null"), nil
	}
	return json.Marshal(int8(d))
}

// UnmarshalText reads the id of a fate.
func (f *Fate) UnmarshalText(text []byte) error {
	for *f = FateBack; *f < fateEnd; *f++ {
		if f.String() == string(text) {
			return nil
		}
	}
	return fmt.Errorf("%q is not a fate, accepted: back, heavy, dead", text)
}

package wradislavia

import (
	"encoding/json"

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
func (h *Hazard) UnmarshalJSON(data []byte) error { return readID(data, h, hazardIDs.Parse) }

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

// UnmarshalText reads the id of a fate.
func (f *Fate) UnmarshalText(text []byte) error { return fateIDs.Read(text, f) }

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return rules.ReadText(text, p, ParsePhase) }

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
	return rules.ReadWord(data, to, parse)
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

package paliwo

import (
	"encoding/json"

	"schron/rules"
)

// The small types stand in positions and views under the terms of the rules.

// MarshalText writes the name of the field.
func (f Field) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalJSON reads the name of a field, which null is not.
func (f *Field) UnmarshalJSON(data []byte) error { return rules.ReadWord(data, f, ParseField) }

// MarshalText writes the letter of the direction.
func (d Facing) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the letter of a direction.
func (d *Facing) UnmarshalText(text []byte) error { return rules.ReadText(text, d, ParseFacing) }

// MarshalText writes the id of the human.
func (h Human) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads the id of a human.
func (h *Human) UnmarshalText(text []byte) error { return rules.ReadText(text, h, ParseHuman) }

// MarshalText writes the id of the face.
func (f Face) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// MarshalJSON writes the id of the face, null for one that the seat may not know.
func (f Face) MarshalJSON() ([]byte, error) {
	if f == Unknown {
		return []byte("null"), nil
	}
	return json.Marshal(f.String())
}

// UnmarshalText reads the id of a face.
func (f *Face) UnmarshalText(text []byte) error { return foundIDs.Read(text, f) }

// MarshalText writes the id of the card.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id of a card.
func (c *Card) UnmarshalText(text []byte) error { return cardIDs.Read(text, c) }

// MarshalText writes the id of the stage.
func (g Stage) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads the id of a stage.
func (g *Stage) UnmarshalText(text []byte) error { return stageIDs.Read(text, g) }

// MarshalText writes the id of the ending.
func (e Ending) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads the id of an ending.
func (e *Ending) UnmarshalText(text []byte) error { return endingIDs.Read(text, e) }

// MarshalText writes the id of the decision.
func (d Decision) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the id of a decision.
func (d *Decision) UnmarshalText(text []byte) error { return decisionIDs.Read(text, d) }

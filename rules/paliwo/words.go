package paliwo

import "encoding/json"

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

// MarshalText writes the letter of the direction.
func (d Facing) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the letter of a direction.
func (d *Facing) UnmarshalText(text []byte) (err error) {
	*d, err = ParseFacing(string(text))
	return err
}

// MarshalText writes the id of the human.
func (h Human) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads the id of a human.
func (h *Human) UnmarshalText(text []byte) (err error) {
	*h, err = ParseHuman(string(text))
	return err
}

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
func (f *Face) UnmarshalText(text []byte) (err error) {
	*f, err = ParseFace(string(text))
	return err
}

// MarshalText writes the id of the card.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id of a card.
func (c *Card) UnmarshalText(text []byte) (err error) {
	*c, err = ParseCard(string(text))
	return err
}

// MarshalText writes the id of the stage.
func (g Stage) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads the id of a stage.
func (g *Stage) UnmarshalText(text []byte) (err error) {
	*g, err = ParseStage(string(text))
	return err
}

// MarshalText writes the id of the ending.
func (e Ending) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads the id of an ending.
func (e *Ending) UnmarshalText(text []byte) (err error) {
	*e, err = ParseEnding(string(text))
	return err
}

package wcp

import "schron/rules"

// The small types stand in positions and views under the terms of the rules.

// MarshalText writes the name of the field.
func (f Field) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the name of a field.
func (f *Field) UnmarshalText(text []byte) error { return rules.ReadText(text, f, ParseField) }

// MarshalText writes the direction.
func (d Dir) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// MarshalText writes the edges as six digits.
func (e Edges) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads six digits.
func (e *Edges) UnmarshalText(text []byte) error { return rules.ReadText(text, e, ParseEdges) }

// MarshalText writes the pattern of the tile.
func (t Tile) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the pattern of a tile.
func (t *Tile) UnmarshalText(text []byte) error { return tileIDs.Read(text, t) }

// MarshalText writes the id of the token.
func (t Token) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the id of a token.
func (t *Token) UnmarshalText(text []byte) error { return rules.ReadText(text, t, ParseToken) }

// MarshalText writes the id of the card.
func (v Vehicle) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalText reads the id of a card.
func (v *Vehicle) UnmarshalText(text []byte) error { return rules.ReadText(text, v, ParseVehicle) }

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return rules.ReadText(text, p, ParsePhase) }

// MarshalText writes the id of the stage.
func (s Stage) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads the id of a stage.
func (s *Stage) UnmarshalText(text []byte) error { return stageIDs.Read(text, s) }

// Name is the stage's name for players.
func (s Stage) Name() rules.Text { return rules.Msg(stageKeys[s]) }

// MarshalText writes the id of the fate.
func (f Fate) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the id of a fate.
func (f *Fate) UnmarshalText(text []byte) error { return fateIDs.Read(text, f) }

// MarshalText writes the id of the decision.
func (d Decision) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the id of a decision.
func (d *Decision) UnmarshalText(text []byte) error { return decisionIDs.Read(text, d) }

package dzicz

import "schron/rules"

// The small types stand in positions and views under the terms of the rules.

// MarshalText writes the name of the field.
func (f Field) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalJSON reads the name of a field, which null is not.
func (f *Field) UnmarshalJSON(data []byte) error { return rules.ReadWord(data, f, ParseField) }

// MarshalText writes the letter of the edge.
func (e Edge) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads the letter of an edge.
func (e *Edge) UnmarshalText(text []byte) error { return edgeIDs.Read(text, e) }

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return rules.ReadText(text, p, ParsePhase) }

// MarshalText writes the id of the mission.
func (m Mission) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the id of a mission.
func (m *Mission) UnmarshalText(text []byte) error { return missionIDs.Read(text, m) }

// MarshalText writes the id of the kind.
func (k ActionToken) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads the id of a kind.
func (k *ActionToken) UnmarshalText(text []byte) error {
	return rules.ReadText(text, k, ParseActionToken)
}

// MarshalText writes the id of the decision.
func (d Decision) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the id of a decision.
func (d *Decision) UnmarshalText(text []byte) error { return decisionIDs.Read(text, d) }

package dolores

import (
	"fmt"

	"schron/rules"
)

// The small types stand in positions and views under the terms of the rules.

// MarshalText writes the name of the field.
func (f Field) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the name of a field.
func (f *Field) UnmarshalText(text []byte) error { return rules.ReadText(text, f, ParseField) }

// MarshalText writes the name of the token.
func (u Unit) MarshalText() ([]byte, error) { return []byte(u.String()), nil }

// UnmarshalText reads the name of a token.
func (u *Unit) UnmarshalText(text []byte) error { return rules.ReadText(text, u, ParseUnit) }

// MarshalText writes the good's id.
func (g Good) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads a good's id.
func (g *Good) UnmarshalText(text []byte) error { return rules.ReadText(text, g, ParseGood) }

// MarshalText writes the building's id.
func (b Building) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads a building's id.
func (b *Building) UnmarshalText(text []byte) error { return buildingIDs.Read(text, b) }

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return rules.ReadText(text, p, ParsePhase) }

// MarshalText writes the id of the federation.
func (f Federation) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the id of a federation.
func (f *Federation) UnmarshalText(text []byte) error { return federationIDs.Read(text, f) }

// MarshalText writes the id of the direction.
func (d Direction) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// Amounts are goods, and in an offer money, with how much of each there is;
// what there is nothing of is left out.
type Amounts map[Good]int

func amounts(list []int) Amounts {
	out := Amounts{}
	for g, n := range list {
		if n != 0 {
			out[Good(g)] = n
		}
	}
	return out
}

// read puts amounts into a list; negative ones are refused, and money where the
// list has no place for it.
func (a Amounts) read(what string, list []int) error {
	for g, n := range a {
		if n < 0 || int(g) >= len(list) {
			return fmt.Errorf("%s: %d of %s", what, n, g)
		}
		list[g] = n
	}
	return nil
}

// MarshalText writes the id of the decision.
func (d Decision) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the id of a decision.
func (d *Decision) UnmarshalText(text []byte) error { return decisionIDs.Read(text, d) }

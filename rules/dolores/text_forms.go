package dolores

import (
	"encoding/json"
	"fmt"

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

// MarshalText writes the name of the token.
func (u Unit) MarshalText() ([]byte, error) { return []byte(u.String()), nil }

// UnmarshalText reads the name of a token.
func (u *Unit) UnmarshalText(text []byte) (err error) {
	*u, err = ParseUnit(string(text))
	return err
}

// MarshalText writes the good's id.
func (g Good) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads a good's id.
func (g *Good) UnmarshalText(text []byte) (err error) {
	*g, err = ParseGood(string(text))
	return err
}

// MarshalText writes the building's id.
func (b Building) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads a building's id.
func (b *Building) UnmarshalText(text []byte) (err error) {
	*b, err = ParseBuilding(string(text))
	return err
}

// MarshalText writes the id of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id of a phase.
func (p *Phase) UnmarshalText(text []byte) (err error) {
	*p, err = ParsePhase(string(text))
	return err
}

// MarshalText writes the id of the federation.
func (f Federation) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the id of a federation.
func (f *Federation) UnmarshalText(text []byte) error {
	for side, id := range federationIDs {
		if id == string(text) {
			*f = Federation(side)
			return nil
		}
	}
	return fmt.Errorf("federation %q, accepted: %v", text, federationIDs)
}

// MarshalText writes the id of the direction.
func (d Direction) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

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
	return json.Unmarshal(data, (*int)(h))
}

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

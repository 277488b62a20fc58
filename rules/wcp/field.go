package wcp

import (
	"fmt"
	"math/bits"

	"schron/rules"
)

// Radius is how far the corner fields lie from the centre; the board has 37
// fields (WCP-1).
const Radius = 3

// FieldCount is the number of fields (WCP-1).
const FieldCount = 37

// rowWidth is the width of a row of bits: seven fields and a spare one. The spare one
// is never on the board, so a shift cannot run over into the next row.
const rowWidth = 8

// span is one more than the greatest Field.
const span = rowWidth*2*Radius + 2*Radius + 1

// Field is a hexagon of the board. Its axial coordinates (q, r) count from the centre
// (WCP-1). Fields have a corner at the top; q grows to the east and r to the
// south-east. A name is the letter of the row and the place in it from the west: a1 to
// a4, d1 to d7, g1 to g4. Rows are a to g from north to south. The centre is d4.
type Field int8

// Special fields.
const (
	NoField Field = -1
	Centre  Field = rowWidth*Radius + Radius
)

// At is the field with axial coordinates (q, r), NoField off the board.
func At(q, r int) Field {
	if max(q, -q, r, -r, q+r, -q-r) > Radius {
		return NoField
	}
	return Field((r+Radius)*rowWidth + q + Radius)
}

// Axial returns the coordinates of a field on the board.
func (f Field) Axial() (q, r int) {
	return int(f)%rowWidth - Radius, int(f)/rowWidth - Radius
}

// OnBoard reports whether f is one of the 37 fields.
func (f Field) OnBoard() bool { return f >= 0 && f < span && allFields.Has(f) }

// firstInRow is the least q of row r.
func firstInRow(r int) int { return max(-Radius, -Radius-r) }

// String is the name of the field, "-" off the board.
func (f Field) String() string {
	if !f.OnBoard() {
		return "-"
	}
	return fieldNames[f]
}

// ParseField reads the name of a field.
func ParseField(name string) (Field, error) {
	for _, f := range allFields.Fields() {
		if fieldNames[f] == name {
			return f, nil
		}
	}
	return NoField, fmt.Errorf("%q is not a field, accepted: a1 to a4, b1 to b5, …, d1 to d7, …, g1 to g4", name)
}

// Beside returns the field on the other side of an edge, NoField off the board.
func (f Field) Beside(d Dir) Field {
	if !f.OnBoard() {
		return NoField
	}
	return beside[f][d]
}

// Entrance returns the entrance of a corner field, and whether the field has one
// (WCP-5). It is counted by the direction of the edge through which it leads.
func (f Field) Entrance() (Dir, bool) {
	for d := range Dirs {
		if Corner(Dir(d)) == f {
			return Dir(d), true
		}
	}
	return 0, false
}

// Corner is the field at entrance d (WCP-5).
func Corner(d Dir) Field { return corners[d] }

// Fields of the board and what lies where; fixed.
var (
	allFields  = makeFields()
	fieldNames = makeNames()
	beside     = makeBeside()
	corners    = makeCorners()
	cornerSet  = makeCornerSet()
)

func makeFields() FieldSet {
	var set FieldSet
	for q := -Radius; q <= Radius; q++ {
		for r := -Radius; r <= Radius; r++ {
			if f := At(q, r); f != NoField {
				set |= f.bit()
			}
		}
	}
	return set
}

func makeNames() (names [span]string) {
	for _, f := range allFields.Fields() {
		q, r := f.Axial()
		names[f] = fmt.Sprintf("%c%d", 'a'+r+Radius, q-firstInRow(r)+1)
	}
	return names
}

func makeBeside() (table [span][Dirs]Field) {
	for f := range table {
		q, r := Field(f).Axial()
		for d := range Dirs {
			dq, dr := Dir(d).Axial()
			table[f][d] = At(q+dq, r+dr)
		}
	}
	return table
}

func makeCorners() (fields [Dirs]Field) {
	for d := range fields {
		q, r := Dir(d).Axial()
		fields[d] = At(Radius*q, Radius*r)
	}
	return fields
}

func makeCornerSet() (set FieldSet) {
	for d := range Dirs {
		set |= Corner(Dir(d)).bit()
	}
	return set
}

// FieldSet is a set of fields.
type FieldSet uint64

// Set makes a set.
func Set(fields ...Field) FieldSet { return rules.BitsOf[FieldSet](fields...) }

func (f Field) bit() FieldSet { return 1 << uint(f) }

// Has reports whether f is in the set.
func (s FieldSet) Has(f Field) bool { return s>>uint(f)&1 == 1 }

// Len counts the fields.
func (s FieldSet) Len() int { return bits.OnesCount64(uint64(s)) }

// First is the field with the least number; the set must not be empty.
func (s FieldSet) First() Field { return Field(bits.TrailingZeros64(uint64(s))) }

// Fields lists the set from north to south, each row from the west.
func (s FieldSet) Fields() []Field { return rules.Members[Field](s) }

// Shift moves every field of the set one step; what leaves the board lands on
// no field of it.
func (s FieldSet) Shift(d Dir) FieldSet {
	switch d {
	case East:
		return s << 1
	case SouthEast:
		return s << rowWidth
	case SouthWest:
		return s << (rowWidth - 1)
	case West:
		return s >> 1
	case NorthWest:
		return s >> rowWidth
	}
	return s >> (rowWidth - 1)
}

// around returns the set and all fields beside it on the board (WCP-43).
func (s FieldSet) around() FieldSet {
	out := s
	for d := range Dirs {
		out |= s.Shift(Dir(d))
	}
	return out & allFields
}

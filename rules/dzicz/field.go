package dzicz

import (
	"fmt"
	"math/bits"

	"schron/rules"
)

// Size is the number of columns and of rows of the board (DZ-1).
const Size = 5

// Fields is the number of fields (DZ-1).
const Fields = Size * Size

// Field is a field of the board: a1 is 0, b1 is 1, up to e5, which is 24.
// Columns a to e go from west to east, rows 1 to 5 from south to north (DZ-1).
type Field int8

// NoField stands for no field at all.
const NoField Field = -1

// Centre is c3, the field in the middle of the board (DZ-1).
const Centre Field = 12

// At returns the field of a column and a row, both from 0.
func At(col, row int) Field { return Field(row*Size + col) }

// Col is the column from 0 (a, west) to 4 (e, east).
func (f Field) Col() int { return int(f) % Size }

// Row is the row from 0 (row 1, south) to 4 (row 5, north).
func (f Field) Row() int { return int(f) / Size }

// OnBoard reports whether f is one of the 25 fields.
func (f Field) OnBoard() bool { return f >= 0 && f < Fields }

// fieldNames holds the names one after another: a name is a slice of it, so
// that naming a field allocates nothing.
const fieldNames = "a1b1c1d1e1a2b2c2d2e2a3b3c3d3e3a4b4c4d4e4a5b5c5d5e5"

// String is the name of the field, "a1" to "e5", and "-" for none.
func (f Field) String() string {
	if !f.OnBoard() {
		return "-"
	}
	return fieldNames[2*f : 2*f+2]
}

// ParseField reads the name of a field, "a1" to "e5".
func ParseField(s string) (Field, error) {
	if len(s) == 2 && s[0] >= 'a' && s[0] <= 'e' && s[1] >= '1' && s[1] <= '5' {
		return At(int(s[0]-'a'), int(s[1]-'1')), nil
	}
	return NoField, fmt.Errorf("%q is not a field, accepted: a1 to e5", s)
}

// FieldSet is a set of fields, one bit per field.
type FieldSet uint32

// Sets of the board's geometry (DZ-1).
const (
	allFields FieldSet = 1<<Fields - 1
	columnA   FieldSet = 1 | 1<<5 | 1<<10 | 1<<15 | 1<<20
	columnE   FieldSet = columnA << 4
	row1      FieldSet = 1<<Size - 1
	corners   FieldSet = 1 | 1<<4 | 1<<20 | 1<<24
	// Inner are the 3 × 3 fields that touch no edge of the board.
	Inner FieldSet = 0b01110<<5 | 0b01110<<10 | 0b01110<<15
)

// Set makes a set of fields.
func Set(fields ...Field) FieldSet { return rules.BitsOf[FieldSet](fields...) }

func (f Field) bit() FieldSet { return 1 << uint(f) }

// Has reports whether f is in the set; a field off the board never is.
func (s FieldSet) Has(f Field) bool { return f.OnBoard() && s>>uint(f)&1 == 1 }

// Len counts the fields.
func (s FieldSet) Len() int { return bits.OnesCount32(uint32(s)) }

// Fields lists the set from a1 to e5; it is never nil.
func (s FieldSet) Fields() []Field { return rules.Members[Field](s) }

// first is the lowest field of a set that is not empty.
func (s FieldSet) first() Field { return Field(bits.TrailingZeros32(uint32(s))) }

// Beside returns all fields that share an edge with a field of the set.
func (s FieldSet) Beside() FieldSet {
	return (s<<Size | s>>Size | s&^columnE<<1 | s&^columnA>>1) & allFields
}

// around returns the set and all fields that share an edge or a corner with it.
func (s FieldSet) around() FieldSet {
	wide := s | s&^columnE<<1 | s&^columnA>>1
	return (wide | wide<<Size | wide>>Size) & allFields
}

// flood grows seeds through the fields of s over edges and corners.
func (s FieldSet) flood(seeds FieldSet) FieldSet {
	grown := seeds & s
	for {
		next := grown | grown.around()&s
		if next == grown {
			return grown
		}
		grown = next
	}
}

// Beside lists the fields that share an edge with f, from a1 to e5.
func (f Field) Beside() []Field {
	if !f.OnBoard() {
		return nil
	}
	return f.bit().Beside().Fields()
}

package paliwo

import (
	"fmt"
	"strconv"

	"schron/rules"
)

// Cols and Rows are the size of the board (WP-1).
const (
	Cols = 11
	Rows = 12
)

// Fields is the number of fields.
const Fields = Cols * Rows

// Field is a field of the board: A1 is 0, B1 is 1, up to K12, which is 131.
// Columns A to K go from west to east, rows 1 to 12 from the supermarket to the
// buses (WP-1).
type Field int16

// NoField stands for no field at all.
const NoField Field = -1

// At returns the field of a column and a row, both from 0.
func At(col, row int) Field { return Field(row*Cols + col) }

// Col is the column from 0 (A, west) to 10 (K, east).
func (f Field) Col() int { return int(f) % Cols }

// Row is the row from 0 (row 1, at the supermarket) to 11 (row 12, at the buses).
func (f Field) Row() int { return int(f) / Cols }

// OnBoard reports whether f is one of the 132 fields.
func (f Field) OnBoard() bool { return f >= 0 && f < Fields }

// AtSide reports whether f lies at a side edge: in column A or K (WP-3).
func (f Field) AtSide() bool { return f.OnBoard() && (f.Col() == 0 || f.Col() == Cols-1) }

// atEdge reports whether new zombies may come in over f: it lies in column A or K
// or in row 12 (WP-37).
func (f Field) atEdge() bool { return f.AtSide() || f.OnBoard() && f.Row() == Rows-1 }

var fieldNames = func() (names [Fields]string) {
	for f := range names {
		names[f] = string(rune('A'+Field(f).Col())) + strconv.Itoa(Field(f).Row()+1)
	}
	return names
}()

// String is the name of the field, "A1" to "K12", and "-" for none.
func (f Field) String() string {
	if !f.OnBoard() {
		return "-"
	}
	return fieldNames[f]
}

// ParseField reads the name of a field, "A1" to "K12".
func ParseField(s string) (Field, error) {
	if len(s) >= 2 && s[0] >= 'A' && s[0] < 'A'+Cols {
		row, err := strconv.Atoi(s[1:])
		if err == nil && row >= 1 && row <= Rows && s[1] != '+' && s[1] != '0' {
			return At(int(s[0]-'A'), row-1), nil
		}
	}
	return NoField, fmt.Errorf("%q is not a field, accepted: A1 to K12", s)
}

// Facing is one of the four directions.
type Facing uint8

// The directions: north is towards the buses, east towards column K.
const (
	North Facing = iota
	East
	South
	West
	facings
)

// Facings lists the four directions clockwise from north.
func Facings() [facings]Facing { return [...]Facing{North, East, South, West} }

const facingLetters = "NESW"

// String is the letter of the direction.
func (d Facing) String() string {
	if d >= facings {
		return "?"
	}
	return facingLetters[d : d+1]
}

var facingIDs = rules.IDsOf("direction", North, West, Facing.String)

// ParseFacing reads the letter of a direction.
func ParseFacing(s string) (Facing, error) { return facingIDs.Parse(s) }

// Quarter reports whether d and other are 90° apart.
func (d Facing) Quarter(other Facing) bool { return (d+other)%2 == 1 }

// next holds the neighbour of each field in each direction.
var next = func() (n [Fields][facings]Field) {
	for f := Field(0); f < Fields; f++ {
		n[f] = [facings]Field{f + Cols, f + 1, f - Cols, f - 1}
		if f.Row() == Rows-1 {
			n[f][North] = NoField
		}
		if f.Row() == 0 {
			n[f][South] = NoField
		}
		if f.Col() == Cols-1 {
			n[f][East] = NoField
		}
		if f.Col() == 0 {
			n[f][West] = NoField
		}
	}
	return n
}()

// Next is the neighbour in a direction, NoField beyond the edge.
func (f Field) Next(d Facing) Field { return next[f][d] }

// Neighbours are the adjacent fields clockwise from north, NoField beyond the edge.
func (f Field) Neighbours() [facings]Field { return next[f] }

// toward returns the direction from f to the adjacent field g (WP-1).
func (f Field) toward(g Field) (Facing, bool) {
	for d := range facings {
		if next[f][d] == g {
			return d, g != NoField
		}
	}
	return 0, false
}

// Adjacent reports whether two fields share an edge (WP-1).
func (f Field) Adjacent(g Field) bool {
	_, ok := f.toward(g)
	return ok
}

// line returns the direction and distance from f to g along a row or column.
func (f Field) line(g Field) (d Facing, distance int, ok bool) {
	cols, rows := g.Col()-f.Col(), g.Row()-f.Row()
	switch {
	case cols == 0 && rows > 0:
		return North, rows, true
	case cols == 0 && rows < 0:
		return South, -rows, true
	case rows == 0 && cols > 0:
		return East, cols, true
	case rows == 0 && cols < 0:
		return West, -cols, true
	}
	return 0, 0, false
}

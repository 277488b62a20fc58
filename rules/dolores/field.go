package dolores

import (
	"fmt"
	"strconv"

	"schron/rules"
)

// Size is the length of the map's sides in fields (DO-1).
const Size = 21

// Fields is the number of fields of the map.
const Fields = Size * Size

// Field is a field of the map, counted from 0 in the north-west by rows: A1,
// B1 and so on to U21.
type Field int16

// NoField stands for no field.
const NoField Field = -1

// At makes a field from a column and a row, both from 0. Off the map it gives
// NoField.
func At(col, row int) Field {
	if col < 0 || col >= Size || row < 0 || row >= Size {
		return NoField
	}
	return Field(row*Size + col)
}

// Col is the column, 0 for A in the west.
func (f Field) Col() int { return int(f) % Size }

// Row is the row, 0 for row 1 in the north.
func (f Field) Row() int { return int(f) / Size }

var fieldNames = func() (names [Fields]string) {
	for f := range names {
		names[f] = string(rune('A'+f%Size)) + strconv.Itoa(f/Size+1)
	}
	return names
}()

// String is the field's name, column and row: K9.
func (f Field) String() string {
	if f < 0 || f >= Fields {
		return "-"
	}
	return fieldNames[f]
}

// ParseField reads a field's name.
func ParseField(name string) (Field, error) {
	if len(name) > 1 {
		row, err := strconv.Atoi(name[1:])
		if f := At(int(name[0])-'A', row-1); err == nil && f != NoField && f.String() == name {
			return f, nil
		}
	}
	return NoField, fmt.Errorf("%q is not a field, accepted: A1 to U21", name)
}

// Direction is a side of a field.
type Direction int8

// The directions that a wind can blow to (DO-28).
const (
	North Direction = iota
	East
	South
	West
	Calm // no direction
)

var directionIDs = rules.ListIDs("direction", North, "north", "east", "south", "west", "calm")

func (d Direction) String() string { return directionIDs.Of(d) }

// Step is the field n steps away in direction d, NoField off the map.
func (f Field) Step(d Direction, n int) Field {
	col, row := f.Col(), f.Row()
	switch d {
	case North:
		row -= n
	case East:
		col += n
	case South:
		row += n
	case West:
		col -= n
	case Calm:
	}
	return At(col, row)
}

// Distance counts the steps across edges between two fields (DO-48).
func Distance(a, b Field) int {
	return absolute(a.Col()-b.Col()) + absolute(a.Row()-b.Row())
}

func absolute(n int) int { return max(n, -n) }

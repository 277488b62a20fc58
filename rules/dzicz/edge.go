package dzicz

import "schron/rules"

// Edge is one of the four edges of the board (DZ-1).
type Edge uint8

// The edges; NoEdge is that of a player without a home edge yet.
const (
	NoEdge Edge = iota
	North
	East
	South
	West
)

var edgeIDs = rules.ListIDs("edge", North, "N", "E", "S", "W")

// Edges lists the four edges, clockwise from the north.
func Edges() [4]Edge { return [4]Edge{North, East, South, West} }

// String is the edge's letter, N, E, S or W, and "-" for none.
func (e Edge) String() string { return edgeIDs.Of(e) }

// rank returns the fields of the n-th row counted from the edge, from 1, corners
// included. The fifth is the opposite edge.
func (e Edge) rank(n int) FieldSet {
	switch e {
	case North:
		return row1 << ((Size - n) * Size)
	case South:
		return row1 << ((n - 1) * Size)
	case West:
		return columnA << (n - 1)
	case East:
		return columnA << (Size - n)
	}
	return 0
}

// opposite is the edge across the board.
func (e Edge) opposite() Edge {
	switch e {
	case North:
		return South
	case South:
		return North
	case West:
		return East
	case East:
		return West
	}
	return NoEdge
}

// Middle returns the three fields of the edge that are no corners (DZ-8).
func (e Edge) Middle() FieldSet { return e.rank(1) &^ corners }

// edgeOf returns the edge whose middle fields contain f, NoEdge for a corner or an
// inner field. A field belongs to one edge at most (DZ-8).
func edgeOf(f Field) Edge {
	for _, e := range Edges() {
		if e.Middle().Has(f) {
			return e
		}
	}
	return NoEdge
}

package wcp

import "fmt"

// Dirs is the number of directions and of edges of a hexagon.
const Dirs = 6

// Dir is a direction or the edge of a hexagon that lies there, clockwise from
// the east (WCP-1).
type Dir uint8

// The directions.
const (
	East Dir = iota
	SouthEast
	SouthWest
	West
	NorthWest
	NorthEast
)

var dirSteps = [Dirs][2]int{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

var dirNames = [Dirs]string{"E", "SE", "SW", "W", "NW", "NE"}

// Axial is the step of the direction.
func (d Dir) Axial() (q, r int) { return dirSteps[d][0], dirSteps[d][1] }

// Opposite is the direction back.
func (d Dir) Opposite() Dir { return (d + Dirs/2) % Dirs }

// String is E, SE, SW, W, NW or NE.
func (d Dir) String() string { return dirNames[d] }

// Edges is a set of edges of a hexagon: the open ones of a hall (WCP-2) or those
// that a guard covers (WCP-3). Bit d is the edge in direction d.
type Edges uint8

// Sets of edges.
const (
	NoEdges  Edges = 0
	AllEdges Edges = 1<<Dirs - 1
	patterns       = AllEdges + 1
)

// Edge is the set of one edge.
func (d Dir) Edge() Edges { return 1 << d }

// Has reports whether the edge in direction d is in the set.
func (e Edges) Has(d Dir) bool { return e>>d&1 == 1 }

// Turned returns the edges after n clockwise turns by a sixth; n may be negative.
func (e Edges) Turned(n int) Edges {
	n = (n%Dirs + Dirs) % Dirs
	return (e<<n | e>>(Dirs-n)) & AllEdges
}

// List lists the directions.
func (e Edges) List() []Dir {
	var out []Dir
	for d := range Dir(Dirs) {
		if e.Has(d) {
			out = append(out, d)
		}
	}
	return out
}

// String writes a digit per edge, clockwise from the east: 1 for one in the set.
func (e Edges) String() string { return edgeNames[e&AllEdges] }

var edgeNames = makeEdgeNames()

func makeEdgeNames() (names [patterns]string) {
	for e := range names {
		for d := range Dir(Dirs) {
			names[e] += string('0' + rune(Edges(e)>>d&1))
		}
	}
	return names
}

// ParseEdges reads what String writes.
func ParseEdges(text string) (Edges, error) {
	for e, name := range edgeNames {
		if name == text {
			return Edges(e), nil
		}
	}
	return 0, fmt.Errorf("%q is not a pattern of edges, accepted: six digits 0 or 1", text)
}

// patternSet is a set of patterns: bit e is the pattern of the edges e.
type patternSet uint64

func (p patternSet) has(e Edges) bool { return p>>e&1 == 1 }

// orbit returns a pattern in all rotations.
func (e Edges) orbit() patternSet {
	var set patternSet
	for n := range Dirs {
		set |= 1 << e.Turned(n)
	}
	return set
}

// meeting[e] are the patterns that share an edge with e.
var meeting = makeMeeting()

func makeMeeting() (table [patterns]patternSet) {
	for e := range table {
		for p := range patterns {
			if Edges(e)&p != 0 {
				table[e] |= 1 << p
			}
		}
	}
	return table
}

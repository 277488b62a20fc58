package wcp

import "schron/rules"

// Tile is a kind of hall tile: halls that are the same up to rotation (WCP-2).
type Tile int8

// NoTile is no kind of hall.
const NoTile Tile = -1

type tileSpec struct {
	open   Edges
	copies int
	orbit  patternSet
	key    string
}

var tileSpecs = makeTiles()

// tileOf gives the kind of a pattern as laid, NoTile if there is none.
var tileOf = makeTileOf()

func makeTiles() (specs [tileKinds]tileSpec) {
	for i, row := range tableRows(hallData, tileKinds) {
		open := pattern(row[0])
		specs[i] = tileSpec{open, number(row[1]), open.orbit(), "wcp.hall." + row[0]}
	}
	return specs
}

func makeTileOf() (table [patterns]Tile) {
	for e := range table {
		table[e] = NoTile
		for t, spec := range tileSpecs {
			if spec.orbit.has(Edges(e)) {
				table[e] = Tile(t)
			}
		}
	}
	return table
}

// allOf lists the first n values of a kind.
func allOf[K Tile | Token | Vehicle](n int) []K {
	out := make([]K, n)
	for k := range out {
		out[k] = K(k)
	}
	return out
}

// Tiles lists the kinds of halls.
func Tiles() []Tile { return allOf[Tile](tileKinds) }

// TileOf returns the kind of hall that shows a pattern in some rotation, NoTile if
// there is none.
func TileOf(open Edges) Tile { return tileOf[open&AllEdges] }

// Open returns the passages of the tile, not rotated.
func (t Tile) Open() Edges { return tileSpecs[t].open }

// Copies is how many halls of the kind there are.
func (t Tile) Copies() int { return tileSpecs[t].copies }

// Rotations lists the different patterns that the tile shows when it is rotated,
// clockwise from its own.
func (t Tile) Rotations() []Edges { return rotations(t.Open()) }

func rotations(e Edges) []Edges {
	out := []Edges{e}
	for n := 1; n < Dirs && e.Turned(n) != e; n++ {
		out = append(out, e.Turned(n))
	}
	return out
}

// Name says the shape of the hall.
func (t Tile) Name() rules.Text { return rules.Msg(tileSpecs[t].key) }

// String is the pattern of the tile, not rotated.
func (t Tile) String() string { return t.Open().String() }

var tileIDs = rules.IDsOf("hall tile", 0, tileKinds-1, Tile.String)

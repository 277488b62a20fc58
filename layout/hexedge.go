package layout

// HexEdge is a side of a hexagon: the one of Hex in direction Dir, 0 to 5. A
// side between two fields has two names; Canon picks one.
type HexEdge struct {
	Hex Hex
	Dir int
}

// Other is the same side as the field beyond it names it.
func (e HexEdge) Other() HexEdge {
	return HexEdge{Hex: e.Hex.Neighbour(e.Dir), Dir: OppositeDir(e.Dir)}
}

// Canon is the name of the side with a direction of 0 to 2, for use as a key.
func (e HexEdge) Canon() HexEdge {
	e.Dir = mod6(e.Dir)
	if e.Dir > 2 {
		return e.Other()
	}
	return e
}

// EdgeMask is a set of the six sides of a hexagon: bit d is direction d.
type EdgeMask uint8

// AllEdges is the set of all six sides.
const AllEdges EdgeMask = 1<<6 - 1

// Edges makes a set of directions.
func Edges(dirs ...int) EdgeMask {
	var m EdgeMask
	for _, d := range dirs {
		m |= 1 << mod6(d)
	}
	return m
}

// Has reports whether direction dir is in the set.
func (m EdgeMask) Has(dir int) bool { return m>>mod6(dir)&1 == 1 }

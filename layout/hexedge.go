package layout

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

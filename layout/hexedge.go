package layout

// EdgeMask is a set of the six sides of a hexagon: bit d is direction d.
type EdgeMask uint8

// AllEdges is the set of all six sides.
const AllEdges EdgeMask = 1<<6 - 1

// Has reports whether direction dir is in the set.
func (m EdgeMask) Has(dir int) bool { return m>>mod6(dir)&1 == 1 }

package layout

import "math"

// lattice gives each whole point a number from 0 to 1 that looks like chance and is
// the same every time for a seed. It mixes less than Scatter does, for it is asked four
// times for every point of a texture.
func lattice(x, y, seed uint32) float64 {
	h := x*0x9e3779b1 ^ y*0x85ebca6b ^ seed*0xc2b2ae35
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h) / math.MaxUint32
}

// Noise goes smoothly from the number that the lattice has at a whole point to those of
// its neighbours.
func Noise(x, y float64, seed uint32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	tx, ty := x-fx, y-fy
	tx, ty = tx*tx*(3-2*tx), ty*ty*(3-2*ty)
	ix, iy := uint32(int32(fx)), uint32(int32(fy))
	a, b := lattice(ix, iy, seed), lattice(ix+1, iy, seed)
	c, d := lattice(ix, iy+1, seed), lattice(ix+1, iy+1, seed)
	return (a+(b-a)*tx)*(1-ty) + (c+(d-c)*tx)*ty
}

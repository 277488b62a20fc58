package layout

// Scatter returns the ith number of a row in [0, 1). The numbers look random but are
// the same every time. Motions use them for things that fly about or roll.
func Scatter(seed, i int) float64 {
	h := uint32(seed)*0x9e3779b1 ^ uint32(i)*0x85ebca6b ^ 0x68bc21eb
	for range 2 {
		h ^= h >> 15
		h *= 0x2c1b3c6d
		h ^= h >> 13
		h *= 0x297a2d39
	}
	h ^= h >> 16
	return float64(h) / (1 << 32)
}

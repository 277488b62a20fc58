package layout

// Scatter gives the ith of a row of numbers from 0 up to 1 that look like chance and
// are the same every time, for what flies about or rolls in a motion.
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

package search

import "math/bits"

// The bonus of a move that was seldom tried needs roots and logarithms. They come
// from tables of integers, for floats differ in their last bit between systems.
// Beyond 512 numbers share a place with their neighbours, within 1/256.

const (
	fine   = 9                             // numbers of so many bits have places of their own
	places = 1<<fine + (32-fine)<<(fine-1) // of all numbers below 2³²
	unit   = 1 << 10                       // what 1 is in the tables
)

// place finds a number in the tables.
func place(n int32) int {
	if n < 1<<fine {
		return int(n)
	}
	shift := bits.Len32(uint32(n)) - fine
	return 1<<fine + (shift-1)<<(fine-1) + int(n>>shift) - 1<<(fine-1)
}

// rootLog is √(ln n) in units, invRoot is 1/√n in units of units.
var rootLog, invRoot = tables()

func tables() (log, inv [places]int32) {
	for n := int64(1); n < 1<<31; {
		at := place(int32(n))
		log[at] = int32(root(ln(uint64(n)) * unit * unit >> 16))
		inv[at] = int32(root(unit * unit * unit * unit / uint64(n)))
		step := int64(1)
		if n >= 1<<fine {
			step <<= bits.Len64(uint64(n)) - fine
		}
		n += step
	}
	return log, inv
}

// ln is the natural logarithm in 1/2¹⁶, from the binary one, bit by bit.
func ln(n uint64) uint64 {
	whole := bits.Len64(n) - 1
	x := n << (31 - whole) // 1 to 2 in 1/2³¹; n is below 2³¹
	log := uint64(whole)
	for range 24 {
		x = x * x >> 31
		log <<= 1
		if x >= 1<<32 {
			x >>= 1
			log |= 1
		}
	}
	const ln2 = 2977044472 // in 1/2³²
	hi, lo := bits.Mul64(log, ln2)
	return (hi<<32 | lo>>32) >> 8
}

// root is the whole part of a square root.
func root(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	x := uint64(1) << ((bits.Len64(n) + 1) / 2)
	for {
		y := (x + n/x) / 2
		if y >= x {
			return x
		}
		x = y
	}
}

// bonus is what a move deserves beyond its chance: explore·√(ln avail / n). It was
// tried n times of the avail times when it could be.
func bonus(explore, avail, n int32) int32 {
	return int32(int64(explore) * int64(rootLog[place(avail)]) * int64(invRoot[place(n)]) / (unit * unit * unit))
}

package rules

import "math/bits"

// Bits is a set that has a bit for each member.
type Bits interface{ ~uint16 | ~uint32 | ~uint64 }

// Member is what a set of bits holds: numbers from 0.
type Member interface{ ~int | ~int8 | ~int16 | ~uint8 }

// BitsOf makes a set of its members.
func BitsOf[S Bits, M Member](members ...M) S {
	var s S
	for _, m := range members {
		s |= 1 << uint(m)
	}
	return s
}

// Members lists a set in order; the list is never nil.
func Members[M Member, S Bits](s S) []M {
	out := make([]M, 0, bits.OnesCount64(uint64(s)))
	for ; s != 0; s &= s - 1 {
		out = append(out, M(bits.TrailingZeros64(uint64(s))))
	}
	return out
}

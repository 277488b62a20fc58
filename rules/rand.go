package rules

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"strconv"
)

// Rand is the random generator of a game, PCG-XSL-RR 128/64. It is a plain value inside
// the state, so copies of a state draw the same numbers on every system. The zero Rand
// is valid, but always draws the same numbers; NewRand makes one of a seed.
type Rand struct{ hi, lo uint64 }

// NewRand returns the generator of the game that has this seed.
func NewRand(seed uint64) Rand { return newStream(seed, streamGame, 0) }

// Streams are the uses of a seed. Each has numbers of its own, so that none
// follows from another.
const (
	streamGame = iota
	streamOrder
	streamBots
	streamTaste
)

// newStream returns the generator of step n of a stream. It mixes seed, stream and step
// into all bits of both halves. People type neighbouring seeds, and a series of games
// counts through them; the first dice of two such games must be independent.
func newStream(seed uint64, stream, n int) Rand {
	h := mix(seed)
	h = mix(h ^ uint64(stream))
	h = mix(h ^ uint64(n))
	return Rand{hi: mix(h), lo: mix(h + goldenRatio)}
}

// goldenRatio is 2^64 divided by the golden ratio, the step of SplitMix64.
const goldenRatio = 0x9e3779b97f4a7c15

// mix is a step and the output of SplitMix64 (Steele, Lea, Flood, 2014). It permutes
// the 64-bit numbers; each bit of x changes half of all bits of the result.
func mix(x uint64) uint64 {
	x += goldenRatio
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// firstRand returns the generator that version 0.1.0 made of a seed. Only half of its
// state depended on the seed, so its deals were not fair. It serves to replay old
// matches.
func firstRand(seed uint64) Rand {
	r := Rand{hi: seed, lo: goldenRatio}
	for range 4 {
		r.Uint64()
	}
	return r
}

// Uint64 returns 64 random bits.
func (r *Rand) Uint64() uint64 {
	const mulHi, mulLo = 2549297995355413924, 4865540595714422341
	const incHi, incLo = 6364136223846793005, 1442695040888963407
	hi, lo := bits.Mul64(r.lo, mulLo)
	hi += r.hi*mulLo + r.lo*mulHi
	var c uint64
	r.lo, c = bits.Add64(lo, incLo, 0)
	r.hi, _ = bits.Add64(hi, incHi, c)
	return bits.RotateLeft64(r.hi^r.lo, -int(r.hi>>58))
}

// IntN returns a number from 0 to n−1, all equally likely. It panics if n < 1.
func (r *Rand) IntN(n int) int {
	if n < 1 {
		panic("rules: IntN of less than one")
	}
	// Multiply and reject: no value is favoured.
	hi, lo := bits.Mul64(r.Uint64(), uint64(n))
	if lo < uint64(n) {
		for least := -uint64(n) % uint64(n); lo < least; {
			hi, lo = bits.Mul64(r.Uint64(), uint64(n))
		}
	}
	return int(hi)
}

// Die rolls a die with the given number of sides: 1 to sides.
func (r *Rand) Die(sides int) int { return 1 + r.IntN(sides) }

// Shuffle puts s into a random order.
func Shuffle[T any](r *Rand, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		k := r.IntN(i + 1)
		s[i], s[k] = s[k], s[i]
	}
}

// MarshalJSON writes the state as 32 hexadecimal digits in a string.
func (r Rand) MarshalJSON() ([]byte, error) {
	return json.Marshal(fmt.Sprintf("%016x%016x", r.hi, r.lo))
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (r *Rand) UnmarshalJSON(data []byte) error {
	var s string
	if err := json.Unmarshal(data, &s); err != nil {
		return err
	}
	if len(s) != 32 {
		return fmt.Errorf("random generator %q is not 32 hexadecimal digits", s)
	}
	hi, err1 := strconv.ParseUint(s[:16], 16, 64)
	lo, err2 := strconv.ParseUint(s[16:], 16, 64)
	if err1 != nil || err2 != nil {
		return fmt.Errorf("random generator %q is not 32 hexadecimal digits", s)
	}
	r.hi, r.lo = hi, lo
	return nil
}

package layout

import "math"

// Length is how much of a line a part wants to have. All lengths are in units;
// Min ≤ Preferred ≤ Max.
type Length struct {
	Min       float64 // enough to be of use
	Preferred float64 // what it gets where there is room for everything
	Max       float64 // what it never exceeds; where it is less than Preferred, that stands for it
	Grow      float64 // its weight when what is left over is given out
}

// Fixed is the length of a part that has one length.
func Fixed(length float64) Length { return Length{Min: length, Preferred: length} }

// Roomy returns the length of a part that grows beyond what it wants. The more it may
// grow, the more it gets of the rest.
func Roomy(low, preferred, high float64) Length {
	return Length{Min: low, Preferred: preferred, Max: high, Grow: math.Max(0, high-preferred)}
}

// Endless is the length of a part that takes whatever is left over, by a weight.
func Endless(low, preferred, weight float64) Length {
	return Length{Min: low, Preferred: preferred, Max: math.Inf(1), Grow: weight}
}

// Times returns the length of n such parts with a gap between each and the next. It is
// empty if n is less than one.
func (s Length) Times(n int, gap float64) Length {
	if n < 1 {
		return Length{}
	}
	k, gaps := float64(n), gap*float64(n-1)
	return Length{Min: k*s.Min + gaps, Preferred: k*s.Preferred + gaps, Max: k*s.limit() + gaps, Grow: k * s.Grow}
}

func (s Length) limit() float64 { return math.Max(s.Max, s.Preferred) }

// Share divides a length among parts with a gap between each and the next.
//
// Where the parts can have what they want, they grow by their weights, none
// beyond its Max; what nobody takes is left. Else all are equally far on the way
// from their Min to what they want, and ease, 0 to 1, says how far. Where not
// even the Min is left for all, they shrink in proportion.
func Share(length, gap float64, parts ...Length) (lengths []float64, ease float64) {
	lengths = make([]float64, len(parts))
	room := math.Max(0, length-gap*float64(max(0, len(parts)-1)))
	var least, want float64
	for _, s := range parts {
		least, want = least+s.Min, want+s.Preferred
	}
	switch {
	case room >= want:
		for i, s := range parts {
			lengths[i] = s.Preferred
		}
		give(lengths, parts, room-want)
		return lengths, 1
	case room >= least:
		ease = (room - least) / (want - least)
		for i, s := range parts {
			lengths[i] = lerp(s.Min, s.Preferred, ease)
		}
		return lengths, ease
	}
	for i, s := range parts {
		lengths[i] = s.Min * room / least
	}
	return lengths, 0
}

// give hands out what is left over. What a part cannot take goes to the others,
// so each round fills a part or is the last one.
func give(lengths []float64, parts []Length, left float64) {
	for left > tolerance {
		weights := 0.0
		for i, s := range parts {
			if lengths[i] < s.limit() {
				weights += s.Grow
			}
		}
		if weights == 0 {
			return
		}
		given := 0.0
		for i, s := range parts {
			if limit := s.limit(); lengths[i] < limit {
				more := math.Min(left*s.Grow/weights, limit-lengths[i])
				lengths[i] += more
				given += more
			}
		}
		left -= given
	}
}

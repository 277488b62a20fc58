package layout

import "math"

// Span is how much of a line a part wants to have. All lengths are in units;
// Least ≤ Want ≤ Most.
type Span struct {
	Least float64 // enough to be of use
	Want  float64 // what it gets where there is room for everything
	Most  float64 // what it never exceeds; where it is less than Want, Want stands for it
	Grow  float64 // its weight when what is left over is given out
}

// Fixed is the span of a part that has one length.
func Fixed(length float64) Span { return Span{Least: length, Want: length} }

// Roomy returns the span of a part that grows beyond what it wants. The more it may
// grow, the more it gets of the rest.
func Roomy(least, want, most float64) Span {
	return Span{Least: least, Want: want, Most: most, Grow: math.Max(0, most-want)}
}

// Endless is the span of a part that takes whatever is left over, by a weight.
func Endless(least, want, weight float64) Span {
	return Span{Least: least, Want: want, Most: math.Inf(1), Grow: weight}
}

// Times returns the span of n such parts with a gap between each and the next. It is
// empty if n is less than one.
func (s Span) Times(n int, gap float64) Span {
	if n < 1 {
		return Span{}
	}
	k, gaps := float64(n), gap*float64(n-1)
	return Span{Least: k*s.Least + gaps, Want: k*s.Want + gaps, Most: k*s.most() + gaps, Grow: k * s.Grow}
}

func (s Span) most() float64 { return math.Max(s.Most, s.Want) }

// Share divides a length among parts with a gap between each and the next.
//
// Where the parts can have what they want, they grow by their weights, none
// beyond its Most; what nobody takes is left. Else all are equally far on the way
// from their Least to what they want, and ease, 0 to 1, says how far. Where not
// even the Least is left for all, they shrink in proportion.
func Share(length, gap float64, spans ...Span) (lengths []float64, ease float64) {
	lengths = make([]float64, len(spans))
	room := math.Max(0, length-gap*float64(max(0, len(spans)-1)))
	var least, want float64
	for _, s := range spans {
		least, want = least+s.Least, want+s.Want
	}
	switch {
	case room >= want:
		for i, s := range spans {
			lengths[i] = s.Want
		}
		give(lengths, spans, room-want)
		return lengths, 1
	case room >= least:
		ease = (room - least) / (want - least)
		for i, s := range spans {
			lengths[i] = lerp(s.Least, s.Want, ease)
		}
		return lengths, ease
	}
	for i, s := range spans {
		lengths[i] = s.Least * room / least
	}
	return lengths, 0
}

// give hands out what is left over. What a part cannot take goes to the others,
// so each round fills a part or is the last one.
func give(lengths []float64, spans []Span, left float64) {
	for left > tolerance {
		weights := 0.0
		for i, s := range spans {
			if lengths[i] < s.most() {
				weights += s.Grow
			}
		}
		if weights == 0 {
			return
		}
		given := 0.0
		for i, s := range spans {
			if most := s.most(); lengths[i] < most {
				more := math.Min(left*s.Grow/weights, most-lengths[i])
				lengths[i] += more
				given += more
			}
		}
		left -= given
	}
}

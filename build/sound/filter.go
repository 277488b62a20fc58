package main

import (
	"math"

	"schron/sound"
)

// biquad is a filter of second order.
type biquad struct {
	b0, b1, b2, a1, a2 float64
	x1, x2, y1, y2     float64
}

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// passLow keeps what lies below hertz; q is the resonance there.
func passLow(hertz, q float64) biquad {
	cos, alpha := angle(hertz, q)
	a0 := 1 + alpha
	return biquad{
		b0: (1 - cos) / 2 / a0, b1: (1 - cos) / a0, b2: (1 - cos) / 2 / a0,
		a1: -2 * cos / a0, a2: (1 - alpha) / a0,
	}
}

// passHigh keeps what lies above hertz.
func passHigh(hertz float64) biquad {
	cos, alpha := angle(hertz, 0.7)
	a0 := 1 + alpha
	return biquad{
		b0: (1 + cos) / 2 / a0, b1: -(1 + cos) / a0, b2: (1 + cos) / 2 / a0,
		a1: -2 * cos / a0, a2: (1 - alpha) / a0,
	}
}

func angle(hertz, q float64) (cos, alpha float64) {
	w := 2 * math.Pi * hertz / sound.Rate
	return math.Cos(w), math.Sin(w) / (2 * q)
}

// filter sends samples through filters, one after the other.
func filter(samples []float64, filters ...biquad) {
	for i := range filters {
		for k, x := range samples {
			samples[k] = filters[i].next(x)
		}
	}
}

package main

import (
	"math"

	"schron/sound"
	"schron/sound/biquad"
)

// passLow keeps what lies below hertz; q is the resonance there.
func passLow(hertz, q float64) biquad.Filter {
	cos, alpha := angle(hertz, q)
	a0 := 1 + alpha
	return biquad.Filter{
		B0: (1 - cos) / 2 / a0, B1: (1 - cos) / a0, B2: (1 - cos) / 2 / a0,
		A1: -2 * cos / a0, A2: (1 - alpha) / a0,
	}
}

// passHigh keeps what lies above hertz.
func passHigh(hertz float64) biquad.Filter {
	cos, alpha := angle(hertz, 0.7)
	a0 := 1 + alpha
	return biquad.Filter{
		B0: (1 + cos) / 2 / a0, B1: -(1 + cos) / a0, B2: (1 + cos) / 2 / a0,
		A1: -2 * cos / a0, A2: (1 - alpha) / a0,
	}
}

func angle(hertz, q float64) (cos, alpha float64) {
	w := 2 * math.Pi * hertz / sound.Rate
	return math.Cos(w), math.Sin(w) / (2 * q)
}

// filter sends samples through filters, one after the other.
func filter(samples []float64, filters ...biquad.Filter) {
	for i := range filters {
		for k, x := range samples {
			samples[k] = filters[i].Next(x)
		}
	}
}

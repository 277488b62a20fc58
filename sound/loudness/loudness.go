// Package loudness measures how loud sound is, as ITU-R BS.1770 does for one channel:
// weighted as people hear, in LUFS. It is for making and testing sounds; playing them
// needs none of it.
package loudness

import (
	"math"

	"schron/sound/biquad"
)

// shelf and pass are the two stages of the K weighting for a rate. shelf stands for the
// head, pass for the ears' weakness in the bass.
func shelf(rate float64) biquad.Filter {
	const f0, g, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
	k := math.Tan(math.Pi * f0 / rate)
	vh := math.Pow(10, g/20)
	vb := math.Pow(vh, 0.4996667741545416)
	a0 := 1 + k/q + k*k
	return biquad.Filter{
		B0: (vh + vb*k/q + k*k) / a0, B1: 2 * (k*k - vh) / a0, B2: (vh - vb*k/q + k*k) / a0,
		A1: 2 * (k*k - 1) / a0, A2: (1 - k/q + k*k) / a0,
	}
}

func pass(rate float64) biquad.Filter {
	const f0, q = 38.13547087602444, 0.5003270373238773
	k := math.Tan(math.Pi * f0 / rate)
	a0 := 1 + k/q + k*k
	return biquad.Filter{B0: 1, B1: -2, B2: 1, A1: 2 * (k*k - 1) / a0, A2: (1 - k/q + k*k) / a0}
}

// Silence is what is given for no sound at all.
const Silence = -120.0

// level is the loudness of a mean square, in LUFS.
func level(square float64) float64 {
	if square <= 1e-12 {
		return Silence
	}
	return -0.691 + 10*math.Log10(square)
}

// weighted returns the squares of the samples after K weighting, with so many samples of
// silence after them.
func weighted(samples []float32, rate, silence int) []float64 {
	a, b := shelf(float64(rate)), pass(float64(rate))
	out := make([]float64, len(samples)+silence)
	for i := range out {
		x := 0.0
		if i < len(samples) {
			x = float64(samples[i])
		}
		y := b.Next(a.Next(x))
		out[i] = y * y
	}
	return out
}

// Momentary is the greatest loudness of any 0.4 s, in LUFS: how loud a short sound
// is. One that is shorter counts with the silence after it.
func Momentary(samples []float32, rate int) float64 {
	n, step := rate*2/5, rate/1000
	squares := weighted(samples, rate, n)
	sum, most := 0.0, 0.0
	for i, s := range squares {
		sum += s
		if i >= n {
			sum -= squares[i-n]
		}
		if i >= n-1 && (i-n+1)%step == 0 {
			most = max(most, sum/float64(n))
		}
	}
	return level(most)
}

// Peak is the greatest sample in dBFS.
func Peak(samples []float32) float64 {
	most := 0.0
	for _, s := range samples {
		most = max(most, math.Abs(float64(s)))
	}
	if most == 0 {
		return Silence
	}
	return 20 * math.Log10(most)
}

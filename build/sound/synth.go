package main

import (
	"hash/fnv"
	"math"
	"math/rand/v2"

	"schron/sound"
	"schron/sound/loudness"
)

// ratios are the pitches of what is struck, by the lowest: a wooden bar, a thick
// metal plate and a slack drum. They are slightly off what books say, so that nothing
// rings like an instrument.
var ratios = map[string][]float64{
	"wood":  {1, 2.57, 4.62, 7.1},
	"metal": {1, 1.483, 2.09, 2.71, 3.64, 4.85, 6.3},
	"skin":  {1, 1.59, 2.14, 2.65},
}

// peakMost is the greatest sample that a sound may have, in dBFS.
const peakMost = -3.0

// make makes the samples of a sound of the set. They begin and end at zero.
func (s *set) make(d *describe) []float32 {
	mix := make([]float64, int(d.Seconds*sound.Rate))
	for i := range d.Layers {
		h := fnv.New64a()
		_, _ = h.Write([]byte(s.Name + "/" + d.Name))
		d.Layers[i].add(mix, rand.New(rand.NewPCG(h.Sum64(), uint64(i))))
	}
	filter(mix, passHigh(45), passHigh(45), passLow(d.Ceiling, 0.7), passLow(d.Ceiling, 0.7))
	soften(mix)
	return leveled(mix, d.Loudness)
}

// leveled brings samples to a loudness, or as near as the greatest peak lets them.
func leveled(mix []float64, lufs float64) []float32 {
	out := make([]float32, len(mix))
	for i, x := range mix {
		out[i] = float32(x)
	}
	gain := lufs - loudness.Momentary(out, sound.Rate)
	gain = math.Min(gain, peakMost-loudness.Peak(out))
	factor := math.Pow(10, gain/20)
	for i, x := range mix {
		out[i] = float32(x * factor)
	}
	return out
}

// soften has samples begin and end at zero, without a corner.
func soften(mix []float64) {
	const in, out = sound.Rate / 1000, sound.Rate / 50
	for i := range in {
		mix[i] *= 0.5 - 0.5*math.Cos(math.Pi*float64(i)/in)
	}
	for i := range out {
		mix[len(mix)-1-i] *= 0.5 - 0.5*math.Cos(math.Pi*float64(i)/out)
	}
}

// add adds all strokes of the layer.
func (l *layer) add(mix []float64, r *rand.Rand) {
	gain, pitch := l.Gain, 1.0
	for n := range l.Repeat {
		at := l.At + float64(n)*l.Every
		if l.Uneven > 0 {
			at += (r.Float64() - 0.5) * l.Uneven * l.Every
			pitch = 1 + (r.Float64()-0.5)*0.3*l.Uneven
		}
		if l.Rise > 0 {
			pitch = math.Pow(l.Rise, float64(n))
		}
		if from := int(math.Max(at, 0) * sound.Rate); from < len(mix) {
			l.stroke(mix[from:], gain, pitch, r)
		}
		gain *= 1 - l.Fade
	}
}

// stroke adds one stroke of the layer.
func (l *layer) stroke(mix []float64, gain, pitch float64, r *rand.Rand) {
	n := min(len(mix), int((l.Attack+l.Hold+l.Decay*1.2)*sound.Rate)+1)
	part := make([]float64, n)
	switch l.Kind {
	case "noise":
		for i := range part {
			part[i] = r.Float64()*2 - 1
		}
		l.shape(part, l.Decay)
	case "tone":
		l.sines(part, pitch, harmonics(l.Harmonics), func(i int) float64 { return 1 / float64(i+1) }, r)
	default:
		l.sines(part, pitch, ratios[l.Kind], func(i int) float64 { return math.Pow(0.62, float64(i)) }, r)
	}
	l.keep(part)
	l.tremble(part)
	for i, x := range part {
		if l.Drive > 0 {
			x = math.Tanh(x*l.Drive) / math.Tanh(l.Drive)
		}
		mix[i] += x * gain
	}
}

// harmonics are the first n.
func harmonics(n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = float64(i + 1)
	}
	return out
}

// sines adds a sine for each ratio, the higher ones of what is struck shorter.
func (l *layer) sines(part []float64, pitch float64, ratios []float64, strength func(i int) float64, r *rand.Rand) {
	to := l.To
	if to == 0 {
		to = l.Hertz
	}
	one := make([]float64, len(part))
	for i, ratio := range ratios {
		phase := 0.0
		if l.Kind != "tone" {
			ratio *= 1 + (r.Float64()-0.5)*0.02
		}
		for k := range one {
			x := float64(k) / float64(len(one))
			hertz := l.Hertz * math.Pow(to/l.Hertz, x) * pitch * ratio
			one[k] = 0
			if hertz < sound.Rate/3 {
				one[k] = math.Sin(2*math.Pi*phase) * strength(i)
			}
			phase += hertz / sound.Rate
			phase -= math.Floor(phase)
		}
		decay := l.Decay
		if l.Kind != "tone" {
			decay /= math.Pow(ratio, 0.6*l.Dull)
		}
		l.shape(one, decay)
		for k, x := range one {
			part[k] += x
		}
	}
}

// shape gives samples the layer's course: up, on, and down by 60 dB in decay seconds.
func (l *layer) shape(part []float64, decay float64) {
	for i := range part {
		at := float64(i) / sound.Rate
		switch {
		case at < l.Attack:
			part[i] *= 0.5 - 0.5*math.Cos(math.Pi*at/l.Attack)
		case at > l.Attack+l.Hold:
			part[i] *= math.Pow(10, -3*(at-l.Attack-l.Hold)/decay)
		}
	}
}

// keep leaves what the layer keeps of its pitches.
func (l *layer) keep(part []float64) {
	q := 0.7 + l.Sharp
	if l.Above > 0 {
		filter(part, passHigh(l.Above))
	}
	switch {
	case l.Below <= 0:
	case l.BelowTo <= 0:
		filter(part, passLow(l.Below, q))
	default:
		// The filter moves in short steps, keeping what it remembers.
		const step = 64
		f := passLow(l.Below, q)
		for i := 0; i < len(part); i += step {
			x := float64(i) / float64(len(part))
			f.Turn(passLow(l.Below*math.Pow(l.BelowTo/l.Below, x), q))
			for k := i; k < min(i+step, len(part)); k++ {
				part[k] = f.Next(part[k])
			}
		}
	}
}

// tremble moves the strength up and down.
func (l *layer) tremble(part []float64) {
	if l.Tremble <= 0 {
		return
	}
	for i := range part {
		x := 0.5 - 0.5*math.Cos(2*math.Pi*l.Tremble*float64(i)/sound.Rate)
		part[i] *= 1 - l.Depth*x
	}
}

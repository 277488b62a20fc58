package sound

import (
	"bytes"
	"fmt"
	"math"

	"github.com/jfreymuth/oggvorbis"
)

// Clip is a decoded sound of one channel at Rate. It never changes.
type Clip struct{ samples []int16 }

// Seconds is how long the clip is.
func (c *Clip) Seconds() float64 { return float64(len(c.samples)) / Rate }

// Samples returns the clip's samples from -1 to 1, for what looks at them.
func (c *Clip) Samples() []float32 {
	out := make([]float32, len(c.samples))
	for i, s := range c.samples {
		out[i] = float32(s) / math.MaxInt16
	}
	return out
}

// How long a clip takes to fade in and out, in samples. Compression leaves a little at
// its ends, which would click.
const (
	edgeIn  = Rate / 2000
	edgeOut = Rate / 200
)

// Decode reads an Ogg Vorbis file of one channel at Rate.
func Decode(file []byte) (*Clip, error) {
	samples, format, err := oggvorbis.ReadAll(bytes.NewReader(file))
	if err != nil {
		return nil, err
	}
	if format.Channels != 1 || format.SampleRate != Rate {
		return nil, fmt.Errorf("%d channels at %d Hz, accepted: 1 at %d", format.Channels, format.SampleRate, Rate)
	}
	return NewClip(samples), nil
}

// NewClip makes a clip of samples from -1 to 1, its first and its last one silent.
func NewClip(samples []float32) *Clip {
	c := &Clip{samples: make([]int16, len(samples))}
	for i, s := range samples {
		edge := min(float32(i)/edgeIn, float32(len(samples)-1-i)/edgeOut, 1)
		c.samples[i] = Int16(s * edge)
	}
	return c
}

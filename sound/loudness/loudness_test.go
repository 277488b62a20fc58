package loudness

import (
	"math"
	"testing"
)

const rate = 48000

// sine is seconds of a sine of a frequency and an amplitude in dBFS.
func sine(hertz, db, seconds float64) []float32 {
	out := make([]float32, int(rate*seconds))
	for i := range out {
		out[i] = float32(math.Pow(10, db/20) * math.Sin(2*math.Pi*hertz*float64(i)/rate))
	}
	return out
}

// TestKnownLoudness: BS.1770 says that 997 Hz at full scale in one channel is -3.01 LUFS. EBU
// Tech 3341 says that a level 20 dB lower is 20 LU lower.
func TestKnownLoudness(t *testing.T) {
	for _, c := range []struct{ hertz, db, want float64 }{
		{997, 0, -3.01}, {997, -20, -23.01}, {60, -20, -26.65}, {4000, -20, -19.7},
	} {
		if got := Momentary(sine(c.hertz, c.db, 3), rate); math.Abs(got-c.want) > 0.1 {
			t.Errorf("%v Hz at %v dB: %.2f LUFS, want %.2f", c.hertz, c.db, got, c.want)
		}
	}
}

// TestShortSoundsCountWithTheirSilence: a tenth of the block is ten times less.
func TestShortSoundsCountWithTheirSilence(t *testing.T) {
	if got := Momentary(sine(997, 0, 0.04), rate); math.Abs(got+13.0) > 0.3 {
		t.Errorf("%.2f LUFS", got)
	}
}

func TestSilenceAndPeak(t *testing.T) {
	if Momentary(nil, rate) != Silence || Peak(nil) != Silence {
		t.Error("silence is not silent")
	}
	if got := Peak([]float32{0.1, -0.5}); math.Abs(got+6.02) > 0.01 {
		t.Errorf("peak %.2f dBFS", got)
	}
}

package sound

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"schron/assets"
	"schron/sound/loudness"
)

// tone is seconds of a sine of an amplitude.
func tone(hertz, amplitude, seconds float64) *Clip {
	samples := make([]float32, int(seconds*Rate))
	for i := range samples {
		samples[i] = float32(amplitude * math.Sin(2*math.Pi*hertz*float64(i)/Rate))
	}
	return NewClip(samples)
}

// mixed is what a mixer gives for so many ticks.
func mixed(m *Mixer, ticks int) []float32 {
	out := make([]float32, ticks*PerTick)
	for i := range ticks {
		m.Mix(out[i*PerTick : (i+1)*PerTick])
	}
	return out
}

// shippedClips decodes all that ships.
func shippedClips(t testing.TB) map[string]*Clip {
	t.Helper()
	out := map[string]*Clip{}
	for _, set := range []string{assets.FrameSounds, "wcp", "wradislavia", "paliwo", "dzicz", "dolores"} {
		for _, name := range assets.Sounds(set) {
			file, err := assets.Sound(name)
			if err != nil {
				t.Fatal(err)
			}
			if out[name], err = Decode(file); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
	}
	if len(out) < 60 {
		t.Fatalf("%d sounds", len(out))
	}
	return out
}

// TestEverythingAtOnceStaysBelowTheCeiling: as many of the sounds as can, all at once at full
// strength, and again and again, come out at -1 dBFS at most. There is no jump that none of
// them makes.
func TestEverythingAtOnceStaysBelowTheCeiling(t *testing.T) {
	m, clips := NewMixer(), shippedClips(t)
	var out []float32
	for range 20 {
		for _, c := range clips {
			m.Play(c, 1, 1)
		}
		out = append(out, mixed(m, 7)...)
	}
	out = append(out, mixed(m, 200)...)
	if p := loudness.Peak(out); p > -1.0 || p < -2 {
		t.Errorf("peak %.2f dBFS", p)
	}
	if m.Sounding() != 0 {
		t.Errorf("%d still sound", m.Sounding())
	}
	if end := out[len(out)-1]; end != 0 {
		t.Errorf("it ends at %g", end)
	}
}

// TestTheLimiterTurnsDownBeforeAPeak: a tone far too loud comes out as a tone, not cut off at
// the ceiling. One that is not too loud comes out as it is.
func TestTheLimiterTurnsDownBeforeAPeak(t *testing.T) {
	for _, c := range []struct{ in, want float64 }{{0.5, 0.5}, {8, 0.885}} {
		m := NewMixer()
		m.Play(tone(440, 0.5, 1), c.in/0.5, 1)
		out := mixed(m, 60)
		steady := out[Rate/2 : Rate*3/4]
		var power, most float64
		for _, s := range steady {
			power += float64(s) * float64(s)
			most = math.Max(most, math.Abs(float64(s)))
		}
		crest := most / math.Sqrt(power/float64(len(steady)))
		if math.Abs(most-c.want) > 0.01 || math.Abs(crest-math.Sqrt2) > 0.02 {
			t.Errorf("a tone of %g comes out at %.3f with crest %.3f", c.in, most, crest)
		}
	}
}

// TestNothingClicks: what begins, ends, is muted in its middle and comes back makes no
// jump as large as twice the tone's own.
func TestNothingClicks(t *testing.T) {
	m := NewMixer()
	m.Play(tone(200, 0.8, 1.5), 1, 1.03)
	out := mixed(m, 30)
	m.SetVolume(0)
	out = append(out, mixed(m, 20)...)
	if quiet := loudness.Peak(out[len(out)-PerTick:]); quiet > -70 {
		t.Errorf("muted it still sounds at %.1f dBFS", quiet)
	}
	m.SetVolume(1)
	out = append(out, mixed(m, 60)...)
	most := 2 * math.Pi * 200 * 1.03 / Rate * 0.8 * 2
	for i := 1; i < len(out); i++ {
		if d := math.Abs(float64(out[i] - out[i-1])); d > most {
			t.Fatalf("at %d it jumps by %.4f, the tone by %.4f", i, d, most)
		}
	}
}

// TestPitchAndGain: twice the pitch takes half the time, and gain is a factor.
func TestPitchAndGain(t *testing.T) {
	m := NewMixer()
	m.Play(tone(300, 0.6, 1), 0.5, 2)
	out := mixed(m, 60)
	crossings := 0
	for i := 1; i < Rate/4; i++ {
		if out[i-1] < 0 && out[i] >= 0 {
			crossings++
		}
	}
	if crossings < 147 || crossings > 151 {
		t.Errorf("%d periods in a quarter of a second, want 150", crossings)
	}
	if p := loudness.Peak(out); math.Abs(p-20*math.Log10(0.3)) > 0.2 {
		t.Errorf("peak %.2f dBFS", p)
	}
	if late := loudness.Peak(out[Rate*51/100:]); late > loudness.Silence {
		t.Errorf("after half a second it still sounds, %.1f dBFS", late)
	}
}

// TestAnyPitchComesToAnEnd: one of nothing, or less, would sound for ever.
func TestAnyPitchComesToAnEnd(t *testing.T) {
	for _, pitch := range []float64{0, -1, 1e-9, 1e9, math.Inf(1), math.Inf(-1)} {
		m := NewMixer()
		m.Play(tone(300, 0.5, 0.1), 1, pitch)
		if mixed(m, 60); m.Sounding() != 0 {
			t.Errorf("pitch %v: 0.1 s still sounds after a second", pitch)
		}
	}
}

// TestAClipThatEndsLeavesOthersAlone, whichever of them began first.
func TestAClipThatEndsLeavesOthersAlone(t *testing.T) {
	short, long, other := tone(900, 0.1, 0.05), tone(300, 0.1, 0.5), tone(500, 0.1, 0.4)
	alone := NewMixer()
	alone.Play(long, 1, 1)
	alone.Play(other, 1, 1)
	want := mixed(alone, 30)
	for _, order := range [][]*Clip{{short, long, other}, {long, short, other}, {long, other, short}} {
		m := NewMixer()
		for _, c := range order {
			m.Play(c, 1, 1)
		}
		got := mixed(m, 30)
		for i := 5 * PerTick; i < len(got); i++ {
			if math.Abs(float64(got[i]-want[i])) > 1e-4 {
				t.Fatalf("at %d it is %.4f, without the one that ended %.4f", i, got[i], want[i])
			}
		}
	}
}

// TestOneVoiceTooManyIsLeftOut: and those that sound go on.
func TestOneVoiceTooManyIsLeftOut(t *testing.T) {
	m, c := NewMixer(), tone(100, 0.01, 1)
	for range mostVoices + 5 {
		m.Play(c, 1, 1)
	}
	if m.Sounding() != mostVoices {
		t.Errorf("%d sound", m.Sounding())
	}
	mixed(m, 1)
	m.Play(nil, 1, 1)
	if m.Drop(); m.Sounding() != mostVoices {
		t.Errorf("what was heard was dropped: %d sound", m.Sounding())
	}
	m = NewMixer()
	m.Play(c, 1, 1)
	if m.Drop(); m.Sounding() != 0 {
		t.Error("what nobody has heard was kept")
	}
}

// TestReadIsMix: what the device reads is what is mixed, alike on both channels, for
// any number of bytes.
func TestReadIsMix(t *testing.T) {
	a, b, c := NewMixer(), NewMixer(), tone(500, 0.7, 0.2)
	a.Play(c, 1, 1)
	b.Play(c, 1, 1)
	want := make([]float32, 3000)
	a.Mix(want)
	var got []byte
	for i := 0; len(got) < len(want)*frame; i++ {
		n := []int{1000, 7, 100 * frame, 3000 * frame}[i%4]
		p := make([]byte, n)
		k, err := b.Read(p)
		if err != nil || k != min(n/frame, readMost)*frame {
			t.Fatalf("read %d of %d: %v", k, n, err)
		}
		got = append(got, p[:k]...)
	}
	for i := range want {
		for ch := range Channels {
			s := math.Float32frombits(binary.LittleEndian.Uint32(got[i*frame+4*ch:]))
			if s != want[i] {
				t.Fatalf("sample %d of channel %d is %g, want %g", i, ch, s, want[i])
			}
		}
	}
}

// TestMixingAllocatesNothing: nor does playing.
func TestMixingAllocatesNothing(t *testing.T) {
	m, c := NewMixer(), tone(500, 0.9, 0.5)
	p := make([]byte, PerTick*frame)
	if n := testing.AllocsPerRun(100, func() {
		m.Play(c, 1, 1.01)
		for range 5 {
			_, _ = m.Read(p)
		}
	}); n > 0 {
		t.Errorf("%g allocations", n)
	}
}

// TestSilent: it counts the time since the last one ended.
func TestSilent(t *testing.T) {
	m := NewMixer()
	if m.Silent() < 1000*Rate {
		t.Error("a new mixer has always been silent")
	}
	m.Play(tone(100, 0.5, 0.1), 1, 1)
	if m.Silent() != 0 {
		t.Error("it is silent while something sounds")
	}
	mixed(m, 6+60+1)
	if s := float64(m.Silent()) / Rate; s < 0.98 || s > 1.02 {
		t.Errorf("silent for %.3f s", s)
	}
}

// TestPlayingAndReadingAtOnce: two goroutines may use a mixer. With -race it shows.
func TestPlayingAndReadingAtOnce(t *testing.T) {
	m, c, done := NewMixer(), tone(300, 0.9, 0.05), make(chan struct{})
	go func() {
		defer close(done)
		p := make([]byte, 512*frame)
		for range 300 {
			_, _ = m.Read(p)
		}
	}()
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		m.Play(c, r.Float64(), 1)
		m.SetVolume(r.Float64())
		_, _ = m.Sounding(), m.Silent()
	}
	<-done
}

// BenchmarkMix is a second of eight voices, and of the limiter at work: a core has 1e9
// ns for it.
func BenchmarkMix(b *testing.B) {
	for name, gain := range map[string]float64{"soft": 0.1, "limited": 1} {
		b.Run(name, func(b *testing.B) {
			m, c, p := NewMixer(), tone(300, 0.9, 1.2), make([]byte, PerTick*frame)
			b.ReportAllocs()
			for b.Loop() {
				for m.Sounding() < 8 {
					m.Play(c, gain, 1.01)
				}
				for range Rate / readMost {
					_, _ = m.Read(p)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1e7, "%core")
		})
	}
}

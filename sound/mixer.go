package sound

import (
	"encoding/binary"
	"math"
	"sync"
)

// mostVoices is how many clips sound at once; one more is left out, for one that is
// cut off would click.
const mostVoices = 24

// voice is a clip that sounds.
type voice struct {
	clip *Clip
	at   float64 // the sample that comes next
	step float64 // samples of the clip for each one that is mixed
	gain float32
}

// Mixer puts clips together. It is for several goroutines: one plays, the device reads.
type Mixer struct {
	mu     sync.Mutex
	voices [mostVoices]voice
	count  int
	volume float32 // that it comes to
	now    float32 // … and has come to
	limit  limiter
	silent int // samples since the last voice ended
	buf    [readMost]float32
}

// NewMixer makes a mixer at full volume.
func NewMixer() *Mixer {
	return &Mixer{volume: 1, now: 1, limit: newLimiter(), silent: math.MaxInt32}
}

// Play begins a clip: gain is its strength, pitch how much faster and so higher it
// goes than it was made, around 1.
func (m *Mixer) Play(c *Clip, gain, pitch float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.count == mostVoices || c == nil || len(c.samples) == 0 {
		return
	}
	m.voices[m.count] = voice{clip: c, step: min(max(pitch, 0.25), 4), gain: float32(gain)}
	m.count++
}

// SetVolume makes all softer or louder, from 0 to 1, within some hundredths of a second.
func (m *Mixer) SetVolume(v float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.volume = float32(min(max(v, 0), 1))
}

// Sounding is how many clips sound.
func (m *Mixer) Sounding() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.count
}

// Silent is for how many samples nothing has sounded.
func (m *Mixer) Silent() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.count > 0 {
		return 0
	}
	return m.silent
}

// Drop forgets all clips that have not been heard yet, where the device came too late.
func (m *Mixer) Drop() {
	m.mu.Lock()
	defer m.mu.Unlock()
	kept := 0
	for i := range m.count {
		if m.voices[i].at > 0 {
			m.voices[kept] = m.voices[i]
			kept++
		}
	}
	clear(m.voices[kept:m.count])
	m.count = kept
}

// Mix fills out with what comes next, of one channel.
func (m *Mixer) Mix(out []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.mix(out)
}

func (m *Mixer) mix(out []float32) {
	clear(out)
	if m.count == 0 {
		m.silent = min(m.silent, math.MaxInt32-len(out)) + len(out)
	}
	for i := 0; i < m.count; {
		if m.voices[i].add(out) {
			i++
			continue
		}
		m.silent = 0
		m.count--
		m.voices[i] = m.voices[m.count]
		m.voices[m.count] = voice{}
	}
	m.fade(out)
	m.limit.run(out)
}

// fade brings samples to the volume, which moves slowly enough not to be heard.
func (m *Mixer) fade(out []float32) {
	const pace = 1.0 / 600
	if m.now == m.volume && m.now == 1 {
		return
	}
	for i := range out {
		m.now += (m.volume - m.now) * pace
		out[i] *= m.now
	}
	if d := m.volume - m.now; d < 1e-5 && d > -1e-5 {
		m.now = m.volume
	}
}

// add adds the voice to samples and reports whether it goes on.
func (v *voice) add(out []float32) bool {
	samples, gain := v.clip.samples, v.gain/math.MaxInt16
	last := float64(len(samples) - 1)
	for i := range out {
		if v.at >= last {
			return false
		}
		n := int(v.at)
		part := float32(v.at - float64(n))
		a, b := float32(samples[n]), float32(samples[n+1])
		out[i] += (a + (b-a)*part) * gain
		v.at += v.step
	}
	return true
}

// Channels is how many Read gives, the same on each.
const Channels = 2

// frame is the number of bytes of a sample on all channels as Read gives it.
const frame = 4 * Channels

// readMost is how many samples Read gives at a time, 4 ms: who reads ahead until enough
// waits has hardly more than enough then.
const readMost = Rate / 250

// Read fills p with what comes next as bytes of 32-bit floats on both channels, for the
// device: readMost samples at most. It never ends and never fails.
func (m *Mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	part := m.buf[:min(len(p)/frame, readMost)]
	m.mix(part)
	for i, s := range part {
		at, bits := p[i*frame:], math.Float32bits(s)
		binary.LittleEndian.PutUint32(at, bits)
		binary.LittleEndian.PutUint32(at[4:], bits)
	}
	return len(part) * frame, nil
}

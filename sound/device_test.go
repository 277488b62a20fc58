package sound

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// fakeOutput is a device that reads a mixer by no clock, and notes what was asked of it.
type fakeOutput struct {
	mixer             *Mixer
	suspended, resume atomic.Int32
	failing           atomic.Bool
}

func (f *fakeOutput) Suspend() error { f.suspended.Add(1); return nil }
func (f *fakeOutput) Resume() error  { f.resume.Add(1); f.drain(); return nil }
func (f *fakeOutput) Err() error {
	if f.failing.Load() {
		return errors.New("pulled out")
	}
	f.drain()
	return nil
}

// drain reads two seconds.
func (f *fakeOutput) drain() {
	p := make([]byte, readMost*frame)
	for range 2 * Rate / readMost {
		_, _ = f.mixer.Read(p)
	}
}

// await waits until something is so.
func await(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if so() {
			return
		}
	}
	t.Fatalf("it never comes to this: %s", what)
}

// TestTheDeviceRestsAndGoesOn: it is opened by the first sound only, rests once all has
// been silent, and goes on with the next sound.
func TestTheDeviceRestsAndGoesOn(t *testing.T) {
	m, opened := NewMixer(), atomic.Int32{}
	out := &fakeOutput{mixer: m}
	d := newDevice(m, func(*Mixer) (output, error) { opened.Add(1); return out, nil })
	if time.Sleep(20 * time.Millisecond); opened.Load() != 0 {
		t.Fatal("it was opened before anything sounds")
	}
	m.Play(tone(100, 0.5, 0.3), 1, 1)
	for range 3 {
		if !d.play() {
			t.Fatal("it does not play")
		}
	}
	await(t, "it rests", func() bool { return out.suspended.Load() > 0 })
	rests := out.suspended.Load()
	m.Play(tone(100, 0.5, 0.3), 1, 1)
	d.play()
	await(t, "it goes on and rests again", func() bool { return out.suspended.Load() > rests && m.Sounding() == 0 })
	if opened.Load() != 1 || out.resume.Load() == 0 {
		t.Errorf("opened %d times, went on %d times", opened.Load(), out.resume.Load())
	}
}

// TestWithoutADeviceAllIsSilent: one that does not open is tried once, and one that
// fails later is done with; whoever plays need not know.
func TestWithoutADeviceAllIsSilent(t *testing.T) {
	opened := atomic.Int32{}
	for name, open := range map[string]func(*Mixer) (output, error){
		"none":  func(*Mixer) (output, error) { opened.Add(1); return nil, errors.New("none") },
		"fails": func(m *Mixer) (output, error) { f := &fakeOutput{mixer: m}; f.failing.Store(true); return f, nil },
	} {
		m := NewMixer()
		s := &Speaker{bank: NewBank(ogg), mixer: m, device: newDevice(m, open)}
		m.Play(tone(100, 0.5, 0.3), 1, 1)
		s.device.play()
		await(t, name, s.device.dead.Load)
		before := m.Sounding()
		for range 3 {
			s.Prepare([]string{"frame/press"})
			s.Play("frame/press", 1, 1)
			s.Tick()
		}
		if m.Sounding() != before {
			t.Errorf("%s: clips are piled up for nobody", name)
		}
	}
	if opened.Load() != 1 {
		t.Errorf("it was opened %d times", opened.Load())
	}
}

// TestWhatComesTooLateIsLeftOut: a device that takes long to open does not begin with
// what should have been heard long ago.
func TestWhatComesTooLateIsLeftOut(t *testing.T) {
	m := NewMixer()
	out := &fakeOutput{mixer: NewMixer()}
	d := newDevice(m, func(*Mixer) (output, error) { time.Sleep(tooLate + 50*time.Millisecond); return out, nil })
	m.Play(tone(100, 0.5, 1), 1, 1)
	d.play()
	await(t, "nothing waits", func() bool { return m.Sounding() == 0 })
}

// TestLatency: what is played is in the device's buffer within 40 ms, which is no longer than
// that. And what waits is as much as a device asks for at a time.
func TestLatency(t *testing.T) {
	if Latency > 40*time.Millisecond || deviceBuffer > 40*time.Millisecond || playerBuffer < deviceBuffer*2/3 {
		t.Errorf("latency %v, buffer %v, waiting %v", Latency, deviceBuffer, playerBuffer)
	}
}

// opensDevice, in the environment of a test program, has it open the system's device.
const opensDevice = "SCHRON_TEST_OPENS_DEVICE"

// TestTheSystemsDevice: opening the system's device works or fails, and neither the
// program nor ALSA says anything on standard error; what ALSA calls in turn may.
func TestTheSystemsDevice(t *testing.T) {
	if os.Getenv(opensDevice) == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestTheSystemsDevice$")
		cmd.Env = append(os.Environ(), opensDevice+"=1")
		var said bytes.Buffer
		cmd.Stderr = &said
		if out, err := cmd.Output(); err != nil || strings.Contains(said.String(), "ALSA") || strings.Contains(said.String(), "oto") {
			t.Errorf("%v: %s; said is %q", err, out, &said)
		}
		return
	}
	out, err := openSystem(NewMixer())
	if err != nil {
		return // most machines that test have none
	}
	if err := errors.Join(out.Suspend(), out.Resume(), out.Suspend(), out.Err()); err != nil {
		t.Error(err)
	}
}

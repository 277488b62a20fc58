package sound

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"schron/assets"
	"schron/sound/loudness"
)

func ogg(name string) ([]byte, error) { return assets.Sound(name) }

// TestTheBankDecodesBesideAndOnce: the first time there is none yet, then there is, and
// each file is read once.
func TestTheBankDecodesBesideAndOnce(t *testing.T) {
	reads := atomic.Int32{}
	b := NewBank(func(name string) ([]byte, error) { reads.Add(1); return ogg(name) })
	if b.Ready("frame/press") != nil {
		t.Error("it is there at once")
	}
	b.Prepare([]string{"frame/press", "frame/drop"})
	await(t, "both are there", func() bool { return b.Ready("frame/press") != nil && b.Ready("frame/drop") != nil })
	b.Prepare([]string{"frame/press"})
	if c, err := b.Now("frame/drop"); err != nil || c != b.Ready("frame/drop") {
		t.Errorf("another one: %v", err)
	}
	if n := reads.Load(); n != 2 {
		t.Errorf("%d reads", n)
	}
	if _, err := b.Now("frame/nothing"); err == nil || b.Ready("frame/nothing") != nil {
		t.Error("what is not there is there")
	}
}

// TestWhatIsNoSoundIsRefused: neither noise nor another rate becomes a clip.
func TestWhatIsNoSoundIsRefused(t *testing.T) {
	if _, err := Decode([]byte("OggS and nothing")); err == nil {
		t.Error("noise was decoded")
	}
	b := NewBank(func(string) ([]byte, error) { return nil, errors.New("no") })
	b.Prepare([]string{"x"})
	if b.Ready("x") != nil {
		t.Error("there is a clip")
	}
}

// TestTheRecorderWritesWhatSounds: tick by tick into a WAV file, the same every time,
// also where the writer cannot seek.
func TestTheRecorderWritesWhatSounds(t *testing.T) {
	record := func(w *WAV) {
		r := NewRecorder(ogg, w)
		r.Prepare(nil)
		r.SetVolume(0.8)
		for i := range 60 {
			if i%20 == 0 {
				r.Play("dzicz/token", 1, 1)
			}
			r.Tick()
		}
		if err := r.Close(); err != nil {
			t.Fatal(err)
		}
	}
	var plain bytes.Buffer
	record(NewWAV(&plain))
	file := filepath.Join(t.TempDir(), "x.wav")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	record(NewWAV(f))
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(data, plain.Bytes()) {
		t.Errorf("%d bytes in the file, %d without seeking: %v", len(data), plain.Len(), err)
	}
	var h wavHeader
	if err := binary.Read(bytes.NewReader(data), binary.LittleEndian, &h); err != nil || h != headerFor(Rate) {
		t.Errorf("header %+v: %v", h, err)
	}
	samples := make([]float32, Rate)
	for i := range samples {
		samples[i] = float32(int16(binary.LittleEndian.Uint16(data[wavHeaderSize+2*i:]))) / 32767
	}
	if l := loudness.Momentary(samples, Rate); l < -30 || l > -20 {
		t.Errorf("%.1f LUFS", l)
	}
	r := NewRecorder(ogg, NewWAV(&plain))
	r.Play("nothing/there", 1, 1)
	if r.Close() == nil {
		t.Error("a sound that is not there is no error")
	}
}

// BenchmarkDecode is all that ships, one after the other, as nobody needs it: a game's
// are a sixth of that.
func BenchmarkDecode(b *testing.B) {
	bytes := 0
	for b.Loop() {
		bytes = 0
		for _, c := range shippedClips(b) {
			bytes += 2 * len(c.samples)
		}
	}
	b.ReportMetric(float64(bytes)/1e6, "MB")
}

package sound

// Player plays clips by their names: gain is the strength, from 0 to 1, and pitch how
// much higher it goes, around 1.
type Player interface {
	Play(name string, gain, pitch float64)
	// Prepare says what is going to be played soon.
	Prepare(names []string)
	// SetVolume is the strength of all, from 0 to 1.
	SetVolume(v float64)
	// Tick lets a sixtieth of a second pass.
	Tick()
}

// Speaker plays through the system's sound device, silently where there is none. What
// has not been decoded yet is not heard.
type Speaker struct {
	bank   *Bank
	mixer  *Mixer
	device *device
}

// NewSpeaker makes a speaker for the files that read finds. Nothing is opened or
// decoded before something is prepared or played.
func NewSpeaker(read func(name string) ([]byte, error)) *Speaker {
	m := NewMixer()
	return &Speaker{bank: NewBank(read), mixer: m, device: newDevice(m, openSystem)}
}

// Play plays a clip if it is there.
func (s *Speaker) Play(name string, gain, pitch float64) {
	if c := s.bank.Ready(name); c != nil && !s.device.dead.Load() {
		s.mixer.Play(c, gain, pitch)
		s.device.play()
	}
}

// Prepare decodes clips beside and opens the device, so that the first sound is not
// late.
func (s *Speaker) Prepare(names []string) {
	if s.device.play() {
		s.bank.Prepare(names)
	}
}

// SetVolume is the strength of all.
func (s *Speaker) SetVolume(v float64) { s.mixer.SetVolume(v) }

// Tick does nothing: the device has a clock of its own.
func (s *Speaker) Tick() {}

// Recorder writes what would sound as a WAV file, tick by tick: the same every time.
type Recorder struct {
	bank  *Bank
	mixer *Mixer
	wav   *WAV
	buf   [PerTick]float32
	err   error
}

// NewRecorder makes a recorder for the files that read finds.
func NewRecorder(read func(name string) ([]byte, error), wav *WAV) *Recorder {
	return &Recorder{bank: NewBank(read), mixer: NewMixer(), wav: wav}
}

// Play plays a clip, decoding it if need be.
func (r *Recorder) Play(name string, gain, pitch float64) {
	c, err := r.bank.Now(name)
	if err != nil {
		r.err = err
		return
	}
	r.mixer.Play(c, gain, pitch)
}

// Prepare does nothing: what is played is decoded then.
func (r *Recorder) Prepare([]string) {}

// SetVolume is the strength of all.
func (r *Recorder) SetVolume(v float64) { r.mixer.SetVolume(v) }

// Tick writes what sounds for a tick.
func (r *Recorder) Tick() {
	r.mixer.Mix(r.buf[:])
	r.wav.Write(r.buf[:])
}

// Close ends the file. An error is the first one, of a clip or of writing.
func (r *Recorder) Close() error {
	if err := r.wav.Close(); r.err == nil {
		r.err = err
	}
	return r.err
}

package sound

import (
	"sync/atomic"
	"time"

	"github.com/ebitengine/oto/v3"
)

// How much sound lies ready, in the device and waiting for it. oto reads on until
// playerBuffer waits. A device asks for more than half of its own buffer at a time, and
// must find that, or there are gaps.
const (
	deviceBuffer = 36 * time.Millisecond
	playerBuffer = 30 * time.Millisecond
)

// Latency is how long it takes from Play to the device's buffer at most: what waits, and
// what the limiter looks ahead.
const Latency = playerBuffer + (readMost+lookAhead)*time.Second/Rate

const (
	// restAfter is how long it has to be silent until the device rests.
	restAfter = time.Second
	// look is how often that is looked at, while something sounds.
	look = 250 * time.Millisecond
	// tooLate is how long the device may take to open until what was to be heard is
	// left out.
	tooLate = 400 * time.Millisecond
)

// output is a sound device that was opened.
type output interface {
	Resume() error
	Suspend() error
	Err() error
}

// device gives what a mixer mixes to the system's sound device. That is opened when
// play is called first, on a goroutine of its own, and rests while all is silent.
// Where there is none, or it fails, nothing is heard, and that is all.
type device struct {
	mixer *Mixer
	open  func(m *Mixer) (output, error)
	wake  chan struct{}
	dead  atomic.Bool // nothing will ever be heard
	began bool
}

func newDevice(m *Mixer, open func(m *Mixer) (output, error)) *device {
	return &device{mixer: m, open: open, wake: make(chan struct{}, 1)}
}

// play has the device play, without waiting for it, and reports whether it can.
func (d *device) play() bool {
	if d.dead.Load() {
		return false
	}
	if !d.began {
		d.began = true
		go d.run()
		return true
	}
	select {
	case d.wake <- struct{}{}:
	default:
	}
	return true
}

// run opens the device and lets it rest and go on. It ends when the device fails.
func (d *device) run() {
	defer d.dead.Store(true)
	start := time.Now()
	out, err := d.open(d.mixer)
	if err != nil {
		return
	}
	if time.Since(start) > tooLate {
		d.mixer.Drop()
	}
	for {
		for d.mixer.Silent() < int(restAfter.Seconds()*Rate) {
			time.Sleep(look)
			if out.Err() != nil {
				return
			}
		}
		if out.Suspend() != nil {
			return
		}
		<-d.wake
		if out.Resume() != nil {
			return
		}
	}
}

// system is the system's device.
type system struct {
	context *oto.Context
	player  *oto.Player
}

// openSystem opens the system's device and begins to read the mixer.
func openSystem(m *Mixer) (output, error) {
	hushSystem()
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: Channels, Format: oto.FormatFloat32LE,
		BufferSize: deviceBuffer, ApplicationName: "Schron",
	})
	if err != nil {
		return nil, err
	}
	<-ready
	if err := c.Err(); err != nil {
		return nil, err
	}
	s := &system{context: c, player: c.NewPlayer(m)}
	s.player.SetBufferSize(int(playerBuffer.Seconds()*Rate) * frame)
	s.player.Play()
	return s, nil
}

// Resume lets it go on.
func (s *system) Resume() error {
	if err := s.context.Resume(); err != nil {
		return err
	}
	s.player.Play()
	return nil
}

// Suspend lets it rest: nothing is read and nothing is sent.
func (s *system) Suspend() error {
	s.player.PauseAndStopReading()
	return s.context.Suspend()
}

// Err is what has failed for good.
func (s *system) Err() error {
	if err := s.context.Err(); err != nil {
		return err
	}
	return s.player.Err()
}

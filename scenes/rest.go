package scenes

import (
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/input"
)

// A window in which nothing happens rests: the next frame comes with an event of the
// system. An alarm brings it for what comes from elsewhere, such as the answer of a
// dialog. A still window costs most by asking the system for events in each frame.
const (
	restAfter = 2 * input.TicksPerSecond
	// restAlarm is how long the window rests at most. The frame after it runs up to five
	// ticks, so ticks are slow in a window that rests: what counts them keeps it awake.
	restAlarm = 500 * time.Millisecond
)

// rest decides when the window rests. Ticks and frames belong to the game's goroutine.
type rest struct {
	slow  func(on bool) // has frames wait for events, or not; nil where they never do
	rang  atomic.Bool   // the alarm has asked for the frame at hand
	last  input.Snapshot
	quiet int  // ticks in which nothing has happened
	on    bool // the window rests
	woken bool // by an event, in the frame at hand
}

// tick notes a tick. Lively tells that something happened in it, or is about to, input
// aside.
func (r *rest) tick(s input.Snapshot, lively bool) {
	if r.quiet++; lively || !s.Quiet(r.last) {
		r.quiet = 0
	}
	s.Keys, s.Files = nil, nil // they belong to the window
	r.last = s
	r.heed()
	r.set(r.quiet >= restAfter)
}

// frame notes the end of a frame and reports whether an event has ended the rest in it. No
// tick may have been due; the next frame comes at once then, and its tick gets the event.
func (r *rest) frame() (woken bool) {
	r.heed()
	r.rang.Store(false)
	woken, r.woken = r.woken, false
	return woken
}

// heed ends the rest if an event has.
func (r *rest) heed() {
	if r.on && !r.rang.Load() {
		r.quiet, r.woken = 0, true
		r.set(false)
	}
}

func (r *rest) set(on bool) {
	if on != r.on && r.slow != nil {
		r.on = on
		r.rang.Store(on) // the frame at hand is no event
		r.slow(on)
	}
}

// frames returns what has frames wait for events and alarms, or come as the monitor shows
// them. Ebiten calls these functions deprecated, because a window need not be drawn in each
// frame any more. Nothing else lets its loop wait.
func (r *rest) frames() func(slow bool) {
	var stop chan struct{}
	return func(slow bool) {
		if stop != nil {
			close(stop)
			stop = nil
		}
		if !slow {
			//lint:ignore SA1019 see frames
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
			return
		}
		stop = make(chan struct{})
		go r.alarm(stop)
		//lint:ignore SA1019 see frames
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	}
}

// alarm asks for frames until it is stopped.
func (r *rest) alarm(stop <-chan struct{}) {
	t := time.NewTicker(restAlarm)
	defer t.Stop()
	for {
		select {
		case <-stop:
			return
		case <-t.C:
			r.rang.Store(true)
			//lint:ignore SA1019 see frames
			ebiten.ScheduleFrame()
		}
	}
}

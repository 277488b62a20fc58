package scenes

import (
	"testing"
	"time"

	"schron/input"
	"schron/layout"
)

// restLoop is ebiten's loop without a window. It has frames wait for events and alarms, or
// come 60 times a second. It runs the ticks that are due, five at most.
type restLoop struct {
	rest
	now, last, due time.Duration // due is time that no tick has used up
	alarm          time.Duration // when the next alarm comes
	frames         int
	stale          int   // frames that show the window again
	click          int64 // ticks until there was a click, −1 before
	clicked        time.Duration
	ticks          int64
}

const frameTime = time.Second / 60

func newRestLoop() *restLoop {
	l := &restLoop{click: -1}
	l.slow = func(bool) { l.alarm = l.now + restAlarm }
	return l
}

// run goes on until a time. An event comes then, with a click or without, unless it is
// nothing.
func (l *restLoop) run(until time.Duration, event, click bool) {
	for {
		at := l.last + frameTime
		if l.on {
			if at = l.alarm; event {
				at = min(at, until)
			}
			at = max(at, l.last)
		}
		if at > until || !event && at >= until {
			return
		}
		if l.on && at == l.alarm {
			l.rang.Store(true)
			l.alarm += restAlarm
		}
		l.frame1(at, click && at >= until)
		if at >= until {
			return
		}
	}
}

// frame1 is one frame. Its first tick gets what has come.
func (l *restLoop) frame1(at time.Duration, click bool) {
	l.now, l.due = at, min(l.due+at-l.last, 5*frameTime)
	l.last = at
	l.frames++
	for l.due+frameTime/2 >= frameTime {
		l.due -= frameTime
		l.ticks++
		l.tick(input.Snapshot{Time: l.ticks, Cursor: layout.P(3, 3), Pressed: click, Focused: true}, false)
		if click && l.click < 0 {
			l.click, l.clicked = l.ticks, at
		}
		click = false
	}
	if l.rest.frame() {
		l.stale++
	}
}

// TestTheFirstClickAfterAMinuteActsAtOnce whenever it comes, and the minute costs next to
// no frames.
func TestTheFirstClickAfterAMinuteActsAtOnce(t *testing.T) {
	for late := time.Duration(0); late < restAlarm+100*time.Millisecond; late += 3 * time.Millisecond {
		l := newRestLoop()
		click := time.Minute + late
		l.run(click-time.Millisecond, false, false)
		if !l.on {
			t.Fatalf("%v: the window does not rest", click)
		}
		if most := restAfter + 10 + int(time.Minute/restAlarm) + 2; l.frames > most {
			t.Fatalf("%v: %d frames, want %d at most", click, l.frames, most)
		}
		l.run(click, true, true)
		for n := 0; l.click < 0; n++ { // what has come waits for a tick
			if n > 3 {
				t.Fatalf("%v: the click is lost", click)
			}
			if l.on {
				t.Fatalf("%v: the window rests though a click has come", click)
			}
			l.frame1(l.last+frameTime, true)
		}
		if l.clicked-click > 50*time.Millisecond || l.on {
			t.Errorf("%v: the click acts %v later, at rest: %v", click, l.clicked-click, l.on)
		}
	}
}

// TestAnEventEndsTheRest for a while, with the window shown again: it may have been laid
// bare.
func TestAnEventEndsTheRest(t *testing.T) {
	for late := time.Duration(0); late < restAlarm; late += 7 * time.Millisecond {
		l := newRestLoop()
		event := 10*time.Second + late + time.Millisecond/2
		l.run(event-time.Microsecond, false, false)
		l.stale = 0
		l.run(event, true, false)
		if l.on || l.stale != 1 {
			t.Fatalf("%v: at rest %v, shown again %d times", event, l.on, l.stale)
		}
		ticks := l.ticks
		for l.ticks < ticks+restAfter-6 { // the frame of the event has run five at most
			if l.frame1(l.last+frameTime, false); l.on {
				t.Fatalf("%v: the window rests %d ticks later", event, l.ticks-ticks)
			}
		}
		for n := 0; n < 10 && !l.on; n++ {
			l.frame1(l.last+frameTime, false)
		}
		if !l.on {
			t.Errorf("%v: the window rests no more", event)
		}
	}
}

// TestWhatLivesDoesNotRest: neither what moves by itself nor what somebody does.
func TestWhatLivesDoesNotRest(t *testing.T) {
	still := input.Snapshot{Cursor: layout.P(3, 3), Focused: true}
	for name, c := range map[string]struct {
		at     func(i int) input.Snapshot
		lively bool
	}{
		"lively":  {func(int) input.Snapshot { return still }, true},
		"cursor":  {func(i int) input.Snapshot { return input.Snapshot{Cursor: layout.P(float64(i), 3), Focused: true} }, false},
		"buttons": {func(i int) input.Snapshot { s := still; s.Down = i%2 == 0; return s }, false},
		"keys":    {func(int) input.Snapshot { s := still; s.Keys = []input.KeyPress{{Key: input.KeyF1}}; return s }, false},
		"files":   {func(int) input.Snapshot { s := still; s.Files = []string{"x"}; return s }, false},
	} {
		var r rest
		r.slow = func(bool) { t.Errorf("%s: the window rests", name) }
		for i := range 3 * restAfter {
			r.tick(c.at(i), c.lively)
			r.frame()
		}
	}
	var none rest // without a window
	for range 3 * restAfter {
		none.tick(still, false)
	}
	if none.on {
		t.Error("no window rests")
	}
}

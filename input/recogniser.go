package input

import (
	"math"

	"schron/layout"
)

const (
	// DragThreshold is how far in units a pressed cursor goes before it drags.
	DragThreshold = 4
	// DoubleClickTicks is the longest time between the clicks of a double click.
	DoubleClickTicks = 24
	// LongestStep is the greatest distance in units that a hand moves the cursor in the
	// tick of a press. Anything farther is a jump, as of tablets and scripts.
	LongestStep = 64
	// WheelRestTicks is how long the wheel rests until a part of a notch is forgotten.
	WheelRestTicks = 60

	wheelSlack = 1e-6 // for sums of parts, in notches
)

// Recogniser makes gestures of snapshots. The zero Recogniser is ready.
type Recogniser struct {
	out     []Gesture
	at      layout.Point
	before  layout.Point // where the cursor was a tick before
	moving  bool         // it had come there in that tick
	from    layout.Point
	origin  layout.Point    // where a drag that comes of the press began
	other   [2]layout.Point // … or else there
	pressed bool            // a press is under way
	drag    bool            // … and is a drag
	rdown   bool
	started bool
	focused bool

	pad     pad
	turned  float64 // part of a notch that the wheel has turned since the last whole one
	turnedT int64   // tick of the last turn

	lastClick   int64 // tick of the click that a double click may follow
	lastClickAt layout.Point
	hasClick    bool
}

// Dragging reports whether a drag is under way.
func (r *Recogniser) Dragging() bool { return r.drag }

// Pressed reports whether the left button is held in a gesture.
func (r *Recogniser) Pressed() bool { return r.pressed }

// Feed takes the next tick and returns its gestures: pointer first, then
// text, then keys. The slice is reused by the next call.
func (r *Recogniser) Feed(s Snapshot) []Gesture {
	r.out = r.out[:0]
	r.focus(s)
	moved := s.Cursor != r.at || !r.started
	if !r.started {
		r.at = s.Cursor
	}
	r.before = r.at
	if moved {
		r.at = s.Cursor
		r.move()
	}
	r.started = true
	if s.RPressed {
		r.rdown = !r.cancel()
	}
	if s.RReleased {
		if r.rdown {
			r.add(Gesture{Kind: RightClick, At: r.at, From: r.at})
		}
		r.rdown = false
	}
	r.buttons(s)
	if s.MPressed {
		r.add(Gesture{Kind: MiddleClick, At: r.at, From: r.at})
	}
	if s.Wheel != 0 {
		r.add(Gesture{Kind: Wheel, At: r.at, Wheel: s.Wheel, Notches: r.notches(s), Mods: s.Mods})
	}
	if s.Text != "" {
		r.add(Gesture{Kind: Text, At: r.at, Text: s.Text})
	}
	r.pad.feed(s, r.key)
	r.moving = moved
	return r.out
}

// key adds a stroke; Escape ends a drag instead.
func (r *Recogniser) key(k KeyPress) {
	if k.Key != KeyEscape || !r.cancel() {
		r.add(Gesture{Kind: KeyStroke, At: r.at, Key: k.Key, Mods: k.Mods, Repeat: k.Repeat})
	}
}

func (r *Recogniser) add(g Gesture) { r.out = append(r.out, g) }

func (r *Recogniser) focus(s Snapshot) {
	if r.started && s.Focused == r.focused {
		return
	}
	first := !r.started
	r.focused = s.Focused
	switch {
	case s.Focused && !first:
		r.add(Gesture{Kind: FocusGained, At: s.Cursor})
	case !s.Focused && !first:
		if !r.cancel() && r.pressed {
			r.release()
		}
		r.hasClick, r.rdown = false, false
		r.add(Gesture{Kind: FocusLost, At: s.Cursor})
	}
}

// notches adds up the parts of a notch and takes off what makes whole ones. A part
// is forgotten when the wheel turns the other way or has rested.
func (r *Recogniser) notches(s Snapshot) int {
	if r.turned*s.Wheel < 0 || s.Time-r.turnedT > WheelRestTicks {
		r.turned = 0
	}
	r.turnedT = s.Time
	r.turned += s.Wheel
	whole := math.Trunc(r.turned + math.Copysign(wheelSlack, r.turned)) // ten tenths are one
	r.turned -= whole
	return int(whole)
}

func (r *Recogniser) move() {
	r.add(Gesture{Kind: Hover, At: r.at, From: r.from})
	if !r.pressed {
		return
	}
	if !r.drag {
		dx, dy := r.at.X-r.from.X, r.at.Y-r.from.Y
		if dx*dx+dy*dy < DragThreshold*DragThreshold {
			return
		}
		r.drag, r.hasClick = true, false
		r.from = r.origin
		r.add(Gesture{Kind: DragStart, At: r.at, From: r.from, Else: r.other})
	}
	r.add(Gesture{Kind: Drag, At: r.at, From: r.from})
}

// buttons handles the left button, including a press and a release in the same
// tick in either order.
func (r *Recogniser) buttons(s Snapshot) {
	if s.Released && r.pressed {
		r.up(s.Time)
		if s.Pressed && s.Down {
			r.press()
		}
		return
	}
	if s.Pressed {
		r.press()
		if s.Released {
			r.up(s.Time)
			if s.Down {
				r.press()
			}
		}
	}
	if r.pressed && !s.Down {
		r.up(s.Time) // the release was lost, for example outside the window
	}
}

func (r *Recogniser) press() {
	r.pressed, r.drag, r.from = true, false, r.at
	r.originate()
	r.add(Gesture{Kind: Press, At: r.at, From: r.from})
}

// originate finds where a drag begins that comes of this press. The cursor is read at
// the end of the tick, after the button. A hand that drags at once may be on its way by
// then. So the button went down where the cursor had rested, or half way if it was
// moving before. A jump went before the button.
func (r *Recogniser) originate() {
	r.origin, r.other = r.at, [2]layout.Point{r.before, r.before}
	if r.at.Dist(r.before) > LongestStep {
		return
	}
	r.origin, r.other = r.before, [2]layout.Point{r.at, r.before}
	if r.moving {
		r.origin = r.before.Lerp(r.at, 0.5)
	}
}

func (r *Recogniser) up(now int64) {
	if r.drag {
		r.add(Gesture{Kind: Drop, At: r.at, From: r.from})
		r.release()
		return
	}
	r.add(Gesture{Kind: Click, At: r.at, From: r.from})
	dx, dy := r.at.X-r.lastClickAt.X, r.at.Y-r.lastClickAt.Y
	near := dx*dx+dy*dy < DragThreshold*DragThreshold
	if r.hasClick && near && now-r.lastClick <= DoubleClickTicks {
		r.add(Gesture{Kind: DoubleClick, At: r.at, From: r.from})
		r.hasClick = false
	} else {
		r.hasClick, r.lastClick, r.lastClickAt = true, now, r.at
	}
	r.release()
}

func (r *Recogniser) release() {
	r.pressed, r.drag = false, false
	r.add(Gesture{Kind: Release, At: r.at, From: r.from})
}

// cancel ends a drag without a drop and reports whether there was one. The
// button may still be held; nothing more comes of it.
func (r *Recogniser) cancel() bool {
	if !r.drag {
		return false
	}
	r.add(Gesture{Kind: DragCancel, At: r.at, From: r.from})
	r.release()
	return true
}

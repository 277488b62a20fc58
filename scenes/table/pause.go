package table

import (
	"schron/input"
)

// anybody reports whether a person plays.
func (t *Table) anybody() bool {
	for seat := range t.Match().Seats() {
		if t.Match().Bot(seat) == "" {
			return true
		}
	}
	return false
}

// Paused reports whether what is shown waits for somebody to go on.
func (t *Table) Paused() bool { return t.motion.Paused() && t.Showing() }

// skipToPause goes straight to where the motion waits, or on from there, and
// reports whether it did.
func (t *Table) skipToPause() bool {
	switch {
	case t.Paused():
		t.motion.GoOn()
		return true
	case !t.Showing():
		return false
	}
	ticks := t.motion.ToPause()
	if ticks > 0 {
		t.h.Sounds.Jump(ticks)
	}
	return ticks > 0
}

// pauseKey takes the keys that go on from a pause.
func (t *Table) pauseKey(g input.Gesture) bool {
	if !t.Paused() || !g.IsKey(input.KeyEnter, 0) && !g.IsKey(input.KeySpace, 0) {
		return false
	}
	t.motion.GoOn()
	return true
}

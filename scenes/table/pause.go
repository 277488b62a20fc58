package table

import (
	"math"

	"schron/input"
	"schron/scenes/ui"
	"schron/sprites"
)

// pauseTick returns the tick at which a motion of usual length waits for a person, 0 if
// it does not wait. The past, moves that are shown again, and games without a person
// run through.
func (t *Table) pauseTick(items []Motion, usual int) int {
	if t.Looking() || len(t.Since()) > 0 || !t.anybody() {
		return 0
	}
	at := 0
	for i := range items {
		at = max(at, int(math.Round(items[i].Pause*float64(t.motion.ticks(&items[i], usual)))))
	}
	return at
}

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
func (t *Table) Paused() bool {
	m := &t.motion
	return m.on && m.pause > 0 && m.age == m.pause && t.Showing()
}

// goOnFromPause lets what is shown run on.
func (t *Table) goOnFromPause() {
	if t.Paused() {
		t.motion.pause = 0
	}
}

// skipToPause goes straight to where the motion waits, or on from there, and
// reports whether it did.
func (t *Table) skipToPause() bool {
	switch m := &t.motion; {
	case t.Paused():
		t.goOnFromPause()
	case m.age < m.pause && t.Showing():
		t.h.Sounds.Jump(m.pause - m.age)
		m.age = m.pause
	default:
		return false
	}
	return true
}

// pauseKey takes the keys that go on from a pause.
func (t *Table) pauseKey(g input.Gesture) bool {
	if !t.Paused() || !g.IsKey(input.KeyEnter, 0) && !g.IsKey(input.KeySpace, 0) {
		return false
	}
	t.goOnFromPause()
	return true
}

// pauseButton goes on from a pause.
func (t *Table) pauseButton() ui.Button {
	return ui.Button{
		ID: "go-on", Kind: ui.Primary, Text: t.h.Say("frame.go-on"), Size: sprites.ActText.Size,
		OnClick: t.goOnFromPause,
	}
}

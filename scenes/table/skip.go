package table

import (
	"schron/input"
	"schron/rules"
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
		t.House().Sounds.Jump(ticks)
	}
	return ticks > 0
}

// Skip ends the animation. A press goes straight to its end, or to where it waits; the
// next press goes on from there. Skip reports whether the press is used up. It is,
// unless the player who moved goes on playing. So nobody who only did not want to wait
// takes the screen or plays by it. A press on the buttons for the bots' pace, or on
// what leads through the past, skips nothing. A press beside what a hint points at puts
// the hint away.
func (t *Table) Skip() bool {
	t.teach.Hint.Pressed()
	if t.result.Skip() {
		return true
	}
	if !t.motion.On() || t.bots.Over() || t.past.Over() {
		return false
	}
	t.Root.Invalidate()
	if t.skipToPause() {
		return true
	}
	t.House().Sounds.Hurry()
	t.motion.End()
	if t.Looking() {
		t.Look(t.Moment() + 1)
		return true
	}
	t.Session.Skip()
	return t.Acting() == rules.NoSeat || !t.turn.GoesOn() || len(t.Since()) > 0
}

// keySkips lets an unhandled key skip the animation, as a press does, and reports
// whether the key was consumed. A key that is not used up goes to the face.
func (t *Table) keySkips(g input.Gesture) bool {
	if !t.motion.On() || t.Looking() || g.Repeat || g.Mods&^input.Shift != 0 || !acts(g.Key) {
		return false
	}
	used := t.Skip()
	t.Root.Sync()
	return used || t.Cover() == rules.NoSeat && t.face.Key(g)
}

// acts reports whether a key may play: others move the focus, or leaf, or have nothing to do
// with a table.
func acts(k input.Key) bool {
	return k == input.KeyEnter || k == input.KeySpace || k != input.KeyM && k.IsLetter() || k >= input.Key0 && k <= input.Key9
}

// Freeze has the next move that is shown stand still when a part of its time (0..1) has
// passed: for pictures.
func (t *Table) Freeze(part float64) { t.motion.Freeze(part) }

// FreezeEnd has the result stand still when it has counted for a part of its time (0..1).
func (t *Table) FreezeEnd(part float64) {
	t.motion.Freeze(part)
	t.result.Again()
}

// FreezeTurn freezes the passing of the turn to the actor, see turn.Turn.Freeze.
func (t *Table) FreezeTurn(part float64) { t.turn.Freeze(part) }

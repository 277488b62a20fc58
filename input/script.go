package input

import "schron/layout"

// Script builds the snapshots of a player's doings, one per tick, and hands
// each to Step at once. It stands in for the window in tests and
// demonstrations.
type Script struct {
	// Step takes each tick's snapshot.
	Step func(Snapshot)

	time  int64
	at    layout.Point
	down  bool
	blind bool
}

// Time is the number of ticks made so far.
func (s *Script) Time() int64 { return s.time }

// At is where the cursor is.
func (s *Script) At() layout.Point { return s.at }

func (s *Script) tick(edit func(*Snapshot)) {
	sn := Snapshot{Time: s.time, Cursor: s.at, Down: s.down, Focused: !s.blind}
	if edit != nil {
		edit(&sn)
	}
	s.time++
	s.Step(sn)
}

// Wait lets n ticks pass.
func (s *Script) Wait(n int) {
	for range n {
		s.tick(nil)
	}
}

// Move puts the cursor at p.
func (s *Script) Move(p layout.Point) {
	s.at = p
	s.tick(nil)
}

// Press holds the left button down.
func (s *Script) Press() {
	s.down = true
	s.tick(func(sn *Snapshot) { sn.Pressed = true })
}

// PressAt moves to p and holds the left button down within one tick. A hand that is
// still moving presses that way.
func (s *Script) PressAt(p layout.Point) {
	s.at = p
	s.Press()
}

// Release lets the left button go.
func (s *Script) Release() {
	s.down = false
	s.tick(func(sn *Snapshot) { sn.Released = true })
}

// Click moves to p, presses and releases.
func (s *Script) Click(p layout.Point) {
	s.Move(p)
	s.Press()
	s.Release()
}

// FastClick moves to p, presses and releases all within one tick.
func (s *Script) FastClick(p layout.Point) {
	s.at = p
	s.tick(func(sn *Snapshot) { sn.Pressed, sn.Released = true, true })
}

// DoubleClick clicks twice at p.
func (s *Script) DoubleClick(p layout.Point) {
	s.Click(p)
	s.Press()
	s.Release()
}

// RightClick moves to p and clicks the right button.
func (s *Script) RightClick(p layout.Point) {
	s.Move(p)
	s.tick(func(sn *Snapshot) { sn.RPressed = true })
	s.tick(func(sn *Snapshot) { sn.RReleased = true })
}

// MiddleClick moves to p and presses the middle button.
func (s *Script) MiddleClick(p layout.Point) {
	s.Move(p)
	s.tick(func(sn *Snapshot) { sn.MPressed = true })
}

// Carry moves to from, presses and goes to to in steps ticks, without
// releasing.
func (s *Script) Carry(from, to layout.Point, steps int) {
	s.Move(from)
	s.Press()
	for i := 1; i <= steps; i++ {
		t := float64(i) / float64(steps)
		s.Move(layout.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t})
	}
}

// Drag carries from one place to another in steps ticks and drops.
func (s *Script) Drag(from, to layout.Point, steps int) {
	s.Carry(from, to, steps)
	s.Release()
}

// Wheel turns the wheel at the cursor by notches, positive scrolls up.
func (s *Script) Wheel(notches float64) {
	s.tick(func(sn *Snapshot) { sn.Wheel = notches })
}

// Key presses a key with modifiers.
func (s *Script) Key(k Key, mods Mods) {
	s.tick(func(sn *Snapshot) {
		sn.Mods = mods
		sn.Keys = []KeyPress{{Key: k, Mods: mods}}
	})
}

// Pad presses a key of the numeric pad; text is what it types, "" where NumLock is off.
func (s *Script) Pad(k Key, mods Mods, text string) {
	s.tick(func(sn *Snapshot) {
		sn.Mods, sn.Text = mods, text
		sn.Keys = []KeyPress{{Key: k, Mods: mods}}
	})
}

// Type types text, one character per tick.
func (s *Script) Type(text string) {
	for _, r := range text {
		s.tick(func(sn *Snapshot) { sn.Text = string(r) })
	}
}

// DropFiles drops files on the window, by their paths.
func (s *Script) DropFiles(paths ...string) {
	s.tick(func(sn *Snapshot) { sn.Files = paths })
}

// SetFocused gives the keyboard to the window or takes it away.
func (s *Script) SetFocused(on bool) {
	s.blind = !on
	s.tick(nil)
}

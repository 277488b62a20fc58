package input

import "schron/layout"

// TicksPerSecond is how often the window is read.
const TicksPerSecond = 60

// KeyPress is a key that went down in a tick, or that repeats because it is
// held.
type KeyPress struct {
	Key    Key  `json:"key"`
	Mods   Mods `json:"mods,omitempty"`
	Repeat bool `json:"repeat,omitempty"`
}

// Snapshot is everything the player did in one tick. A press and a release
// inside the tick are both reported, with Down telling how it ended.
type Snapshot struct {
	Time     int64        // ticks since the start
	Cursor   layout.Point // units, from the top left corner of the window
	Down     bool         // the left button is held at the end of the tick
	Pressed  bool         // the left button went down in the tick
	Released bool         // the left button went up in the tick

	RPressed  bool // the right button went down
	RReleased bool // the right button went up
	MPressed  bool // the middle button went down

	Wheel float64 // notches, positive away from the player (scrolls up)
	Mods  Mods    // modifiers held
	Keys  []KeyPress
	Text  string // characters typed, in order
	// Files are the paths of files that were dropped on the window or handed to the
	// program in the tick. They are named as the system names them. They make no
	// gesture: no scene is asked about them.
	Files []string
	// Focused reports whether the window has the keyboard.
	Focused bool
}

// Quiet reports whether nothing in s happened since prev. The cursor rests, no button
// or key changed, and the focus is the same.
func (s Snapshot) Quiet(prev Snapshot) bool {
	return s.Cursor == prev.Cursor && s.Down == prev.Down && s.Mods == prev.Mods && s.Focused == prev.Focused &&
		!s.Pressed && !s.Released && !s.RPressed && !s.RReleased && !s.MPressed &&
		s.Wheel == 0 && len(s.Keys) == 0 && s.Text == "" && len(s.Files) == 0
}

// rest is the snapshot of a tick in which nothing happens after s.
func (s Snapshot) rest(time int64) Snapshot {
	return Snapshot{Time: time, Cursor: s.Cursor, Down: s.Down, Mods: s.Mods, Focused: s.Focused}
}

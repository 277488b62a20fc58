package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/session"
	"schron/scenes/sounds"
)

// Mover is a Face with something that moves besides the moves. Examples are a map that
// comes to where they happen, and a fire that flickers.
type Mover interface {
	// Come brings into sight what a move changes, before the move is shown. It reports
	// whether that is still on its way and whether the table must be laid out anew. It
	// is called in every tick until it has arrived. Without animation nothing comes.
	Come(before, after rules.View) (waits, build bool)
	// Move lets a tick pass for what moves by itself. It reports whether the table must be
	// laid out anew, and whether it must be drawn again as it is.
	Move() (build, draw bool)
}

// comes reports whether what a move changes is still on its way into sight.
func (t *Table) comes(s session.Step) (waits, build bool) {
	if m, ok := t.face.(Mover); ok {
		return m.Come(s.Before, s.After)
	}
	return false, false
}

// moveFace lets a tick pass for what moves by itself.
func (t *Table) moveFace() bool {
	m, ok := t.face.(Mover)
	if !ok {
		return false
	}
	build, draw := m.Move()
	if draw {
		t.root.Redraw()
	}
	return build
}

// Timer is a Face that knows when the motions that it gave last show what they tell of,
// so that it is heard then.
type Timer interface {
	// Seen returns when an event of the move is seen, as a part (0..1) of the longest
	// motion's time. It returns false to leave that to the event's cue.
	Seen(e *rules.LogEntry) (part float64, known bool)
}

// heardWhen is when events of the move being shown are seen, nil where nobody knows: fades
// show all of it at once.
func (t *Table) heardWhen() sounds.When {
	if m, ok := t.face.(Timer); ok && !t.h.Calm() {
		return m.Seen
	}
	return nil
}

// laterWhen is when events are seen where the part passed of the time is left out.
func laterWhen(seen sounds.When, passed float64) sounds.When {
	if seen == nil || passed <= 0 {
		return seen
	}
	return func(e *rules.LogEntry) (float64, bool) {
		part, known := seen(e)
		return layout.Within((part - passed) / (1 - passed)), known
	}
}

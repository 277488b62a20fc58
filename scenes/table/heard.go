package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/sounds"
)

// heardWhen is when events of the move being shown are seen, nil where nobody knows: fades
// show all of it at once.
func (t *Table) heardWhen() sounds.When {
	if t.h.Calm() {
		return nil
	}
	return t.face.Seen
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

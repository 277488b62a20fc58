package motion

import (
	"schron/layout"
	"schron/sprites"
)

// settleTime is how long, in usual moves, something takes from where it was dropped to
// its place.
const settleTime = 0.4

// landing returns the motion that goes to where something was dropped, nil if none
// does. If something else with a course of its own is shown, such as what is taken
// there, it returns nil. All is then shown from the beginning, because their times fit
// each other.
func landing(items []Motion, at layout.Point) (out *Motion) {
	for i := range items {
		switch m := &items[i]; {
		case out == nil && m.To.Contains(at) && m.From.Center() != m.To.Center():
			out = m
		case m.Play != nil:
			return nil
		}
	}
	return out
}

// settle starts the motion at the drop point p, so that the way that the piece was
// carried is not shown again. Passed is the part of its time that is left out.
func (m *Motion) settle(p layout.Point) (passed float64) {
	switch {
	case m.Play == nil:
		m.From = layout.Around(p, m.To.Size())
		m.Arc, m.Time = 0, settleTime
		if m.Fade == Appear {
			m.Fade = nil
		}
	case m.Lands > 0:
		m.From = layout.Around(p, m.To.Size())
		play, lands := m.Play, m.Lands
		m.Play = func(c *sprites.Canvas, r layout.Rect, x float64) { play(c, r, lands+(1-lands)*x) }
		if m.Time <= 0 {
			m.Time = 1
		}
		m.Time *= 1 - m.Lands
		return m.Lands
	}
	return 0
}

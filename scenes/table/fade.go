package table

import (
	"schron/layout"
	"schron/sprites"
)

// fade paints the piece without movement after a part time (0..1) of its time. The old
// picture fades out while the new one fades in. stop is the part at which everything
// shown waits for a person, 1 if nothing does.
func (m *Motion) fade(c *sprites.Canvas, time, stop float64) {
	first, last := 1.0, 1.0
	if m.Fade != nil {
		first, last = m.Fade[0], m.Fade[1]
	}
	x := layout.EaseInOut(time)
	switch {
	case m.Still != nil:
		c.PushAlpha(first + (last-first)*x)
		m.Still(c, m.To, time)
		c.PopAlpha()
	case m.Play != nil:
		a, b, part := 0.0, stop, time/stop
		if time > stop {
			a, b, part = stop, 1, (time-stop)/(1-stop)
		}
		part = layout.EaseInOut(part)
		m.shade(c, a, first*(1-part))
		m.shade(c, b, last*part)
	case m.From == m.To:
		c.PushAlpha(first + (last-first)*x)
		m.Draw(c, m.To)
		c.PopAlpha()
	default:
		m.shade(c, 0, first*(1-x))
		m.shade(c, 1, last*x)
	}
}

// shade paints the piece as it is when a part of its time has passed, as far as alpha lets
// it be seen.
func (m *Motion) shade(c *sprites.Canvas, time, alpha float64) {
	if alpha <= 0 {
		return
	}
	c.PushAlpha(alpha)
	r := m.From.Lerp(m.To, time)
	if m.Play != nil {
		m.Play(c, r, time)
	} else {
		m.Draw(c, r)
	}
	c.PopAlpha()
}

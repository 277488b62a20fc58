package motion

import (
	"schron/layout"
	"schron/sprites"
)

// fade paints the piece without movement after a part time (0..1) of its time. The old
// picture fades out while the new one fades in. stop is the part at which everything
// shown waits for a person, 1 if nothing does.
func (m *Motion) fade(c *sprites.Canvas, time, stop float64) {
	x := layout.EaseInOut(time)
	switch {
	case m.Still != nil:
		c.PushAlpha(m.alpha(x))
		m.Still(c, m.To, time)
		c.PopAlpha()
	case m.Play != nil:
		a, b, part := 0.0, stop, time/stop
		if time > stop {
			a, b, part = stop, 1, (time-stop)/(1-stop)
		}
		part = layout.EaseInOut(part)
		m.shade(c, a, m.alpha(0)*(1-part))
		m.shade(c, b, m.alpha(1)*part)
	case m.From == m.To:
		m.shade(c, 1, m.alpha(x))
	default:
		m.shade(c, 0, m.alpha(0)*(1-x))
		m.shade(c, 1, m.alpha(1)*x)
	}
}

// shade paints the piece as it is when a part of its time has passed, as far as alpha lets
// it be seen.
func (m *Motion) shade(c *sprites.Canvas, time, alpha float64) {
	if alpha <= 0 {
		return
	}
	c.PushAlpha(alpha)
	m.paint(c, m.From.Lerp(m.To, time), time)
	c.PopAlpha()
}

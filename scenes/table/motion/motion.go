// Package motion shows a move: pieces on their way, how far they have come, and how they
// are drawn at that moment. The table says when it begins and ends, and a face what
// moves. The package knows neither, nor any rules.
package motion

import (
	"schron/layout"
	"schron/sprites"
)

// Motion is a piece on its way.
type Motion struct {
	// Piece names what moves, for Show.Hidden.
	Piece string
	// From and To are its boxes. The same box twice lets it come or go.
	From, To layout.Rect
	// Fade is how it is seen at the start and the end, 0..1. The zero value
	// means that it is fully seen all the way.
	Fade *[2]float64
	// Within is the part of the screen that it does not leave, empty for all of it.
	Within layout.Rect
	// Arc lifts it by so many units halfway.
	Arc float64
	// Time is how many times as long as usual it takes, 0 means once.
	Time float64
	// Pause is the part of its time (0..1) after which all motions wait for a click, so
	// that people can read. 0 means that nothing waits. The past, moves that are shown
	// again and games without people do not wait.
	Pause float64
	// Lands is the part of its time (0..1) after which it has come to To, where Play shows
	// more than that. What somebody dropped there begins with it; with 0 it is shown from
	// its beginning nevertheless.
	Lands float64
	// Draw paints it in a box.
	Draw func(c *sprites.Canvas, r layout.Rect)
	// Play paints it in place of Draw and is also told how much of its time (0..1)
	// has passed, for what changes without moving.
	Play func(c *sprites.Canvas, r layout.Rect, x float64)
	// Still is Play without movement, for players who want less of it. Its box is To.
	// If it is nil, what Play draws at the end fades in while what it draws at the
	// beginning fades out.
	Still func(c *sprites.Canvas, r layout.Rect, x float64)
}

// Appear is the fade of a piece that comes, Vanish of one that goes.
var (
	Appear = &[2]float64{0, 1}
	Vanish = &[2]float64{1, 0}
)

// draw paints the piece when a part of its time (0..1) has passed.
func (m *Motion) draw(c *sprites.Canvas, time float64) {
	x := layout.EaseInOut(time)
	c.PushAlpha(m.alpha(x))
	m.paint(c, m.From.Lerp(m.To, x).Translate(0, -m.Arc*4*x*(1-x)), time)
	c.PopAlpha()
}

// alpha returns how much is seen of the piece on a part x of its way.
func (m *Motion) alpha(x float64) float64 {
	if m.Fade == nil {
		return 1
	}
	return m.Fade[0] + (m.Fade[1]-m.Fade[0])*x
}

// paint paints the piece in a box, as it is after a part of its time.
func (m *Motion) paint(c *sprites.Canvas, r layout.Rect, time float64) {
	if m.Play != nil {
		m.Play(c, r, time)
	} else {
		m.Draw(c, r)
	}
}

package motion

import (
	"schron/layout"
	"schron/sprites"
)

// Drawing paints a piece in a box.
type Drawing = func(c *sprites.Canvas, r layout.Rect)

// Course paints a piece in a box when a part x (0..1) of its time has passed.
type Course = func(c *sprites.Canvas, r layout.Rect, x float64)

// Fly takes a piece from one box to another. It is lifted by arc halfway.
func Fly(piece string, from, to layout.Rect, arc, time float64, draw Drawing) Motion {
	return Motion{Piece: piece, From: from, To: to, Arc: arc, Time: time, Draw: draw}
}

// Come lets a piece appear on its way to a box.
func Come(piece string, from, to layout.Rect, time float64, draw Drawing) Motion {
	return Motion{Piece: piece, From: from, To: to, Fade: Appear, Time: time, Draw: draw}
}

// Go lets a piece vanish on its way to a box.
func Go(piece string, from, to layout.Rect, time float64, draw Drawing) Motion {
	return Motion{Piece: piece, From: from, To: to, Fade: Vanish, Time: time, Draw: draw}
}

// Move takes a piece from one box to another along a course of its own.
func Move(piece string, from, to layout.Rect, time float64, course Course) Motion {
	return Motion{Piece: piece, From: from, To: to, Time: time, Play: course}
}

// Here shows a piece in its box along a course of its own.
func Here(piece string, box layout.Rect, time float64, course Course) Motion {
	return Move(piece, box, box, time, course)
}

// After has a course, whose Time is set, begin later by so many usual moves: nothing is
// seen until then. Without movement it begins at once.
func (m Motion) After(begins float64) Motion {
	play, from := m.Play, begins/(begins+m.Time)
	m.Time += begins
	m.Play = func(c *sprites.Canvas, r layout.Rect, x float64) {
		if x > from {
			play(c, r, (x-from)/(1-from))
		}
	}
	return m
}

// Calm says how the piece is shown without movement. It is for what no form below shows.
func (m Motion) Calm(still Course) Motion {
	m.Still = still
	return m
}

// Goes has a drawing fade out where the piece was, without movement.
func (m Motion) Goes(was Drawing) Motion {
	from := m.From
	return m.Calm(func(c *sprites.Canvas, _ layout.Rect, x float64) { faint(c, from, 1-x, was) })
}

// Comes has a drawing fade in where the piece will be, after what Goes shows.
func (m Motion) Comes(is Drawing) Motion {
	goes := m.Still
	return m.Calm(func(c *sprites.Canvas, r layout.Rect, x float64) {
		if goes != nil {
			goes(c, r, x)
		}
		faint(c, r, x, is)
	})
}

// Turns has one drawing cover another in the box.
func (m Motion) Turns(was, is Drawing) Motion {
	return m.Calm(func(c *sprites.Canvas, r layout.Rect, x float64) {
		if x < 1 {
			was(c, r)
		}
		faint(c, r, x, is)
	})
}

// Rests shows what the course does at a part of its time; that comes and goes.
func (m Motion) Rests(at float64) Motion {
	play := m.Play
	return m.Calm(func(c *sprites.Canvas, r layout.Rect, x float64) {
		c.PushAlpha(min(1, 5*x, 5*(1-x)))
		play(c, r, at)
		c.PopAlpha()
	})
}

// Unseen shows nothing.
func (m Motion) Unseen() Motion {
	return m.Calm(func(*sprites.Canvas, layout.Rect, float64) {})
}

// faint paints a drawing as far as alpha lets it be seen.
func faint(c *sprites.Canvas, r layout.Rect, alpha float64, draw Drawing) {
	c.PushAlpha(alpha)
	draw(c, r)
	c.PopAlpha()
}

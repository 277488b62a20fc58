package ui

import (
	"schron/layout"
	"schron/sprites"
)

// Hold keeps a node from acting for a while after it has come up. What appears under
// the cursor by itself must not take a click that was meant for what was there before.
// The times are ticks of Root.Now. Before Until neither the pointer nor the keyboard
// acts on the node. A click of a press that began before Until does nothing either,
// whenever the button goes up. The zero Hold keeps nothing.
type Hold struct{ From, Until int64 }

// over reports whether the node may act at a tick.
func (h Hold) over(now int64) bool { return now >= h.Until }

// part is how much of the time has passed, 0..1.
func (h Hold) part(now int64) float64 {
	if h.Until <= h.From {
		return 1
	}
	return layout.Stretch(float64(now), float64(h.From), float64(h.Until))
}

// off reports whether nothing can be done with n now.
func (n *Node) off() bool { return n.Disabled || n.held }

// settleHolds notes which nodes of a new build are held back, and until when.
func (r *Root) settleHolds() {
	r.holds = 0
	for _, n := range r.nodes {
		n.held = !n.Hold.over(r.ticks)
		if n.held && (r.holds == 0 || n.Hold.Until < r.holds) {
			r.holds = n.Hold.Until
		}
	}
}

// tickHolds builds the scene again when the time of a node is over.
func (r *Root) tickHolds() {
	if r.holds > 0 && r.ticks >= r.holds {
		r.Invalidate()
	}
}

// Early reports whether a click or key now comes too early for h. Either its time is
// not over, or the present press began before that.
func (r *Root) Early(h Hold) bool { return !h.over(r.ticks) || r.down && r.pressedAt < h.Until }

// early reports whether the press under way began before n could act.
func (r *Root) early(n *Node) bool { return r.pressedAt < n.Hold.Until }

// drawHeld paints a button that is held back: it fills up with its usual look
// from the left until it can be pressed. Where nothing moves it stays dark.
func (u *Button) drawHeld(c *sprites.Canvas, r *Root, face func(c *sprites.Canvas, s State)) {
	face(c, State{})
	if r.env.Instant {
		return
	}
	c.PushClip(layout.R(u.Rect.X-2, u.Rect.Y-2, u.Rect.W*u.Hold.part(r.ticks)+2, u.Rect.H+10))
	face(c, State{Enabled: true})
	c.PopClip()
}

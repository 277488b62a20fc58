package ui

import (
	"schron/layout"
	"schron/sprites"
)

// Draw paints the scene as it was last built. It allocates nothing.
func (r *Root) Draw(c *sprites.Canvas) {
	r.DrawFrom(c, 0, nil)
	if r.onDraw != nil {
		r.onDraw(nil)
	}
	r.drawRing(c)
	r.fly.draw(c)
	r.drag.draw(r, c)
	r.tip.draw(c)
}

// DrawFrom paints the nodes of the scene from number from on, without what follows the
// cursor. It stops when enough reports true after a node. It returns the number to go
// on with, −1 when all are painted. Pictures that are made beside the frames, a part at
// a time, use it.
func (r *Root) DrawFrom(c *sprites.Canvas, from int, enough func() bool) int {
	var clip layout.Rect
	clipped := false
	next := -1
	for i := from; i < len(r.nodes); i++ {
		n := r.nodes[i]
		if n.Draw == nil {
			continue
		}
		if enough != nil && i > from && enough() {
			next = i
			break
		}
		if n.clipped != clipped || n.clip != clip {
			if clipped {
				c.PopClip()
			}
			if n.clipped {
				c.PushClip(n.clip)
			}
			clip, clipped = n.clip, n.clipped
		}
		if clipped && !n.Rect.Intersects(clip) {
			continue
		}
		if r.onDraw != nil {
			r.onDraw(n)
		}
		n.Draw(c, r.state(n))
	}
	if clipped {
		c.PopClip()
	}
	return next
}

// state is how n stands now.
func (r *Root) state(n *Node) State {
	s := State{Enabled: !n.off()}
	if n.ID == "" {
		return s
	}
	dragging := r.drag.active
	s.Hover = !dragging && !n.off() && r.hover == n.ID && !r.idle
	s.Pressed = !dragging && !n.off() && r.press == n.ID && !r.idle && (r.hover == n.ID || r.track == n.ID)
	s.Focused = r.focus == n.ID && r.ring
	s.Dragging = dragging && r.drag.source == n.ID
	if dragging && n.Drop != nil {
		s.DropOK = n.drop.ok
		s.DropOver = s.DropOK && r.drag.over == n.ID
	}
	return s
}

// drawRing frames the focused node.
func (r *Root) drawRing(c *sprites.Canvas) {
	n := r.byID[r.focus]
	if n == nil || !r.ring || n.NoRing || !r.reachable(n) {
		return
	}
	box := n.visible()
	if box.Empty() {
		return
	}
	box = box.Inset(-3).Intersect(r.Area())
	if n.clipped {
		box = box.Intersect(n.clip.Inset(-3))
	}
	c.Panel(box, sprites.FocusBox)
}

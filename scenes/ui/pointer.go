package ui

import (
	"schron/input"
	"schron/layout"
)

// Handle gives the scene a gesture and reports whether it used it. The scene is
// built again at once if the gesture called any of its functions.
func (r *Root) Handle(g input.Gesture) bool {
	r.Sync()
	used := r.handle(g)
	r.Sync()
	return used
}

func (r *Root) handle(g input.Gesture) bool {
	switch g.Kind {
	case input.Hover:
		r.moved(g)
	case input.Press:
		r.pressed(g)
	case input.Click:
		defer r.up()
		return r.clicked(g)
	case input.DoubleClick:
		return r.act(g.At, true, func(n *Node) func() { return n.OnDoubleClick })
	case input.RightClick:
		return r.act(g.At, false, func(n *Node) func() { return n.OnRightClick })
	case input.MiddleClick:
		return r.middle(g.At)
	case input.DragStart:
		r.startDrag(g)
	case input.Drag:
		r.drag.move(r, g.At)
	case input.Drop:
		defer r.up()
		return r.dropped(g)
	case input.DragCancel:
		r.broken = true
		r.drag.cancel(r)
	case input.Release:
		r.released(g)
	case input.Wheel:
		return r.wheeled(g)
	case input.KeyStroke:
		return r.key(g)
	case input.Text:
		return r.typed(g.Text)
	case input.FocusLost:
		r.inside = false
		r.settlePointer()
		r.tip.hide(r)
	}
	return false
}

// did calls a function of the scene and has the scene built again.
func (r *Root) did(f func()) bool {
	if f == nil {
		return false
	}
	r.Invalidate()
	f()
	return true
}

func hasClick(n *Node) bool { return n.OnClick != nil }

func hasTip(n *Node) bool { return n.Tip != nil }

func hasHover(n *Node) bool { return n.OnHover != nil }

func (r *Root) moved(g input.Gesture) {
	r.cursor, r.inside = g.At, true
	r.endHush()
	if n := r.byID[r.track]; n != nil {
		r.did(func() { n.OnTrack(Track{Phase: TrackMove, At: g.At, From: r.from, Mods: g.Mods}) })
	}
	r.settlePointer()
}

// settlePointer finds what the cursor is over, after it or the nodes moved.
func (r *Root) settlePointer() {
	var hover, over string
	idle := false
	if r.inside {
		if n := r.pick(r.cursor, (*Node).pointable); n != nil {
			hover, idle = n.ID, n.idle()
		}
		if n := r.pick(r.cursor, hasHover); n != nil {
			over = n.ID
		}
	}
	if hover != r.hover || idle != r.idle {
		r.hover, r.idle, r.redraw = hover, idle, true
	}
	if over != r.over {
		old, now := r.byID[r.over], r.byID[over]
		r.over = over
		if old != nil && old.OnHover != nil {
			r.did(func() { old.OnHover(false) })
		}
		if now != nil {
			r.did(func() { now.OnHover(true) })
		}
	}
	r.tip.aim(r)
}

// Over is the id of the node that was told last, by OnHover, that the cursor came
// over it, "" once it has gone.
func (r *Root) Over() string { return r.over }

func (r *Root) pressed(g input.Gesture) {
	r.from, r.pressedAt, r.down, r.broken = g.At, r.ticks, true, false
	r.tip.hide(r)
	r.pointed(g.At)
	r.ring, r.redraw = false, true
	if r.skipped(); r.spent {
		r.EndRefusal()
		r.press = ""
		return
	}
	n := r.pick(g.At, (*Node).pointable)
	if n == nil || !r.refused.owns(n) {
		r.EndRefusal()
	}
	if n == nil {
		r.press = ""
		r.setFocus("")
		return
	}
	if why := r.mute(n); why != nil { // nothing else comes of the press
		r.spent, r.press = true, ""
		r.setFocus("")
		r.Refuse(*why)
		return
	}
	r.press = n.ID
	if n.focusable() {
		r.setFocus(n.ID)
		if n.OnText != nil { // what is only clicked stays under the cursor
			r.revealFocus()
		}
	} else {
		r.setFocus("")
	}
	if n.OnTrack != nil && !n.off() {
		r.track = n.ID
		r.did(func() { n.OnTrack(Track{Phase: TrackDown, At: g.At, From: g.At, Mods: g.Mods}) })
	}
}

// mute is why a press on n does nothing, nil where it does something: what is below a
// handle may be clicked.
func (r *Root) mute(n *Node) *Refusal {
	if !n.Disabled && r.Pointed(r.from) != "" {
		return nil
	}
	return n.Reason()
}

// skipped lets the scene skip the animation. A press that did so does nothing else
// until the button is down again.
func (r *Root) skipped() {
	r.spent = false
	if s, ok := r.scene.(Skipper); ok {
		r.spent = s.Skip()
		r.Sync()
	}
}

// up notes that the button is up again. What a click did may keep its release
// from coming here.
func (r *Root) up() { r.down = false }

func (r *Root) released(g input.Gesture) {
	n := r.byID[r.track]
	r.track = ""
	r.up()
	if r.press != "" {
		r.press, r.redraw = "", true
	}
	if n != nil {
		r.did(func() { n.OnTrack(Track{Phase: TrackUp, At: g.At, From: r.from, Mods: g.Mods, Cancelled: r.broken}) })
	}
}

// clicked acts on what was pressed and let go; a press that began in another
// scene acts on nothing here.
func (r *Root) clicked(g input.Gesture) bool {
	a, b := r.pick(g.From, hasClick), r.pick(g.At, hasClick)
	if r.spent || !r.down || a == nil || b == nil || a.ID != b.ID || b.off() || r.early(b) {
		return false
	}
	r.pointed(g.At)
	r.Sound(SoundPress)
	return r.did(b.OnClick)
}

// act calls the function of the topmost enabled node that has it; press tells
// whether it comes of a press of the left button.
func (r *Root) act(p layout.Point, press bool, of func(*Node) func()) bool {
	n := r.pick(p, func(n *Node) bool { return of(n) != nil })
	if !press {
		r.EndRefusal()
	}
	if n == nil || n.off() || press && r.early(n) {
		return false
	}
	r.pointed(p)
	return r.did(of(n))
}

// middle gives the middle button to the topmost node that takes it, with the keyboard.
func (r *Root) middle(at layout.Point) bool {
	n := r.pick(at, func(n *Node) bool { return n.OnMiddleClick != nil })
	r.EndRefusal()
	if n == nil || n.off() {
		return false
	}
	r.ring = false
	r.setFocus(n.ID)
	return r.did(func() { n.OnMiddleClick(at) })
}

func (r *Root) wheeled(g input.Gesture) bool {
	used := false
	r.pick(g.At, func(n *Node) bool {
		switch {
		case n.off():
		case n.OnNotch != nil:
			used = n.OnNotch(g.Notches)
		case n.OnWheel != nil:
			used = n.OnWheel(g.Wheel)
		}
		return used
	})
	if used {
		r.tip.hide(r)
		r.EndRefusal()
		r.Invalidate()
	}
	return used
}

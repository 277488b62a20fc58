package ui

import "schron/layout"

// Reach finds a point at which the pointer acts on the node of an id, picks it up or
// drops on it. It prefers the middle. It returns false if there is no such node or no
// such point.
func (r *Root) Reach(id string) (layout.Point, bool) {
	n := r.byID[id]
	if n == nil || !r.reachable(n) {
		return layout.Point{}, false
	}
	want := (*Node).pointable
	switch {
	case n.OnClick != nil:
		want = hasClick
	case n.Drag != nil && n.OnTrack == nil:
		want = func(n *Node) bool { return n.Drag != nil }
	case n.pointable():
	case n.Drop != nil:
		want = func(n *Node) bool { return n.Drop != nil }
	case n.OnHover != nil:
		want = hasHover
	case n.Tip != nil:
		want = hasTip
	default:
		want = func(o *Node) bool { return o == n }
	}
	return r.reachBy(n, want)
}

// Pointed is the id of what a click at p acts on, "" without anything that can be
// clicked now.
func (r *Root) Pointed(p layout.Point) string {
	if n := r.pick(p, hasClick); n != nil && !n.off() {
		return n.ID
	}
	return ""
}

// ReachDrop is Reach for dropping on a node.
func (r *Root) ReachDrop(id string) (layout.Point, bool) {
	n := r.byID[id]
	if n == nil || n.Drop == nil || !r.reachable(n) {
		return layout.Point{}, false
	}
	return r.reachBy(n, func(n *Node) bool { return n.Drop != nil })
}

// ReachDrag is Reach for picking a node up.
func (r *Root) ReachDrag(id string) (layout.Point, bool) {
	n := r.byID[id]
	if n == nil || n.Drag == nil || !r.reachable(n) {
		return layout.Point{}, false
	}
	return r.reachBy(n, func(n *Node) bool { return n.Drag != nil || n.OnTrack != nil })
}

// reachBy looks for a point where the topmost node that want accepts is n.
func (r *Root) reachBy(n *Node, want func(*Node) bool) (layout.Point, bool) {
	v := n.visible().Intersect(r.Area())
	if v.Empty() {
		return layout.Point{}, false
	}
	if p := v.Center(); r.pick(p, want) == n {
		return p, true
	}
	const side = 9
	for k := range side * side {
		p := layout.P(v.X+v.W*(float64(k%side)+0.5)/side, v.Y+v.H*(float64(k/side)+0.5)/side)
		if r.pick(p, want) == n {
			return p, true
		}
	}
	return layout.Point{}, false
}

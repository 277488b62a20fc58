package ui

import (
	"schron/layout"
)

// How much a square unit of something matters to what comes up beside it by
// itself: a tooltip, a refusal.
const (
	weighKeep  = 5000 // kept clear, takes what is dragged, says something
	weighAbout = 5000 // what it is about
	weighMay   = 400  // can be acted on now, and is marked so
	weighDrag  = 6    // can be picked up
	weighClick = 3    // can be clicked
	weighRead  = 1    // can only be read
	weighAlike = 3    // times that: of the same role as what it is about, as beside it in a tray
)

// keepMargin is how far from what is kept clear, and from what it is about, something
// stands, in units.
const keepMargin = 6

// thingMost is the greatest part of the window that counts as a thing; what is
// larger is ground.
const thingMost = 0.15

// keep is a box that nothing which comes up by itself may lie over.
type keep struct {
	box   layout.Rect
	level int
}

// KeepClear keeps tooltips and refusals off r while there is any other place. r is read
// or pressed next.
func (b *Builder) KeepClear(r layout.Rect) {
	if !r.Empty() {
		b.root.keep = append(b.root.keep, keep{r, b.level})
	}
}

// kept are the boxes over which nothing may come up.
func (r *Root) kept() (out []layout.Thing) {
	for _, k := range r.keep {
		if k.level >= r.top() {
			out = append(out, layout.Thing{Box: k.box.Inset(-keepMargin), Weight: weighKeep})
		}
	}
	for _, n := range r.nodes {
		if n.level >= toastLevel && !r.refused.owns(n) {
			out = append(out, layout.Thing{Box: n.Rect, Weight: weighKeep})
		}
	}
	return out
}

// owns reports whether a node belongs to the refusal.
func (x *refused) owns(n *Node) bool { return x.shown && (n.ID == x.node() || n.ID == x.link()) }

// things lists what lies on the screen, with weights. A weight says how much something
// that comes up beside about, a thing of a role, should keep off it.
func (r *Root) things(about layout.Rect, role string) []layout.Thing {
	return r.thingsBy(about, role, r.weight)
}

// thingsBy is things, each of a weight of the caller's.
func (r *Root) thingsBy(about layout.Rect, role string, weigh func(n *Node) float64) []layout.Thing {
	ground := thingMost * r.size.W * r.size.H
	out := append([]layout.Thing{{Box: about.Inset(-keepMargin), Weight: weighAbout}}, r.kept()...)
	for _, n := range r.nodes {
		if n.ID == "" || n.level >= toastLevel || !r.reachable(n) {
			continue
		}
		box := n.visible()
		if box.Empty() || box.W*box.H > ground {
			continue
		}
		weight := weigh(n)
		if n.Role == role && role != "field" && weight < weighMay { // fields lie on all sides
			weight *= weighAlike
		}
		out = append(out, layout.Thing{Box: box, Weight: weight})
	}
	return out
}

// weight is how much a square unit of n matters.
func (r *Root) weight(n *Node) float64 {
	switch {
	case n.Role == "tooltip", r.drag.active && n.drop.asked && n.drop.ok:
		return weighKeep
	case n.off():
		return weighRead
	case n.State["may"] == true:
		return weighMay
	case n.Drag != nil && n.barred() == nil:
		return weighDrag
	case n.pointable():
		return weighClick
	}
	return weighRead
}

package ui

import (
	"slices"

	"schron/layout"
)

// Find returns the node with an id among those of this build so far, nil if there is
// none.
func (b *Builder) Find(id string) *Node {
	return b.FindBy(func(n *Node) bool { return n.ID == id })
}

// FindBy returns the last node of this build so far that is meant, nil if there is
// none.
func (b *Builder) FindBy(meant func(n *Node) bool) *Node {
	for _, n := range slices.Backward(b.root.nodes) {
		if meant(n) {
			return n
		}
	}
	return nil
}

// Visible is the part of a node's box that is not clipped away.
func (n *Node) Visible() layout.Rect { return n.visible() }

// Beside places a box near what it is about, as a tooltip is placed. The box stays on
// the screen and covers as little as possible of what this build holds so far. It
// avoids what it is about and what is kept clear, if it can.
func (b *Builder) Beside(about layout.Rect, size layout.Size) layout.Rect {
	return layout.Beside(about, size, tipGap, b.root.Area().Inset(4), b.root.things(about, ""))
}

// BesideClear places a box near what it is about and within another one, as Beside does.
// It keeps off everything by which something can be done now, and goes as far as it must.
// Clear reports whether it could.
func (b *Builder) BesideClear(about layout.Rect, size layout.Size, within layout.Rect) (box layout.Rect, clear bool) {
	things := b.root.thingsBy(about, "", b.root.weightToAct)
	box = layout.Beside(about, size, tipGap, within, things)
	if box.Covers(dear(things)) > 0 {
		box = layout.Anywhere(about, size, within, things)
	}
	return box, box.Covers(dear(things)) == 0
}

// weighPress is how much a control matters to what BesideClear places.
const weighPress = 12

// weightToAct is the weight of n for a box that must leave room to act. All that can be
// picked up or played weighs as much as what is marked. Controls weigh more than fields
// and lines of a log.
func (r *Root) weightToAct(n *Node) float64 {
	weight := r.weight(n)
	_, plays := n.State["move"].(string)
	switch {
	case weight == weighDrag, weight == weighClick && plays, n.State["legal"] == true:
		return max(weight, weighMay)
	case weight == weighClick && n.Role != "field" && n.Role != "entry" && n.Role != "link":
		return weighPress
	}
	return weight
}

// dear are the things that nothing may lie over.
func dear(things []layout.Thing) (out []layout.Thing) {
	for _, x := range things {
		if x.Weight >= weighMay {
			out = append(out, x)
		}
	}
	return out
}

// weighAlone is how much what can be acted on now matters to what BesideAlone places.
const weighAlone = 6

// BesideAlone places a box near what it is about and within another one, as Beside
// does. Things that can be acted on now weigh little unless they are kept clear. So the
// box may lie nearer than one that avoids everything that glows.
func (b *Builder) BesideAlone(about layout.Rect, size layout.Size, within layout.Rect) layout.Rect {
	things := b.root.things(about, "")
	for i := range things {
		if things[i].Weight == weighMay {
			things[i].Weight = weighAlone
		}
	}
	return layout.Beside(about, size, tipGap, within, things)
}

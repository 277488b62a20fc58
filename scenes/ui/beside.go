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

// Beside places a box of a size beside what it is about as a tooltip is placed: on the
// screen, where it covers least of what lies there in this build so far, and neither
// what it is about nor what is kept clear, if that can be helped.
func (b *Builder) Beside(about layout.Rect, size layout.Size) layout.Rect {
	return layout.Beside(about, size, tipGap, b.root.Area().Inset(4), b.root.things(about, ""))
}

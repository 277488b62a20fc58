package tabletest

import (
	"slices"

	"schron/assets"
	"schron/input"
	"schron/scenes/scenetest/newcomer"
	"schron/scenes/table"
)

// byHand does with the mouse what a step points at until all its moves are played, and
// reports whether they were.
func (p *pupil[F]) byHand(s *assets.LessonStep) bool {
	p.T.Helper()
	end := p.Match.Len() + len(s.Play)
	for p.Match.Len() < end {
		hand := newcomer.Newcomer{Hand: hand[F]{p.Desk}, Point: newcomer.Rings, Fits: append(slices.Clone(s.Play), s.Fits...)}
		if !hand.Play() {
			return false
		}
		if p.Match.Len() < end {
			p.settle()
		}
	}
	return p.Match.Len() == end
}

// hand is the mouse of a newcomer at a desk.
type hand[F table.Face] struct{ *Desk[F] }

// Moves is how many moves have been played.
func (h hand[F]) Moves() int { return h.Match.Len() }

// Drag drags one node onto another, where that can be done.
func (h hand[F]) Drag(from, to string) bool {
	_, drags := h.Root().ReachDrag(from)
	_, drops := h.Root().ReachDrop(to)
	if drags && drops {
		h.Desk.Drag(from, to)
	}
	return drags && drops
}

// Click clicks a node, where that can be done.
func (h hand[F]) Click(id string) bool {
	if n, ok := h.Lookup(id); !ok || !n.Enabled {
		return false
	}
	_, ok := h.Root().Reach(id)
	if ok {
		h.Desk.Click(id)
	}
	return ok
}

// Fill replaces what stands in a text field.
func (h hand[F]) Fill(id, text string) {
	h.Desk.Click(id)
	h.Key(input.KeyA, input.Ctrl)
	h.Type(text)
}

// PutDown puts down what was picked up and closes what was opened.
func (h hand[F]) PutDown() {
	if h.Key(input.KeyEscape); h.Has("menu:resume") {
		h.Desk.Click("menu:resume")
	}
}

package menu

import (
	"cmp"

	"schron/input"
	"schron/scenes/house"
	"schron/scenes/ui"
)

// Question is something to be decided before the scene below is left.
type Question struct {
	Title, Body string
	Yes         string // what the button says that does it
	No          string // what the other one says, “Cancel” if empty
	Do          func()
	// Stay leaves the question open while it is done; Do pops it once nothing is left to
	// be decided.
	Stay bool
}

// question is the scene of a Question: it lies over any scene and goes back to it.
type question struct {
	h *house.House
	q Question
}

// NewQuestion makes the scene that asks; it is to be pushed over the present one.
func NewQuestion(h *house.House, q Question) ui.Scene { return &question{h, q} }

// Name is "question".
func (s *question) Name() string { return "question" }

// Key goes back with Escape.
func (s *question) Key(g input.Gesture) bool { return goesBack(s.h, g) }

// yes goes back first, so that the scene below stands where nothing comes of it.
func (s *question) yes() {
	if !s.q.Stay {
		s.h.Host.Pop()
	}
	s.q.Do()
}

// Build lays the scene out. Nothing of the scene below can be seen.
func (s *question) Build(b *ui.Builder) {
	b.Background()
	b.Dialog(ui.Dialog{
		ID: "question", Title: s.q.Title, Body: s.q.Body, OnCancel: s.h.Host.Pop,
		Buttons: []ui.Button{
			{ID: "no", Text: cmp.Or(s.q.No, s.h.Say("frame.cancel")), OnClick: s.h.Host.Pop},
			{ID: "yes", Text: s.q.Yes, Kind: ui.Primary, OnClick: s.yes},
		},
	})
}

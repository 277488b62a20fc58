package ui_test

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// listed is a long line at which a small piece is picked up.
type listed struct {
	size  layout.Size
	ghost layout.Rect
}

func (*listed) Name() string { return "listed" }

func (s *listed) Build(b *ui.Builder) {
	b.Background()
	b.Add(ui.Node{
		ID: "line", Role: "token", Rect: layout.R(100, 100, 300, 40),
		Drag: &ui.Drag{Payload: "piece", Size: s.size, Ghost: func(_ *sprites.Canvas, r layout.Rect) { s.ghost = r }},
	})
}

// TestASmallGhostHangsOnTheCursor, wherever its line was gripped; one that is gripped
// where it lies, or is as large as its node, stays as it was gripped.
func TestASmallGhostHangsOnTheCursor(t *testing.T) {
	to := layout.P(600, 400)
	for name, c := range map[string]struct {
		size layout.Size
		grip layout.Point
		want layout.Rect
	}{
		"at the left end":  {layout.S(50, 50), layout.P(110, 120), layout.Around(to, layout.S(50, 50))},
		"at the right end": {layout.S(50, 50), layout.P(390, 130), layout.Around(to, layout.S(50, 50))},
		"in its middle":    {layout.S(50, 50), layout.P(260, 125), layout.Around(to.Sub(layout.P(10, 5)), layout.S(50, 50))},
		"all of the line":  {layout.Size{}, layout.P(110, 120), layout.R(590, 380, 300, 40)},
	} {
		t.Run(name, func(t *testing.T) {
			s := &listed{size: c.size}
			d := scenetest.New(t, 1024, 640, func(h ui.Host) { h.Push(s) })
			d.Script.Move(c.grip)
			d.Script.Wait(1)
			d.Script.PressAt(c.grip)
			d.Script.Move(to)
			d.Audit(art(t), 1)
			if s.ghost != c.want {
				t.Errorf("the ghost is at %v, want %v", s.ghost, c.want)
			}
			// It goes back to where it came out.
			d.LetGo()
			for range 11 {
				d.Ticks(1)
				d.Audit(art(t), 1)
			}
			if far := s.ghost.Center().Dist(layout.P(250, 120)); far > 20 {
				t.Errorf("let go it flies to %v", s.ghost)
			}
		})
	}
}

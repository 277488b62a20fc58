package space

import (
	"image"
	"testing"

	"schron/layout"
	"schron/sprites"
)

// leafOf is a card of two pictures.
func leafOf(back, front string) *Leaf {
	return &Leaf{
		Back:  func(c *sprites.Canvas, r layout.Rect) { c.Sprite(back, r, sprites.SpriteOpt{}) },
		Front: func(c *sprites.Canvas, r layout.Rect) { c.Sprite(front, r, sprites.SpriteOpt{}) },
	}
}

// TestACardTurnsOverWithoutAJump compares the first and the last frames with the card
// as it lies before and after, and wants it on its edge in between.
func TestACardTurnsOverWithoutAJump(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(60, 50, 120, 161)
	leaf := leafOf("piece/token", "piece/outpost")
	draw := func(paint func(r layout.Rect)) *image.RGBA {
		return render(t, c, 240, 260, func() { c.Fill(layout.R(0, 0, 240, 260), sprites.TableTop); paint(box) })
	}
	at := func(x float64) *image.RGBA { return draw(func(r layout.Rect) { Turn(c, leaf, r, x) }) }
	for _, side := range []struct {
		lies      func(c *sprites.Canvas, r layout.Rect)
		end, next float64
	}{{leaf.Back, 0, 0.01}, {leaf.Front, 1, 0.99}} {
		lies := draw(func(r layout.Rect) { side.lies(c, r) })
		if most, _ := farthest(at(side.end), lies); most != 0 {
			t.Errorf("at %v the card does not lie as on the table", side.end)
		}
		if _, mean := farthest(at(side.next), lies); mean > 1 {
			t.Errorf("at %v the card jumps by %.2f levels", side.next, mean)
		}
		if _, mean := farthest(at(0.5), lies); mean < 10 {
			t.Error("the card does not turn")
		}
	}
}

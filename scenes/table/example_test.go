package table_test

import (
	"schron/layout"
	"schron/scenes/table"
	"schron/sprites"
)

// A token falls from the supply onto its field: the table moves it, the face draws it.
func ExampleMotion() {
	supply, field := layout.R(900, 300, 40, 40), layout.R(200, 200, 120, 120)
	_ = table.Motion{
		Piece: "token:c3", From: supply, To: field, Arc: 60,
		Draw: func(c *sprites.Canvas, r layout.Rect) {
			c.Sprite("dzicz/token", r, sprites.SpriteOpt{Tint: sprites.Red})
		},
	}
}

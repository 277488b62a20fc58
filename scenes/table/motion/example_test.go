package motion_test

import (
	"fmt"

	"schron/layout"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// A token falls from the supply onto its field: the table moves it, the face draws it.
func ExampleMotion() {
	supply, field := layout.R(900, 300, 40, 40), layout.R(200, 200, 120, 120)
	token := motion.Motion{
		Piece: "token:c3", From: supply, To: field, Arc: 60,
		Draw: func(c *sprites.Canvas, r layout.Rect) {
			c.Sprite("dzicz/token", r, sprites.SpriteOpt{Tint: sprites.Red})
		},
	}
	var show motion.Show
	show.Begin([]motion.Motion{token}, motion.How{Ticks: 18})
	ticks := 1
	for !show.Tick() {
		ticks++
	}
	fmt.Println(show.Hidden("token:c3"), ticks, show.Passed())
	// Output: true 18 1
}

package layout_test

import (
	"fmt"

	"schron/layout"
)

// Boxes are cut into smaller ones, from the outside to the inside.
func ExampleRect() {
	window := layout.R(0, 0, 1280, 800)
	bar, rest := window.CutTop(56)
	panel, board := rest.CutRight(480)
	fmt.Println(bar)
	fmt.Println(panel)
	fmt.Println(board.Inset(12))
	// Output:
	// {0 0 1280 56}
	// {800 56 480 744}
	// {12 68 776 720}
}

// Points add up, and a box knows which of them it holds.
func ExamplePoint() {
	p := layout.P(10, 20).Add(layout.P(5, 5))
	fmt.Println(p, layout.R(0, 0, 15, 30).Contains(p), layout.R(0, 0, 16, 30).Contains(p))
	// Output: {15 25} false true
}

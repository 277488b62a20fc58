package ui_test

import (
	"fmt"

	"schron/layout"
	"schron/scenes/ui"
)

// counter is a scene with one thing that can be pressed.
type counter struct{ n int }

func (*counter) Name() string { return "counter" }

func (c *counter) Build(b *ui.Builder) {
	b.Add(ui.Node{
		ID: "more", Role: "button", Label: fmt.Sprint(c.n), Rect: layout.Around(b.Area.Center(), layout.S(80, 40)),
		OnClick: func() { c.n++ },
		Tip:     func() ui.Tip { return ui.TipOf("Count", "A click adds one.") },
	})
}

// A scene adds its nodes at each build. What they can do is in their fields.
func ExampleBuilder() {
	root := ui.NewRoot(&counter{}, &ui.Env{}, layout.S(200, 100))
	root.Sync()
	for _, n := range root.Tree(1).Nodes {
		fmt.Println(n.ID, n.Role, n.Label, n.Rect)
	}
	// Output: more button 0 [60 30 80 40]
}

// A tooltip leaves out lines that say nothing.
func ExampleTip() {
	fmt.Printf("%q\n", ui.TipOf("Outpost", "on c3", "").Lines)
	// Output: ["on c3"]
}

package dolores

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
)

// less is a scene of one button with a minus that cannot be pressed, as beside an
// amount in the bank and in a trade.
type less struct{}

func (less) Name() string { return "less" }

func (less) Build(b *ui.Builder) {
	b.Button(ui.Button{ID: "less", Rect: layout.R(10, 10, 30, 30), Icon: "icon/minus", Disabled: true})
}

// TestADisabledMinusIsSeen: its glyph stands out from its box.
func TestADisabledMinusIsSeen(t *testing.T) {
	d := scenetest.New(t, 1024, 640, func(h ui.Host) { h.Push(less{}) })
	c := tabletest.NewCanvas(t)
	draw := func() { d.Root().Draw(c) }
	tabletest.Pixels(t, c, 50, 50, 1, draw) // its picture is made
	img := tabletest.Pixels(t, c, 50, 50, 1, draw)
	glyph, ground := img.RGBAAt(25, 25), img.RGBAAt(25, 15)
	if int(glyph.R)-int(ground.R) < 60 || int(glyph.G)-int(ground.G) < 60 {
		t.Errorf("the minus is %v on %v", glyph, ground)
	}
}

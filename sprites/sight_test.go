package sprites

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// TestOutOfSightNothingIsMade draws one of everything where the clip leaves
// nothing to be seen: what is drawn is noted, but no picture is made for it.
func TestOutOfSightNothingIsMade(t *testing.T) {
	c := newTestCanvas(t)
	img := ebiten.NewImage(100, 100)
	defer img.Deallocate()
	c.Audit = &Audit{}
	c.Begin(img, 1)
	mesh := &Mesh{}
	draw := func() {
		c.Panel(layout.R(10, 10, 60, 60), DialogBox)
		c.Text("Ala", layout.R(0, 0, 60, 20), Body)
		c.Paragraph("Ala ma kota", layout.R(0, 0, 60, 20), Body)
		c.Sprite("piece/token", layout.R(10, 10, 60, 60), SpriteOpt{Tint: Red})
		c.Baked("x", layout.R(10, 10, 60, 60), func(p *Painter) { p.Box(layout.R(0, 0, 18, 18), 9); p.Fill(Red) })
		c.HazardStripe(layout.R(10, 10, 60, 6))
		drawMesh(c, mesh, layout.R(10, 10, 60, 60))
	}
	c.PushClip(layout.R(-8, -8, 1, 1))
	draw()
	c.PopClip()
	if n := len(c.panels.items) + len(c.shapes.items) + len(c.bakes.items) + len(c.store.entries) + len(c.fonts.runs.young) + len(c.fonts.runs.old); n > 0 {
		t.Errorf("%d pictures and lines are made", n)
	}
	if mesh.sheet.image != nil {
		t.Error("the mesh has a sheet of pictures")
	}
	if len(c.Audit.Texts) != 2 || len(c.Audit.Sprites) != 1 {
		t.Errorf("noted are %d texts and %d pictures", len(c.Audit.Texts), len(c.Audit.Sprites))
	}
	draw()
	if len(c.panels.items) != 1 || len(c.shapes.items) != 1 || len(c.bakes.items) != 1 || len(c.fonts.runs.young)+len(c.fonts.runs.old) != 3 || mesh.sheet.image == nil {
		t.Error("in sight not everything is made")
	}
}

// TestAShadowInSightIsDrawn puts a panel beside the clip, so that only what it
// casts lies within.
func TestAShadowInSightIsDrawn(t *testing.T) {
	c := newTestCanvas(t)
	st := PanelStyle{Fill: Hex(0x000000), Radius: 4, Glow: Hex(0xffffff), Reach: 20}
	img := render(t, c, 100, 100, 1, func() {
		c.PushClip(layout.R(50, 0, 50, 100))
		c.Panel(layout.R(10, 10, 35, 80), st)
		c.PopClip()
	})
	if p := img.RGBAAt(52, 50); p.R < 10 {
		t.Errorf("beside the panel it is %v", p)
	}
}

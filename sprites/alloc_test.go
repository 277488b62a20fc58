package sprites

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/sprites/testloop"
)

// TestDrawingAgainAllocatesNothing counts the allocations of each call of the
// canvas once its picture or text is known and ebiten's own lists have grown.
func TestDrawingAgainAllocatesNothing(t *testing.T) {
	needGPU(t)
	c := newTestCanvas(t)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	c.Begin(img, 1)
	box := layout.R(100, 100, 240, 60)
	a, b := layout.Point{X: 10, Y: 10}, layout.Point{X: 200, Y: 130}
	owner := Owner{Colour: Red, Mark: MarkStar}
	mesh := &Mesh{}
	for name, draw := range map[string]func(){
		"Fill":        func() { c.Fill(box, Amber) },
		"Panel":       func() { c.Panel(box, PanelBox) },
		"PanelExact":  func() { c.Panel(box, TargetBox) },
		"Sprite":      func() { c.Sprite("icon/check", box, SpriteOpt{Tint: Amber, Angle: 0.2}) },
		"Text":        func() { c.Text("Rusz żołnierzy albo przejdź do akcji.", box, Body) },
		"TextCut":     func() { c.Text("Rusz żołnierzy albo przejdź do akcji, a potem dalej.", box, Title) },
		"Paragraph":   func() { c.Paragraph("Rusz żołnierzy albo przejdź do akcji, a potem jeszcze dalej.", box, Small) },
		"TextTurned":  func() { c.TextTurned("BARTEK", box, -1, Small) },
		"Clip":        func() { c.PushClip(box); c.PopClip() },
		"Alpha":       func() { c.PushAlpha(0.4); c.PopAlpha() },
		"Baked":       func() { c.Baked("demo", layout.R(0, 0, 40, 40), paintDemo) },
		"Line":        func() { c.Line(a, b, 2, Amber) },
		"Arrow":       func() { c.Arrow(a, b, 4, 10, Amber) },
		"Hazard":      func() { c.HazardStripe(box) },
		"Mesh":        func() { drawMesh(c, mesh, box) },
		"MeshFilled":  func() { mesh.Changed(); drawMesh(c, mesh, box) },
		"Beam":        func() { c.Beam(a, b, b, [2]float64{0, 1}, [2]float64{1, 2}, [2]float64{1, 0}, Amber) },
		"Disc":        func() { c.Disc(a, 9, Amber) },
		"Piece":       func() { c.Piece("piece/soldier", box, owner, SpriteOpt{Halo: Amber}, MarkSpot{0.36, 0.72, 0.27}) },
		"Soft":        func() { c.Soft(box, Amber) },
		"TextSlanted": func() { drawSlanted(c, box, "8") },
		"Slanted":     func() { drawSlanted(c, box, "") },
		"Triangles":   func() { c.Triangles(c.Vertices(3), quadIndices[:3], nil) },
		"Ball":        func() { c.Ball(a, 9, Amber) },
		"Wave":        func() { c.Wave(a, 9, Amber) },
		"Measure":     func() { c.Fonts().Measure("Rusz żołnierzy", Body) },
		"Wrapped":     func() { c.Fonts().MeasureWrapped("Rusz żołnierzy albo przejdź", 60, Body) },
	} {
		if n := testloop.Allocations(img, draw); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

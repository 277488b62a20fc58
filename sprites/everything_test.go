package sprites

import (
	"image/color"
	"os"
	"os/exec"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// TestDrawsWithoutADisplay runs the drawing of everything in a process of its
// own that never starts the game's loop.
func TestDrawsWithoutADisplay(t *testing.T) {
	cmd := exec.Command(os.Args[0], "-test.run=^TestDrawsEverything$", "-test.count=1")
	cmd.Env = append(os.Environ(), "DISPLAY=", "SCHRON_CI=")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestDrawsEverything(t *testing.T) {
	c := newTestCanvas(t)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	c.Audit = &Audit{}
	for range 2 {
		c.Begin(img, 1)
		drawEverything(c)
	}
	if err := c.Store().Err(); err != nil {
		t.Error(err)
	}
	for _, text := range c.Audit.Texts {
		for _, r := range text.Text {
			if r != '\n' && !c.Fonts().Has(r) {
				t.Errorf("missing glyph %q", r)
			}
		}
	}
}

// demoPoints are reused by drawEverything.
var demoPoints = make([]layout.Point, 12)

// drawEverything uses each call of the canvas, as much as a full table does.
func drawEverything(c *Canvas) {
	c.Panel(c.Bounds(), PanelStyle{Fill: TableTop, Fill2: TableBottom})
	c.HazardStripe(layout.R(0, 44, 1280, 4))
	owner := Owner{Colour: Blue, Mark: MarkTriangle}
	for i := range 25 {
		f := layout.R(98+118*float64(i%5), 98+118*float64(i/5), 114, 114)
		c.Sprite("tile/square", f, SpriteOpt{})
		c.Text("a5", f.Inset(6), TextStyle{Size: 12, Bold: true, Colour: ForestText, AlignY: End})
		c.Piece("piece/token", f.Inset(16), owner, SpriteOpt{}, TokenMark)
		c.Piece("piece/outpost", f.Inset(30), owner, SpriteOpt{}, MarkSpot{0.5, 0.803, 0.21})
		c.Piece("piece/soldier", f.Inset(24), owner, SpriteOpt{Halo: Amber}, MarkSpot{0.36, 0.72, 0.27})
		if i%5 == 0 {
			c.Panel(f, TargetBox)
		}
	}
	for i := range 40 {
		box := layout.R(762, 60+16*float64(i), 400, 16)
		c.Text("Celina stawia przyczółek na d4.", box, Small)
	}
	for _, st := range []PanelStyle{PanelBox, WellBox, BoardBox, PaperBox, PromptBox, TooltipBox, ActBox, ActOver, TabBox, FocusBox, SlotBox, OwnerBar(Red)} {
		c.Panel(layout.R(762, 700, 240, 60), st)
	}
	c.Paragraph("4 żetony w łańcuchu: od swojej krawędzi do czwartego rzędu", layout.R(780, 600, 200, 60), CardBody)
	c.TextTurned("BARTEK", layout.R(70, 104, 16, 574), -1, Small)
	c.PushClip(layout.R(0, 0, 500, 500))
	c.PushAlpha(0.5)
	c.Line(layout.Point{X: 1, Y: 1}, layout.Point{X: 300, Y: 200}, 3, Amber)
	c.Arrow(layout.Point{X: 10, Y: 100}, layout.Point{X: 300, Y: 200}, 5, 12, Amber)
	c.PopAlpha()
	c.PopClip()
	points := layout.Curve(layout.Point{X: 200, Y: 500}, layout.Point{X: 500, Y: 300}, 0.2, demoPoints)
	c.DashedPath(points, 5, 12, 0.5, true, Amber)
	c.Polyline(points, 3, color.NRGBA{255, 255, 255, 80})
	c.Disc(layout.Point{X: 600, Y: 500}, 11, Amber)
	c.Ring(layout.Point{X: 600, Y: 540}, 11, 1.5, Paper)
	c.Mark(MarkStar, layout.R(620, 500, 20, 20), Red)
	c.Sprite("die/d6-5", layout.R(1050, 220, 48, 48), SpriteOpt{Tint: Paper})
	c.Baked("demo", layout.R(1200, 300, 40, 40), paintDemo)
}

func paintDemo(p *Painter) {
	p.Box(layout.R(2, 2, p.W-4, p.H-4), p.W)
	p.Fill(Amber)
	p.Stroke(2, Ink, 4, 3)
	p.Box(layout.R(10, 10, 20, 20), 4)
	p.Fill(Paper)
	p.Polygon(layout.Point{X: 12, Y: 28}, layout.Point{X: 20, Y: 12}, layout.Point{X: 28, Y: 28})
	p.Fill(Ink)
	p.MoveTo(2, 2)
	p.LineTo(10, 2)
	p.QuadTo(14, 2, 14, 8)
	p.QuadTo(14, 14, 2, 14)
	p.Close()
	p.Stroke(1, Green)
}

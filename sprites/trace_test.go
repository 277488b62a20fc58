package sprites

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// notes is a tracer that writes down what it gets.
type notes []string

func (n *notes) Clip(r layout.Rect) { n.add("clip %g %g %g %g", r.X, r.Y, r.W, r.H) }
func (n *notes) Shape(svg string)   { n.add("%s", svg) }
func (n *notes) add(f string, a ...any) {
	if s := fmt.Sprintf(f, a...); len(*n) == 0 || !slices.Contains(*n, s) {
		*n = append(*n, s)
	}
}

func (n *notes) Sprite(name string, r layout.Rect, opt SpriteOpt) {
	n.add("sprite %s %g %g %g %g, %g seen", name, r.X, r.Y, r.W, r.H, opt.Alpha)
}

func (n *notes) Words(s string, at layout.Point, _ float64, quarter int, st TextStyle) {
	n.add("%q at %.0f %.0f, quarter %d, size %g, %d seen", s, at.X, at.Y, quarter, st.Size, st.Colour.A)
}

// TestTraceTellsWhatIsDrawn in units, with opacity and clips, and leaves the canvas as it
// was.
func TestTraceTellsWhatIsDrawn(t *testing.T) {
	c := newTestCanvas(t)
	red := Hex(0xff0000)
	var got notes
	c.Trace(&got, layout.S(100, 50), func() {
		c.Fill(layout.R(1, 2, 3, 4), red)
		c.PushAlpha(0.5)
		c.PushClip(layout.R(10, 10, 20, 20))
		c.Panel(layout.R(10, 10, 20, 20), PanelStyle{Fill: red, Fill2: Hex(0x00ff00), Border: red, Width: 2, Radius: 4, Shadow: 9})
		c.Fill(layout.R(50, 2, 3, 4), red)
		c.Sprite("die/d10", layout.R(11, 11, 5, 5), SpriteOpt{Alpha: 0.5})
		c.PopClip()
		c.Text("Abc", layout.R(0, 0, 90, 20), TextStyle{Size: 16, Colour: red})
		c.PopAlpha()
		c.TextTurned("Up", layout.R(0, 0, 20, 50), -1, TextStyle{Size: 14, Colour: red})
		c.Line(layout.P(1, 1), layout.P(5, 1), 2, red)
		c.ArrowHead(layout.P(5, 5), 0, 4, red)
		c.Disc(layout.P(5, 5), 3, red)
		c.Ring(layout.P(5, 5), 3, 1, red)
		c.Ball(layout.P(6, 5), 3, red)
		c.Soft(layout.R(0, 0, 8, 4), red)
		c.Beam(layout.P(0, 5), layout.P(1, 0), layout.P(0, 1), [2]float64{0, 10}, [2]float64{1, 2}, [2]float64{1, 0}, red)
		c.Baked("own", layout.R(40, 0, 10, 10), func(p *Painter) {
			p.Polygon(layout.P(0, 0), layout.P(10, 0), layout.P(0, 10))
			p.Fill(red)
			p.Stroke(1, red, 2, 1)
		})
		var m Mesh
		for range 2 { // each time it is drawn anew
			if !m.Begin(c, layout.R(0, 0, 100, 50), 10) {
				t.Error("the mesh is not empty")
			}
		}
		m.Picture("die/d6", 2.5, 1.5, 0.5, red, 1)
		m.FillPixels(m.Cell(3, 0), red)
		m.Draw()
		bent, _ := c.Picture("die/d6", layout.R(0, 0, 9, 9), SpriteOpt{Tint: red})
		c.Slanted(bent, layout.P(30, 20), 4, layout.P(1, 0), layout.P(0.5, 1), 0.7)
		c.Triangles([]ebiten.Vertex{c.Vertex(1, 2, red, 1)}, nil, nil)
	})
	want := notes{
		"clip 0 0 100 50",
		`<rect x="1" y="2" width="3" height="4" rx="0" fill="#ff0000" fill-opacity="1"/>`,
		"clip 10 10 20 20",
		`<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff0000" stop-opacity="0.5"/><stop offset="1" stop-color="#00ff00" stop-opacity="0.5"/></linearGradient><rect x="10" y="10" width="20" height="20" rx="4" fill="url(#g)"/>`,
		`<rect x="11" y="11" width="18" height="18" rx="3" fill="none" stroke-width="2" stroke="#ff0000" stroke-opacity="0.5"/>`,
		"sprite die/d10 11 11 5 5, 0.25 seen",
		`"Abc" at 0 15, quarter 0, size 16, 128 seen`,
		`"Up" at 13 50, quarter -1, size 14, 255 seen`,
		`<path d="M1 1L5 1" fill="none" stroke-width="2" stroke="#ff0000" stroke-opacity="1"/>`,
		`<path d="M5 5L1 7L1 3Z" fill="#ff0000" fill-opacity="1"/>`,
		`<circle cx="5" cy="5" r="3" fill="#ff0000" fill-opacity="1"/>`,
		`<circle cx="5" cy="5" r="2.5" fill="none" stroke-width="1" stroke="#ff0000" stroke-opacity="1"/>`,
		`<circle cx="6" cy="5" r="3" fill="#ff0000" fill-opacity="1"/>`,
		`<radialGradient id="g"><stop offset="0" stop-color="#ff0000" stop-opacity="1"/><stop offset="0.25" stop-color="#ff0000" stop-opacity="0.844"/><stop offset="0.5" stop-color="#ff0000" stop-opacity="0.5"/><stop offset="0.75" stop-color="#ff0000" stop-opacity="0.156"/><stop offset="1" stop-color="#ff0000" stop-opacity="0"/></radialGradient><rect x="0" y="0" width="8" height="4" rx="4" ry="2" fill="url(#g)"/>`,
		`<linearGradient id="g" x1="0" y1="0.5" x2="1" y2="0.5"><stop offset="0" stop-color="#ff0000" stop-opacity="1"/><stop offset="1" stop-color="#ff0000" stop-opacity="0"/></linearGradient><path d="M0 4L0 6L10 7L10 3Z" fill="url(#g)"/>`,
		`<path d="M 40 0L 50 0L 40 10Z" fill="#ff0000" fill-opacity="1"/>`,
		`<path d="M 40 0L 50 0L 40 10Z" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="1" stroke-dasharray="2 1" stroke="#ff0000" stroke-opacity="1"/>`,
		"sprite die/d6 22.5 12.5 5 5, 1 seen",
		`<rect x="30" y="0" width="10" height="10" rx="0" fill="#ff0000" fill-opacity="1"/>`,
		"<!-- die/d6 {ff 0 0 ff} -->",
		"<!-- {31.0 16.0 0.0 31.0 216.0 144.0} {-0.3 -0.3 -0.3 0.0} -->",
		"<!-- [{1.0 2.0 1.5 1.5 1.0 0.0 0.0 1.0 0.0 0.0 0.0 0.0}] -->",
	}
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("line %d: %q", i, got[min(i, len(got)-1):])
		}
	}
	if c.Rehearsing() || c.trace != nil || c.Scale() != 1 {
		t.Error("the canvas goes on tracing")
	}
}

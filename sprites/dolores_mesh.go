package sprites

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// planetMesh is a planet as triangles of one sheet, worked out when something
// of it or of its place changes.
type planetMesh struct {
	stale   bool // something on the planet changed
	made    bool
	loaded  bool // all pictures of the sheet are there
	place   meshPlace
	sheet   sheet
	points  []ebiten.Vertex
	indices []uint16
	labels  []label
	marks   []stamp // for the audit
	audits  bool
	brush   planetBrush
}

// meshPlace is what a mesh depends on beside the planet itself.
type meshPlace struct {
	box         layout.Rect
	clip        image.Rectangle
	scale       float64
	alpha       float64
	cols, count int
}

// label is words on the planet.
type label struct {
	words string
	box   layout.Rect
	style TextStyle
}

// stamp is a picture on the planet.
type stamp struct {
	name string
	box  layout.Rect
}

// maxQuads keeps the indices within 16 bits.
const maxQuads = 16000

// planetMesh makes or renews a planet's mesh.
func (c *Canvas) planetMesh(r layout.Rect, p *Planet) {
	m := &p.mesh
	place := meshPlace{r, c.dst.Bounds(), c.scale, c.alpha, p.Cols, len(p.Fields)}
	m.brush = planetBrush{c: c, p: p, m: m, unit: r.W * c.scale / float64(p.Cols), box: r}
	b := &m.brush
	if m.stale || !m.made || m.place != place || m.audits != (c.Audit != nil) {
		m.sheet.fit(max(1, int(math.Round(b.unit))))
		m.points, m.indices, m.labels, m.marks = m.points[:0], m.indices[:0], m.labels[:0], m.marks[:0]
		m.stale, m.made, m.place, m.loaded, m.audits = false, true, place, false, c.Audit != nil
		b.paint()
	}
	if !m.loaded {
		m.loaded = c.load(&m.sheet)
	}
	for _, st := range m.marks {
		c.Audit.sprite(st.name, st.box, c.alpha)
	}
}

// planetBrush adds to a mesh. Its places are in parts of a field from the map's
// top left corner; what it draws lies on whole device pixels.
type planetBrush struct {
	c    *Canvas
	p    *Planet
	m    *planetMesh
	unit float64 // of a field in device pixels
	box  layout.Rect
}

// px gives the device pixel of a place along x or y.
func (b *planetBrush) px(x float64) int {
	return int(math.Round(b.box.X*b.c.scale + x*b.unit))
}

func (b *planetBrush) py(y float64) int {
	return int(math.Round(b.box.Y*b.c.scale + y*b.unit))
}

// length gives a part of a field in whole device pixels, at least one.
func (b *planetBrush) length(part float64) int {
	return max(1, int(math.Round(part*b.unit)))
}

// visible gives the columns and rows that are in sight.
func (b *planetBrush) visible() (col0, col1, row0, row1 int) {
	clip := b.c.dst.Bounds()
	near := func(v int, origin float64) int { return int(math.Floor((float64(v) - origin*b.c.scale) / b.unit)) }
	col0, col1 = near(clip.Min.X, b.box.X), near(clip.Max.X, b.box.X)
	row0, row1 = near(clip.Min.Y, b.box.Y), near(clip.Max.Y, b.box.Y)
	return max(col0, 0), min(col1, b.p.Cols-1), max(row0, 0), min(row1, b.p.rows()-1)
}

// fill adds a box of one colour.
func (b *planetBrush) fill(px image.Rectangle, col color.NRGBA) {
	s := &b.m.sheet
	x, y := s.corner(whiteSlot)
	mid := float32(s.stride()) / 2
	b.quad(px, float32(x)+mid, float32(y)+mid, 0, 0, col, float32(col.A)/255)
}

// field adds a box of one colour that covers a field.
func (b *planetBrush) field(col, row int, colour color.NRGBA) {
	b.fill(image.Rect(b.px(float64(col)), b.py(float64(row)), b.px(float64(col+1)), b.py(float64(row+1))), colour)
}

// picture adds a picture of a part of a field's size whose middle lies at
// (x, y). A tint without opacity keeps its own colours.
func (b *planetBrush) picture(name string, x, y, part float64, tint color.NRGBA, alpha float64) {
	size := min(b.length(part), b.m.sheet.size)
	i, ok := b.m.sheet.find(name, tint, size)
	if !ok {
		return
	}
	half := float64(size) / 2 / b.unit
	left, top := b.px(x-half), b.py(y-half)
	pad := b.m.sheet.pad
	px := image.Rect(left-pad, top-pad, left+size+pad, top+size+pad)
	if b.c.Audit != nil {
		b.m.marks = append(b.m.marks, stamp{name, b.units(px.Inset(pad))})
	}
	sx, sy := b.m.sheet.corner(i)
	b.quad(px, float32(sx), float32(sy), float32(px.Dx()), float32(px.Dy()), color.NRGBA{255, 255, 255, 255}, float32(alpha))
}

// units gives a box of device pixels in units.
func (b *planetBrush) units(px image.Rectangle) layout.Rect {
	k := 1 / b.c.scale
	return layout.R(float64(px.Min.X)*k, float64(px.Min.Y)*k, float64(px.Dx())*k, float64(px.Dy())*k)
}

// quad adds two triangles that show the sheet from (sx, sy) on; w and h are 0
// where the sheet is of one colour.
func (b *planetBrush) quad(px image.Rectangle, sx, sy, w, h float32, col color.NRGBA, alpha float32) {
	m := b.m
	n := len(m.points)
	if px.Empty() || n >= 4*maxQuads || !px.Overlaps(b.c.dst.Bounds()) {
		return
	}
	v := ebiten.Vertex{
		DstX: float32(px.Min.X), DstY: float32(px.Min.Y), SrcX: sx, SrcY: sy,
		ColorR: float32(col.R) / 255, ColorG: float32(col.G) / 255, ColorB: float32(col.B) / 255,
		ColorA: alpha * float32(b.c.alpha),
	}
	right, below := v, v
	right.DstX, right.SrcX = float32(px.Max.X), sx+w
	below.DstY, below.SrcY = float32(px.Max.Y), sy+h
	across := right
	across.DstY, across.SrcY = below.DstY, below.SrcY
	m.points = append(m.points, v, right, below, across)
	i := uint16(n)
	m.indices = append(m.indices, i, i+1, i+2, i+1, i+2, i+3)
}

// number adds a badge with a number, whose middle lies at (x, y), unless the
// clip would cut it.
func (b *planetBrush) number(n int, x, y float64) {
	units := b.unit / b.c.scale
	size := max(badgeLeast, 0.27*units)
	px := int(math.Round(size * b.c.scale))
	left, top := b.px(x)-px/2, b.py(y)-px/2
	box := image.Rect(left, top, left+px, top+px)
	if !box.In(b.c.dst.Bounds()) {
		return
	}
	b.picture("dolores/badge", x, y, float64(px)/b.unit, color.NRGBA{}, 1)
	b.m.labels = append(b.m.labels, label{smallNumber(n), b.units(box).Inset(-2), badgeStyle(size)})
}

// badgeLeast is the least diameter of a badge in units; its number is as small
// as words may be.
const badgeLeast = 15.5

// badgeStyle is the number in a badge of a diameter.
func badgeStyle(size float64) TextStyle {
	em := max(MinTextSize, math.Round(size*0.7))
	return TextStyle{Size: em, Bold: true, Colour: Paper, AlignX: Middle, AlignY: Middle}
}

package sprites

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// Mesh is a picture on a grid of square cells. It draws hundreds of square pictures and
// boxes of one colour with one call, and words over them. In each frame call Begin, add
// everything if it asks for that, and call Draw. Places are in cells from the grid's
// top left corner. What is added lies on whole device pixels.
type Mesh struct {
	c       *Canvas
	place   meshPlace // of what was added
	cell    float64   // size of a cell in device pixels
	sheet   sheet
	loaded  bool // all pictures of the sheet are there
	points  []ebiten.Vertex
	indices []uint16
	labels  []label
	marks   []AuditSprite
}

// meshPlace is what a mesh depends on beside what is added to it.
type meshPlace struct {
	grid   layout.Rect
	cols   int
	clip   image.Rectangle
	scale  float64
	alpha  float64
	audits bool
}

// label is words on a mesh.
type label struct {
	words string
	box   layout.Rect
	style TextStyle
}

// maxQuads keeps the indices within 16 bits.
const maxQuads = 16000

// Changed makes the next Begin ask for everything anew.
func (m *Mesh) Changed() { m.place = meshPlace{} }

// Begin lays the mesh's grid of so many columns, at least one, across the width of a
// box. It reports whether everything in sight must be added. The mesh is empty then,
// because it or its place, its clip or its opacity has changed, or it is traced.
func (m *Mesh) Begin(c *Canvas, grid layout.Rect, cols int) (empty bool) {
	m.c, m.cell = c, grid.W*c.scale/float64(cols)
	place := meshPlace{grid, cols, c.dst.Bounds(), c.scale, c.alpha, c.Audit != nil}
	if m.place == place && c.trace == nil || c.blind() {
		return false
	}
	m.place, m.loaded = place, false
	if c.trace == nil {
		m.sheet.fit(max(1, int(math.Round(m.cell))))
	}
	m.points, m.indices, m.labels, m.marks = m.points[:0], m.indices[:0], m.labels[:0], m.marks[:0]
	return true
}

// Draw draws the mesh, with the pictures that are made by now.
func (m *Mesh) Draw() {
	if m.c.blind() {
		return
	}
	if !m.loaded && m.c.trace == nil {
		m.loaded = m.c.load(&m.sheet)
	}
	if m.c.Audit != nil {
		m.c.Audit.Sprites = append(m.c.Audit.Sprites, m.marks...)
	}
	if len(m.points) > 0 {
		m.c.mesh(m.points, m.indices, m.sheet.image)
	}
	for i := range m.labels {
		l := &m.labels[i]
		m.c.Text(l.words, l.box, l.style)
	}
}

// CellSize is the size of a cell in device pixels.
func (m *Mesh) CellSize() float64 { return m.cell }

// Scale is device pixels per unit.
func (m *Mesh) Scale() float64 { return m.place.scale }

// X returns the device pixel of a place along a row.
func (m *Mesh) X(x float64) int { return int(math.Round(m.place.grid.X*m.place.scale + x*m.cell)) }

// Y returns the device pixel of a place down a column.
func (m *Mesh) Y(y float64) int { return int(math.Round(m.place.grid.Y*m.place.scale + y*m.cell)) }

// Cell is the box of a cell in device pixels.
func (m *Mesh) Cell(col, row int) image.Rectangle {
	return image.Rect(m.X(float64(col)), m.Y(float64(row)), m.X(float64(col+1)), m.Y(float64(row+1)))
}

// Length returns a part of a cell in whole device pixels, at least one.
func (m *Mesh) Length(part float64) int { return max(1, int(math.Round(part*m.cell))) }

// Units returns a box of device pixels in units.
func (m *Mesh) Units(px image.Rectangle) layout.Rect {
	return m.c.units(px)
}

// Sight is the box of device pixels within the clip.
func (m *Mesh) Sight() image.Rectangle { return m.place.clip }

// CellsInSight returns the first and the last column and row that the clip touches.
// The grid has no last row: it goes on downwards.
func (m *Mesh) CellsInSight() (from, to image.Point) {
	clip, grid := m.place.clip, m.place.grid
	at := func(v int, origin float64) int {
		return int(math.Floor((float64(v) - origin*m.place.scale) / m.cell))
	}
	from = image.Pt(max(at(clip.Min.X, grid.X), 0), max(at(clip.Min.Y, grid.Y), 0))
	return from, image.Pt(min(at(clip.Max.X, grid.X), m.place.cols-1), at(clip.Max.Y, grid.Y))
}

// FillPixels adds a box of one colour.
func (m *Mesh) FillPixels(px image.Rectangle, col color.NRGBA) {
	if m.c.trace != nil {
		m.c.FillPixels(px, col)
		return
	}
	x, y := m.sheet.corner(whiteSlot)
	mid := float32(m.sheet.stride()) / 2
	m.quad(px, float32(x)+mid, float32(y)+mid, 0, 0, col, float64(col.A)/255)
}

// Picture adds a picture of a part of a cell's size whose middle lies at (x, y).
// A tint without opacity keeps its own colours. A mesh holds a hundred different
// pictures, by name, tint and size; more are left out.
func (m *Mesh) Picture(name string, x, y, part float64, tint color.NRGBA, alpha float64) {
	if m.c.trace != nil {
		side := part * m.cell / m.place.scale
		at := layout.P(m.place.grid.X, m.place.grid.Y).Add(layout.P(x, y).Mul(m.cell / m.place.scale))
		m.c.traceSprite(name, layout.Around(at, layout.S(side, side)), SpriteOpt{Tint: tint, Alpha: alpha})
		return
	}
	size := min(m.Length(part), m.sheet.size)
	i, ok := m.sheet.find(name, tint, size)
	if !ok {
		return
	}
	half := float64(size) / 2 / m.cell
	left, top := m.X(x-half), m.Y(y-half)
	pad := m.sheet.pad
	px := image.Rect(left-pad, top-pad, left+size+pad, top+size+pad)
	if m.c.Audit != nil {
		m.marks = append(m.marks, AuditSprite{name, m.Units(px.Inset(pad)), m.place.alpha, SpriteOpt{}})
	}
	sx, sy := m.sheet.corner(i)
	m.quad(px, float32(sx), float32(sy), float32(px.Dx()), float32(px.Dy()), white, alpha)
}

// Words adds words in a box in units. All words lie over all pictures.
func (m *Mesh) Words(words string, box layout.Rect, style TextStyle) {
	m.labels = append(m.labels, label{words, box, style})
}

// quad adds two triangles that show the sheet from (sx, sy) on; w and h are 0
// where the sheet is of one colour.
func (m *Mesh) quad(px image.Rectangle, sx, sy, w, h float32, col color.NRGBA, alpha float64) {
	n := len(m.points)
	if px.Empty() || n >= 4*maxQuads || !px.Overlaps(m.place.clip) {
		return
	}
	v := m.c.Vertex(float64(px.Min.X), float64(px.Min.Y), col, alpha)
	v.SrcX, v.SrcY = sx, sy
	right, below := v, v
	right.DstX, right.SrcX = float32(px.Max.X), sx+w
	below.DstY, below.SrcY = float32(px.Max.Y), sy+h
	across := right
	across.DstY, across.SrcY = below.DstY, below.SrcY
	m.points = append(m.points, v, right, below, across)
	i := uint16(n)
	m.indices = append(m.indices, i, i+1, i+2, i+1, i+2, i+3)
}

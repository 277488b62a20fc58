package sprites

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// Canvas draws on an image. One Canvas serves all frames; once the pictures and
// texts of a scene are known, drawing it again allocates nothing. It belongs to
// the game's goroutine.
type Canvas struct {
	// Audit, if set, notes every text and sprite that is drawn.
	Audit *Audit

	store *Store
	fonts *Fonts

	dry    bool   // nothing is drawn, see Rehearse
	trace  Tracer // gets what is drawn; nil but for Trace
	missed bool   // a picture was drawn from another size or left out, see Aside
	root   *ebiten.Image
	dst    *ebiten.Image // root or the part of it within the clip
	scale  float64
	alpha  float64
	clips  []image.Rectangle
	alphas []float64

	panels bank[panelKey]
	shapes bank[shapeKey]
	bakes  bank[bakeKey]

	white  *ebiten.Image
	op     ebiten.DrawImageOptions
	tri    ebiten.DrawTrianglesOptions
	quad   [16]ebiten.Vertex
	points []ebiten.Vertex // see Vertices
}

// NewCanvas makes a canvas that draws pictures of store and texts in fonts.
func NewCanvas(store *Store, fonts *Fonts) *Canvas {
	c := &Canvas{store: store, fonts: fonts, scale: 1, alpha: 1}
	block := ebiten.NewImage(3, 3)
	block.Fill(color.White)
	c.white = block.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
	return c
}

// Begin starts a frame on dst; scale is device pixels per unit.
func (c *Canvas) Begin(dst *ebiten.Image, scale float64) {
	if scale <= 0 {
		scale = 1
	}
	c.root, c.dst, c.scale, c.alpha = dst, dst, scale, 1
	c.clips, c.alphas = c.clips[:0], c.alphas[:0]
	c.store.nextFrame()
	c.panels.nextFrame()
	c.shapes.nextFrame()
	c.bakes.nextFrame()
}

// Bounds is the whole picture in units.
func (c *Canvas) Bounds() layout.Rect {
	return c.units(c.root.Bounds())
}

// Scale is device pixels per unit.
func (c *Canvas) Scale() float64 { return c.scale }

// Store is where the pictures come from.
func (c *Canvas) Store() *Store { return c.store }

// Fonts is what texts are set in.
func (c *Canvas) Fonts() *Fonts { return c.fonts }

// Fill covers r with one colour.
func (c *Canvas) Fill(r layout.Rect, col color.NRGBA) {
	c.FillPixels(c.Pixels(r), col)
}

// FillPixels covers a box of device pixels with one colour.
func (c *Canvas) FillPixels(px image.Rectangle, col color.NRGBA) {
	if !c.visible(px) {
		return
	}
	if c.trace != nil {
		c.tracePanel(c.units(px), PanelStyle{Fill: col})
		return
	}
	c.op.GeoM.Reset()
	c.op.GeoM.Scale(float64(px.Dx()), float64(px.Dy()))
	c.op.GeoM.Translate(float64(px.Min.X), float64(px.Min.Y))
	c.stain(c.white, col, ebiten.FilterNearest)
}

// PushClip limits drawing to r, within the limits already set, until PopClip.
func (c *Canvas) PushClip(r layout.Rect) {
	px := c.Pixels(r).Intersect(c.dst.Bounds())
	c.clips = append(c.clips, c.dst.Bounds())
	c.dst = c.part(px)
}

// PopClip ends the last PushClip.
func (c *Canvas) PopClip() {
	last := len(c.clips) - 1
	if last < 0 {
		return
	}
	c.dst = c.part(c.clips[last])
	c.clips = c.clips[:last]
}

func (c *Canvas) part(px image.Rectangle) *ebiten.Image {
	if px == c.root.Bounds() {
		return c.root
	}
	return c.root.SubImage(px).(*ebiten.Image)
}

// PushAlpha makes everything drawn until PopAlpha see-through: a is 0..1 and
// multiplies with what is set already.
func (c *Canvas) PushAlpha(a float64) {
	c.alphas = append(c.alphas, c.alpha)
	c.alpha *= layout.Within(a)
}

// PopAlpha ends the last PushAlpha.
func (c *Canvas) PopAlpha() {
	last := len(c.alphas) - 1
	if last < 0 {
		return
	}
	c.alpha = c.alphas[last]
	c.alphas = c.alphas[:last]
}

// Pixels snaps a box to whole device pixels. Its size depends on the size of r
// only, so that moving things keep their size.
func (c *Canvas) Pixels(r layout.Rect) image.Rectangle {
	x, y := int(math.Round(r.X*c.scale)), int(math.Round(r.Y*c.scale))
	w, h := int(math.Round(r.W*c.scale)), int(math.Round(r.H*c.scale))
	if r.W > 0 {
		w = max(w, 1)
	}
	if r.H > 0 {
		h = max(h, 1)
	}
	return image.Rect(x, y, x+w, y+h)
}

// units is a box of device pixels in units.
func (c *Canvas) units(px image.Rectangle) layout.Rect {
	k := 1 / c.scale
	return layout.R(float64(px.Min.X)*k, float64(px.Min.Y)*k, float64(px.Dx())*k, float64(px.Dy())*k)
}

// visible reports whether any of px can be seen.
func (c *Canvas) visible(px image.Rectangle) bool {
	return c.alpha > 0 && px.Overlaps(c.dst.Bounds())
}

// blind reports whether nothing at all can be seen: the clip is empty.
func (c *Canvas) blind() bool { return c.dst.Bounds().Empty() }

// ink sets the colour of the next DrawImage.
func (c *Canvas) ink(col color.NRGBA) {
	c.op.ColorScale.Reset()
	a := float32(col.A) / 255 * float32(c.alpha)
	c.op.ColorScale.Scale(float32(col.R)/255*a, float32(col.G)/255*a, float32(col.B)/255*a, a)
}

// stain draws a white picture in a colour where c.op says.
func (c *Canvas) stain(img *ebiten.Image, col color.NRGBA, filter ebiten.Filter) {
	c.ink(col)
	c.op.Filter = filter
	c.put(img)
}

// lay draws a picture as it is with its corner at (x, y) device pixels.
func (c *Canvas) lay(img *ebiten.Image, x, y int) {
	c.op.GeoM.Reset()
	c.op.GeoM.Translate(float64(x), float64(y))
	c.op.Filter = ebiten.FilterNearest
	c.fade(1)
	c.put(img)
}

// fade sets the opacity of the next DrawImage.
func (c *Canvas) fade(a float64) {
	c.op.ColorScale.Reset()
	c.op.ColorScale.ScaleAlpha(float32(c.alpha * a))
}

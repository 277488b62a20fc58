package sprites

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// shapeKind is a simple white shape that is tinted when drawn.
type shapeKind uint8

const (
	shapeStrip  shapeKind = iota // across a line: soft edges, a = width
	shapeDisc                    // a = diameter
	shapeRing                    // a = diameter, b = width of the ring
	shapeArrow                   // head of an arrow that points right, a = size
	shapeHazard                  // slanting bars, a = height; coloured
	shapeGlow                    // light that fades out from the middle, a = diameter
)

// shapeKey measures in sixteenths of a device pixel.
type shapeKey struct {
	kind shapeKind
	a, b int
}

func (c *Canvas) shape(kind shapeKind, a, b float64) *banked {
	key := shapeKey{kind, int(math.Round(a * 16)), int(math.Round(b * 16))}
	if it := c.shapes.get(key); it != nil {
		return it
	}
	return c.shapes.put(key, &banked{image: toImage(bakeShape(kind, float64(key.a)/16, float64(key.b)/16))})
}

func bakeShape(kind shapeKind, a, b float64) *image.RGBA {
	n := int(math.Ceil(a)) + 2
	mid := float64(n) / 2
	switch kind {
	case shapeStrip:
		return paintWhite(4, n, func(_, y float64) float64 { return layout.Within(a/2 - math.Abs(y-mid) + 0.5) })
	case shapeDisc, shapeRing:
		return paintWhite(n, n, func(x, y float64) float64 {
			d := math.Hypot(x-mid, y-mid)
			out := layout.Within(a/2 - d + 0.5)
			if kind == shapeRing {
				out -= layout.Within(a/2 - b - d + 0.5)
			}
			return out
		})
	case shapeGlow:
		return paintWhite(glowSide, glowSide, func(x, y float64) float64 {
			far := 1 - min(1, math.Hypot(2*x/glowSide-1, 2*y/glowSide-1))
			return far * far * (3 - 2*far)
		})
	case shapeArrow:
		return paintWhite(n, n, func(x, y float64) float64 {
			t := (x - 1) / a // 0 at the base, 1 at the point
			half := a * 0.5 * (1 - t)
			return layout.Within(half-math.Abs(y-mid)+0.5) * layout.Within(x-0.5)
		})
	}
	return bakeHazard(a)
}

// paintWhite makes a white picture whose cover is given for pixels' middles.
func paintWhite(w, h int, cover func(x, y float64) float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			v := uint8(cover(float64(x)+0.5, float64(y)+0.5)*255 + 0.5)
			p := img.Pix[y*img.Stride+4*x:]
			p[0], p[1], p[2], p[3] = v, v, v, v
		}
	}
	return img
}

// hazardDark is between the bars.
var hazardDark = Hex(0x17150f)

// hazardPeriods is how many bars one picture of the hazard stripe holds.
const hazardPeriods = 24

// bakeHazard paints slanting amber bars on black, h pixels high.
func bakeHazard(h float64) *image.RGBA {
	ih := max(1, int(math.Round(h)))
	period := hazardPeriod(ih)
	img := image.NewRGBA(image.Rect(0, 0, period*hazardPeriods, ih))
	for y := range ih {
		for x := range img.Rect.Dx() {
			t := math.Mod(float64(x)+float64(y)+float64(period)*2, float64(period))
			cover := layout.Within(math.Min(t, float64(period)/2-t) + 0.5)
			c := Mix(hazardDark, Amber, cover)
			shade := 1.06 - 0.16*float64(y)/float64(ih)
			p := img.Pix[y*img.Stride+4*x:]
			for i, v := range [3]uint8{c.R, c.G, c.B} {
				p[i] = uint8(math.Min(255, float64(v)*shade))
			}
			p[3] = 255
		}
	}
	return img
}

// hazardPeriod is the length in pixels of one bar and one gap.
func hazardPeriod(h int) int { return int(math.Round(2.6*float64(h) + 8)) }

// HazardStripe fills r with the slanting bars that are the house's ornament.
func (c *Canvas) HazardStripe(r layout.Rect) {
	px := c.Pixels(r)
	if px.Empty() || !c.visible(px) {
		return
	}
	if c.trace != nil {
		c.traceHazard(r)
		return
	}
	it := c.shape(shapeHazard, float64(px.Dy()), 0)
	tile := it.image.Bounds().Dx()
	for x := px.Min.X; x < px.Max.X; x += tile {
		w := min(tile, px.Max.X-x)
		c.stretch(it.image, image.Rect(0, 0, w, px.Dy()), image.Rect(x, px.Min.Y, x+w, px.Max.Y))
	}
}

// stretch draws part of a picture onto a box of device pixels.
func (c *Canvas) stretch(img *ebiten.Image, src, dst image.Rectangle) {
	to, from := [2]image.Point{dst.Min, dst.Max}, [2]image.Point{src.Min, src.Max}
	for i := range 4 {
		x, y := i%2, i/2
		c.quad[i] = c.Vertex(float64(to[x].X), float64(to[y].Y), white, 1)
		c.quad[i].SrcX, c.quad[i].SrcY = float32(from[x].X), float32(from[y].Y)
	}
	c.tri.Filter = ebiten.FilterNearest
	c.mesh(c.quad[:4], quadIndices, img)
}

var quadIndices = Net(1, 1)

// Disc draws a filled circle of a radius in units.
func (c *Canvas) Disc(at layout.Point, radius float64, col color.NRGBA) {
	c.round(shapeDisc, at, radius, 0, col)
}

// Ring draws a circle whose line of the given width lies inside the radius.
func (c *Canvas) Ring(at layout.Point, radius, width float64, col color.NRGBA) {
	c.round(shapeRing, at, radius, width, col)
}

// glowSide is the side of the one picture of a glow, in pixels. The glow is so soft
// that it can be drawn at any size.
const glowSide = 256

// Glow draws light that fades out from its middle to nothing at a radius in units.
func (c *Canvas) Glow(at layout.Point, radius float64, col color.NRGBA) {
	if c.Audit != nil {
		c.Audit.Glows = append(c.Audit.Glows, AuditSprite{"", layout.Around(at, layout.S(2*radius, 2*radius)), c.alpha * float64(col.A) / 255, SpriteOpt{}})
	}
	c.Soft(layout.Around(at, layout.S(2*radius, 2*radius)), col)
}

// Soft draws a spot that fades away towards the edge of a box.
func (c *Canvas) Soft(r layout.Rect, col color.NRGBA) {
	if col.A == 0 {
		return
	}
	if c.trace != nil {
		c.traceSoft(r, col)
		return
	}
	it := c.shape(shapeGlow, glowSide, 0)
	c.op.GeoM.Reset()
	c.op.GeoM.Scale(r.W*c.scale/glowSide, r.H*c.scale/glowSide)
	c.op.GeoM.Translate(r.X*c.scale, r.Y*c.scale)
	c.stain(it.image, col, ebiten.FilterLinear)
}

// Sizes of the one picture of what grows, in pixels: its diameter, and the line of a ring.
const (
	growSide = 192
	growLine = 8
)

// Ball draws a filled circle that grows or shrinks: from one picture at every size, where
// Disc makes one for each.
func (c *Canvas) Ball(at layout.Point, radius float64, col color.NRGBA) {
	c.grown(shapeDisc, at, radius, 0, col)
}

// Wave draws a ring that spreads: from one picture at every size. Its line is about a
// twelfth of its radius.
func (c *Canvas) Wave(at layout.Point, radius float64, col color.NRGBA) {
	c.grown(shapeRing, at, radius, growLine, col)
}

func (c *Canvas) grown(kind shapeKind, at layout.Point, radius, width float64, col color.NRGBA) {
	if c.trace != nil {
		c.traceRound(at, radius, 2*radius*width/growSide, col)
		return
	}
	it := c.shape(kind, growSide, width)
	n, k := float64(it.image.Bounds().Dx()), 2*radius*c.scale/growSide
	c.op.GeoM.Reset()
	c.op.GeoM.Translate(-n/2, -n/2)
	c.op.GeoM.Scale(k, k)
	c.op.GeoM.Translate(at.X*c.scale, at.Y*c.scale)
	c.stain(it.image, col, ebiten.FilterLinear)
}

func (c *Canvas) round(kind shapeKind, at layout.Point, radius, width float64, col color.NRGBA) {
	if c.trace != nil {
		c.traceRound(at, radius, width, col)
		return
	}
	it := c.shape(kind, 2*radius*c.scale, width*c.scale)
	n := float64(it.image.Bounds().Dx())
	c.op.GeoM.Reset()
	c.op.GeoM.Translate(math.Round(at.X*c.scale-n/2), math.Round(at.Y*c.scale-n/2))
	c.stain(it.image, col, ebiten.FilterNearest)
}

package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// Plate is a part of some scene, drawn once with Aside and then shown as often
// as it is needed. The zero Plate is empty. It belongs to the game's goroutine.
type Plate struct {
	image *ebiten.Image
	box   layout.Rect
	scale float64
}

// Size is the plate's width and height in device pixels, 0 while it is empty.
func (p *Plate) Size() image.Point {
	if p.image == nil {
		return image.Point{}
	}
	return p.image.Bounds().Size()
}

// Image is what the plate holds, nil while it is empty.
func (p *Plate) Image() *ebiten.Image { return p.image }

// Holds reports whether the plate is one of a box and a scale.
func (p *Plate) Holds(box layout.Rect, scale float64) bool {
	return p.image != nil && p.box == box && p.scale == scale
}

// Bytes is the memory that the plate takes.
func (p *Plate) Bytes() int64 {
	s := p.Size()
	return 4 * int64(s.X) * int64(s.Y)
}

// Drop empties the plate and gives its memory back.
func (p *Plate) Drop() {
	if p.image != nil {
		p.image.Deallocate()
	}
	*p = Plate{}
}

// Aside draws on a plate in the middle of a frame. paint draws its scene at scale
// device pixels per unit, and the plate keeps what lies in box. A plate of another box
// or scale is begun anew; else paint goes on where it was. Aside reports whether every
// picture was there in the right size. A rehearsal draws nothing.
func (c *Canvas) Aside(p *Plate, box layout.Rect, scale float64, paint func()) (whole bool) {
	if c.dry {
		return false
	}
	if !p.Holds(box, scale) {
		p.Drop()
		x, y := int(math.Floor(box.X*scale)), int(math.Floor(box.Y*scale))
		w, h := int(math.Round(box.W*scale)), int(math.Round(box.H*scale))
		bounds := image.Rect(x, y, x+max(w, 1), y+max(h, 1))
		*p = Plate{image: ebiten.NewImageWithOptions(bounds, &ebiten.NewImageOptions{Unmanaged: true}), box: box, scale: scale}
	}
	return c.aside(p.image, scale, paint)
}

// aside draws on another image in the middle of a frame and reports whether every
// picture was there in the right size.
func (c *Canvas) aside(img *ebiten.Image, scale float64, paint func()) (whole bool) {
	root, dst, unit, alpha := c.root, c.dst, c.scale, c.alpha
	clips, alphas, audit, missed := c.clips, c.alphas, c.Audit, c.missed
	defer func() {
		c.root, c.dst, c.scale, c.alpha = root, dst, unit, alpha
		c.clips, c.alphas, c.Audit, c.missed = clips, alphas, audit, missed
	}()
	c.root, c.dst, c.scale, c.alpha = img, img, scale, 1
	c.clips, c.alphas, c.Audit, c.missed = nil, nil, nil, false
	paint()
	return !c.missed
}

// Plate shows a plate in r, which it fills.
func (c *Canvas) Plate(p *Plate, r layout.Rect) {
	px := c.Pixels(r)
	if p.image == nil || px.Empty() || !c.visible(px) {
		return
	}
	size := p.Size()
	g := &c.op.GeoM
	g.Reset()
	c.op.Filter = ebiten.FilterNearest
	if size != px.Size() {
		g.Scale(float64(px.Dx())/float64(size.X), float64(px.Dy())/float64(size.Y))
		c.op.Filter = ebiten.FilterLinear
	}
	g.Translate(float64(px.Min.X), float64(px.Min.Y))
	c.fade(1)
	c.put(p.image)
}

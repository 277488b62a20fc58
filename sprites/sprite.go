package sprites

import (
	"cmp"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// SpriteOpt changes how a picture is drawn; the zero value draws it as it is.
type SpriteOpt struct {
	Tint  color.NRGBA // the player's colour in it; none keeps the art's own
	Alpha float64     // 0..1; 0 means 1
	Angle float64     // radians, clockwise, about the middle of the box
	Zoom  float64     // drawn larger about the middle without being made anew; 0 means 1
	Flip  bool        // left and right exchanged
	Flat  bool        // without the art's shadow
	Halo  color.NRGBA // a glow around it in this colour, if it has any opacity
	Reach float64     // of the glow in units; 0 means 8
}

func (opt SpriteOpt) opacity() float64 { return cmp.Or(opt.Alpha, 1) }
func (opt SpriteOpt) zoom() float64    { return cmp.Or(opt.Zoom, 1) }

// Faint is an Alpha of what may fade away altogether: 0 itself would mean 1.
func Faint(alpha float64) float64 { return max(0.01, alpha) }

// Sprite draws a picture in r. The picture keeps its proportions and stands in
// the middle of r; its shadow and halo may reach beyond. One that is not made
// yet is drawn from another size of it or left out for now.
func (c *Canvas) Sprite(name string, r layout.Rect, opt SpriteOpt) {
	px := c.Pixels(r)
	if c.Audit != nil {
		c.Audit.Sprites = append(c.Audit.Sprites, AuditSprite{name, r, c.alpha, opt})
	}
	if px.Empty() || !c.visible(px.Inset(-px.Dx()/2-px.Dy()/2-8)) {
		return
	}
	if c.trace != nil {
		c.traceSprite(name, r, opt)
		return
	}
	if e, got, exact := c.find(name, px, opt); e != nil {
		c.drawEntry(e, got, px, opt, exact)
	}
}

// find returns a picture for a box of device pixels, as the store has it by now.
func (c *Canvas) find(name string, px image.Rectangle, opt SpriteOpt) (*entry, spriteKey, bool) {
	e, got, exact := c.store.get(c.spriteKey(name, px, opt))
	c.missed = c.missed || !exact
	return e, got, exact
}

func (c *Canvas) spriteKey(name string, px image.Rectangle, opt SpriteOpt) spriteKey {
	k := spriteKey{artKey: artKey{name: name, tint: opt.Tint}, w: px.Dx(), h: px.Dy(), flat: opt.Flat}
	if opt.Halo.A > 0 {
		reach := cmp.Or(opt.Reach, 8)
		k.halo, k.halo16 = opt.Halo, int(math.Round(reach*c.scale*16))
	}
	return k
}

func (c *Canvas) drawEntry(e *entry, got spriteKey, px image.Rectangle, opt SpriteOpt, exact bool) {
	zoom := opt.zoom()
	size := e.image.Bounds().Size()
	kx := zoom * float64(px.Dx()) / float64(got.w)
	ky := zoom * float64(px.Dy()) / float64(got.h)
	if opt.Flip {
		kx = -kx
	}
	g := &c.op.GeoM
	g.Reset()
	c.op.Filter = ebiten.FilterNearest
	if exact && zoom == 1 && opt.Angle == 0 && !opt.Flip {
		g.Translate(float64(px.Min.X-e.pad), float64(px.Min.Y-e.pad))
	} else {
		g.Translate(-float64(size.X)/2, -float64(size.Y)/2)
		g.Scale(kx, ky)
		g.Rotate(opt.Angle)
		g.Translate(float64(px.Min.X)+float64(px.Dx())/2, float64(px.Min.Y)+float64(px.Dy())/2)
		if !exact || zoom != 1 || opt.Angle != 0 {
			c.op.Filter = ebiten.FilterLinear
		}
	}
	c.fade(opt.opacity())
	c.put(e.image)
}

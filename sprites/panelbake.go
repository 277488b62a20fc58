package sprites

import (
	"image"
	"image/color"
	"math"
)

// pad is how many device pixels a panel's shadow and glow reach beyond its box.
func (st PanelStyle) pad(scale float64) int {
	return int(math.Ceil(math.Max(st.Shadow*1.5, st.Reach*1.4) * scale))
}

// bakePanel paints a panel whose box is w × h device pixels. The picture is
// larger by the returned number of pixels on each side.
func bakePanel(st PanelStyle, scale float64, w, h int) (*image.RGBA, int) {
	pad := st.pad(scale)
	img := image.NewRGBA(image.Rect(0, 0, w+2*pad, h+2*pad))
	b := roundBox{w: float64(w), h: float64(h)}
	b.radius = math.Min(st.Radius*scale, math.Min(b.w, b.h)/2)
	p := panelPaint{PanelStyle: st, box: b, scale: scale}
	p.width = st.Width * scale
	if st.Border.A > 0 && p.width > 0 {
		p.width = math.Max(1, math.Round(p.width*2)/2)
	} else {
		p.width = 0
	}
	p.dash = b.dashes(math.Max(7*scale, 3*p.width))
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			c := p.at(float64(x-pad)+0.5, float64(y-pad)+0.5)
			if c.a > 0 {
				c.put(img.Pix[y*img.Stride+4*x:])
			}
		}
	}
	if st.Grain > 0 {
		grainInside(img, st.Grain, scale, pad, b)
	}
	return img, pad
}

// panelPaint is what a panel's pixel depends on; lengths are in pixels.
type panelPaint struct {
	PanelStyle
	box   roundBox
	scale float64
	width float64
	dash  float64
}

// light is a premultiplied colour of 0..1.
type light struct{ r, g, b, a float64 }

func (l *light) over(c color.NRGBA, cover float64) {
	a := float64(c.A) / 255 * cover
	k := a / 255
	l.r = float64(c.R)*k + l.r*(1-a)
	l.g = float64(c.G)*k + l.g*(1-a)
	l.b = float64(c.B)*k + l.b*(1-a)
	l.a = a + l.a*(1-a)
}

func (l light) put(p []uint8) {
	p[0], p[1], p[2], p[3] = to8(l.r), to8(l.g), to8(l.b), to8(l.a)
}

func to8(v float64) uint8 { return uint8(math.Min(255, v*255+0.5)) }

// at is the colour of the pixel with its middle at (x, y) seen from the box.
func (p *panelPaint) at(x, y float64) light {
	var l light
	d := p.box.distance(x, y)
	inside := clamp01(0.5 - d)
	if p.Shadow > 0 && inside < 1 {
		s := p.Shadow * p.scale
		sd := p.box.distance(x, y-s*0.3)
		l.over(color.NRGBA{A: 255}, 0.55*falloff(sd+s*0.15, s))
	}
	if p.Glow.A > 0 && inside < 1 {
		l.over(p.Glow, 0.75*falloff(d, p.Reach*p.scale))
	}
	if inside == 0 {
		return l
	}
	ground := p.Fill
	if p.Fill2.A > 0 {
		ground = Mix(p.Fill, p.Fill2, y/p.box.h)
	}
	l.over(ground, inside)
	if p.Inner > 0 {
		s := p.Inner * p.scale
		depth := -p.box.distance(x, y-s*0.35)
		l.over(color.NRGBA{A: 255}, 0.5*falloff(depth, s)*inside)
	}
	if p.width > 0 {
		cover := clamp01(0.5-d) - clamp01(0.5-d-p.width)
		if p.Dashed {
			cover *= p.dashCover(x, y)
		}
		l.over(p.Border, cover)
	}
	return l
}

// dashCover tells how much of a dash there is on the border beside (x, y).
func (p *panelPaint) dashCover(x, y float64) float64 {
	t := math.Mod(p.box.along(x, y), p.dash)
	on := p.dash * 0.6
	return clamp01(math.Min(t, on-t) + 0.5)
}

// falloff fades from 1 well inside to 0 at a distance of reach.
func falloff(d, reach float64) float64 {
	t := clamp01((reach - d) / (2 * reach))
	t = t * t * (3 - 2*t)
	return math.Min(1, t*t*1.25)
}

// roundBox is a box from (0, 0) with round corners.
type roundBox struct{ w, h, radius float64 }

// distance is how far outside the box a point is; inside it is negative.
func (b roundBox) distance(x, y float64) float64 {
	qx := math.Abs(x-b.w/2) - (b.w/2 - b.radius)
	qy := math.Abs(y-b.h/2) - (b.h/2 - b.radius)
	return math.Hypot(math.Max(qx, 0), math.Max(qy, 0)) + math.Min(math.Max(qx, qy), 0) - b.radius
}

// perimeter is the length of the line that runs inset within the edge.
func (b roundBox) perimeter(inset float64) float64 {
	r := math.Max(b.radius-inset, 0)
	return 2*(b.w-2*b.radius) + 2*(b.h-2*b.radius) + 2*math.Pi*r
}

// dashes is the length of a dash and its gap, near the one wanted, that goes
// whole times around.
func (b roundBox) dashes(want float64) float64 {
	full := b.perimeter(0)
	return full / math.Max(1, math.Round(full/(want*1.6)))
}

// along is how far around the box, clockwise from the left end of its upper
// side, the point of the edge nearest to (x, y) lies.
func (b roundBox) along(x, y float64) float64 {
	r := b.radius
	sw, sh, arc := b.w-2*r, b.h-2*r, math.Pi/2*r
	turn := func(cx, cy, from float64) float64 {
		a := math.Atan2(y-cy, x-cx) - from
		if a < 0 {
			a += 2 * math.Pi
		}
		return math.Min(a, math.Pi/2) * r
	}
	left, right, top, bottom := x < r, x > b.w-r, y < r, y > b.h-r
	switch {
	case right && top:
		return sw + turn(b.w-r, r, -math.Pi/2)
	case right && bottom:
		return sw + arc + sh + turn(b.w-r, b.h-r, 0)
	case left && bottom:
		return 2*sw + 2*arc + sh + turn(r, b.h-r, math.Pi/2)
	case left && top:
		return 2*sw + 3*arc + 2*sh + turn(r, r, math.Pi)
	}
	toTop, toBottom, toLeft, toRight := y, b.h-y, x, b.w-x
	switch math.Min(math.Min(toTop, toBottom), math.Min(toLeft, toRight)) {
	case toTop:
		return x - r
	case toRight:
		return sw + arc + y - r
	case toBottom:
		return sw + 2*arc + sh + (b.w - r - x)
	}
	return 2*sw + 3*arc + sh + (b.h - r - y)
}

// grainInside roughens the ground of a panel but not its shadow.
func grainInside(img *image.RGBA, strength, scale float64, pad int, b roundBox) {
	inner := image.Rect(pad, pad, pad+int(b.w), pad+int(b.h))
	part := img.SubImage(inner).(*image.RGBA)
	grain(&image.RGBA{Pix: part.Pix, Stride: part.Stride, Rect: image.Rect(0, 0, inner.Dx(), inner.Dy())}, strength, scale)
}

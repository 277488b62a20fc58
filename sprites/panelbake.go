package sprites

import (
	"image"
	"image/color"
	"math"

	"schron/layout"
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
	b := layout.RoundBox{W: float64(w), H: float64(h)}
	b.Radius = math.Min(st.Radius*scale, math.Min(b.W, b.H)/2)
	p := panelPaint{PanelStyle: st, box: b, scale: scale}
	if wide := st.Width * scale; st.Border.A > 0 && wide > 0 {
		p.width = math.Max(1, math.Round(wide*2)/2)
	}
	p.dash = b.Dashes(math.Max(7*scale, 3*p.width))
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
	box   layout.RoundBox
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
	d := p.box.Distance(x, y)
	inside := layout.Within(0.5 - d)
	if p.Shadow > 0 && inside < 1 {
		s := p.Shadow * p.scale
		sd := p.box.Distance(x, y-s*0.3)
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
		ground = Mix(p.Fill, p.Fill2, y/p.box.H)
	}
	l.over(ground, inside)
	if p.Inner > 0 {
		s := p.Inner * p.scale
		depth := -p.box.Distance(x, y-s*0.35)
		l.over(color.NRGBA{A: 255}, 0.5*falloff(depth, s)*inside)
	}
	if p.width > 0 {
		cover := layout.Within(0.5-d) - layout.Within(0.5-d-p.width)
		if p.Dashed {
			cover *= p.dashCover(x, y)
		}
		l.over(p.Border, cover)
	}
	return l
}

// dashCover tells how much of a dash there is on the border beside (x, y).
func (p *panelPaint) dashCover(x, y float64) float64 {
	t := math.Mod(p.box.Along(x, y), p.dash)
	on := p.dash * 0.6
	return layout.Within(math.Min(t, on-t) + 0.5)
}

// falloff fades from 1 well inside to 0 at a distance of reach.
func falloff(d, reach float64) float64 {
	t := layout.Within((reach - d) / (2 * reach))
	t = t * t * (3 - 2*t)
	return math.Min(1, t*t*1.25)
}

// grainInside roughens the ground of a panel but not its shadow.
func grainInside(img *image.RGBA, strength, scale float64, pad int, b layout.RoundBox) {
	inner := image.Rect(pad, pad, pad+int(b.W), pad+int(b.H))
	part := img.SubImage(inner).(*image.RGBA)
	grain(&image.RGBA{Pix: part.Pix, Stride: part.Stride, Rect: image.Rect(0, 0, inner.Dx(), inner.Dy())}, strength, scale)
}

package sprites

import (
	"image"
	"image/color"
	"math"

	"schron/layout"
)

// blur softens an alpha mask in place by three box filters, which together are
// close to a Gaussian of standard deviation sigma (pixels).
func blur(m *image.Alpha, sigma float64) {
	radius := int(math.Round((math.Sqrt(4*sigma*sigma+1) - 1) / 2))
	if radius < 1 {
		return
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	line := make([]uint8, max(w, h))
	for range 3 {
		for y := range h {
			boxBlur(m.Pix[y*m.Stride:], 1, w, radius, line)
		}
		for x := range w {
			boxBlur(m.Pix[x:], m.Stride, h, radius, line)
		}
	}
}

// boxBlur averages n values, step apart, over 2·radius+1 neighbours each.
func boxBlur(pix []uint8, step, n, radius int, line []uint8) {
	for i := range n {
		line[i] = pix[i*step]
	}
	sum, size := 0, 2*radius+1
	for i := 0; i < min(radius, n); i++ {
		sum += int(line[i])
	}
	for i := range n {
		if i+radius < n {
			sum += int(line[i+radius])
		}
		if i-radius-1 >= 0 {
			sum -= int(line[i-radius-1])
		}
		pix[i*step] = uint8((sum + size/2) / size)
	}
}

// silhouette is the alpha of an image, moved by (dx, dy).
func silhouette(img *image.RGBA, dx, dy int) *image.Alpha {
	m := image.NewAlpha(img.Rect)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := max(0, dy); y < min(h, h+dy); y++ {
		for x := max(0, dx); x < min(w, w+dx); x++ {
			m.Pix[y*m.Stride+x] = img.Pix[(y-dy)*img.Stride+4*(x-dx)+3]
		}
	}
	return m
}

// layUnder puts colour c through mask m behind img.
func layUnder(img *image.RGBA, m *image.Alpha, c color.NRGBA, strength float64) {
	for i, v := range m.Pix {
		if v == 0 {
			continue
		}
		a := math.Min(1, float64(v)/255*strength) * float64(c.A) / 255
		p := img.Pix[4*i : 4*i+4 : 4*i+4]
		k := a * (255 - float64(p[3]))
		p[0] = uint8(math.Min(255, float64(p[0])+k*float64(c.R)/255+0.5))
		p[1] = uint8(math.Min(255, float64(p[1])+k*float64(c.G)/255+0.5))
		p[2] = uint8(math.Min(255, float64(p[2])+k*float64(c.B)/255+0.5))
		p[3] = uint8(math.Min(255, float64(p[3])+k+0.5))
	}
}

// grain roughens an image: every pixel gets a little lighter or darker, by at most
// strength (0..1). The pattern is the same every time and equally coarse at every
// scale.
func grain(img *image.RGBA, strength, scale float64) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	step := 1 / math.Max(scale, 0.25)
	for y := range h {
		for x := range w {
			p := img.Pix[y*img.Stride+4*x : y*img.Stride+4*x+4 : y*img.Stride+4*x+4]
			if p[3] == 0 {
				continue
			}
			ux, uy := float64(x)*step, float64(y)*step
			n := 0.55*layout.Noise(ux*0.9, uy*0.9, 11) + 0.45*layout.Noise(ux*0.17, uy*0.23, 29)
			k := 1 + (n-0.5)*2*strength
			for c := range 3 {
				p[c] = uint8(math.Min(float64(p[3]), float64(p[c])*k+0.5))
			}
		}
	}
}

// roundCorners makes what lies outside a round box at (x, y) see-through.
func roundCorners(img *image.RGBA, x, y float64, b layout.RoundBox) {
	for py := range img.Rect.Dy() {
		for px := range img.Rect.Dx() {
			cover := layout.Within(0.5 - b.Distance(float64(px)+0.5-x, float64(py)+0.5-y))
			if cover == 1 {
				continue
			}
			p := img.Pix[py*img.Stride+4*px : py*img.Stride+4*px+4 : py*img.Stride+4*px+4]
			for i := range p {
				p[i] = uint8(float64(p[i])*cover + 0.5)
			}
		}
	}
}

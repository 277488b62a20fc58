package sprites

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"

	"schron/layout"
)

// The colours that stand for the player's in the art.
const (
	markFull  = "#ff00ff"
	markDark  = "#cc00cc"
	markLight = "#ff80ff"
)

// art is one SVG source with the effects that its root element asks for. These are
// data-shadow="dx dy blur opacity", data-grain="strength" and data-round="radius" for
// rounded corners. Lengths are in the units of its view box.
type art struct {
	name   string
	source string
	layers []mixLayer // of a mixed picture, which has no source of its own
	x, y   float64    // corner of the view box of a mixed picture
	w, h   float64    // view box
	shadow shadow
	grain  float64
	round  float64
}

type shadow struct{ dx, dy, blur, opacity float64 }

// parseArt reads the root element of a source. The shapes are read when they
// are drawn, so that the program starts at once.
func parseArt(name string, source []byte) (*art, error) {
	a := &art{name: name, source: string(source)}
	if err := a.readRoot(); err != nil {
		return nil, fmt.Errorf("art %s: %w", name, err)
	}
	if a.w <= 0 || a.h <= 0 {
		return nil, fmt.Errorf("art %s: no view box", name)
	}
	return a, nil
}

func (a *art) readRoot() error {
	d := xml.NewDecoder(strings.NewReader(a.source))
	for {
		t, err := d.Token()
		if err != nil {
			return err
		}
		root, ok := t.(xml.StartElement)
		if !ok {
			continue
		}
		if root.Name.Local != "svg" {
			return errors.New("no svg element")
		}
		for _, at := range root.Attr {
			var x, y float64
			to, known := map[string][]*float64{
				"viewBox":     {&x, &y, &a.w, &a.h},
				"data-grain":  {&a.grain},
				"data-round":  {&a.round},
				"data-shadow": {&a.shadow.dx, &a.shadow.dy, &a.shadow.blur, &a.shadow.opacity},
			}[at.Name.Local]
			if !known {
				continue
			}
			if err := numbers(strings.Fields(at.Value), to...); err != nil {
				return fmt.Errorf("%s: %w", at.Name.Local, err)
			}
		}
		return nil
	}
}

// numbers reads as many words as there are places for them.
func numbers(words []string, to ...*float64) (err error) {
	if len(words) != len(to) {
		return fmt.Errorf("%d numbers are wanted, not %q", len(to), words)
	}
	for i, word := range words {
		if *to[i], err = strconv.ParseFloat(word, 64); err != nil {
			return err
		}
	}
	return nil
}

// icon parses the source in a player's colour; a colour without opacity leaves
// the placeholders.
func (a *art) icon(tint color.NRGBA) (*oksvg.SvgIcon, error) {
	icon, err := oksvg.ReadIconStream(strings.NewReader(tinted(a.text(), tint)), oksvg.StrictErrorMode)
	for _, g := range icon.Grads {
		if !g.IsRadial && g.Points[0] == g.Points[2] && g.Matrix == rasterx.Identity && len(g.Stops) > 0 {
			g.Stops[0].StopColor = level{g.Stops[0].StopColor}
		}
	}
	return icon, err
}

// level is the first colour of a gradient that goes straight up or down. A path has no
// other trace of its gradient. rasterx allocates twice for each colour of one, and most
// gradients need but one in a row.
type level struct{ color.Color }

func hexString(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// drawIn rasterises the art to w × h pixels within an empty border of pad
// pixels. The art keeps its proportions and stands in the middle.
func (a *art) drawIn(tint color.NRGBA, w, h, pad int) (*image.RGBA, error) {
	icon, err := a.icon(tint)
	if err != nil {
		return nil, err
	}
	k := math.Min(float64(w)/a.w, float64(h)/a.h)
	dw, dh := a.w*k, a.h*k
	x, y := float64(pad)+(float64(w)-dw)/2, float64(pad)+(float64(h)-dh)/2
	icon.Transform = rasterx.Identity.Translate(x, y).Scale(k, k).Translate(-icon.ViewBox.X, -icon.ViewBox.Y)
	img := image.NewRGBA(image.Rect(0, 0, w+2*pad, h+2*pad))
	scan := newScanner(img)
	scan.clip = image.Rect(int(math.Floor(x)), int(math.Floor(y)), int(math.Ceil(x+dw)), int(math.Ceil(y+dh)))
	pen := rasterx.NewDasher(img.Rect.Dx(), img.Rect.Dy(), scan)
	for i := range icon.SVGPaths {
		p := &icon.SVGPaths[i]
		p.LineWidth *= k
		p.DashOffset *= k
		p.Dash = slices.Clone(p.Dash) // shapes of a group share it
		for j := range p.Dash {
			p.Dash[j] *= k
		}
		_, scan.level = p.GetFillColor().(level) // the fill is drawn first
		p.DrawTransformed(pen, 1, icon.Transform)
	}
	if a.round > 0 {
		roundCorners(img, x, y, layout.RoundBox{W: dw, H: dh, Radius: a.round * k})
	}
	return img, nil
}

// render rasterises the art with its effects. The image has a border of
// the returned number of pixels on each side for shadow and halo.
func (a *art) render(k spriteKey) (*image.RGBA, int, error) {
	scale := math.Min(float64(k.w)/a.w, float64(k.h)/a.h)
	pad := 0
	sh := a.shadow
	if k.flat {
		sh = shadow{}
	}
	if sh.opacity > 0 {
		pad = int(math.Ceil((sh.blur*2.5 + math.Max(math.Abs(sh.dx), math.Abs(sh.dy))) * scale))
	}
	haloPx := float64(k.halo16) / 16
	if k.halo.A > 0 {
		pad = max(pad, int(math.Ceil(haloPx*1.6)))
	}
	img, err := a.drawIn(k.tint, k.w, k.h, pad)
	if err != nil {
		return nil, 0, fmt.Errorf("art %s: %w", a.name, err)
	}
	if a.grain > 0 {
		grain(img, a.grain, scale)
	}
	bare := img
	if sh.opacity > 0 {
		m := silhouette(bare, int(math.Round(sh.dx*scale)), int(math.Round(sh.dy*scale)))
		blur(m, sh.blur*scale)
		if k.halo.A > 0 {
			bare = &image.RGBA{Pix: bytes.Clone(img.Pix), Stride: img.Stride, Rect: img.Rect}
		}
		layUnder(img, m, color.NRGBA{A: 255}, sh.opacity)
	}
	if k.halo.A > 0 {
		m := silhouette(bare, 0, 0)
		blur(m, haloPx/2)
		lit := image.NewRGBA(img.Rect)
		layUnder(lit, m, k.halo, 2.2)
		img = overlay(lit, img, bare)
	}
	return img, pad, nil
}

// overlay puts the art with its shadow over its halo; where there is no art the
// halo outshines the shadow.
func overlay(lit, img, bare *image.RGBA) *image.RGBA {
	for j := 0; j < len(lit.Pix); j += 4 {
		over, under := img.Pix[j:j+4:j+4], lit.Pix[j:j+4:j+4]
		if bare.Pix[j+3] == 0 {
			over, under = under, over
		}
		inv := 255 - uint32(over[3])
		for c := range 4 {
			lit.Pix[j+c] = over[c] + uint8(uint32(under[c])*inv/255)
		}
	}
	return lit
}

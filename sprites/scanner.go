package sprites

import (
	"image"
	"image/color"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// scanner rasterises paths onto an image. It touches only the pixels that a path
// covers, not the whole image. So art of many small shapes is fast at every size.
type scanner struct {
	dst    *image.RGBA
	clip   image.Rectangle
	raster vector.Rasterizer
	mask   *image.Alpha
	points []scanPoint
	extent fixed.Rectangle26_6
	solid  color.NRGBA
	at     rasterx.ColorFunc // colour of a pixel; nil means solid
	level  bool              // the next path has one colour along each row
}

type scanPoint struct {
	p     fixed.Point26_6
	start bool
}

func newScanner(dst *image.RGBA) *scanner {
	s := &scanner{dst: dst, clip: dst.Rect, mask: &image.Alpha{}}
	s.Clear()
	return s
}

// Start begins a contour.
func (s *scanner) Start(a fixed.Point26_6) { s.add(a, true) }

// Line adds a line to the contour.
func (s *scanner) Line(b fixed.Point26_6) { s.add(b, false) }

func (s *scanner) add(p fixed.Point26_6, start bool) {
	s.points = append(s.points, scanPoint{p, start})
	s.extent.Min.X = min(s.extent.Min.X, p.X)
	s.extent.Min.Y = min(s.extent.Min.Y, p.Y)
	s.extent.Max.X = max(s.extent.Max.X, p.X)
	s.extent.Max.Y = max(s.extent.Max.Y, p.Y)
}

// GetPathExtent is the box of the path.
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return s.extent }

// These do nothing: clip bounds the paths, fills are always by winding number, and art has
// no clips.
func (s *scanner) SetBounds(int, int)      {}
func (s *scanner) SetWinding(bool)         {}
func (s *scanner) SetClip(image.Rectangle) {}

// SetColor takes a colour or a function of the pixel.
func (s *scanner) SetColor(c any) {
	s.at = nil
	switch c := c.(type) {
	case rasterx.ColorFunc:
		s.at = c
	case color.Color:
		s.solid = color.NRGBAModel.Convert(c).(color.NRGBA)
	}
}

// Clear forgets the path.
func (s *scanner) Clear() {
	const far = fixed.Int26_6(math.MaxInt32)
	s.points = s.points[:0]
	s.extent = fixed.Rectangle26_6{Min: fixed.Point26_6{X: far, Y: far}, Max: fixed.Point26_6{X: -far, Y: -far}}
}

// Draw fills the path with the colour.
func (s *scanner) Draw() {
	if len(s.points) == 0 {
		return
	}
	box := image.Rect(s.extent.Min.X.Floor(), s.extent.Min.Y.Floor(), s.extent.Max.X.Ceil(), s.extent.Max.Y.Ceil())
	box = box.Intersect(s.clip).Intersect(s.dst.Rect)
	if box.Empty() {
		return
	}
	s.cover(box)
	for y := 0; y < box.Dy(); y++ {
		row := s.mask.Pix[y*s.mask.Stride : y*s.mask.Stride+box.Dx()]
		out := s.dst.Pix[s.dst.PixOffset(box.Min.X, box.Min.Y+y):]
		c, known := s.solid, s.at == nil
		for x, cover := range row {
			if cover == 0 {
				continue
			}
			if !known {
				c, _ = s.at(box.Min.X+x, box.Min.Y+y).(color.NRGBA)
				known = s.level
			}
			blendOver(out[4*x:4*x+4:4*x+4], c, uint32(cover))
		}
	}
	s.level = false
}

// cover fills the mask with how much of each pixel of box the path covers.
// Contours are not closed here: the two sides of a stroke arrive as pieces that
// make an outline only together.
func (s *scanner) cover(box image.Rectangle) {
	w, h := box.Dx(), box.Dy()
	if n := w * h; cap(s.mask.Pix) < n {
		s.mask.Pix = make([]uint8, n)
	} else {
		s.mask.Pix = s.mask.Pix[:n]
		clear(s.mask.Pix)
	}
	s.mask.Stride, s.mask.Rect = w, image.Rect(0, 0, w, h)
	s.raster.Reset(w, h)
	at := func(p fixed.Point26_6) (float32, float32) {
		return float32(p.X)/64 - float32(box.Min.X), float32(p.Y)/64 - float32(box.Min.Y)
	}
	for _, p := range s.points {
		if x, y := at(p.p); p.start {
			s.raster.MoveTo(x, y)
		} else {
			s.raster.LineTo(x, y)
		}
	}
	s.raster.Draw(s.mask, s.mask.Rect, image.Opaque, image.Point{})
}

// blendOver lays colour c with a coverage of 0..255 over a premultiplied pixel.
func blendOver(pix []uint8, c color.NRGBA, cover uint32) {
	a := uint32(c.A) * cover // 0..255²
	inv := 255*255 - a
	mix := func(src uint8, dst uint8) uint8 {
		return uint8((uint32(src)*a + uint32(dst)*inv + 255*255/2) / (255 * 255))
	}
	pix[0], pix[1], pix[2], pix[3] = mix(c.R, pix[0]), mix(c.G, pix[1]), mix(c.B, pix[2]), mix(255, pix[3])
}

package sprites

import (
	"fmt"
	"image"
	"image/color"
)

// Raster makes a picture of w × h pixels with its effects, without a canvas. A
// tint without opacity keeps the art's own colours. The picture is cut to its
// box; shadows may be cut off.
func (s *Store) Raster(name string, w, h int, tint color.NRGBA) (*image.RGBA, error) {
	a := s.arts[name]
	if a == nil {
		return nil, fmt.Errorf("no art %q", name)
	}
	if w <= 0 || h <= 0 {
		return nil, fmt.Errorf("art %s: size %d × %d", name, w, h)
	}
	img, pad, err := a.render(spriteKey{artKey: artKey{name: name, tint: tint}, w: w, h: h})
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		copy(out.Pix[y*out.Stride:(y+1)*out.Stride], img.Pix[img.PixOffset(pad, pad+y):])
	}
	return out, nil
}

// Source is the SVG text of a picture, put together if it is mixed. A tint without
// opacity keeps the art's own colours.
func (s *Store) Source(name string, tint color.NRGBA) (svg string, ok bool) {
	a := s.arts[name]
	if a == nil {
		return "", false
	}
	return tinted(a.text(), tint), true
}

package main

import (
	"image"
	"io"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
)

// draw renders an SVG into a square of n pixels. What the renderer does not
// know is an error, never left out in silence.
func draw(svg io.Reader, n int) (*image.RGBA, error) {
	icon, err := oksvg.ReadIconStream(svg, oksvg.StrictErrorMode)
	if err != nil {
		return nil, err
	}
	icon.SetTarget(0, 0, float64(n), float64(n))
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	icon.Draw(rasterx.NewDasher(n, n, rasterx.NewScannerGV(n, n, img, img.Bounds())), 1)
	return img, nil
}

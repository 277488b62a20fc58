// Package icon draws the program's icon, for the window and for the archives.
package icon

import (
	"bytes"
	"image"
	"io/fs"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"

	"schron/assets"
)

// Draw draws the icon in a square of n pixels. It is drawn anew for every size,
// so that small ones are sharp.
func Draw(n int) (*image.RGBA, error) {
	svg, err := fs.ReadFile(assets.Art(), "icon.svg")
	if err != nil {
		return nil, err
	}
	return DrawSVG(svg, n)
}

// DrawSVG renders an SVG in a square of n pixels. What the renderer does not know is an error, never left
// out in silence.
func DrawSVG(svg []byte, n int) (*image.RGBA, error) {
	icon, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode)
	if err != nil {
		return nil, err
	}
	icon.SetTarget(0, 0, float64(n), float64(n))
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	icon.Draw(rasterx.NewDasher(n, n, rasterx.NewScannerGV(n, n, img, img.Bounds())), 1)
	return img, nil
}

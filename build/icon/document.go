package main

import (
	_ "embed"
	"image"
	"image/draw"

	"schron/scenes/icon"
)

//go:embed document.svg
var sheet []byte

// drawDocument draws the icon of a game record in a square of n pixels: a sheet of
// paper with the program's icon on it.
func drawDocument(n int) (*image.RGBA, error) {
	img, err := icon.DrawSVG(sheet, n)
	if err != nil {
		return nil, err
	}
	size := n / 2
	mark, err := icon.Draw(size)
	if err != nil {
		return nil, err
	}
	at := image.Pt((n-size)/2, n/4)
	draw.Draw(img, mark.Rect.Add(at), mark, image.Point{}, draw.Over)
	return img, nil
}

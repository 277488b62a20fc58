package main

import (
	"image"
	"image/color"
	"image/draw"

	"schron/scenes/icon"
)

// Sizes in pixels of the picture on the first and the last page of the setup, and of
// the icon on it. They are twice those for a screen of 96 dots per inch.
const (
	wizardWidth, wizardHeight = 328, 628
	wizardIcon                = 232
	wizardStripe              = 22 // its height at the lower edge
)

// drawWizard draws the icon on the dark ground of the shelf, with the stripe of danger
// below. BMP knows no transparency, so all of it is covered.
func drawWizard() (*image.RGBA, error) {
	img := image.NewRGBA(image.Rect(0, 0, wizardWidth, wizardHeight))
	for y := range wizardHeight {
		shade := uint8(0x30 - 0x1b*y/wizardHeight)
		line := image.Rect(0, y, wizardWidth, y+1)
		draw.Draw(img, line, image.NewUniform(color.RGBA{shade, shade + 8, shade + 9, 255}), image.Point{}, draw.Src)
	}
	for y := wizardHeight - wizardStripe; y < wizardHeight; y++ {
		for x := range wizardWidth {
			c := color.RGBA{0x14, 0x12, 0x0e, 255}
			if (x+y)%44 < 22 {
				c = color.RGBA{0xe3, 0xa3, 0x3b, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	mark, err := icon.Draw(wizardIcon)
	if err != nil {
		return nil, err
	}
	at := image.Pt((wizardWidth-wizardIcon)/2, 96)
	draw.Draw(img, mark.Rect.Add(at), mark, image.Point{}, draw.Over)
	return img, nil
}

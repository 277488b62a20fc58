package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"schron/sprites"
)

// painter draws the scene that a stack shows.
type painter struct {
	stack     *Stack
	canvas    *sprites.Canvas
	fader     fader
	rehearsed bool // the images of the scene's next frame were made
}

// rehearse makes the images of the next frame on dst, all before anything is drawn.
func (p *painter) rehearse(dst *ebiten.Image, pixels float64) {
	p.canvas.Rehearse(dst, pixels, func() { p.stack.Draw(p.canvas) })
	p.rehearsed = true
}

// frame draws the next frame on the screen, so many device pixels to a unit. The former
// scene fades.
func (p *painter) frame(screen *ebiten.Image, pixels float64) {
	if p.stack.TakeFresh() {
		p.rehearsed = false
		if p.stack.Fade() > 0 {
			p.fader.keep(screen)
		}
	}
	if !p.rehearsed {
		p.rehearse(screen, pixels)
	}
	p.paint(screen, pixels)
	p.fader.draw(screen, p.stack.Fade())
}

// paint draws the scene on an image.
func (p *painter) paint(dst *ebiten.Image, pixels float64) {
	p.canvas.Begin(dst, pixels)
	p.draw()
}

// draw draws it on the canvas as that is.
func (p *painter) draw() {
	p.canvas.Fill(p.canvas.Bounds(), sprites.TableBottom)
	p.stack.Draw(p.canvas)
}

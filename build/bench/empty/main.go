// Command empty opens a window with nothing in it that is cleared in every
// frame: what the program is measured against.
package main

import (
	"image/color"
	"log"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{}

// Update does nothing.
func (game) Update() error { return nil }

// Draw clears the window.
func (game) Draw(screen *ebiten.Image) { screen.Fill(color.RGBA{R: 0x20, G: 0x40, B: 0x60, A: 0xff}) }

// Layout is the window's size.
func (game) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 800)
	if err := ebiten.RunGame(game{}); err != nil {
		log.Fatal(err)
	}
}

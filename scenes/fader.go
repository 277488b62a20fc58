package scenes

import "github.com/hajimehoshi/ebiten/v2"

// fader holds the picture of the former scene while it fades.
type fader struct {
	image *ebiten.Image
	blank *ebiten.Image
	op    ebiten.DrawImageOptions
}

// keep copies what is on the screen now.
func (f *fader) keep(screen *ebiten.Image) {
	b := screen.Bounds()
	if f.image == nil || f.image.Bounds() != b {
		f.drop()
		f.image = ebiten.NewImageWithOptions(b, &ebiten.NewImageOptions{Unmanaged: true})
	}
	f.op = ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	f.image.DrawImage(screen, &f.op)
	f.op = ebiten.DrawImageOptions{}
}

// draw lays the picture over the new scene; share is how much of it is left.
// At 0 its memory is given back.
func (f *fader) draw(screen *ebiten.Image, share float64) {
	if f.image == nil {
		return
	}
	if share <= 0 {
		f.drop()
		return
	}
	f.op.ColorScale.Reset()
	f.op.ColorScale.ScaleAlpha(float32(share * share))
	screen.DrawImage(f.image, &f.op)
}

// touch draws nothing that can be seen, so that ebiten shows the screen, which
// has kept its picture, again.
func (f *fader) touch(screen *ebiten.Image) {
	if f.blank == nil {
		f.blank = ebiten.NewImage(1, 1)
	}
	f.op.ColorScale.Reset()
	screen.DrawImage(f.blank, &f.op)
}

// drop gives the picture back.
func (f *fader) drop() {
	if f.image != nil {
		f.image.Deallocate()
		f.image = nil
	}
}

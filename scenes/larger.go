package scenes

import (
	"image"

	"schron/scenes/ui"
	"schron/sprites"
)

// larger is a picture of the window at several times its size, on its way: drawn so, not
// drawn and then made larger. What it needs of the art is made beside some frames.
type larger struct {
	done  func(img *image.RGBA) // nil where none is asked for
	of    *ui.Root              // the scene that is wanted
	times float64
	plate sprites.Plate
	tries int
}

const (
	mostSide    = 8192 // pixels of a side that any graphics card can draw on
	largerTries = 240  // frames, for art that never comes
)

// leave gives the picture up if its scene is not shown any more.
func (l *larger) leave(shown *ui.Root) {
	if l.done != nil && l.of != shown {
		l.plate.Drop()
		*l = larger{}
	}
}

// take goes on with the picture, once the frame is drawn. With waits some art has not come
// yet.
func (l *larger) take(v view, p *painter, waits bool) {
	l.leave(p.stack.Root())
	if l.done == nil || p.stack.Fade() > 0 {
		return
	}
	if l.tries > 0 && l.tries < largerTries && waits {
		l.tries++
		return
	}
	w, h := v.screen()
	times := min(l.times, mostSide/w, mostSide/h)
	whole := p.canvas.Aside(&l.plate, p.canvas.Bounds(), v.pixels()*times, p.draw)
	if l.tries++; !whole && l.tries < largerTries {
		return
	}
	img := image.NewRGBA(image.Rectangle{Max: l.plate.Size()})
	l.plate.Image().ReadPixels(img.Pix)
	l.plate.Drop()
	done := l.done
	*l = larger{}
	done(img)
}

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

// CaptureLarger takes the window as it is in the next frames at so many times its size,
// as far as that can be drawn. Done gets it while a frame is drawn. Who asks again
// before that gets nothing, and nothing comes if another scene is shown by then.
func (a *App) CaptureLarger(times float64, done func(img *image.RGBA)) {
	a.leaveLarger()
	if a.larger.done == nil {
		a.larger = larger{done: done, of: a.Root(), times: times}
	}
}

// leaveLarger gives the larger picture up if its scene is not shown any more.
func (a *App) leaveLarger() {
	if l := &a.larger; l.done != nil && l.of != a.Root() {
		l.plate.Drop()
		*l = larger{}
	}
}

// takeLarger goes on with the larger picture, once the frame is drawn.
func (a *App) takeLarger() {
	a.leaveLarger()
	l := &a.larger
	if l.done == nil || a.Fade() > 0 {
		return
	}
	if l.tries > 0 && l.tries < largerTries && a.opt.Store.Pending() > 0 {
		l.tries++
		return
	}
	w, h := a.view.screen()
	times := min(l.times, mostSide/w, mostSide/h)
	whole := a.canvas.Aside(&l.plate, a.canvas.Bounds(), a.view.pixels()*times, func() {
		a.canvas.Fill(a.canvas.Bounds(), sprites.TableBottom)
		a.Stack.Draw(a.canvas)
	})
	if l.tries++; !whole && l.tries < largerTries {
		return
	}
	img := image.NewRGBA(image.Rectangle{Max: l.plate.Size()})
	l.plate.Image().ReadPixels(img.Pix)
	l.plate.Drop()
	done := l.done
	a.larger = larger{}
	done(img)
}

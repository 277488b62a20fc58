package scenes

import (
	"image"
	"image/png"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/input"
	"schron/scenes/disk"
	"schron/scenes/ui"
)

// shot is a picture asked for.
type shot func(img *image.RGBA)

// Shoot writes the next frame to a PNG file and then calls done, which may be
// nil.
func (a *App) Shoot(file string, done func(error)) {
	a.Capture(func(img *image.RGBA) {
		err := writePNG(file, img)
		if done != nil {
			done(err)
		}
	})
}

// Capture takes the next frame. Done gets it while that is drawn.
func (a *App) Capture(done func(img *image.RGBA)) {
	a.shots = append(a.shots, done)
	a.dirty = true
}

// takeShots writes the pictures asked for, once every image on the screen is
// the right one.
func (a *App) takeShots(screen *ebiten.Image) {
	if len(a.shots) == 0 {
		return
	}
	if a.opt.Store.Pending() > 0 || a.Fade() > 0 {
		return // asked again at the next frame
	}
	img := pixels(screen)
	take := a.shots
	a.shots = nil
	for _, done := range take {
		done(img)
	}
}

func pixels(screen *ebiten.Image) *image.RGBA {
	size := screen.Bounds().Size()
	img := image.NewRGBA(image.Rectangle{Max: size})
	screen.ReadPixels(img.Pix)
	return img
}

// writePNG puts a picture into a file.
func writePNG(file string, img image.Image) error {
	return disk.Replace(file, func(w io.Writer) error {
		return (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(w, img)
	})
}

// Picture is one scene to be drawn to a file without a visible window.
type Picture struct {
	File string
	// Width and Height are the size in pixels.
	Width, Height int
	// Scale is the interface scale, 0 means 1.
	Scale float64
	// Show shows the scene.
	Show func(h ui.Host)
	// Play moves the mouse and presses keys before the picture is taken; may be
	// nil.
	Play func(s *input.Script, r *ui.Root)
	// Ticks is how long the scene then runs.
	Ticks int
}

// Shot draws pictures one after the other and ends. It needs a display, but no
// visible window. The options' UI tree is written for each picture.
func Shot(o Options, pictures ...Picture) error {
	o.Hidden, o.FullScreen, o.Env.Instant = true, false, true
	o.Record, o.Replay = nil, nil
	o.Store.Sync = true
	o.Start = func(*App) {}
	a, err := newApp(o)
	if err != nil {
		return err
	}
	a.openWindow()
	s := &shooter{app: a, pictures: pictures}
	if err := ebiten.RunGameWithOptions(s, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		return err
	}
	a.opt.Store.Close()
	return s.err
}

// shooter is the loop that draws pictures.
type shooter struct {
	app      *App
	pictures []Picture
	err      error
}

// Update draws all pictures in the first tick.
func (s *shooter) Update() error {
	for _, p := range s.pictures {
		if s.err = s.app.picture(p); s.err != nil {
			break
		}
	}
	return ebiten.Termination
}

// Draw leaves the hidden window as it is.
func (s *shooter) Draw(*ebiten.Image) {}

// Layout is the size of the hidden window.
func (s *shooter) Layout(int, int) (int, int) { return 320, 240 }

// picture draws one scene off the screen and writes it.
func (a *App) picture(p Picture) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = a.newCrash(v).err()
		}
	}()
	if p.Scale == 0 {
		p.Scale = 1
	}
	a.view = newView(p.Scale, float64(p.Width), float64(p.Height), 1)
	a.chosen = p.Scale
	a.abandon()
	a.Resize(a.view.units())
	p.Show(a)
	a.Settle()
	if p.Play != nil {
		p.Play(&input.Script{Step: a.Stack.Update}, a.Root())
	}
	for range max(1, p.Ticks) {
		a.rest()
	}
	dst := ebiten.NewImage(p.Width, p.Height)
	defer dst.Deallocate()
	a.painter.paint(dst, a.view.pixels())
	if err := a.opt.Store.Err(); err != nil {
		return err
	}
	if a.tree != nil {
		if err := a.tree.write(a.Tree(a.view.scale)); err != nil {
			return err
		}
	}
	return writePNG(p.File, pixels(dst))
}

package scenes

import (
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/input"
	"schron/layout"
	"schron/scenes/keys"
	"schron/scenes/ui"
	"schron/sprites"
)

// repaintTicks is how often the window is shown again though nothing changed:
// some systems leave stale pixels after another window has lain over it. The
// picture is not drawn again for that, for the screen keeps it.
const repaintTicks = 120

// App is the window's loop: it reads the input, gives it to the stack of scenes
// and draws only when something has changed. It belongs to the game's
// goroutine.
type App struct {
	*Stack

	opt    Options
	window input.Window
	view   view
	chosen float64 // interface scale

	tape tape
	tree *treeFile

	ticks   int64
	frames  int
	dirty   bool // the next frame is drawn
	stale   bool // … or at least shown again as it is
	focused bool
	started bool
	crashes crashes
	ending  ending
	watcher watcher
	resting rest
	journal Journal
	ended   error // what the last tick ended the window with
	painter painter
	shots   []shot
	larger  larger
}

// Run opens the window and plays until it is closed.
func Run(o Options) error {
	// The system takes a while to tell its monitors. The images of the first scene
	// are made meanwhile, unless even the size of the window hangs on the monitor.
	var at *spot
	switch {
	case o.Place != nil:
		o.Width, o.Height = o.Place.Width, o.Place.Height
	case o.Width == 0 && o.Replay == nil:
		s := o.spot()
		at, o.Width, o.Height = &s, s.place.Width, s.place.Height
	}
	a, err := newApp(o)
	if err != nil {
		return err
	}
	a.openWindow()
	a.prepare()
	if at == nil {
		s := o.spot()
		at = &s
	}
	a.put(*at)
	if o.Replay == nil && o.Record == nil {
		a.resting.slow = a.resting.frames()
	}
	a.ending.listen()
	defer a.ending.close()
	err = a.run(&ebiten.RunGameOptions{
		X11ClassName: "Schron", X11InstanceName: "schron", InitUnfocused: o.Hidden,
		VMGuestEndpoint: o.Viewer,
	})
	if e := a.close(); err == nil {
		err = e
	}
	return err
}

// NoWindowError is returned when the window could not be opened or nothing could be
// drawn in it. The system or its graphics driver failed before it had shown some
// frames.
type NoWindowError struct{ Err error }

func (e *NoWindowError) Error() string { return e.Err.Error() }

// Unwrap is what the system said.
func (e *NoWindowError) Unwrap() error { return e.Err }

// firstFrames is the number of frames that must be shown before the system counts as
// able to show them. Drivers compile parts at their first use, and report a fault a
// frame or two later.
const firstFrames = 30

// shownFrame is the frame that is drawn once the one before has come to the screen.
const shownFrame = 2

// run plays until the window is closed.
func (a *App) run(o *ebiten.RunGameOptions) (err error) {
	defer func() {
		early := a.ended == nil && a.frames < firstFrames
		if !early {
			return
		}
		if v := recover(); v != nil {
			err = fmt.Errorf("%v", v)
		}
		if err != nil {
			err = &NoWindowError{err}
		}
	}()
	return ebiten.RunGameWithOptions(a, o)
}

func newApp(o Options) (*App, error) {
	if o.Scale == 0 {
		o.Scale = 1
	}
	a := &App{opt: o, chosen: o.Scale, dirty: true, watcher: watcher{onPlace: o.OnPlace, onFull: o.OnFullScreen}}
	var err error
	if a.tape, err = newTape(o.Replay, o.Record); err != nil {
		return nil, err
	}
	if r := a.tape.replay; r != nil && a.opt.Width == 0 {
		window := WindowFor(o.Scale, layout.S(r.Header.Width, r.Header.Height))
		a.opt.Width, a.opt.Height = int(math.Round(window.W)), int(math.Round(window.H))
	}
	if a.opt.Width == 0 {
		a.opt.Width, a.opt.Height = usualWidth, usualHeight
	}
	if o.UITree != "" {
		a.tree = &treeFile{path: o.UITree}
	}
	env := o.Env
	env.Fonts = o.Fonts
	a.view = newView(a.chosen, float64(a.opt.Width), float64(a.opt.Height), 1)
	a.Stack = NewStack(&env, a.view.units())
	a.Stack.OnKey, a.Stack.OnFiles = a.key, o.OnFiles
	a.painter = painter{stack: a.Stack, canvas: sprites.NewCanvas(o.Store, o.Fonts)}
	return a, nil
}

// prepare shows the first scene and makes its images while the system still
// makes the window. A panic waits for the first tick.
func (a *App) prepare() {
	defer func() {
		if v := recover(); v != nil {
			a.crashes.fatal = a.crash(v)
		}
	}()
	a.begin()
	w, h := a.view.screen()
	blank := ebiten.NewImageWithOptions(image.Rect(0, 0, int(w), int(h)), &ebiten.NewImageOptions{Unmanaged: true})
	defer blank.Deallocate()
	a.painter.rehearse(blank, a.view.pixels())
	a.TakeFresh()
}

// begin shows the first scene, once.
func (a *App) begin() {
	if a.started {
		return
	}
	a.started = true
	a.opt.Start(a)
	a.Settle()
}

// SetScale chooses the interface scale, 0.75 to 2.
func (a *App) SetScale(s float64) {
	a.chosen = s
	a.look(a.view.outside.W, a.view.outside.H, a.view.device)
}

// Scale is the interface scale chosen.
func (a *App) Scale() float64 { return a.chosen }

// SetFullScreen changes to the full screen or back.
func (a *App) SetFullScreen(on bool) {
	ebiten.SetFullscreen(on)
	a.InvalidateAll()
	if a.opt.OnFullScreen != nil {
		a.opt.OnFullScreen(on)
	}
}

// FullScreen reports whether the window fills the screen.
func (a *App) FullScreen() bool { return ebiten.IsFullscreen() }

// SetInstant leaves out fades and the kit's own animations, or brings them back.
func (a *App) SetInstant(on bool) { a.Env.Instant = on }

// SetCalm has what would move fade instead, or not.
func (a *App) SetCalm(on bool) { a.Env.Calm = on }

// Window is the window's size in window pixels and how many device pixels a unit has.
func (a *App) Window() (w, h, pixels float64) {
	return a.view.outside.W, a.view.outside.H, a.view.pixels()
}

// Note adds a line to the journal.
func (a *App) Note(format string, args ...any) { a.journal.Note(a.ticks, format, args...) }

// Journal is what was done last.
func (a *App) Journal() []string { return a.journal.Lines() }

// Ticks is the number of ticks since the start.
func (a *App) Ticks() int64 { return a.ticks }

// Focused reports whether the window is in front, as of the tick before.
func (a *App) Focused() bool { return a.focused }

// key does what F11 and M do in every scene.
func (a *App) key(g input.Gesture) {
	switch {
	case g.Repeat:
	case keys.FullScreen.Is(g):
		a.SetFullScreen(!a.FullScreen())
	case keys.Mute.Is(g) && a.opt.OnMute != nil:
		a.opt.OnMute()
	}
}

// LayoutF is the picture's size in device pixels for a window of a size in
// window pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	device := 1.0
	if m := ebiten.Monitor(); m != nil {
		device = m.DeviceScaleFactor()
	}
	a.look(w, h, device)
	return a.view.screen()
}

// Layout is never called: LayoutF takes its place.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// look shows units in another way if the window or the scale has changed.
func (a *App) look(w, h, device float64) {
	v := newView(a.chosen, w, h, device)
	if v == a.view {
		return
	}
	a.view, a.dirty, a.painter.rehearsed = v, true, false
	a.Note("window %.0f × %.0f, device %.4g, scale %.4g", v.outside.W, v.outside.H, v.device, v.scale)
	a.painter.fader.drop()
	a.Resize(v.units())
	// The UI tree is in window pixels: it changes with the scale even where the
	// window has as many units as before.
	a.InvalidateAll()
}

// Update plays one tick.
func (a *App) Update() (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = a.crash(v)
		}
		a.ended = err
	}()
	if a.crashes.fatal != nil {
		return a.crashes.fatal
	}
	a.begin()
	if a.crashes.seen != nil {
		a.showCrash()
	}
	s := a.window.Snapshot(a.view.pixels())
	s.Files = a.opt.Offers.with(s.Files)
	s, err = a.tape.next(s, a.Size())
	if err != nil {
		return err
	}
	a.Stack.Update(s)
	if top := a.Top(); top != nil {
		a.journal.Scene(a.ticks, top.Name())
	}
	a.ticks++
	if a.ticks%watchTicks == 0 {
		a.watcher.watch(a.ticks)
	}
	if a.ticks == watchTicks && !a.opt.Hidden {
		watchLogOff(a.sessionEnds)
	}
	if a.opt.OnTick != nil {
		a.opt.OnTick(a)
		a.Settle()
	}
	a.judge(s.Focused)
	a.resting.tick(s, a.dirty || a.opt.Store.Pending() > 0 || a.Waiting())
	if a.Quitting() || ebiten.IsWindowBeingClosed() || a.ending.wanted.Load() {
		return a.end()
	}
	return nil
}

// end saves before the window goes.
func (a *App) end() error {
	a.watcher.end(a.ticks)
	if a.opt.OnClose != nil {
		a.opt.OnClose()
	}
	return ebiten.Termination
}

// judge decides whether the next frame is drawn, and keeps the UI tree file.
func (a *App) judge(focused bool) {
	changed := a.TakeRedraw()
	if a.opt.Store.Ready() || focused != a.focused || len(a.shots) > 0 || a.larger.done != nil {
		a.dirty = true
	}
	a.stale = a.stale || a.ticks%repaintTicks == 0
	a.focused = focused
	if !changed {
		return
	}
	a.dirty = true
	if a.tree != nil {
		a.fault(a.tree.write(a.Tree(a.view.scale)))
	}
}

func (a *App) fault(err error) {
	if err != nil && a.opt.OnFault != nil {
		a.opt.OnFault(err)
	}
}

// Draw paints the window if anything has changed; what it leaves alone stays
// from the frame before.
func (a *App) Draw(screen *ebiten.Image) {
	if a.frames++; a.frames == shownFrame && a.opt.OnShown != nil {
		a.opt.OnShown()
	}
	a.stale = a.resting.frame() || a.stale
	if !a.dirty {
		if a.stale {
			a.stale = false
			a.painter.fader.touch(screen)
		}
		return
	}
	a.dirty, a.stale = false, false
	defer func() {
		if v := recover(); v != nil {
			a.crashes.fatal = a.crash(v)
			a.dirty = true
		}
	}()
	a.painter.frame(screen, a.view.pixels())
	a.takeShots(screen)
	a.larger.take(a.view, &a.painter, a.opt.Store.Pending() > 0)
}

// CaptureLarger takes the window as it is in the next frames at so many times its size,
// as far as that can be drawn. Done gets it while a frame is drawn. Who asks again
// before that gets nothing, and nothing comes if another scene is shown by then.
func (a *App) CaptureLarger(times float64, done func(img *image.RGBA)) {
	a.larger.leave(a.Root())
	if a.larger.done == nil {
		a.larger = larger{done: done, of: a.Root(), times: times}
	}
}

// close ends what is open beside the window.
func (a *App) close() error {
	a.opt.Store.Close()
	return a.tape.close()
}

var _ ui.Host = (*App)(nil)

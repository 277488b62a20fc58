package scenes

import (
	"os"
	"runtime"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// screens lists the monitors of the system, and the number of the one where the system
// opens windows. The list is empty if they are not known. Names are those of the
// system; equal ones are counted.
func screens() (list []Screen, monitors []*ebiten.MonitorType, here int) {
	if !ScreensKnown() {
		return nil, nil, 0
	}
	monitors = ebiten.AppendMonitors(nil)
	names := map[string]int{}
	for i, m := range monitors {
		if m == ebiten.Monitor() {
			here = i
		}
		s := Screen{Name: m.Name(), Device: m.DeviceScaleFactor()}
		s.Width, s.Height = m.Size()
		names[s.Name]++
		if n := names[s.Name]; n > 1 {
			s.Name += " #" + strconv.Itoa(n)
		}
		list = append(list, s)
	}
	return list, monitors, here
}

// ScreensKnown reports whether there is a window system to be asked. Without one the
// question itself would fail, where opening the window says better why.
func ScreensKnown() bool {
	return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != ""
}

// spot is where and how the system is to open the window.
type spot struct {
	place   Place
	placed  bool                // X and Y of the place are to be kept
	screen  Screen              // the monitor it is opened on, empty if that is not known
	monitor *ebiten.MonitorType // the same, nil to leave it to the system
}

// spot looks for the place of the window among the monitors. It is called on the main
// goroutine, before the window is opened.
func (o Options) spot() spot {
	var list []Screen
	var monitors []*ebiten.MonitorType
	here := 0
	if !o.Hidden {
		list, monitors, here = screens()
	}
	p, on, placed := o.stand(list, here)
	s := spot{place: p, placed: placed}
	if on >= 0 {
		s.monitor, here = monitors[on], on
	}
	if len(list) > 0 {
		s.screen = list[here]
	}
	return s
}

// openWindow tells the system what window it is to open.
func (a *App) openWindow() {
	ebiten.SetWindowTitle(a.opt.Title)
	ebiten.SetWindowIcon(a.opt.Icons)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(LeastWidth, LeastHeight, -1, -1)
	ebiten.SetWindowSize(a.opt.Width, a.opt.Height)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowVisible(!a.opt.Hidden)
	ebiten.SetFullscreen(a.opt.FullScreen)
}

// put tells the system where it is to open the window.
func (a *App) put(s spot) {
	a.watcher.at.Place = s.place
	if s.place.Maximised {
		ebiten.MaximizeWindow()
	}
	if s.screen.Width == 0 {
		return
	}
	a.watcher.at.Screen = s.screen.Name
	w, h := leastSize(s.screen)
	ebiten.SetWindowSizeLimits(w, h, -1, -1)
	if s.monitor != nil {
		ebiten.SetMonitor(s.monitor)
	}
	if s.placed {
		a.opt.Width, a.opt.Height = s.place.Width, s.place.Height
		ebiten.SetWindowSize(a.opt.Width, a.opt.Height)
		ebiten.SetWindowPosition(s.place.X, s.place.Y)
	}
	a.expect(s.screen)
}

// expect sets units to the size that the window will have on a monitor. So the images
// of the first frame are made in the size in which they are drawn.
func (a *App) expect(s Screen) {
	w, h := float64(a.opt.Width), float64(a.opt.Height)
	if a.opt.FullScreen {
		w, h = float64(s.Width), float64(s.Height)
	}
	a.look(w, h, s.Device)
}

// How often it is looked where the window stands, and how long it must have stood
// there to be told, in ticks.
const (
	watchTicks   = 30
	settledTicks = 120
)

// standing is where the window stands, and whether it fills the screen.
type standing struct {
	Place
	full bool
}

// watcher notices that the window is moved, made larger or smaller, maximised or
// made to fill the screen, by whatever means.
type watcher struct {
	onPlace func(p Place) // is told the place; nil where nobody wants to know
	onFull  func(on bool) // is told whether the window fills the screen; may be nil

	at      standing
	known   bool
	monitor *ebiten.MonitorType // that the window was on when its name was asked for last
	moved   int64               // the tick of the last change that has not been told; 0 without one
}

// see takes note of where the window stands and reports whether that is to be told:
// once it has stood there for a while.
func (w *watcher) see(now standing, tick int64) bool {
	switch {
	case !w.known:
		w.at, w.known = now, true
	case now != w.at:
		w.at, w.moved = now, max(tick, 1)
	case w.moved > 0 && tick-w.moved >= settledTicks:
		w.moved = 0
		return true
	}
	return false
}

// take reports whether the window has moved and nobody was told yet.
func (w *watcher) take() bool {
	moved := w.moved > 0
	w.moved = 0
	return moved
}

// watch keeps up with where the window stands.
func (w *watcher) watch(tick int64) {
	if w.onPlace == nil {
		return
	}
	if now, ok := w.now(); ok && w.see(now, tick) {
		w.tell()
	}
}

// end tells where the window stood when it was closed, if it has moved.
func (w *watcher) end(tick int64) {
	if w.watch(tick); w.take() {
		w.tell()
	}
}

// now is where the window stands now; not ok while it is put away, or where
// there is no window.
func (w *watcher) now() (now standing, ok bool) {
	width, height := ebiten.WindowSize()
	if width <= 0 || height <= 0 || ebiten.IsWindowMinimized() {
		return standing{}, false
	}
	now = w.at
	if now.full = ebiten.IsFullscreen(); now.full {
		return now, true
	}
	if now.Maximised = ebiten.IsWindowMaximized(); now.Maximised {
		return now, true
	}
	now.Width, now.Height = width, height
	now.X, now.Y = ebiten.WindowPosition()
	if m := ebiten.Monitor(); m != w.monitor {
		w.monitor = m
		if list, _, here := screens(); len(list) > 0 {
			now.Screen = list[here].Name
		}
	}
	return now, true
}

// tell tells where the window stands.
func (w *watcher) tell() {
	w.onPlace(w.at.Place)
	if w.onFull != nil {
		w.onFull(w.at.full)
	}
}

// sessionEnds saves at once what is not on the disk yet. The system may not wait for
// the end of the program, which comes with the next tick. The match is on the disk
// since its last move.
func (a *App) sessionEnds() {
	if a.watcher.take() && a.opt.OnPlace != nil {
		a.opt.OnPlace(a.watcher.at.Place)
	}
	a.ending.wanted.Store(true)
}

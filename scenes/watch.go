package scenes

import "github.com/hajimehoshi/ebiten/v2"

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

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

// sessionEnds saves at once what is not on the disk yet. The system may not wait for
// the end of the program, which comes with the next tick. The match is on the disk
// since its last move.
func (a *App) sessionEnds() {
	if a.watcher.take() && a.opt.OnPlace != nil {
		a.opt.OnPlace(a.watcher.at.Place)
	}
	a.ending.wanted.Store(true)
}

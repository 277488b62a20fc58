package scenes

import "math"

// Screen is a monitor of the system. Its size is in window pixels, those that the
// mouse is told in.
type Screen struct {
	// Name tells it from the others and stays the same from start to start.
	Name          string
	Width, Height int
	Device        float64 // device pixels per window pixel
}

// Place is where a window stands and how large it is, in window pixels. While a
// window is maximised or fills the screen it is the place that it goes back to.
type Place struct {
	Screen        string // name of the monitor
	X, Y          int    // of what is inside the frame, from the monitor's upper left corner
	Width, Height int    // of what is inside the frame
	Maximised     bool
}

// frame is the height of a monitor that stays free. The title of a window and the bars
// of the desktop need it, above and below.
const frame = 80

// titleBar is the height of a window's title.
const titleBar = 32

// firstSize returns the size of a window of which nothing is known yet. It is three
// quarters of the monitor, no smaller than the usual window where that fits.
func firstSize(s Screen) (width, height int) {
	h := min(max(round(float64(s.Height)*0.74), usualHeight), s.Height-frame)
	w := min(max(round(float64(h)*1.6), usualWidth), s.Width-frame/2)
	// A monitor that is higher than wide is not filled from top to bottom.
	return w, min(h, max(round(float64(w)*1.2), usualHeight))
}

// leastSize is the least size that a window can be given: that of scenes, or less
// where the monitor has no room for it.
func leastSize(s Screen) (width, height int) {
	return min(LeastWidth, s.Width), min(LeastHeight, s.Height-frame)
}

// On returns the place on the present monitors for a window that stood at p, and the
// number of the monitor. The window stays where it stood if it is wholly visible there,
// else it is shifted and shrunk as needed. If its monitor is gone, it goes to the
// middle of monitor here.
func (p Place) On(screens []Screen, here int) (fit Place, on int) {
	on = here
	for i, s := range screens {
		if s.Name == p.Screen {
			on = i
		}
	}
	s := screens[on]
	p.Width = within(p.Width, s.Width)
	if p.Height > s.Height {
		p.Height = s.Height - frame
	}
	p.Height = max(p.Height, 1)
	if s.Name != p.Screen {
		p.Screen = s.Name
		p.X, p.Y = (s.Width-p.Width)/2, (s.Height-p.Height)/2
		return p, on
	}
	p.X = max(0, min(p.X, s.Width-p.Width))
	if p.Y < 0 {
		p.Y = titleBar
	}
	p.Y = max(0, min(p.Y, s.Height-p.Height))
	return p, on
}

// within is n, 1 to most.
func within(n, most int) int { return max(1, min(n, most)) }

func round(x float64) int { return int(math.Round(x)) }

// stand returns where a window of some options is opened. on is the number of its
// monitor, or −1 to leave the monitor to the system. placed reports whether X and Y are
// to be kept; else the window is in the middle.
func (o Options) stand(screens []Screen, here int) (p Place, on int, placed bool) {
	p = Place{Width: o.Width, Height: o.Height}
	known := len(screens) > 0
	switch {
	case o.Place != nil && known:
		p, on = o.Place.On(screens, here)
		return p, on, true
	case o.Place != nil:
		p = *o.Place
	case o.Width == 0 && known:
		p.Width, p.Height = firstSize(screens[here])
	case o.Width == 0:
		p.Width, p.Height = usualWidth, usualHeight
	}
	return p, -1, false
}

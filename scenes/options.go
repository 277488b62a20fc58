package scenes

import (
	"image"
	"io"

	"schron/scenes/ui"
	"schron/sprites"
)

// Options are what the program's window is opened with.
type Options struct {
	Title string
	Icons []image.Image
	// Width and Height are the window's size in window pixels; 0 means what suits the
	// monitor, 1280 × 800 where none is known.
	Width, Height int
	// Place is where the window stood when it was closed last, in place of Width and
	// Height; nil if that is not known.
	Place *Place
	// Scale is the interface scale chosen, 0 means 1.
	Scale      float64
	FullScreen bool
	// Hidden opens no visible window, for pictures made by script.
	Hidden bool
	// Viewer is the address of another program that draws the window and sends its input,
	// such as unix:///path/to/socket; "" opens a window of the system. See exp/vmhost.
	Viewer string

	Store *sprites.Store
	Fonts *sprites.Fonts
	// Env is shared by the scenes; its Fonts are filled in.
	Env ui.Env

	// UITree is a file that is kept up to date with what can be pointed at.
	UITree string
	// Record takes the input as a recording; Replay gives one in place of the
	// mouse and the keyboard, until it ends.
	Record io.Writer
	Replay io.Reader

	// Start shows the first scene. It is called once, before the first tick.
	Start func(a *App)
	// OnTick is called at the end of each tick, for demonstrations and what is heard.
	OnTick func(a *App)
	// OnClose is called when the window is being closed or the program quits,
	// to save what is left to save.
	OnClose func()
	// OnMute is told that the player turns the sound off or on. May be nil.
	OnMute func()
	// Offers are the files that others hand to the program; may be nil.
	Offers *Offers
	// OnFiles gets the paths of files that were dropped on the window or offered.
	OnFiles func(paths []string)
	// OnShown is called once the window has shown a frame.
	OnShown func()
	// OnPlace is told where the window stands once it was moved, made larger or
	// smaller or maximised.
	OnPlace func(p Place)
	// OnFullScreen is told when the player or the system changes to the full screen or
	// back.
	OnFullScreen func(on bool)
	// OnFault is told about what went wrong without stopping the program, for
	// example a UI tree file that cannot be written.
	OnFault func(error)
	// Crash makes the scene that is shown after a panic. Without it Run ends
	// with an error.
	Crash func(c Crash) ui.Scene
}

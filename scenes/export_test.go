package scenes

// NewApp makes an App without opening a window.
func NewApp(o Options) (*App, error) { return newApp(o) }

// Picture draws a picture inside a loop that runs already.
func (a *App) Picture(p Picture) error { return a.picture(p) }

// Fading reports whether the former scene's picture is held.
func (a *App) Fading() bool { return a.painter.fader.image != nil }

// Look shows units as in a window of w × h window pixels on a monitor with so many
// device pixels for each.
func (a *App) Look(w, h, device float64) (width, height float64) {
	a.look(w, h, device)
	return a.view.screen()
}

// SessionEnds is what the system calls when who sits at the screen logs off.
func (a *App) SessionEnds() { a.sessionEnds() }

// Moved notes that the window was moved and that nobody was told yet.
func (a *App) Moved(to Place) { a.watcher.at.Place, a.watcher.moved = to, 1 }

// Close ends the recording.
func (a *App) Close() error { return a.close() }

// Touched reports whether the picture was shown again as it was.
func (a *App) Touched() bool { return a.painter.fader.blank != nil }

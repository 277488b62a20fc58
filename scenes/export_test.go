package scenes

// NewApp makes an App without opening a window.
func NewApp(o Options) (*App, error) { return newApp(o) }

// Picture draws a picture inside a loop that runs already.
func (a *App) Picture(p Picture) error { return a.picture(p) }

// Fading tells whether the former scene's picture is held.
func (a *App) Fading() bool { return a.fader.image != nil }

// Close ends the recording.
func (a *App) Close() error { return a.close() }

// Touched tells whether the picture was shown again as it was.
func (a *App) Touched() bool { return a.fader.blank != nil }

//go:build !windows

package scenes

// watchLogOff does nothing: on this system the end of a session is a signal, or closes
// the window as its button does.
func watchLogOff(func()) {}

//go:build !linux

package graphics

// NoScreen is false: a window can always be opened on this system.
func NoScreen(error) (display string, none bool) { return "", false }

package graphics

import (
	"os"
	"strings"
)

// NoScreen reports whether a window could not be opened because there is no screen to
// open it on. No other way of drawing helps then. display is the name of the missing
// one, empty if none is named.
func NoScreen(err error) (display string, none bool) {
	text := err.Error()
	for _, part := range []string{"no window system is available", "DISPLAY environment variable is missing", "failed to open display"} {
		if strings.Contains(text, part) {
			return os.Getenv("DISPLAY"), true
		}
	}
	return "", false
}

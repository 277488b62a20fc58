package scenes

import (
	"slices"
	"sync"
)

// offered are files handed to the program from outside its loop, that wait for the
// next tick.
type offered struct {
	mu    sync.Mutex
	paths []string
}

// mostOffered is how many files wait; what is offered beyond that is left out.
const mostOffered = 16

// take adds to the files of a tick those that wait.
func (o *offered) take(paths []string) []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	paths, o.paths = append(slices.Clip(paths), o.paths...), nil
	return paths
}

// Offer hands a file to the program as if it had been dropped on the window. It may
// be called by any goroutine. What comes while recorded input is played is not taken.
func (a *App) Offer(path string) {
	a.offered.mu.Lock()
	defer a.offered.mu.Unlock()
	if len(a.offered.paths) < mostOffered {
		a.offered.paths = append(a.offered.paths, path)
	}
}

package scenes

import (
	"slices"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// Offers are files handed to the program from outside its loop. Each comes with the
// next tick as if it had been dropped on the window. The zero Offers is ready.
type Offers struct {
	mu    sync.Mutex
	paths []string
}

// mostOffered is how many files wait for a tick; what is offered beyond that is left
// out.
const mostOffered = 16

// Add offers a file. It may be called by any goroutine.
func (o *Offers) Add(path string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.paths) < mostOffered {
		o.paths = append(o.paths, path)
	}
}

// take returns the files that wait.
func (o *Offers) take() []string {
	if o == nil {
		return nil
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	paths := o.paths
	o.paths = nil
	return paths
}

// with adds what was offered to the files of a tick, and shows the window to whoever
// offered it from another one.
func (o *Offers) with(files []string) []string {
	paths := o.take()
	if len(paths) == 0 {
		return files
	}
	if ebiten.IsWindowMinimized() {
		ebiten.RestoreWindow()
	}
	if !ebiten.IsFocused() {
		ebiten.RequestAttention()
	}
	return append(slices.Clip(files), paths...)
}

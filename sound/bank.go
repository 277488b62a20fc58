package sound

import (
	"fmt"
	"sync"
)

// Bank holds the clips that were decoded, by name. It is for several goroutines.
type Bank struct {
	read func(name string) ([]byte, error)

	mu    sync.Mutex
	clips map[string]*Clip // nil while one is being decoded, or cannot be
}

// NewBank makes a bank of the files that read finds by their names.
func NewBank(read func(name string) ([]byte, error)) *Bank {
	return &Bank{read: read, clips: map[string]*Clip{}}
}

// Ready returns a clip that was decoded. The first time it is asked for it is decoded
// beside, and there is none yet.
func (b *Bank) Ready(name string) *Clip {
	b.mu.Lock()
	defer b.mu.Unlock()
	c, known := b.clips[name]
	if !known {
		b.clips[name] = nil
		go func() { _, _ = b.decode(name) }()
	}
	return c
}

// Prepare decodes clips beside, one after the other, those that are there aside.
func (b *Bank) Prepare(names []string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	var missing []string
	for _, n := range names {
		if _, known := b.clips[n]; !known {
			b.clips[n] = nil
			missing = append(missing, n)
		}
	}
	if len(missing) == 0 {
		return
	}
	go func() {
		for _, n := range missing {
			_, _ = b.decode(n)
		}
	}()
}

// Now returns a clip, decoded here and now if need be.
func (b *Bank) Now(name string) (*Clip, error) {
	b.mu.Lock()
	c := b.clips[name]
	b.mu.Unlock()
	if c != nil {
		return c, nil
	}
	return b.decode(name)
}

// decode decodes a clip and keeps it.
func (b *Bank) decode(name string) (*Clip, error) {
	file, err := b.read(name)
	if err != nil {
		return nil, err
	}
	c, err := Decode(file)
	if err != nil {
		return nil, fmt.Errorf("sound %s: %w", name, err)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.clips[name] = c
	return c, nil
}

package sprites

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// work rasterises what is ordered until the store is closed.
func (s *Store) work() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for {
		for len(s.queue) == 0 && !s.closed {
			s.wake.Wait()
		}
		if s.closed {
			return
		}
		k := s.queue[0]
		s.queue = slices.Delete(s.queue, 0, 1)
		s.busy++
		s.mu.Unlock()
		img, pad, err := s.arts[k.name].render(k)
		s.mu.Lock()
		s.busy--
		s.done = append(s.done, finished{k, img, pad, err})
	}
}

// accept makes a finished picture drawable.
func (s *Store) accept(f finished) {
	e := s.entries[f.key]
	if f.err != nil {
		s.fail(f.err)
		return
	}
	if e == nil || e.image != nil {
		return
	}
	e.image, e.pad = toImage(f.img), f.pad
	e.bytes = int64(len(f.img.Pix))
	s.bytes += e.bytes
}

// toImage uploads a finished picture.
func toImage(img *image.RGBA) *ebiten.Image {
	out := ebiten.NewImage(img.Rect.Dx(), img.Rect.Dy())
	out.WritePixels(img.Pix)
	return out
}

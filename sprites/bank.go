package sprites

import "github.com/hajimehoshi/ebiten/v2"

// bankLimit is how many bytes of baked pictures a bank keeps that are not in
// use.
const bankLimit = 24 << 20

// bank keeps pictures that are baked at once, in the caller. Pictures that were
// not used for a while go when there are too many bytes of them.
type bank[K comparable] struct {
	items map[K]*banked
	bytes int64
	frame int64
}

type banked struct {
	image *ebiten.Image
	pad   int // pixels around the box for shadow and glow
	edge  int // pixels of a corner that must not be stretched
	used  int64
}

func (b *bank[K]) get(k K) *banked {
	it := b.items[k]
	if it != nil {
		it.used = b.frame
	}
	return it
}

func (b *bank[K]) put(k K, it *banked) *banked {
	if b.items == nil {
		b.items = map[K]*banked{}
	}
	it.used = b.frame
	b.items[k] = it
	b.bytes += it.size()
	return it
}

func (it *banked) size() int64 {
	s := it.image.Bounds().Size()
	return int64(4 * s.X * s.Y)
}

// nextFrame begins a frame and drops what the last one did not use, if there is
// too much.
func (b *bank[K]) nextFrame() {
	if b.bytes > bankLimit {
		for k, it := range b.items {
			if it.used < b.frame {
				b.bytes -= it.size()
				it.image.Deallocate()
				delete(b.items, k)
			}
		}
	}
	b.frame++
}

package sprites

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"io/fs"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// DefaultLimit is how many bytes of pictures a Store keeps unless told
// otherwise.
const DefaultLimit = 64 << 20

// Store holds the art and the pictures made of it. Rasterising happens on
// goroutines of its own; all methods belong to the game's goroutine.
type Store struct {
	// Sync rasterises at once, in the caller, instead of in the background.
	Sync bool
	// Limit bounds the bytes of pictures kept; those used in the current frame
	// are always kept.
	Limit int64

	arts    map[string]*art
	entries map[spriteKey]*entry
	byName  map[artKey][]spriteKey
	bytes   int64
	frame   int64

	mu     sync.Mutex
	wake   *sync.Cond
	queue  []spriteKey
	done   []finished
	busy   int
	closed bool
	err    error // the first fault met
}

// artKey is a picture at any size.
type artKey struct {
	name string
	tint color.NRGBA
}

// spriteKey is one picture: art, player's colour, size in device pixels, halo
// (its reach in sixteenths of a pixel) and whether without shadow.
type spriteKey struct {
	artKey
	w, h   int
	halo   color.NRGBA
	halo16 int
	flat   bool
}

// entry is a picture, or the promise of one while image is nil.
type entry struct {
	image *ebiten.Image
	pad   int
	used  int64
	bytes int64
}

type finished struct {
	key spriteKey
	img *image.RGBA
	pad int
	err error
}

// NewStore reads every .svg file below the root of fsys, then the mixes (.mix).
// A picture's name is its path without the ending. An error names the file that
// cannot be read.
func NewStore(fsys fs.FS) (*Store, error) {
	s := &Store{
		Limit: DefaultLimit, arts: map[string]*art{},
		entries: map[spriteKey]*entry{}, byName: map[artKey][]spriteKey{},
	}
	s.wake = sync.NewCond(&s.mu)
	if err := s.read(fsys); err != nil {
		return nil, err
	}
	for range max(1, min(2, runtime.NumCPU()-1)) {
		go s.work()
	}
	return s, nil
}

// read takes in all art of fsys, the mixes last.
func (s *Store) read(fsys fs.FS) error {
	var mixes []string
	err := fs.WalkDir(fsys, ".", func(path string, d fs.DirEntry, err error) error {
		if strings.HasSuffix(path, ".mix") {
			mixes = append(mixes, path)
		}
		name, isSVG := strings.CutSuffix(path, ".svg")
		if err != nil || d.IsDir() || !isSVG {
			return err
		}
		source, err := fs.ReadFile(fsys, path)
		if err != nil {
			return err
		}
		s.arts[name], err = parseArt(name, source)
		return err
	})
	for _, file := range mixes {
		if err == nil {
			var data []byte
			if data, err = fs.ReadFile(fsys, file); err == nil {
				err = s.addMix(file, data)
			}
		}
	}
	return err
}

// Has reports whether there is a picture of that name.
func (s *Store) Has(name string) bool { return s.arts[name] != nil }

// Aspect is a picture's width by its height, or 1 if there is none.
func (s *Store) Aspect(name string) float64 {
	if a := s.arts[name]; a != nil {
		return a.w / a.h
	}
	return 1
}

// Ready takes over the pictures that were finished in the background. It tells
// whether there were any, so that the screen is worth drawing again.
func (s *Store) Ready() bool {
	s.mu.Lock()
	done := s.done
	s.done = nil
	s.mu.Unlock()
	for _, f := range done {
		s.accept(f)
	}
	return len(done) > 0
}

// Pending is the number of pictures that are still being made.
func (s *Store) Pending() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.queue) + s.busy + len(s.done)
}

// Err returns the first fault of the art met so far: a name that does not exist
// or a picture that cannot be made. Tests want it nil.
func (s *Store) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// Bytes is the memory of the pictures kept.
func (s *Store) Bytes() int64 { return s.bytes }

// Close ends the background work. Pictures made so far stay usable.
func (s *Store) Close() {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.wake.Broadcast()
}

// get returns the picture of a key, or another size of it while that one is
// being made, or nil. Its bool reports whether it is the right size.
func (s *Store) get(k spriteKey) (*entry, spriteKey, bool) {
	e := s.entries[k]
	if e == nil {
		e = s.order(k)
	}
	if e == nil {
		return nil, k, false
	}
	e.used = s.frame
	if e.image != nil {
		return e, k, true
	}
	best, bestKey := (*entry)(nil), k
	for _, other := range s.byName[k.artKey] {
		o := s.entries[other]
		if o == nil || o.image == nil || other.flat != k.flat {
			continue
		}
		if best == nil || abs(other.w-k.w) < abs(bestKey.w-k.w) {
			best, bestKey = o, other
		}
	}
	if best != nil {
		best.used = s.frame
	}
	return best, bestKey, false
}

func abs(v int) int { return max(v, -v) }

// order begins the making of a picture.
func (s *Store) order(k spriteKey) *entry {
	a := s.arts[k.name]
	if a == nil {
		s.fail(fmt.Errorf("no art %q", k.name))
		return nil
	}
	e := &entry{used: s.frame}
	s.entries[k] = e
	s.byName[k.artKey] = append(s.byName[k.artKey], k)
	if s.Sync {
		img, pad, err := a.render(k)
		s.accept(finished{k, img, pad, err})
		return e
	}
	s.mu.Lock()
	s.queue = append(s.queue, k)
	s.mu.Unlock()
	s.wake.Signal()
	return e
}

func (s *Store) fail(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.err = cmp.Or(s.err, err)
}

// nextFrame begins a frame: the pictures used longest ago go when there are too
// many bytes of them.
func (s *Store) nextFrame() {
	s.Ready()
	if s.bytes > s.Limit {
		s.evict()
	}
	s.frame++
}

func (s *Store) evict() {
	var old []spriteKey
	for k, e := range s.entries {
		if e.image != nil && e.used < s.frame {
			old = append(old, k)
		}
	}
	slices.SortFunc(old, func(a, b spriteKey) int { return int(s.entries[a].used - s.entries[b].used) })
	for _, k := range old {
		if s.bytes <= s.Limit {
			return
		}
		e := s.entries[k]
		e.image.Deallocate()
		s.bytes -= e.bytes
		delete(s.entries, k)
		s.byName[k.artKey] = slices.DeleteFunc(s.byName[k.artKey], func(o spriteKey) bool { return o == k })
	}
}

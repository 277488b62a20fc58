package sprites

import (
	"image/color"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

func TestPicturesArriveFromTheBackground(t *testing.T) {
	c := newTestCanvas(t)
	s := c.Store()
	s.Sync = false
	img := ebiten.NewImage(100, 100)
	defer img.Deallocate()
	draw := func() { c.Begin(img, 1); c.Sprite("piece/token", layout.R(10, 10, 60, 60), SpriteOpt{Tint: Red}) }
	draw()
	if s.Pending() == 0 {
		t.Fatal("nothing is being made")
	}
	deadline := time.Now().Add(3 * time.Minute)
	for !s.Ready() {
		if time.Now().After(deadline) {
			t.Fatal("the picture does not arrive")
		}
		time.Sleep(time.Millisecond)
	}
	if s.Pending() != 0 || s.Bytes() == 0 {
		t.Errorf("pending %d, %d bytes", s.Pending(), s.Bytes())
	}
	if s.Ready() {
		t.Error("the same picture arrives twice")
	}
	draw()
	if s.Pending() != 0 {
		t.Error("the picture is made again")
	}
}

func TestAnotherSizeStandsIn(t *testing.T) {
	c := newTestCanvas(t)
	s := c.Store()
	key := func(w int) spriteKey { return spriteKey{artKey: artKey{name: "icon/check", tint: Red}, w: w, h: w} }
	if _, _, exact := s.get(key(20)); !exact {
		t.Fatal("a picture is not made at once")
	}
	s.get(key(90))
	s.Sync = false
	e, got, exact := s.get(key(30))
	if e == nil || exact || got.w != 20 {
		t.Errorf("stands in: %v, of width %d", e != nil, got.w)
	}
	if e, _, _ := s.get(spriteKey{artKey: artKey{name: "icon/check", tint: Blue}, w: 20, h: 20}); e != nil {
		t.Error("another player's picture stands in")
	}
}

func TestOldPicturesGo(t *testing.T) {
	c := newTestCanvas(t)
	s := c.Store()
	s.Limit = 300 << 10
	img := ebiten.NewImage(100, 100)
	defer img.Deallocate()
	for w := range 40 {
		c.Begin(img, 1)
		c.Sprite("icon/check", layout.R(0, 0, 60+float64(w), 60+float64(w)), SpriteOpt{Tint: Amber})
		c.Sprite("icon/undo", layout.R(0, 0, 64, 64), SpriteOpt{Tint: Amber})
	}
	c.Begin(img, 1)
	if s.Bytes() > s.Limit+200<<10 {
		t.Errorf("%d bytes kept, the limit is %d", s.Bytes(), s.Limit)
	}
	if e := s.entries[spriteKey{artKey: artKey{"icon/undo", Amber}, w: 64, h: 64}]; e == nil || e.image == nil {
		t.Error("a picture in use is gone")
	}
	if n := len(s.byName[artKey{"icon/check", Amber}]); n >= 40 {
		t.Errorf("%d sizes remembered", n)
	}
}

func TestUnknownArtIsAFault(t *testing.T) {
	c := newTestCanvas(t)
	img := ebiten.NewImage(10, 10)
	defer img.Deallocate()
	c.Begin(img, 1)
	c.Sprite("no/such", layout.R(0, 0, 5, 5), SpriteOpt{})
	if c.Store().Err() == nil {
		t.Error("no fault")
	}
	if c.Store().Has("no/such") || c.Store().Aspect("no/such") != 1 {
		t.Error("it is known")
	}
}

func TestBrokenFileStopsTheStore(t *testing.T) {
	fsys := fstest.MapFS{"a/b.svg": {Data: []byte("<svg>")}, "c.txt": {Data: []byte("x")}}
	if _, err := NewStore(fsys); err == nil {
		t.Error("a broken file is accepted")
	}
	fsys["a/b.svg"].Data = []byte(`<svg viewBox="0 0 4 2"><path d="M0 0L4 0L4 2L0 2Z" fill="#ff00ff"/></svg>`)
	s, err := NewStore(fsys)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if n := s.Names(); len(n) != 1 || n[0] != "a/b" || s.Aspect("a/b") != 2 {
		t.Errorf("names %q, aspect %v", n, s.Aspect("a/b"))
	}
	img, err := s.Raster("a/b", 8, 8, Green)
	if err != nil {
		t.Fatal(err)
	}
	if got := img.RGBAAt(4, 4); !near(got, Green, 1) {
		t.Errorf("the colour is %v", got)
	}
	if got := img.RGBAAt(4, 0); got != (color.RGBA{}) {
		t.Errorf("the picture is stretched: %v above it", got)
	}
}

package sprites

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Measures of a sheet: cells side by side, and room around each picture in
// parts of its size for its shadow.
const (
	sheetCols = 12
	sheetRows = 10
	sheetPad  = 0.16
)

// sheet holds square pictures in the cells of one image, so that hundreds of
// them are drawn with one call. A picture that is not made yet appears when it
// is.
type sheet struct {
	image *ebiten.Image
	size  int // of the greatest picture in device pixels
	pad   int
	slots []slot
	index map[spriteKey]int
}

// slot is a picture's cell.
type slot struct {
	key   spriteKey
	exact bool // the picture is there at its size
	empty bool // nothing of it is there yet
}

// whiteSlot is the first cell, which is plain white, for boxes of one colour.
const whiteSlot = 0

// fit makes the sheet ready for pictures up to a size; what was in it before is
// gone if that is another size.
func (s *sheet) fit(size int) {
	if s.image != nil && s.size == size {
		return
	}
	if s.image != nil {
		s.image.Deallocate()
	}
	s.size = size
	s.pad = int(math.Ceil(sheetPad * float64(size)))
	s.image = ebiten.NewImage(sheetCols*s.stride(), sheetRows*s.stride())
	s.slots = append(s.slots[:0], slot{exact: true})
	s.index = map[spriteKey]int{}
	s.image.SubImage(image.Rect(0, 0, s.stride(), s.stride())).(*ebiten.Image).Fill(white)
}

func (s *sheet) stride() int { return s.size + 2*s.pad }

// corner is the top left corner of a cell.
func (s *sheet) corner(i int) (x, y float64) {
	return float64(i % sheetCols * s.stride()), float64(i / sheetCols * s.stride())
}

// find returns the cell of a picture and orders it when it is new; ok is false
// when the sheet is full.
func (s *sheet) find(name string, tint color.NRGBA, size int) (i int, ok bool) {
	size = min(size, s.size)
	key := spriteKey{artKey: artKey{name, tint}, w: size, h: size}
	if i, ok := s.index[key]; ok {
		return i, true
	}
	if len(s.slots) == sheetCols*sheetRows {
		return 0, false
	}
	s.index[key] = len(s.slots)
	s.slots = append(s.slots, slot{key: key, empty: true})
	return len(s.slots) - 1, true
}

// load puts the pictures into the sheet that are made by now. It reports whether
// all are there.
func (c *Canvas) load(s *sheet) bool {
	all := true
	for i := range s.slots {
		sl := &s.slots[i]
		if sl.exact {
			continue
		}
		e, got, exact := c.store.get(sl.key)
		if e == nil || e.image == nil || c.dry {
			all = false
			continue
		}
		if exact || sl.empty {
			s.paint(i, e, got)
			sl.exact, sl.empty = exact, false
		}
		all = all && exact
	}
	c.missed = c.missed || !all
	return all
}

// paint draws a picture of whatever size into its cell.
func (s *sheet) paint(i int, e *entry, got spriteKey) {
	x, y := s.corner(i)
	n := s.stride()
	cell := s.image.SubImage(image.Rect(int(x), int(y), int(x)+n, int(y)+n)).(*ebiten.Image)
	cell.Clear()
	size := float64(s.slots[i].key.w)
	kx, ky := size/float64(got.w), size/float64(got.h)
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(-float64(e.pad), -float64(e.pad))
	op.GeoM.Scale(kx, ky)
	op.GeoM.Translate(x+float64(s.pad), y+float64(s.pad))
	if kx != 1 || ky != 1 {
		op.Filter = ebiten.FilterLinear
	}
	cell.DrawImage(e.image, &op)
}

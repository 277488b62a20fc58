package film

import (
	"bytes"
	"compress/lzw"
	"encoding/binary"
	"image"
	"io"
)

// encoder puts frames together to an animated GIF. Every frame has colours of its own
// and holds what has changed since the one before. It is a box of the picture that
// leaves out unchanged pixels. One goroutine at a time may use it.
type encoder struct {
	out   bytes.Buffer
	size  image.Point
	truth []uint8 // RGBA of the last frame, as far as it was taken in
	shown []uint8 // … and as who watches sees it
	begun bool

	colours *palette
	change  []bool
	index   []uint8
	table   [][3]uint8
	packed  bytes.Buffer
}

func newEncoder(size image.Point) *encoder {
	n := size.X * size.Y
	e := &encoder{
		size: size, truth: make([]uint8, 4*n), shown: make([]uint8, 4*n), colours: newPalette(),
		change: make([]bool, n), index: make([]uint8, n),
	}
	e.out.WriteString("GIF89a")
	e.words(size.X, size.Y)
	e.out.Write([]byte{0x70, 0, 0})                                  // no colours for all frames
	e.out.WriteString("\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00") // begins anew at its end
	return e
}

func (e *encoder) words(v ...int) {
	for _, x := range v {
		_ = binary.Write(&e.out, binary.LittleEndian, uint16(x)) // a buffer takes anything
	}
}

// len is how many bytes are written.
func (e *encoder) len() int { return e.out.Len() }

// coarse are ways to simplify a frame. off is how many shades a pixel may be off before
// it is drawn, colours the number of colours.
var coarse = []struct{ off, colours int }{
	{0, mostColours}, {6, mostColours}, {12, 128}, {24, 64}, {48, 32}, {96, 16},
}

// add appends a frame that stands for delay 1/100 s, in at most most bytes. If it does
// not fit, add leaves out small changes, at worst all of them; they come with a later
// frame. The first frame is whole.
func (e *encoder) add(img *image.RGBA, delay, most int) {
	for _, c := range coarse {
		r := e.compare(img, c.off)
		if r.Empty() {
			copy(e.truth, img.Pix)
			break
		}
		if e.pack(img, r, c.colours, delay); e.packed.Len() <= most || !e.begun {
			e.take(img, r)
			e.out.Write(e.packed.Bytes())
			e.begun = true
			return
		}
	}
	e.still(delay)
}

// compare finds what must be drawn of a frame, and the box around it.
func (e *encoder) compare(img *image.RGBA, off int) image.Rectangle {
	box := image.Rectangle{Min: e.size}
	for y := range e.size.Y {
		for x := range e.size.X {
			i := y*e.size.X + x
			p := img.Pix[4*i : 4*i+3 : 4*i+3]
			t, s := e.truth[4*i:4*i+3:4*i+3], e.shown[4*i:4*i+3:4*i+3]
			changed := !e.begun || (p[0] != t[0] || p[1] != t[1] || p[2] != t[2]) && apart(p, s) > off
			e.change[i] = changed
			if changed {
				box.Min.X, box.Max.X = min(box.Min.X, x), max(box.Max.X, x+1)
				box.Min.Y, box.Max.Y = min(box.Min.Y, y), max(box.Max.Y, y+1)
			}
		}
	}
	return box
}

// apart is by how much two colours differ at most in a part.
func apart(p, s []uint8) int {
	most := 0
	for i := range 3 {
		d := int(p[i]) - int(s[i])
		most = max(most, d, -d)
	}
	return most
}

// pack writes what was found changed, with up to so many colours, to e.packed.
func (e *encoder) pack(img *image.RGBA, r image.Rectangle, most, delay int) {
	e.colours.reset()
	e.each(r, func(i int) {
		if e.change[i] {
			e.colours.count(img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2])
		}
	})
	e.table = e.colours.colours(most)
	stays := uint8(len(e.table))
	n := 0
	e.each(r, func(i int) {
		e.index[n] = stays
		if e.change[i] {
			e.index[n] = e.colours.of(img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2])
		}
		n++
	})
	e.frame(r, e.table, e.index[:n], delay)
}

// each calls do with the number of every pixel of a box.
func (e *encoder) each(r image.Rectangle, do func(i int)) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			do(y*e.size.X + x)
		}
	}
}

// still is a frame that changes nothing.
func (e *encoder) still(delay int) {
	e.frame(image.Rect(0, 0, 1, 1), nil, []uint8{0}, delay)
	e.out.Write(e.packed.Bytes())
}

// frame writes a box of pixels to e.packed; the number after the last colour is for
// what stays.
func (e *encoder) frame(r image.Rectangle, table [][3]uint8, index []uint8, delay int) {
	bits := 1
	for 1<<bits < len(table)+1 {
		bits++
	}
	p := &e.packed
	p.Reset()
	word := func(v int) { p.Write([]byte{byte(v), byte(v >> 8)}) }
	p.Write([]byte{0x21, 0xf9, 4, 1<<2 | 1}) // the frame stays below the next one
	word(delay)
	p.Write([]byte{byte(len(table)), 0, 0x2c})
	word(r.Min.X)
	word(r.Min.Y)
	word(r.Dx())
	word(r.Dy())
	p.WriteByte(0x80 | byte(bits-1))
	for i := range 1 << bits {
		var c [3]uint8
		if i < len(table) {
			c = table[i]
		}
		p.Write(c[:])
	}
	width := max(bits, 2)
	p.WriteByte(byte(width))
	blocks := &blockWriter{to: p}
	w := lzw.NewWriter(blocks, lzw.LSB, width)
	_, _ = w.Write(index) // a buffer takes anything
	_ = w.Close()
	blocks.end()
}

// take notes a frame as the last one.
func (e *encoder) take(img *image.RGBA, r image.Rectangle) {
	e.each(r, func(i int) {
		if e.change[i] {
			c := e.table[e.colours.of(img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2])]
			e.shown[4*i], e.shown[4*i+1], e.shown[4*i+2] = c[0], c[1], c[2]
		}
	})
	copy(e.truth, img.Pix)
}

// end returns the whole file.
func (e *encoder) end() []byte {
	e.out.WriteByte(0x3b)
	return e.out.Bytes()
}

// blockWriter cuts what is written into blocks as a GIF has them.
type blockWriter struct {
	to  io.Writer
	buf [256]byte
	n   int
}

func (b *blockWriter) Write(data []byte) (int, error) {
	for i, c := range data {
		b.n++
		b.buf[b.n] = c
		if b.n == 255 {
			if err := b.flush(); err != nil {
				return i, err
			}
		}
	}
	return len(data), nil
}

func (b *blockWriter) flush() error {
	if b.n == 0 {
		return nil
	}
	b.buf[0] = byte(b.n)
	_, err := b.to.Write(b.buf[:b.n+1])
	b.n = 0
	return err
}

// end writes the last block, and the empty one after it.
func (b *blockWriter) end() {
	_ = b.flush() // a buffer takes anything
	_, _ = b.to.Write([]byte{0})
}

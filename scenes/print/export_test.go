package print

import (
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"schron/layout"
	"schron/sprites"
)

// Sheets says how a box lies on pages. Each sheet has a line: what is there, and how much
// of the room it fills. Of equal ones that follow each other only the first has one.
func Sheets(b *Box, o Options) string {
	var lines []string
	for _, s := range pack(b.chosen(o), o) {
		lines = append(lines, s.line())
	}
	var out strings.Builder
	for i, n := 0, 0; i < len(lines); i += n {
		for n = 1; i+n < len(lines) && lines[i+n] == lines[i]; n++ {
		}
		fmt.Fprintf(&out, "  %d %s\n", n, lines[i])
	}
	return out.String()
}

func (s *sheet) line() string {
	line, used := fmt.Sprintf("%s %gx%g:", s.side, s.size.W, s.size.H), 0.0
	if t := s.tile; t != nil {
		return line + fmt.Sprintf(" %s %s of %dx%d, %.4gx%.4g", t.part.ID, placeName(t.col, t.row), t.cols, t.rows, t.box.W, t.box.H)
	}
	for _, b := range s.blocks {
		for i, p := range b.pieces {
			if i == 0 || b.pieces[i-1].part != p.part {
				line += " " + p.part.ID
			}
		}
		line += fmt.Sprintf(" %d in %dx%d,", len(b.pieces), b.cols, b.rows)
		n := float64(len(b.pieces))
		if b.hex {
			n *= 0.75
		}
		used += n * b.size.W * b.size.H
	}
	room := area(s.size, s.side)
	return line + fmt.Sprintf(" %.0f%%", 100*used/room.W/room.H)
}

// Full says how much of the room of a page is used where it is full of a part. Parts of
// which there are fewer have none.
func Full(b *Box, o Options) map[string]float64 {
	out := map[string]float64{}
	for i := range b.Parts {
		part := &b.Parts[i]
		k := packer{o: o}
		side := k.side(part)
		room := area(k.page(side), side)
		full := fill(slices.Repeat([]piece{{part: part}}, 10_000), o.Gap, room.Size())
		if n := float64(len(full.pieces)); !part.Board && part.Count() >= len(full.pieces) {
			if part.Hex {
				n *= 0.75
			}
			out[part.ID] = n * part.Size.W * part.Size.H / room.W / room.H
		}
	}
	return out
}

// Cells lists where fronts and backs of the parts of a box lie, in millimetres. Its maps
// are by page of the file.
func Cells(b *Box, o Options) (fronts, backs map[int][]layout.Rect) {
	fronts, backs = map[int][]layout.Rect{}, map[int][]layout.Rect{}
	page := 1 + o.pages(Fronts)
	for _, s := range pack(b.chosen(o), o) {
		for _, b := range s.blocks {
			for i := range b.pieces {
				c := b.cell(i)
				if b.hex {
					c = c.Grow(0.5) // boxes around hexagons lie over each other
				}
				fronts[page] = append(fronts[page], c)
				if s.side != Fronts {
					back := page + o.pages(s.side) - 1
					backs[back] = append(backs[back], mirrored(c, s.size))
				}
			}
		}
		page += o.pages(s.side)
	}
	return fronts, backs
}

// Page is the size of a sheet of a paper.
func Page(paper string) layout.Size { return sizes[paper] }

// ReadForm reads a picture, to see whether it can be printed.
func ReadForm(svg string) error {
	_, err := readForm(svg, pale)
	return err
}

// PathOf writes the data of a path as PDF does.
func PathOf(data string) (string, error) {
	path, err := parsePath(data)
	var b strings.Builder
	operators(&b, path, same)
	return strings.Join(strings.Fields(b.String()), " "), err
}

// Sum sums up how both sides of each kind of a box are drawn.
func Sum(b Box, art *sprites.Store) (string, error) {
	b.Parts = slices.Clone(b.Parts)
	for i := range b.Parts {
		b.Parts[i].Board = false
	}
	data, err := Alone(&b, false, art)
	return fmt.Sprintf("%06x", crc32.ChecksumIEEE(data)&0xffffff), err
}

// Alone prints both sides of each kind of a box alone, on pages of the size of the part.
// Boards are left out.
func Alone(b *Box, spare bool, art *sprites.Store) ([]byte, error) {
	d := newPDF(art, b.Name, "en", "test")
	for _, p := range b.Parts {
		for _, k := range p.Kinds {
			for _, draw := range []func(p *Pen){k.Front, k.Back} {
				if p.Board {
					continue
				}
				d.page(p.Size)
				if draw != nil {
					draw(&Pen{Box: layout.R(0, 0, p.Size.W, p.Size.H), Spare: spare, pdf: d})
				}
			}
		}
	}
	return d.bytes()
}

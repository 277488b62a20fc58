package print

import (
	"fmt"
	"strings"

	"schron/layout"
)

// Sheets says how a box lies on pages. Each sheet has a line: what is there, and how much
// of the room it fills.
func Sheets(b *Box, o Options) string {
	var out strings.Builder
	for _, s := range pack(b.chosen(o), o) {
		used := 0.0
		fmt.Fprintf(&out, "  %s %gx%g:", s.side, s.size.W, s.size.H)
		if t := s.tile; t != nil {
			fmt.Fprintf(&out, " %s %s of %dx%d, %.4gx%.4g\n", t.part.ID, placeName(t.col, t.row), t.cols, t.rows, t.box.W, t.box.H)
			continue
		}
		for _, b := range s.blocks {
			fmt.Fprintf(&out, " %s %d in %dx%d,", b.part.ID, len(b.kinds), b.cols, b.rows)
			n := float64(len(b.kinds))
			if b.part.Hex {
				n *= 0.75
			}
			used += n * b.part.Size.W * b.part.Size.H
		}
		room := area(s.size, s.side)
		fmt.Fprintf(&out, " %.0f%%\n", 100*used/room.W/room.H)
	}
	return out.String()
}

// Cells lists where fronts and backs of the parts of a box lie, in millimetres. Its maps
// are by page of the file.
func Cells(b *Box, o Options) (fronts, backs map[int][]layout.Rect) {
	fronts, backs = map[int][]layout.Rect{}, map[int][]layout.Rect{}
	page := 1 + o.pages(Fronts)
	for _, s := range pack(b.chosen(o), o) {
		for _, b := range s.blocks {
			for i := range b.kinds {
				c := b.cell(i)
				if b.part.Hex {
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

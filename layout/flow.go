package layout

import "math"

// WrapRows appends a place for each box of sizes: from left to right, in a new
// row where the next box does not fit. The boxes of a row stand on its upper
// side. The share alignX, 0 to 1, says where in r each row lies. A box wider
// than r gets a row of its own and is narrowed to r. The height is that of all
// rows together, which may be more than r has.
func WrapRows(dst []Rect, r Rect, sizes []Size, gapX, gapY, alignX float64) (boxes []Rect, height float64) {
	boxes = dst
	y := r.Y
	for start := 0; start < len(sizes); {
		end, w, h := start, 0.0, 0.0
		for ; end < len(sizes); end++ {
			next := math.Min(sizes[end].W, r.W)
			if end > start {
				next += w + gapX
			}
			if end > start && next > r.W+tolerance {
				break
			}
			w, h = next, math.Max(h, sizes[end].H)
		}
		x := r.X + (r.W-w)*alignX
		for _, s := range sizes[start:end] {
			width := math.Min(s.W, r.W)
			boxes = append(boxes, Rect{X: x, Y: y, W: width, H: s.H})
			x += width + gapX
		}
		y += h + gapY
		start = end
	}
	if len(sizes) == 0 {
		return boxes, 0
	}
	return boxes, y - gapY - r.Y
}

// FillColumns appends a place for each box of heights in n columns of equal
// width: each box goes to the column that is the shortest so far, the leftmost
// of several. The height is that of the longest column, which may be more than
// r has. It panics if n is less than one.
func FillColumns(dst []Rect, r Rect, n int, heights []float64, gapX, gapY float64) (boxes []Rect, height float64) {
	boxes = dst
	filled := make([]float64, n)
	for _, h := range heights {
		col := 0
		for i := range filled {
			if filled[i] < filled[col]-tolerance {
				col = i
			}
		}
		c := r.Column(col, n, gapX)
		boxes = append(boxes, Rect{X: c.X, Y: r.Y + filled[col], W: c.W, H: h})
		height = math.Max(height, filled[col]+h)
		filled[col] += h + gapY
	}
	return boxes, height
}

// ColumnCount is the greatest number of columns of at least the given width
// with gap between them that fit a length, but at least one.
func ColumnCount(length, least, gap float64) int {
	return max(1, int((length+gap+tolerance)/(least+gap)))
}

// Flexible stands for the length of an item that takes all that is left.
const Flexible = -1

// StackRows appends a row of r for each item, from top to bottom with gap
// between them. Several flexible items share what is left evenly. Where the
// fixed ones need more than r has, they shrink in proportion, so that nothing
// ever leaves r.
func StackRows(dst []Rect, r Rect, gap float64, items ...float64) []Rect {
	s := newStack(r.H, gap, items)
	for _, item := range items {
		at, length := s.next(item)
		dst = append(dst, Rect{X: r.X, Y: r.Y + at, W: r.W, H: length})
	}
	return dst
}

// StackColumns appends a column of r for each item, from left to right, as
// StackRows does rows.
func StackColumns(dst []Rect, r Rect, gap float64, items ...float64) []Rect {
	s := newStack(r.W, gap, items)
	for _, item := range items {
		at, length := s.next(item)
		dst = append(dst, Rect{X: r.X + at, Y: r.Y, W: length, H: r.H})
	}
	return dst
}

// stack shares out a length among items in a line.
type stack struct {
	at, gap     float64
	factor      float64 // that fixed items shrink by
	flexibleOne float64 // length of every flexible item
}

func newStack(length, gap float64, items []float64) stack {
	if len(items) > 1 {
		gap = math.Min(gap, length/float64(len(items)-1))
	}
	room := length - gap*float64(len(items)-1)
	fixed, flexible := 0.0, 0
	for _, item := range items {
		if item < 0 {
			flexible++
		} else {
			fixed += item
		}
	}
	s := stack{gap: gap, factor: 1}
	if fixed > room {
		s.factor = room / fixed
	} else if flexible > 0 {
		s.flexibleOne = (room - fixed) / float64(flexible)
	}
	return s
}

func (s *stack) next(item float64) (at, length float64) {
	at, length = s.at, item*s.factor
	if item < 0 {
		length = s.flexibleOne
	}
	s.at += length + s.gap
	return at, length
}

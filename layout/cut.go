package layout

import "math"

// CutTop cuts a strip of height h off the top and returns it and the rest. The
// strip is never higher than r.
func (r Rect) CutTop(h float64) (cut, rest Rect) {
	h = math.Max(0, math.Min(h, r.H))
	return Rect{X: r.X, Y: r.Y, W: r.W, H: h}, Rect{X: r.X, Y: r.Y + h, W: r.W, H: r.H - h}
}

// CutBottom cuts a strip of height h off the bottom and returns it and the rest.
func (r Rect) CutBottom(h float64) (cut, rest Rect) {
	h = math.Max(0, math.Min(h, r.H))
	rest, cut = r.CutTop(r.H - h)
	return cut, rest
}

// CutLeft cuts a strip of width w off the left and returns it and the rest. The
// strip is never wider than r.
func (r Rect) CutLeft(w float64) (cut, rest Rect) {
	w = math.Max(0, math.Min(w, r.W))
	return Rect{X: r.X, Y: r.Y, W: w, H: r.H}, Rect{X: r.X + w, Y: r.Y, W: r.W - w, H: r.H}
}

// CutRight cuts a strip of width w off the right and returns it and the rest.
func (r Rect) CutRight(w float64) (cut, rest Rect) {
	w = math.Max(0, math.Min(w, r.W))
	rest, cut = r.CutLeft(r.W - w)
	return cut, rest
}

// Columns splits r into n columns of equal width with gap between them, from
// left to right. With n less than one there are none.
func (r Rect) Columns(n int, gap float64) []Rect {
	out := make([]Rect, 0, max(n, 0))
	for i := range n {
		out = append(out, r.Column(i, n, gap))
	}
	return out
}

// Column is column i of Columns.
func (r Rect) Column(i, n int, gap float64) Rect {
	x, w := share(r.W, i, n, gap)
	return Rect{X: r.X + x, Y: r.Y, W: w, H: r.H}
}

// ColumnsOf splits r into columns that need these widths: what is over lies evenly
// between them, the last ends where r does. Where not even the gap is over, all are
// narrowed alike. A single column takes what it needs, none are nil.
func (r Rect) ColumnsOf(gap float64, widths ...float64) []Rect {
	n := len(widths)
	if n == 0 {
		return nil
	}
	all := 0.0
	for _, w := range widths {
		all += math.Max(0, w)
	}
	gap = math.Min(gap, r.W/float64(n))
	k := 1.0
	if left := r.W - gap*float64(n-1); all > left {
		k = left / all
	}
	if n > 1 {
		gap = (r.W - all*k) / float64(n-1)
	}
	out, x := make([]Rect, 0, n), r.X
	for _, w := range widths {
		w = math.Max(0, w) * k
		out = append(out, Rect{X: x, Y: r.Y, W: w, H: r.H})
		x += w + gap
	}
	return out
}

// Rows splits r into n rows of equal height with gap between them, from top to
// bottom. With n less than one there are none.
func (r Rect) Rows(n int, gap float64) []Rect {
	out := make([]Rect, 0, max(n, 0))
	for i := range n {
		out = append(out, r.Row(i, n, gap))
	}
	return out
}

// Row is row i of Rows.
func (r Rect) Row(i, n int, gap float64) Rect {
	y, h := share(r.H, i, n, gap)
	return Rect{X: r.X, Y: r.Y + y, W: r.W, H: h}
}

// Grid splits r into cols × rows boxes with gap between them, row by row from
// the top left.
func (r Rect) Grid(cols, rows int, gap float64) []Rect {
	out := make([]Rect, 0, max(cols, 0)*max(rows, 0))
	for row := range rows {
		strip := r.Row(row, rows, gap)
		for col := range cols {
			out = append(out, strip.Column(col, cols, gap))
		}
	}
	return out
}

// share is the place and length of part i of n equal parts of length. A gap
// that leaves nothing is narrowed until the parts have no length.
func share(length float64, i, n int, gap float64) (at, part float64) {
	if n > 1 {
		gap = math.Min(gap, length/float64(n-1))
	}
	part = (length - gap*float64(n-1)) / float64(n)
	return float64(i) * (part + gap), part
}

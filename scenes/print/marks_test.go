package print_test

import (
	"fmt"
	"image"
	"math"
	"slices"

	"schron/layout"
	"schron/scenes/print"
)

// Where marks lie from what they mark, and how long they are, in millimetres.
const (
	markNear = 2.5
	markLong = 1.3
)

// inked reports whether a pixel is not white.
func inked(p *image.RGBA, x, y int) bool {
	i := y*p.Stride + 4*x
	return min(p.Pix[i], p.Pix[i+1], p.Pix[i+2]) < 0xe8
}

// cutter knows the marks of a page.
type cutter struct {
	page           *image.RGBA
	upright, lying []layout.Rect // lines of marks, in millimetres
	aslant         []layout.Rect
	fold           bool    // there is a line in its middle
	gap            float64 // between parts
}

// look finds lines that stand alone on a page, above the line at its foot.
func look(page *image.RGBA, gap float64) *cutter {
	c := &cutter{page: page, gap: gap}
	w, h := page.Rect.Dx(), page.Rect.Dy()
	seen, dashes := make([]bool, w*h), 0
	var stack []int
	for start := range w * (h - 7*dots) {
		if seen[start] || !inked(page, start%w, start/w) {
			continue
		}
		stack, seen[start] = append(stack[:0], start), true
		box := image.Rectangle{}
		for len(stack) > 0 {
			at := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			x, y := at%w, at/w
			box = box.Union(image.Rect(x, y, x+1, y+1))
			for n := range 9 {
				x, y := x+n%3-1, y+n/3-1
				if x >= 0 && y >= 0 && x < w && y < h && !seen[y*w+x] && inked(page, x, y) {
					stack, seen[y*w+x] = append(stack, y*w+x), true
				}
			}
		}
		long, thin := max(box.Dx(), box.Dy()), min(box.Dx(), box.Dy())
		r := layout.R(float64(box.Min.X)/dots, float64(box.Min.Y)/dots, float64(box.Dx())/dots, float64(box.Dy())/dots)
		switch {
		case thin <= 2 && box.Dy() > 10 && box.Dy() < 20 && math.Abs(r.Center().X-float64(w)/dots/2) < 0.4:
			dashes++
		case thin <= 2 && long >= 5 && long <= 8 && box.Dy() > thin:
			c.upright = append(c.upright, r)
		case thin <= 2 && long >= 5 && long <= 8:
			c.lying = append(c.lying, r)
		case box.Dx() >= 5 && box.Dx() <= 9 && box.Dy() >= 3 && box.Dy() <= 6:
			c.aslant = append(c.aslant, r)
		}
	}
	c.fold = dashes > 20
	return c
}

// shape is where one part is cut out.
type shape struct {
	box layout.Rect
	hex bool
}

// has reports whether a place lies in a shape, some millimetres from its edge.
func (s *shape) has(p layout.Point, inset float64) bool {
	if !s.hex {
		return s.box.Inset(inset).Contains(p)
	}
	off, side := p.Sub(s.box.Center()), s.box.W/2-inset
	x, y := math.Abs(off.X), math.Abs(off.Y)
	return x < side && x/2+y*math.Sqrt(3)/2 < side
}

// empty reports whether nothing is printed in a shape.
func (c *cutter) empty(s shape) bool {
	edge := 2.6 // further in than the bleed of others
	if s.hex {
		edge = 5 // and than marks
	}
	for y := int(s.box.Y * dots); y < int(s.box.Bottom()*dots); y++ {
		for x := int(s.box.X * dots); x < int(s.box.Right()*dots); x++ {
			if inked(c.page, x, y) && s.has(layout.P((float64(x)+0.5)/dots, (float64(y)+0.5)/dots), edge) {
				return false
			}
		}
	}
	return true
}

// places are the middles of marks in one direction, in order and each but once.
func places(marks []layout.Rect, across bool, in func(r layout.Rect) bool) (out []float64) {
	for _, r := range marks {
		if in(r) {
			if across {
				out = append(out, r.Center().X)
			} else {
				out = append(out, r.Center().Y)
			}
		}
	}
	slices.Sort(out)
	return slices.CompactFunc(out, near)
}

func near(a, b float64) bool { return math.Abs(a-b) < 0.3 }

// shapes follow the marks between two sides of a page. They are those of the cells of
// blocks, row by row, with parts in them or without.
func (c *cutter) shapes(left, right float64) (out []shape, faults []string) {
	within := func(r layout.Rect) bool { return r.X > left && r.Right() < right }
	rows := places(c.upright, false, within)
	for len(rows) > 0 {
		y := rows[0]
		row := func(y float64) []float64 {
			return places(c.upright, true, func(r layout.Rect) bool { return within(r) && near(r.Center().Y, y) })
		}
		xs, top := row(y), y+markLong/2+markNear
		corner := func(r layout.Rect) bool {
			return within(r) && r.Right() < xs[0] && xs[0]-r.Right() < 2*markNear && r.Y > top-0.5
		}
		ys := places(c.lying, false, corner)
		if len(ys) == 0 || !near(ys[0], top) {
			hexes := c.hexes(xs, y, left, right)
			if len(hexes) == 0 {
				return out, append(faults, fmt.Sprintf("nothing lies below the marks at %.1f mm", y))
			}
			out = append(out, hexes...)
			bottom := hexes[len(hexes)-1].box.Bottom()
			rows = slices.DeleteFunc(rows, func(y float64) bool { return y < bottom })
			continue
		}
		if len(rows) < 2 {
			return out, append(faults, fmt.Sprintf("no marks lie opposite those at %.1f mm", y))
		}
		bottom := 0.0
		for _, below := range rows[1:] {
			if slices.EqualFunc(row(below), xs, near) {
				bottom = below - markLong/2 - markNear
				break
			}
		}
		ys = slices.DeleteFunc(ys, func(y float64) bool { return y > bottom+0.3 })
		opposite := places(c.lying, false, func(r layout.Rect) bool {
			last := xs[len(xs)-1]
			return within(r) && r.X > last && r.X-last < 2*markNear && r.Y > top-0.5 && r.Y < bottom+0.3
		})
		if len(ys) < 2 || !near(ys[len(ys)-1], bottom) || !slices.EqualFunc(ys, opposite, near) {
			return out, append(faults, fmt.Sprintf("marks at %.1f mm are not those of a block: %.1f, opposite %.1f", y, ys, opposite))
		}
		for i := range ys[1:] {
			for j := range xs[1:] {
				out = append(out, shape{box: layout.R(xs[j], ys[i], xs[j+1]-xs[j], ys[i+1]-ys[i])})
			}
		}
		rows = slices.DeleteFunc(rows, func(y float64) bool { return y < bottom+markNear+markLong })
	}
	return out, faults
}

// hexes are the cells of a honeycomb by the marks above its first row and below its last
// one.
func (c *cutter) hexes(xs []float64, y, left, right float64) (out []shape) {
	wide := xs[1] - xs[0]
	size, step := print.HexSize(wide), wide+c.gap
	down := 0.75*size.H + c.gap*math.Sqrt(3)/2
	off := markLong/2 + markNear*2/math.Sqrt(3)
	first, rows := layout.P(xs[0]+wide/2, y+off+size.H/4), 0
	end := c.white(left, right, first.Y)
	for row := 0; first.Y+float64(row)*down < end; row++ {
		below := places(c.upright, true, func(r layout.Rect) bool {
			return r.X > left && r.Right() < right && near(r.Center().Y, first.Y+float64(row)*down+size.H/4+off)
		})
		for i := 1; i < len(below); i++ {
			at := (below[i-1]-xs[0])/step + 0.5*float64(row%2)
			if near(below[i]-below[i-1], wide) && math.Abs(at-math.Round(at)) < 0.01 {
				rows = row + 1
			}
		}
	}
	for row := range rows {
		for col := -1; col <= len(xs); col++ {
			at := layout.P(first.X+(float64(col)+0.5*float64(row%2))*step, first.Y+float64(row)*down)
			s := shape{layout.Around(at, size), true}
			if s.box.X > left && s.box.Right() < right && !c.empty(s) {
				out = append(out, s)
			}
		}
	}
	return out
}

// white is how far down a page, from a height, 1 mm is white across.
func (c *cutter) white(left, right, from float64) float64 {
	high := 0
	for y := int(from * dots); y < c.page.Rect.Dy(); y++ {
		high++
		for x := int(left*dots) + 2; x < int(right*dots)-2; x++ {
			if inked(c.page, x, y) {
				high = 0
				break
			}
		}
		if high == dots {
			return float64(y) / dots
		}
	}
	return float64(c.page.Rect.Dy()) / dots
}

package chances

import (
	"image/color"
	"math"
	"slices"

	"schron/layout"
	"schron/rules/curve"
	"schron/scenes/house"
	"schron/sprites"
)

const (
	chartLine  = 2.5
	chartMark  = 11.0 // side of a player's mark on a line
	chartMarks = 5    // marks along a line
)

var (
	chartGrid  = sprites.WithAlpha(sprites.Paper, 0.12)
	chartHere  = sprites.WithAlpha(sprites.Paper, 0.6)
	chartWords = sprites.Small.Sized(12)
)

// chart is a curve laid out in a box. The points go from left to right in equal widths,
// the shares from the bottom up.
type chart struct {
	box   layout.Rect
	n     int              // points
	lines [][]layout.Point // by player
	looks []house.Look
	marks [][]layout.Rect // along the lines, by player
}

// newChart lays a curve out in a box.
func newChart(box layout.Rect, points []curve.Point, looks []house.Look) *chart {
	c := &chart{box: box, n: len(points), looks: looks, lines: make([][]layout.Point, len(looks)), marks: make([][]layout.Rect, len(looks))}
	for p, look := range looks {
		side := chartMark
		if look.Large {
			side *= 1.4
		}
		line := make([]layout.Point, len(points))
		for i := range points {
			line[i] = layout.P(c.x(i), c.y(points[i].Share[p]))
		}
		c.lines[p] = line
		for k := range chartMarks {
			// The players' marks stand at different points, so that none covers another.
			part := (float64(k) + (float64(p)+1)/float64(len(looks)+1)) / chartMarks
			c.marks[p] = append(c.marks[p], layout.Around(c.along(line, part), layout.S(side, side)))
		}
	}
	return c
}

// along is the point of a line at a part (0..1) of the chart's width.
func (c *chart) along(line []layout.Point, part float64) layout.Point {
	at := part * float64(len(line)-1)
	i := min(int(at), len(line)-2)
	a, b, f := line[i], line[i+1], at-float64(i)
	return layout.P(a.X+(b.X-a.X)*f, a.Y+(b.Y-a.Y)*f)
}

func (c *chart) x(i int) float64 { return c.box.X + c.box.W*float64(i)/float64(max(c.n-1, 1)) }

func (c *chart) y(share int32) float64 { return c.box.Bottom() - c.box.H*float64(share)/curve.All }

// column is the part of the chart that belongs to the points from i on, some of them.
func (c *chart) column(i, points int) layout.Rect {
	half := c.box.W / float64(max(c.n-1, 1)) / 2
	left, right := max(c.x(i)-half, c.box.X), min(c.x(i+points-1)+half, c.box.Right())
	return layout.R(left, c.box.Y, right-left, c.box.H)
}

// draw paints the lines with their marks.
func (c *chart) draw(cv *sprites.Canvas) {
	for p, line := range c.lines {
		cv.Polyline(line, chartLine, c.looks[p].Colour)
	}
	for p := range c.lines {
		for _, r := range c.marks[p] {
			cv.Disc(r.Center(), r.W*0.62, sprites.Well)
			c.looks[p].DrawMark(cv, r)
		}
	}
}

// grid paints the quarters.
func (c *chart) grid(cv *sprites.Canvas, col color.NRGBA) {
	for i := range 5 {
		y := c.box.Y + c.box.H*float64(i)/4
		cv.Line(layout.P(c.box.X, y), layout.P(c.box.Right(), y), 1, col)
	}
}

// spread moves words that stand below each other apart, in order. Between top and
// bottom they lie step from each other.
func spread(at []float64, step, top, bottom float64) []float64 {
	order := make([]int, len(at))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch {
		case at[a] < at[b]:
			return -1
		case at[a] > at[b]:
			return 1
		}
		return 0
	})
	out := slices.Clone(at)
	least := top
	for _, i := range order {
		out[i] = math.Max(out[i], least)
		least = out[i] + step
	}
	most := bottom
	for k := len(order) - 1; k >= 0; k-- {
		i := order[k]
		out[i] = math.Min(out[i], most)
		most = out[i] - step
	}
	return out
}

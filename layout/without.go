package layout

import (
	"math"
	"slices"
)

// Rounded is r with its sides moved outwards to whole units.
func (r Rect) Rounded() Rect {
	x, y := math.Floor(r.X), math.Floor(r.Y)
	return R(x, y, math.Ceil(r.Right())-x, math.Ceil(r.Bottom())-y)
}

// Without returns r less the holes, as boxes that do not overlap. It makes a row of
// boxes between any two neighbouring heights at which a hole begins or ends.
func (r Rect) Without(holes []Rect) []Rect {
	inside := make([]Rect, 0, len(holes))
	levels := []float64{r.Y, r.Bottom()}
	for _, h := range holes {
		if h = h.Intersect(r); !h.Empty() {
			inside = append(inside, h)
			levels = append(levels, h.Y, h.Bottom())
		}
	}
	slices.Sort(levels)
	slices.SortFunc(inside, func(a, b Rect) int {
		if a.X < b.X {
			return -1
		}
		return 1
	})
	var out []Rect
	for i, top := range levels[:len(levels)-1] {
		bottom := levels[i+1]
		if bottom <= top {
			continue
		}
		x := r.X
		for _, h := range inside {
			if h.Y >= bottom || h.Bottom() <= top {
				continue
			}
			if h.X > x {
				out = append(out, R(x, top, h.X-x, bottom-top))
			}
			x = math.Max(x, h.Right())
		}
		if x < r.Right() {
			out = append(out, R(x, top, r.Right()-x, bottom-top))
		}
	}
	return out
}

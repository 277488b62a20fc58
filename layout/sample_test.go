package layout

import (
	"math"

	"pgregory.net/rapid"
)

// between draws numbers evenly spread from lo to hi and, as the library likes
// them, close to the ends.
func between(lo, hi float64) *rapid.Generator[float64] {
	even := rapid.Map(rapid.Uint32(), func(n uint32) float64 {
		// Small numbers are drawn most; the product spreads them out.
		return lo + (hi-lo)*float64(n*2654435761)/(1<<32)
	})
	return rapid.OneOf(even, even, rapid.Float64Range(lo, hi))
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6*(1+math.Abs(a)+math.Abs(b)) }

func nearPoint(a, b Point) bool { return near(a.X, b.X) && near(a.Y, b.Y) }

func nearRect(a, b Rect) bool {
	return near(a.X, b.X) && near(a.Y, b.Y) && near(a.W, b.W) && near(a.H, b.H)
}

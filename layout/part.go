package layout

import "math"

// Part is one of several things that stand below each other.
type Part struct {
	Box *Rect // where its place is noted
	Length
	Tight bool // the next part follows without a gap
}

// Down places parts in r from the top down, as Share divides its height among
// them, and says how much ease they have. What no part takes stays free at the
// bottom. Heights are whole units.
func (r Rect) Down(gap float64, parts ...Part) (ease float64) {
	if len(parts) == 0 {
		return 1
	}
	lengths := make([]Length, len(parts))
	for i, p := range parts {
		lengths[i] = p.Length
	}
	heights, ease := Share(r.H-gaps(gap, parts), 0, lengths...)
	for i, p := range parts {
		*p.Box, r = r.CutTop(math.Floor(heights[i] + tolerance))
		_, r = r.CutTop(p.gap(gap))
	}
	return ease
}

// LeastHeight is what parts below each other need at least.
func LeastHeight(gap float64, parts ...Part) float64 {
	sum := gaps(gap, parts)
	for _, p := range parts {
		sum += p.Min
	}
	return sum
}

// gaps are those between parts; none follows the last one.
func gaps(usual float64, parts []Part) (sum float64) {
	for _, p := range parts[:max(len(parts)-1, 0)] {
		sum += p.gap(usual)
	}
	return sum
}

func (p Part) gap(usual float64) float64 {
	if p.Tight {
		return 0
	}
	return usual
}

// Flow places parts in one column or in two. Of two columns the first holds the first
// parts, the second the others. Flow returns the ease of the closer column.
func Flow(columns []Rect, gap float64, first int, parts ...Part) (ease float64) {
	if len(columns) == 1 {
		return columns[0].Down(gap, parts...)
	}
	return math.Min(columns[0].Down(gap, parts[:first]...), columns[1].Down(gap, parts[first:]...))
}

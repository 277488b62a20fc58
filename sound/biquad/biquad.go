// Package biquad filters sound, for what makes and measures it; playing it needs none.
package biquad

// Filter is a filter of second order. Its output is B0, B1 and B2 times this sample and
// the two before, less A1 and A2 times the last two outputs. The zero Filter is silent.
type Filter struct {
	B0, B1, B2, A1, A2 float64

	x1, x2, y1, y2 float64
}

// Next filters the next sample.
func (f *Filter) Next(x float64) float64 {
	y := f.B0*x + f.B1*f.x1 + f.B2*f.x2 - f.A1*f.y1 - f.A2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// Turn makes f filter as g does; it keeps what it remembers, so that nothing clicks.
func (f *Filter) Turn(g Filter) {
	f.B0, f.B1, f.B2, f.A1, f.A2 = g.B0, g.B1, g.B2, g.A1, g.A2
}

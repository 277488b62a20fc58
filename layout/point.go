package layout

import "math"

// Point is a place in units.
type Point struct{ X, Y float64 }

// P makes a Point.
func P(x, y float64) Point { return Point{X: x, Y: y} }

// Add moves p by q.
func (p Point) Add(q Point) Point { return Point{X: p.X + q.X, Y: p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{X: p.X - q.X, Y: p.Y - q.Y} }

// Mul multiplies both coordinates by f.
func (p Point) Mul(f float64) Point { return Point{X: p.X * f, Y: p.Y * f} }

// Lerp returns the point at t between p (t = 0) and q (t = 1). A t outside 0…1
// goes on beyond them.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{X: lerp(p.X, q.X, t), Y: lerp(p.Y, q.Y, t)}
}

// Len is the distance of p from the origin.
func (p Point) Len() float64 { return math.Hypot(p.X, p.Y) }

// Dist is the distance of p and q.
func (p Point) Dist(q Point) float64 { return p.Sub(q).Len() }

// Rotate turns p about the origin by angle radians, clockwise on the screen.
func (p Point) Rotate(angle float64) Point {
	sin, cos := math.Sincos(angle)
	return Point{X: p.X*cos - p.Y*sin, Y: p.X*sin + p.Y*cos}
}

// In reports whether p lies in r.
func (p Point) In(r Rect) bool { return r.Contains(p) }

// Size is a width and a height in units.
type Size struct{ W, H float64 }

// S makes a Size.
func S(w, h float64) Size { return Size{W: w, H: h} }

// At returns the box of size s whose top left corner is p.
func (s Size) At(p Point) Rect { return Rect{X: p.X, Y: p.Y, W: s.W, H: s.H} }

// Scale multiplies both lengths by f.
func (s Size) Scale(f float64) Size { return Size{W: s.W * f, H: s.H * f} }

// Fits reports whether a box of size s has room in one of size outer. Rounding
// errors of less than a thousandth of a unit are forgiven.
func (s Size) Fits(outer Size) bool {
	return s.W <= outer.W+tolerance && s.H <= outer.H+tolerance
}

// tolerance forgives rounding errors in questions of "does it fit".
const tolerance = 1e-3

// lerp is exact at both ends.
func lerp(a, b, t float64) float64 { return a*(1-t) + b*t }

package layout

import "math"

// Rect is an upright box in units: its top left corner and its size.
type Rect struct{ X, Y, W, H float64 }

// R makes a Rect.
func R(x, y, w, h float64) Rect { return Rect{X: x, Y: y, W: w, H: h} }

// Around returns the box of size s with its middle at p.
func Around(p Point, s Size) Rect { return Rect{X: p.X - s.W/2, Y: p.Y - s.H/2, W: s.W, H: s.H} }

// Right is the X of the right side.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the Y of the lower side.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Min is the top left corner.
func (r Rect) Min() Point { return Point{X: r.X, Y: r.Y} }

// Max is the bottom right corner.
func (r Rect) Max() Point { return Point{X: r.Right(), Y: r.Bottom()} }

// Center is the middle.
func (r Rect) Center() Point { return Point{X: r.X + r.W/2, Y: r.Y + r.H/2} }

// Size is the width and height.
func (r Rect) Size() Size { return Size{W: r.W, H: r.H} }

// Empty reports whether r has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Inset moves all four sides inwards by d, or outwards if d is negative. A box
// that is too small for that shrinks to its middle.
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY moves the left and right side inwards by dx and the upper and lower
// one by dy. A box that is too small for that shrinks to its middle.
func (r Rect) InsetXY(dx, dy float64) Rect {
	dx, dy = math.Min(dx, r.W/2), math.Min(dy, r.H/2)
	return Rect{X: r.X + dx, Y: r.Y + dy, W: r.W - 2*dx, H: r.H - 2*dy}
}

// Contains reports whether p lies in r. The left and upper side belong to r, the
// right and lower one do not, so that boxes side by side never share a point.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Intersects reports whether r and o share an area.
func (r Rect) Intersects(o Rect) bool {
	return !r.Empty() && !o.Empty() &&
		r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Intersect returns what r and o share, the zero Rect if that is nothing.
func (r Rect) Intersect(o Rect) Rect {
	if !r.Intersects(o) {
		return Rect{}
	}
	x, y := math.Max(r.X, o.X), math.Max(r.Y, o.Y)
	return Rect{X: x, Y: y, W: math.Min(r.Right(), o.Right()) - x, H: math.Min(r.Bottom(), o.Bottom()) - y}
}

// Union returns the smallest box around r and o. An empty box counts for
// nothing.
func (r Rect) Union(o Rect) Rect {
	switch {
	case r.Empty():
		return o
	case o.Empty():
		return r
	}
	x, y := math.Min(r.X, o.X), math.Min(r.Y, o.Y)
	return Rect{X: x, Y: y, W: math.Max(r.Right(), o.Right()) - x, H: math.Max(r.Bottom(), o.Bottom()) - y}
}

// Within reports whether r lies wholly in outer. Rounding errors of less than a
// thousandth of a unit are forgiven.
func (r Rect) Within(outer Rect) bool {
	return r.X >= outer.X-tolerance && r.Y >= outer.Y-tolerance &&
		r.Right() <= outer.Right()+tolerance && r.Bottom() <= outer.Bottom()+tolerance
}

// Translate moves r by dx and dy.
func (r Rect) Translate(dx, dy float64) Rect {
	return Rect{X: r.X + dx, Y: r.Y + dy, W: r.W, H: r.H}
}

// Scale multiplies place and size by f, as from units to pixels.
func (r Rect) Scale(f float64) Rect {
	return Rect{X: r.X * f, Y: r.Y * f, W: r.W * f, H: r.H * f}
}

// Grow multiplies the size by f and leaves the middle where it is.
func (r Rect) Grow(f float64) Rect { return Around(r.Center(), r.Size().Scale(f)) }

// Lerp returns the box at t between r (t = 0) and o (t = 1).
func (r Rect) Lerp(o Rect, t float64) Rect {
	return Rect{X: lerp(r.X, o.X, t), Y: lerp(r.Y, o.Y, t), W: lerp(r.W, o.W, t), H: lerp(r.H, o.H, t)}
}

// Clamp returns the point of r that is nearest to p.
func (r Rect) Clamp(p Point) Point {
	return Point{
		X: math.Max(r.X, math.Min(p.X, r.Right())),
		Y: math.Max(r.Y, math.Min(p.Y, r.Bottom())),
	}
}

// Anchor places a box of size s in r at the shares ax and ay, 0 to 1. 0 is the left or
// upper side, 0.5 the middle, 1 the right or lower side. The result sticks out of r if
// s is greater.
func (r Rect) Anchor(s Size, ax, ay float64) Rect {
	return Rect{X: r.X + (r.W-s.W)*ax, Y: r.Y + (r.H-s.H)*ay, W: s.W, H: s.H}
}

// FitAspect returns the greatest box in the middle of r whose width is ratio
// times its height. Ratio must be positive.
func (r Rect) FitAspect(ratio float64) Rect {
	s := Size{W: r.W, H: r.W / ratio}
	if s.H > r.H {
		s = Size{W: r.H * ratio, H: r.H}
	}
	return r.Anchor(s, 0.5, 0.5)
}

// MovedInto moves r by as little as possible so that it lies in outer. Where r
// is too great, its left and upper sides are kept inside.
func (r Rect) MovedInto(outer Rect) Rect {
	r.X = math.Max(outer.X, math.Min(r.X, outer.Right()-r.W))
	r.Y = math.Max(outer.Y, math.Min(r.Y, outer.Bottom()-r.H))
	return r
}

package layout

import "math"

// HexShape says how the hexagons of a board stand.
type HexShape uint8

// The two ways to stand.
const (
	Pointy HexShape = iota // a corner at the top; direction 0 points right
	Flat                   // a side at the top; direction 1 points down
)

// HexLayout places the hexagons of a board on the screen.
type HexLayout struct {
	Origin Point    // the middle of hex (0,0)
	Size   float64  // from the middle to a corner, the same as the length of a side; positive
	Shape  HexShape // how they stand
}

var sqrt3 = math.Sqrt(3)

// ToPoint is the middle of h.
func (l HexLayout) ToPoint(h Hex) Point {
	q, r := float64(h.Q), float64(h.R)
	if l.Shape == Flat {
		return Point{X: l.Origin.X + l.Size*1.5*q, Y: l.Origin.Y + l.Size*sqrt3*(r+q/2)}
	}
	return Point{X: l.Origin.X + l.Size*sqrt3*(q+r/2), Y: l.Origin.Y + l.Size*1.5*r}
}

// FromPoint is the hexagon that p lies in. The plane is covered without gaps,
// so there always is one; whether the board has it is for the caller to say.
func (l HexLayout) FromPoint(p Point) Hex {
	x, y := (p.X-l.Origin.X)/l.Size, (p.Y-l.Origin.Y)/l.Size
	if l.Shape == Flat {
		q := x * 2 / 3
		return roundHex(q, y/sqrt3-q/2)
	}
	r := y * 2 / 3
	return roundHex(x/sqrt3-r/2, r)
}

// Angle is the direction dir as an angle in radians.
func (l HexLayout) Angle(dir int) float64 {
	a := float64(dir) * math.Pi / 3
	if l.Shape == Flat {
		a += math.Pi / 6
	}
	return a
}

// Corner is corner i of h, clockwise. Corner i is where the sides in directions
// i-1 and i meet.
func (l HexLayout) Corner(h Hex, i int) Point {
	sin, cos := math.Sincos(l.Angle(i) - math.Pi/6)
	c := l.ToPoint(h)
	return Point{X: c.X + l.Size*cos, Y: c.Y + l.Size*sin}
}

// Corners are the six corners of h, clockwise.
func (l HexLayout) Corners(h Hex) [6]Point {
	var out [6]Point
	for i := range out {
		out[i] = l.Corner(h, i)
	}
	return out
}

// Box is the smallest box around h.
func (l HexLayout) Box(h Hex) Rect {
	s := Size{W: l.Size * sqrt3, H: l.Size * 2}
	if l.Shape == Flat {
		s.W, s.H = s.H, s.W
	}
	return Around(l.ToPoint(h), s)
}

// Edge is the side of h in direction dir, from its first corner clockwise to
// its second.
func (l HexLayout) Edge(h Hex, dir int) (a, b Point) {
	return l.Corner(h, dir), l.Corner(h, dir+1)
}

// EdgeMid is the middle of the side of h in direction dir.
func (l HexLayout) EdgeMid(h Hex, dir int) Point {
	return l.ToPoint(h).Lerp(l.ToPoint(h.Neighbour(dir)), 0.5)
}

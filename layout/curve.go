package layout

// Curve fills points with a curve from a to b and returns them. The curve leaves the
// straight line by bend, in parts of the line's length, to the left if positive. Points
// must have room for at least two.
func Curve(a, b Point, bend float64, points []Point) []Point {
	mx, my := (a.X+b.X)/2+(b.Y-a.Y)*bend, (a.Y+b.Y)/2-(b.X-a.X)*bend
	n := float64(len(points) - 1)
	for i := range points {
		t := float64(i) / n
		u := 1 - t
		points[i] = Point{
			X: u*u*a.X + 2*u*t*mx + t*t*b.X,
			Y: u*u*a.Y + 2*u*t*my + t*t*b.Y,
		}
	}
	return points
}

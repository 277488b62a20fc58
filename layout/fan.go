package layout

import "math"

// Pose is a box turned about its middle.
type Pose struct {
	Center Point
	Size   Size
	Angle  float64 // radians, clockwise
}

// Corners are the corners, clockwise from the one that is top left when Angle
// is 0.
func (p Pose) Corners() [4]Point {
	r := Around(p.Center, p.Size)
	out := [4]Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}
	for i := range out {
		out[i] = out[i].RotateAbout(p.Center, p.Angle)
	}
	return out
}

// Contains tells whether q lies in the turned box.
func (p Pose) Contains(q Point) bool {
	return Around(p.Center, p.Size).Contains(q.RotateAbout(p.Center, -p.Angle))
}

// Bounds is the smallest upright box around the turned one.
func (p Pose) Bounds() Rect {
	sin, cos := math.Sincos(p.Angle)
	sin, cos = math.Abs(sin), math.Abs(cos)
	return Around(p.Center, Size{W: p.Size.W*cos + p.Size.H*sin, H: p.Size.W*sin + p.Size.H*cos})
}

// Lerp returns the pose at t between p (t = 0) and o (t = 1).
func (p Pose) Lerp(o Pose, t float64) Pose {
	return Pose{
		Center: p.Center.Lerp(o.Center, t),
		Size:   Size{W: lerp(p.Size.W, o.Size.W, t), H: lerp(p.Size.H, o.Size.H, t)},
		Angle:  lerp(p.Angle, o.Angle, t),
	}
}

// CardFan is a hand of cards on an arc that bulges upwards, its outermost cards
// standing on the lower side of Box. Each card lies on the one before; they are
// drawn from first to last.
type CardFan struct {
	Box    Rect
	Card   Size    // of every card
	Count  int     // of cards
	Radius float64 // of the arc on which the middles of the cards lie; greater than half a card's height
	Step   float64 // angle between two cards that have room, radians
	Raise  float64 // how far the hovered card moves out of the arc
}

// Pose is where card i, counted from 0, lies while card hover or NoCard is
// hovered. Where the cards need more than the width of Box they move together.
func (f CardFan) Pose(i, hover int) Pose {
	step := f.step()
	half := step * float64(f.Count-1) / 2
	angle := step*float64(i) - half
	// The outermost card's lower corner is the lowest point of the hand.
	sin, cos := math.Sincos(half)
	pivot := Point{
		X: f.Box.Center().X,
		Y: f.Box.Bottom() + (f.Radius-f.Card.H/2)*cos - f.Card.W/2*sin,
	}
	out := f.Radius
	if i == hover {
		out += f.Raise
	}
	return Pose{Center: pivot.Add(Point{Y: -out}.Rotate(angle)), Size: f.Card, Angle: angle}
}

// Hit is where card i takes the mouse while hover is hovered: the card, and for
// the raised one also what it rose from.
func (f CardFan) Hit(i, hover int) Pose {
	p := f.Pose(i, hover)
	if i == hover {
		p.Size.H += f.Raise
		p.Center = p.Center.Add(Point{Y: f.Raise / 2}.Rotate(p.Angle))
	}
	return p
}

// At is the topmost card at p while card hover or NoCard is hovered, NoCard if
// there is none. Hovering the card that was hit never changes what p hits.
func (f CardFan) At(p Point, hover int) int {
	for i := f.Count - 1; i >= 0; i-- {
		if f.Hit(i, hover).Contains(p) {
			return i
		}
	}
	return NoCard
}

// step is the angle between neighbours at which the outermost cards are still
// in the box.
func (f CardFan) step() float64 {
	if f.Count < 2 {
		return 0
	}
	// The upper outer corner of a card at angle a is x = far·sin(a + lean) away
	// from the middle of the box.
	far := math.Hypot(f.Radius+f.Card.H/2, f.Card.W/2)
	lean := math.Atan2(f.Card.W/2, f.Radius+f.Card.H/2)
	most := math.Asin(math.Min(1, f.Box.W/2/far)) - lean
	return math.Max(0, math.Min(f.Step, 2*most/float64(f.Count-1)))
}

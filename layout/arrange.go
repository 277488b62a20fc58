package layout

import "math"

// Board is the picture in the middle of a table. Lengths are in units.
type Board struct {
	Aspect float64 // width by height
	Wide   float64 // the aspect up to which it is drawn out where there is room; Aspect if less
	Under  float64 // height of what lies below it, as wide as the board
	Most   float64 // greatest height, without what lies below; none if 0
}

// fit is the size of the board with what lies below it, as great as a box
// allows.
func (b Board) fit(in Size) Size {
	h := math.Max(0, math.Min(in.H-b.Under, in.W/b.Aspect))
	if b.Most > 0 {
		h = math.Min(h, b.Most)
	}
	w := math.Max(h*b.Aspect, math.Min(in.W, h*b.Wide))
	return Size{W: w, H: math.Min(h+b.Under, in.H)}
}

// Columns are one or two columns that stand beside a board, or two below it
// where the window is higher than wide. Lengths are in units.
type Columns struct {
	Least  float64 // the least width of a single one; the board takes the rest
	Two    float64 // there are two where each can be as wide as this
	Most   float64 // greatest width of each
	First  float64 // the share of the first of two, 0 to 1; half if 0
	Height float64 // what they want below a board
	Gap    float64 // between each other and from the board
}

// Tall reports whether r is noticeably higher than wide, so that what would stand
// beside a board stands below it.
func (r Rect) Tall() bool { return r.H > r.W*1.02 }

// Arrange places a board in r, with what lies below it, and columns beside it,
// or below it where r is tall. What they do not take is left free on both sides.
func (r Rect) Arrange(b Board, c Columns) (board Rect, columns []Rect) {
	if r.Tall() {
		size := b.fit(Size{W: r.W, H: r.H - c.Height - c.Gap})
		top, below := r.CutTop(size.H)
		_, below = below.CutTop(c.Gap)
		return top.Anchor(size, 0.5, 0), below.Columns(2, c.Gap)
	}
	size := b.fit(Size{W: r.W - c.Gap - c.Least, H: r.H})
	rest := math.Max(0, r.W-size.W-c.Gap)
	two := rest >= 2*c.Two+c.Gap
	most := c.Most
	if two {
		most = 2*c.Most + c.Gap
	}
	rest = math.Min(rest, most)
	r = r.Anchor(Size{W: size.W + c.Gap + rest, H: r.H}, 0.5, 0)
	left, _ := r.CutLeft(size.W)
	beside, _ := r.CutRight(rest)
	board = left.Anchor(size, 0, 0.5)
	if !two {
		return board, []Rect{beside}
	}
	first, second := beside.CutLeft((rest - c.Gap) * c.first())
	_, second = second.CutLeft(c.Gap)
	return board, []Rect{first, second}
}

func (c Columns) first() float64 {
	if c.First == 0 {
		return 0.5
	}
	return c.First
}

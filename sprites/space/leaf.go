package space

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

// Leaf is a card that turns over before the eyes. Each side is drawn once and then
// shown in perspective; begun and ended it is drawn as it lies on the table. It must
// keep its sides, and belongs to the game's goroutine.
type Leaf struct {
	// Back is the side that lies up at first, Front the one that comes up.
	Back, Front func(c *sprites.Canvas, r layout.Rect)
	// Size is the size in which the sides are drawn for boxes of every size. A card
	// that grows or shrinks on its way needs it. The zero Size means that of the box.
	Size layout.Size

	plates [2]sprites.Plate
	whole  [2]bool // the plate holds every picture in its size
}

// Measures of a card that turns over, in parts of its width and height.
const (
	leafEdge = 0.08 // room around a side for its shadow
	leafLift = 0.10 // how high it rises
	leafFar  = 3.2  // how far away whoever looks on is
	leafCols = 28   // strips in which it is drawn
)

// leafIndices are the triangles of the strips, one below the other for Net.
var leafIndices = sprites.Net(1, leafCols)

// Turn draws the card in its box after a part x (0..1) of its turning. The card rises a
// little, turns about its upright axis and comes down.
func Turn(c *sprites.Canvas, l *Leaf, r layout.Rect, x float64) {
	x = layout.Within(x)
	sin, cos := math.Sincos(math.Pi * layout.EaseInOut(x))
	side, draw := 0, l.Back
	if cos < 0 {
		side, draw = 1, l.Front
	}
	size := l.Size
	if size.W == 0 {
		size = r.Size()
	}
	lies := x == 0 || x == 1
	if lies && size == r.Size() {
		draw(c, r)
		return
	}
	if !lies {
		up := sin * leafLift * r.H
		shade := layout.Around(r.Center().Add(layout.P(up*0.5, up*0.7)), layout.S(r.W*(0.16+0.98*math.Abs(cos))+up, r.H*1.06+up))
		c.Soft(shade, sprites.WithAlpha(sprites.Hex(0x000000), 0.6*sin))
	}
	if c.Rehearsing() || c.Audit != nil {
		narrow := layout.Around(r.Center(), layout.S(math.Max(r.W*math.Abs(cos), 1), r.H))
		c.PushClip(narrow)
		draw(c, layout.Around(r.Center(), size))
		c.PopClip()
		return
	}
	room := math.Ceil(leafEdge * size.H)
	box := size.At(layout.P(0, 0)).Inset(-room)
	p := &l.plates[side]
	if !l.whole[side] || !p.Holds(box, c.Scale()) {
		if img := p.Image(); img != nil {
			img.Clear()
		}
		l.whole[side] = c.Aside(p, box, c.Scale(), func() { draw(c, size.At(layout.P(0, 0))) })
	}
	strips(c, p, r, room*r.H/size.H, math.Abs(cos), sin*math.Copysign(1, cos), sin)
	if thin := 1 - math.Abs(cos)/0.09; thin > 0 {
		mid := r.Center().Add(layout.P(0, -leafLift*0.5*r.H))
		half := layout.P(0, r.H/2*(1+leafLift))
		c.Line(mid.Sub(half), mid.Add(half), 2.5, sprites.WithAlpha(sprites.PaperLow, thin))
	}
}

// strips draws a plate turned about the upright axis in the middle of r. across is the
// cosine of its angle, deep the sine; the sign of deep says which side is nearer. lift
// is how far the plate has risen, 0 to 1.
func strips(c *sprites.Canvas, p *sprites.Plate, r layout.Rect, room, across, deep, lift float64) {
	w, h := float64(p.Size().X), float64(p.Size().Y)
	mid := r.Center().Add(layout.P(0, -lift*leafLift*0.5*r.H))
	half, high := r.W/2+room, r.H/2+room
	grow := 1 + leafLift*lift
	light := 1 - 0.3*lift
	b := p.Image().Bounds().Min // the plate's own corner is where its scene has it
	leaf := c.Vertices(2*leafCols + 2)
	for i := range leafCols + 1 {
		u := float64(i)/leafCols*2 - 1
		near := grow / (1 - u*half*deep/(leafFar*r.H))
		x, y := u*half*across*near, high*near
		for j, s := range [2]float64{-1, 1} {
			src := layout.P(float64(b.X)+(u+1)/2*w, float64(b.Y)+(s+1)/2*h)
			leaf[2*i+j] = shown(c, mid.Add(layout.P(x, s*y)), src, light, 1)
		}
	}
	c.Triangles(leaf, leafIndices, p.Image())
}

package space

import (
	"image/color"
	"math"

	"schron/layout"
	"schron/sprites"
)

// lamp is where light on what turns comes from.
var lamp = vec3{-0.35, -0.5, 0.9}.unit()

// lit is how bright a side with a normal of length 1 is; one that lies up has 1.
func lit(normal vec3) float64 {
	return max(0.42, min(0.45+0.55*normal.dot(lamp)/lamp.z, 1.12))
}

// tumble is a die on its way, with what both kinds share.
type tumble struct {
	toss
	mid   layout.Point // of the die, units
	scale float64      // units per unit of the art
	rests float64      // the same on the ground
}

// tumbleIn lays a throw into the box in which it comes to rest, and draws the shadow
// below. art is the size of the die's picture in its own units.
func tumbleIn(c *sprites.Canvas, r layout.Rect, x float64, seed int, art float64) tumble {
	side := min(r.W, r.H)
	t := tumble{toss: tossAt(x, seed)}
	ground := r.Center().Add(t.at.Mul(side))
	t.mid = ground.Add(layout.P(0, -0.62*side*t.height))
	t.rests = side / art
	t.scale = t.rests * (1 + 0.2*t.height)
	wide := side * (1.02 + 0.35*t.height)
	shade := 0.55 / (1 + 1.6*t.height) * t.seen * (1 - settled(x))
	c.Soft(layout.Around(ground.Add(layout.P(0.12*side*t.height, side*(0.07+0.18*t.height))), layout.S(wide, wide*0.94)), sprites.WithAlpha(sprites.Hex(0x000000), shade))
	return t
}

// thrown draws a die on its way into r after a part x (0..1) of its time. Towards the
// end it fades the die at rest in over that. From 1 on it draws only the die at rest.
func thrown(c *sprites.Canvas, r layout.Rect, x float64, seed int, art float64, moving func(t tumble), rests func(opt sprites.SpriteOpt)) {
	if x <= 0 {
		return
	}
	if x < 1 {
		t := tumbleIn(c, r, x, seed, art)
		c.PushAlpha(t.seen)
		moving(t)
		c.PopAlpha()
	}
	if y := settled(x); y > 0 {
		rests(sprites.SpriteOpt{Alpha: y})
	}
}

// settled is how much of the settled picture covers a die that lies still.
func settled(x float64) float64 { return max(0, min((x-DieRests)/(1-DieRests)*1.25, 1)) }

// Measures of the picture of a six-sided die, in its units: its size, half a side and
// the radius of the corners.
const (
	d6Art   = 72
	d6Half  = 29
	d6Round = 13
)

// d6Sides are the sides of a cube: where they face, and where the right and the lower
// edge of their pictures lie.
var d6Sides = [6]struct{ out, right, down vec3 }{
	{vec3{0, 0, 1}, vec3{1, 0, 0}, vec3{0, 1, 0}},
	{vec3{1, 0, 0}, vec3{0, 0, -1}, vec3{0, 1, 0}},
	{vec3{0, 1, 0}, vec3{1, 0, 0}, vec3{0, 0, -1}},
	{vec3{0, -1, 0}, vec3{1, 0, 0}, vec3{0, 0, 1}},
	{vec3{-1, 0, 0}, vec3{0, 0, 1}, vec3{0, 1, 0}},
	{vec3{0, 0, -1}, vec3{-1, 0, 0}, vec3{0, 1, 0}},
}

// d6Beside are the values on those sides by the value that is up: opposite ones make
// seven.
var d6Beside = [6][6]int{
	{1, 2, 3, 4, 5, 6}, {2, 3, 1, 6, 4, 5}, {3, 1, 2, 5, 6, 4}, {4, 1, 2, 5, 6, 3}, {5, 3, 1, 6, 4, 2}, {6, 2, 3, 4, 5, 1},
}

// Tumble6 draws a thrown six-sided die after a part x (0..1) of its time. It comes to
// rest in r with its side of value (1..6) up; from 1 on it is Die6. seed decides how it
// rolls.
func Tumble6(c *sprites.Canvas, r layout.Rect, value int, col color.NRGBA, x float64, seed int) {
	value = max(1, min(value, 6))
	thrown(c, r, x, seed, d6Art, func(t tumble) { t.cube(c, r, value, col) },
		func(opt sprites.SpriteOpt) { Die6(c, r, value, col, opt) })
}

// cube draws the sides of a cube that can be seen on its rounded body.
func (t *tumble) cube(c *sprites.Canvas, r layout.Rect, value int, col color.NRGBA) {
	var corners [8]vec3
	const in = d6Half - d6Round
	for i := range corners {
		corners[i] = t.turned.of(vec3{in * signOf(i, 1), in * signOf(i, 2), in * signOf(i, 4)})
	}
	t.silhouette(c, corners[:], d6Round+1.5, dieLine)
	t.silhouette(c, corners[:], d6Round-1, sprites.Mix(col, dieLine, 0.28))
	opt := sprites.SpriteOpt{Tint: col, Flat: true}
	for i := range d6Sides {
		side := &d6Sides[i]
		name := d6Names[d6Beside[value-1][i]-1]
		out := t.turned.of(side.out)
		if out.z <= 0.01 {
			c.Order(name, r, opt) // it comes into sight soon
			continue
		}
		if p, ok := c.Picture(name, r, opt); ok {
			right, down := t.turned.of(side.right).point(), t.turned.of(side.down).point()
			c.Slanted(p, t.place(out.times(d6Half)), t.scale*d6Art, right, down, min(lit(out), 1))
		}
	}
}

// dieLine is the colour of the outlines of dice.
var dieLine = sprites.Hex(0x15120e)

func signOf(i, bit int) float64 {
	if i&bit == 0 {
		return -1
	}
	return 1
}

// rimSteps is how many corners the outline of a round body has.
const rimSteps = 40

// rimWays are the directions of those corners.
var rimWays = func() (out [rimSteps]vec3) {
	for i := range out {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / rimSteps)
		out[i] = vec3{cos, sin, 0}
	}
	return out
}()

// rimIndices are the triangles of a fan within a rim, and of the rim.
var rimIndices = func() []uint16 {
	var out []uint16
	for i := range uint16(rimSteps) {
		j := (i + 1) % rimSteps
		out = append(out, 2*rimSteps, 2*i, 2*j, 2*i, 2*i+1, 2*j, 2*j, 2*i+1, 2*j+1)
	}
	return out
}()

// silhouette fills the outline of a body that is rounded by a radius about its
// corners, with a soft edge. Corners and radius are in units of the die's picture.
func (t *tumble) silhouette(c *sprites.Canvas, corners []vec3, radius float64, col color.NRGBA) {
	k := t.scale * c.Scale()
	mid := t.mid.Mul(c.Scale())
	alpha := float64(col.A) / 255
	rim := c.Vertices(2*rimSteps + 1)
	for i, way := range rimWays {
		most := corners[0]
		for _, p := range corners[1:] {
			if p.dot(way) > most.dot(way) {
				most = p
			}
		}
		in, out := radius*k-0.5, radius*k+0.5
		rim[2*i] = c.Vertex(mid.X+(most.x*k+way.x*in), mid.Y+(most.y*k+way.y*in), col, alpha)
		rim[2*i+1] = c.Vertex(mid.X+(most.x*k+way.x*out), mid.Y+(most.y*k+way.y*out), col, 0)
	}
	rim[2*rimSteps] = c.Vertex(mid.X, mid.Y, col, alpha)
	c.Triangles(rim, rimIndices, nil)
}

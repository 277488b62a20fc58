package sprites

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
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
func (c *Canvas) tumbleIn(r layout.Rect, x float64, seed int, art float64) tumble {
	side := min(r.W, r.H)
	t := tumble{toss: tossAt(x, seed)}
	ground := r.Center().Add(t.at.Mul(side))
	t.mid = ground.Add(layout.P(0, -0.62*side*t.height))
	t.rests = side / art
	t.scale = t.rests * (1 + 0.2*t.height)
	wide := side * (1.02 + 0.35*t.height)
	shade := 0.55 / (1 + 1.6*t.height) * t.seen * (1 - settled(x))
	c.Soft(layout.Around(ground.Add(layout.P(0.12*side*t.height, side*(0.07+0.18*t.height))), layout.S(wide, wide*0.94)), WithAlpha(Hex(0x000000), shade))
	return t
}

// settled is how much of the settled picture covers a die that lies still.
func settled(x float64) float64 { return clamp01((x - DieRests) / (1 - DieRests) * 1.25) }

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

// Tumble6 draws a six-sided die that is thrown and comes to rest in r with its side of
// value (1..6) up, when a part x (0..1) of its time has passed; from 1 on it is Die6.
// How it rolls hangs on seed.
func (c *Canvas) Tumble6(r layout.Rect, value int, col color.NRGBA, x float64, seed int) {
	value = max(1, min(value, 6))
	if x <= 0 {
		return
	}
	if x < 1 {
		t := c.tumbleIn(r, x, seed, d6Art)
		c.PushAlpha(t.seen)
		c.cube(&t, r, value, col)
		c.PopAlpha()
	}
	if y := settled(x); y > 0 {
		c.Die6(r, value, col, SpriteOpt{Alpha: y})
	}
}

// cube draws the sides of a cube that can be seen on its rounded body.
func (c *Canvas) cube(t *tumble, r layout.Rect, value int, col color.NRGBA) {
	var corners [8]vec3
	const in = d6Half - d6Round
	for i := range corners {
		corners[i] = t.turned.of(vec3{in * signOf(i, 1), in * signOf(i, 2), in * signOf(i, 4)})
	}
	c.silhouette(t, corners[:], d6Round+1.5, dieLine)
	c.silhouette(t, corners[:], d6Round-1, Mix(col, dieLine, 0.28))
	px := c.Pixels(r)
	for i := range d6Sides {
		side := &d6Sides[i]
		name := d6Names[d6Beside[value-1][i]-1]
		want := c.spriteKey(name, px, SpriteOpt{Tint: col, Flat: true})
		e, got, exact := c.store.get(want) // also those out of sight: they come soon
		c.missed = c.missed || !exact
		out := t.turned.of(side.out)
		if e == nil || out.z <= 0.01 {
			continue
		}
		if c.Audit != nil {
			c.Audit.sprite(name, r, c.alpha)
		}
		right, down := t.turned.of(side.right), t.turned.of(side.down)
		k := t.scale * c.scale * d6Art
		size := e.image.Bounds().Size()
		c.op.GeoM.Reset()
		c.op.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
		c.op.GeoM.Scale(k/float64(got.w), k/float64(got.h))
		c.slant(right, down, t.mid.Add(out.point().Mul(d6Half*t.scale)))
		c.op.Filter = ebiten.FilterLinear
		c.fade(1)
		v := float32(min(lit(out), 1))
		c.op.ColorScale.Scale(v, v, v, 1)
		c.put(e.image)
	}
}

// dieLine is the colour of the outlines of dice.
var dieLine = Hex(0x15120e)

func signOf(i, bit int) float64 {
	if i&bit == 0 {
		return -1
	}
	return 1
}

// slant lays what c.op draws on a plane: where its right and its lower edge lie, and
// where its origin does, in units.
func (c *Canvas) slant(right, down vec3, at layout.Point) {
	var m ebiten.GeoM
	m.SetElement(0, 0, right.x)
	m.SetElement(1, 0, right.y)
	m.SetElement(0, 1, down.x)
	m.SetElement(1, 1, down.y)
	c.op.GeoM.Concat(m)
	c.op.GeoM.Translate(at.X*c.scale, at.Y*c.scale)
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
func (c *Canvas) silhouette(t *tumble, corners []vec3, radius float64, col color.NRGBA) {
	r, g, b := float32(col.R)/255, float32(col.G)/255, float32(col.B)/255
	a := float32(float64(col.A) / 255 * c.alpha)
	k := t.scale * c.scale
	set := func(i int, x, y float64, alpha float32) {
		c.rim[i] = ebiten.Vertex{
			DstX: float32(t.mid.X*c.scale + x), DstY: float32(t.mid.Y*c.scale + y), SrcX: 1.5, SrcY: 1.5,
			ColorR: r, ColorG: g, ColorB: b, ColorA: alpha,
		}
	}
	for i, way := range rimWays {
		most := corners[0]
		for _, p := range corners[1:] {
			if p.dot(way) > most.dot(way) {
				most = p
			}
		}
		in, out := radius*k-0.5, radius*k+0.5
		set(2*i, most.x*k+way.x*in, most.y*k+way.y*in, a)
		set(2*i+1, most.x*k+way.x*out, most.y*k+way.y*out, 0)
	}
	set(2*rimSteps, 0, 0, a)
	c.tri.Filter = ebiten.FilterNearest
	c.mesh(c.rim[:], rimIndices, c.white)
}

// Soft draws a spot that fades away towards the edge of a box.
func (c *Canvas) Soft(r layout.Rect, col color.NRGBA) {
	if col.A == 0 {
		return
	}
	it := c.shape(shapeGlow, glowSide, 0)
	n := float64(it.image.Bounds().Dx())
	c.op.GeoM.Reset()
	c.op.GeoM.Scale(r.W*c.scale/n, r.H*c.scale/n)
	c.op.GeoM.Translate(r.X*c.scale, r.Y*c.scale)
	c.op.Filter = ebiten.FilterLinear
	c.ink(col)
	c.put(it.image)
}

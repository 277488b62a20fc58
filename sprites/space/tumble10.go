package space

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/sprites"
)

// Measures of the picture of a ten-sided die, in its units.
const (
	d10Art  = 80
	d10Line = 2.8 // half the width of its outline
	d10End  = 36  // how far both ends lie from its middle
	d10Seen = 52  // how long the side that is up at rest is seen …
	d10Side = 60  // … and how long it is, for it leans back
)

// d10Corners are the corners of a ten-sided die about its middle: both ends and the
// ring between them. Seen from the front they lie as in the picture.
var d10Corners = [12]vec3{
	{0, -d10End, 0},
	{0, d10End, 0},
	{0, 16, 30},
	{23, 2, 24},
	{32, 12, 5},
	{32, -12, -5},
	{23, -2, -24},
	{0, -16, -30},
	{-23, -2, -24},
	{-32, -12, -5},
	{-32, 12, 5},
	{-23, 2, 24},
}

// kite is a side of a ten-sided die. Its corners are its end, the two beside that and
// the one opposite. at is where its number stands, right and down are the number's
// axes.
type kite struct {
	corners         [4]int
	at, right, down vec3
	upper, lower    vec3 // where its two triangles face
}

// d10Kites are the sides, the one that is up at rest first.
var d10Kites = func() (out [10]kite) {
	n := 0
	for end := range 2 {
		for i := range 5 {
			// The ring goes by turns towards the lower and the upper end.
			far := 2 + (2*i+end)%10
			out[n] = kiteOf(end, 2+(far-2+9)%10, far, 2+(far-2+1)%10)
			n++
		}
	}
	return out
}()

func kiteOf(end, left, far, right int) kite {
	k := kite{corners: [4]int{end, left, far, right}}
	var p [4]vec3
	for i, at := range k.corners {
		p[i] = d10Corners[at]
	}
	mid := p[1].plus(p[3]).times(0.5)
	k.upper = outward(p[1].minus(p[0]).cross(p[3].minus(p[0])), mid)
	k.lower = outward(p[1].minus(p[2]).cross(p[3].minus(p[2])), mid)
	// The number stands where it does on the side that is up at rest.
	down := p[2].minus(p[0]).unit()
	k.at = p[0].plus(p[2].minus(p[0]).times((d10End - d10Rise*d10Art) / d10Seen))
	k.right = down.cross(k.upper.plus(k.lower)).unit()
	k.down = down.times(float64(d10Side) / d10Seen)
	return k
}

// outward returns a normal of length 1 that points the way from the middle to p.
func outward(normal, p vec3) vec3 {
	if normal.dot(p) < 0 {
		normal = normal.times(-1)
	}
	return normal.unit()
}

// Tumble10 draws a thrown ten-sided die after a part x (0..1) of its time. It comes to
// rest in r with value (1..10) up; from 1 on it is Die10. seed decides how it rolls.
func Tumble10(c *sprites.Canvas, r layout.Rect, value int, col color.NRGBA, x float64, seed int) {
	value = max(1, min(value, 10))
	// At rest its number stands where it stood.
	thrown(c, r, x, seed, d10Art, func(t tumble) { t.kites(c, value, col) },
		func(opt sprites.SpriteOpt) { Die10(c, r, d10Words[value-1], col, opt) })
}

// kites draws the sides of a ten-sided die that can be seen.
func (t *tumble) kites(c *sprites.Canvas, value int, col color.NRGBA) {
	var p [12]vec3
	for i, v := range d10Corners {
		p[i] = t.turned.of(v)
	}
	t.silhouette(c, p[:], d10Line, dieLine)
	// Sides, edges and numbers come one after the other, so that each goes to the
	// graphics card at once.
	facets, n := c.Vertices(len(facetIndices)), 0
	for i := range d10Kites {
		k := &d10Kites[i]
		a, b, z, d := p[k.corners[0]], p[k.corners[1]], p[k.corners[2]], p[k.corners[3]]
		if out := t.turned.of(k.upper); out.z > 0 {
			n = t.facet(c, facets, n, [3]vec3{a, b, d}, shaded(col, lit(out)))
		}
		if out := t.turned.of(k.lower); out.z > 0 {
			n = t.facet(c, facets, n, [3]vec3{z, b, d}, shaded(col, lit(out)))
		}
	}
	c.Triangles(facets[:n], facetIndices[:n], nil)
	thin := sprites.WithAlpha(dieLine, 0.5)
	for i := range d10Kites {
		k := &d10Kites[i]
		if k.seen(t) <= 0 {
			continue
		}
		for j := range k.corners {
			c.Line(t.place(p[k.corners[j]]), t.place(p[k.corners[(j+1)%4]]), 1.3*t.rests, thin)
		}
	}
	words := sprites.TextStyle{Size: d10Text * d10Art * t.scale, Bold: true, Colour: sprites.TextOn(col)}
	for i := range d10Kites {
		if k := &d10Kites[i]; k.seen(t) > 0.3 {
			c.TextSlanted(d10Words[(value-1+3*i)%10], t.place(t.turned.of(k.at)), t.turned.of(k.right).point(), t.turned.of(k.down).point(), words)
		}
	}
}

// seen tells how much a side faces whoever looks on, 0 and less if not at all.
func (k *kite) seen(t *tumble) float64 { return t.turned.of(k.upper).z + t.turned.of(k.lower).z }

// place returns the place of a point of the die in units.
func (t *tumble) place(v vec3) layout.Point { return t.mid.Add(v.point().Mul(t.scale)) }

// shaded is a colour in more or less light.
func shaded(col color.NRGBA, light float64) color.NRGBA {
	if light > 1 {
		return sprites.Lighter(col, light-1)
	}
	return sprites.Darker(col, 1-light)
}

// facetIndices are those of triangles that share no corners.
var facetIndices = func() (out [3 * 2 * len(d10Kites)]uint16) {
	for i := range out {
		out[i] = uint16(i)
	}
	return out
}()

// facet adds a triangle of the die to the n corners that there are, and returns how
// many there are then.
func (t *tumble) facet(c *sprites.Canvas, facets []ebiten.Vertex, n int, corners [3]vec3, col color.NRGBA) int {
	for i, v := range corners {
		at := t.place(v).Mul(c.Scale())
		facets[n+i] = c.Vertex(at.X, at.Y, col, 1)
	}
	return n + len(corners)
}

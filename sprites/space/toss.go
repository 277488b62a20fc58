package space

import (
	"math"

	"schron/layout"
)

// Parts of the time of a throw. The die lands at the first three, and lies flat at
// tossFlat.
const (
	tossFirst  = 0.27
	tossSecond = 0.54
	tossThird  = 0.70
	tossFlat   = 0.79
	// DieRests is the part of the time of Tumble6 and Tumble10 after which the die lies
	// still. What depends on its number may be shown from then on.
	DieRests = 0.88
)

// toss is where a die that is thrown is at some time. Lengths are in sides of it.
type toss struct {
	at     layout.Point // from where it comes to rest
	height float64
	turned solidTurn
	seen   float64 // opacity
}

// tossAt returns a throw after a part x (0..1) of its time. The die bounces twice and
// once briefly; then it tips over its edge, lies flat and slides to rest. The direction
// and the spin depend on seed alone.
func tossAt(x float64, seed int) toss {
	side := layout.Scatter(seed, 1)*2 - 1
	angle := math.Pi/2 + 0.75*side
	way := layout.P(-math.Cos(angle), -math.Sin(angle)) // it comes from below
	rest := 1 - min(x/DieRests, 1)
	far := (2.3 + 0.5*layout.Scatter(seed, 2)) * rest * (0.35 + 0.65*rest)
	t := toss{at: layout.P(-way.X*far, -way.Y*far), seen: min(x/0.07, 1)}
	arc := func(from, to, high float64) float64 {
		y := (x - from) / (to - from)
		return high * 4 * y * (1 - y)
	}
	roll := 0.0 // to go, radians
	const edge = 0.42
	switch {
	case x < tossFirst:
		y := x / tossFirst
		t.height = 1.05 * (1 - y*y)
		roll = edge + 2.9 + 5.1*(1-y)
	case x < tossSecond:
		y := (x - tossFirst) / (tossSecond - tossFirst)
		t.height = arc(tossFirst, tossSecond, 0.5)
		roll = edge + 1.0 + 1.9*(1-y)
	case x < tossThird:
		y := (x - tossSecond) / (tossThird - tossSecond)
		t.height = arc(tossSecond, tossThird, 0.14)
		roll = edge + 1.0*(1-y)
	case x < tossFlat:
		y := (x - tossThird) / (tossFlat - tossThird)
		roll = edge * (1 - y*y*y)
	}
	spin := (1.1 + 1.3*layout.Scatter(seed, 3)) * rest * rest
	if side < 0 {
		spin = -spin
	}
	wild := 0.0
	if x < tossSecond {
		wild = 3.2 * (tossSecond - x) * (layout.Scatter(seed, 4) - 0.2)
	}
	across := layout.P(-way.Y, way.X)
	t.turned = upright().rolled(across, -wild).rolled(way, -roll).spun(spin)
	return t
}

// solidTurn is how a solid is turned: where its three axes lie. x goes right, y down
// and z towards whoever looks on.
type solidTurn [3]vec3

type vec3 struct{ x, y, z float64 }

func upright() solidTurn { return solidTurn{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}} }

// of returns the place of a point of the solid.
func (m solidTurn) of(v vec3) vec3 {
	return vec3{
		m[0].x*v.x + m[1].x*v.y + m[2].x*v.z,
		m[0].y*v.x + m[1].y*v.y + m[2].y*v.z,
		m[0].z*v.x + m[1].z*v.y + m[2].z*v.z,
	}
}

// rolled rolls it on by an angle in a direction of length 1.
func (m solidTurn) rolled(way layout.Point, angle float64) solidTurn {
	sin, cos := math.Sincos(angle)
	for i, v := range m {
		along, aside := v.x*way.X+v.y*way.Y, -v.x*way.Y+v.y*way.X
		along, v.z = along*cos+v.z*sin, v.z*cos-along*sin
		v.x, v.y = along*way.X-aside*way.Y, along*way.Y+aside*way.X
		m[i] = v
	}
	return m
}

// spun turns it about the axis of whoever looks on.
func (m solidTurn) spun(angle float64) solidTurn {
	sin, cos := math.Sincos(angle)
	for i, v := range m {
		m[i] = vec3{v.x*cos - v.y*sin, v.x*sin + v.y*cos, v.z}
	}
	return m
}

func (v vec3) dot(w vec3) float64   { return v.x*w.x + v.y*w.y + v.z*w.z }
func (v vec3) times(k float64) vec3 { return vec3{v.x * k, v.y * k, v.z * k} }
func (v vec3) plus(w vec3) vec3     { return vec3{v.x + w.x, v.y + w.y, v.z + w.z} }
func (v vec3) unit() vec3           { return v.times(1 / math.Sqrt(v.dot(v))) }
func (v vec3) cross(w vec3) vec3 {
	return vec3{v.y*w.z - v.z*w.y, v.z*w.x - v.x*w.z, v.x*w.y - v.y*w.x}
}
func (v vec3) minus(w vec3) vec3   { return v.plus(w.times(-1)) }
func (v vec3) point() layout.Point { return layout.P(v.x, v.y) }

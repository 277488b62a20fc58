package layout

import "math"

// Hex is a field of a board of hexagons in axial coordinates. Q grows along
// direction 0 and R along direction 1.
type Hex struct{ Q, R int }

// hexDirs are the steps to the six neighbours, clockwise on the screen.
var hexDirs = [6]Hex{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

// HexDir is the step in direction dir. Directions are numbered clockwise from
// (1,0) and counted modulo six, so that -1 is 5 and 6 is 0.
func HexDir(dir int) Hex { return hexDirs[mod6(dir)] }

// OppositeDir is the direction that leads back.
func OppositeDir(dir int) int { return mod6(dir + 3) }

// Add is h moved by o.
func (h Hex) Add(o Hex) Hex { return Hex{h.Q + o.Q, h.R + o.R} }

// Sub is the step that leads from o to h.
func (h Hex) Sub(o Hex) Hex { return Hex{h.Q - o.Q, h.R - o.R} }

// Mul is k times the step h.
func (h Hex) Mul(k int) Hex { return Hex{h.Q * k, h.R * k} }

// Neighbour is the field next to h in direction dir.
func (h Hex) Neighbour(dir int) Hex { return h.Add(HexDir(dir)) }

// DirTo is the direction from h to its neighbour o; ok is false if they are not
// neighbours.
func (h Hex) DirTo(o Hex) (dir int, ok bool) {
	step := o.Sub(h)
	for d, s := range hexDirs {
		if s == step {
			return d, true
		}
	}
	return 0, false
}

// Length is the number of steps from the origin to h.
func (h Hex) Length() int { return (abs(h.Q) + abs(h.R) + abs(h.Q+h.R)) / 2 }

// Distance is the number of steps from h to o.
func (h Hex) Distance(o Hex) int { return h.Sub(o).Length() }

// Rotate turns h about the origin by steps times 60°, clockwise on the screen.
// Direction d becomes direction d+steps. Negative steps turn the other way.
func (h Hex) Rotate(steps int) Hex {
	for range mod6(steps) {
		h = Hex{-h.R, h.Q + h.R}
	}
	return h
}

// RotateAbout turns h about centre by steps times 60°.
func (h Hex) RotateAbout(centre Hex, steps int) Hex {
	return h.Sub(centre).Rotate(steps).Add(centre)
}

// Ring returns the fields at distance radius from h, clockwise from the one in
// direction 0. It returns h itself for radius 0, none for a negative radius.
func (h Hex) Ring(radius int) []Hex {
	return h.appendRing(nil, radius)
}

// Range returns the fields at most radius steps from h: h, then ring by ring.
func (h Hex) Range(radius int) []Hex {
	if radius < 0 {
		return nil
	}
	out := make([]Hex, 0, 1+3*radius*(radius+1))
	for k := range radius + 1 {
		out = h.appendRing(out, k)
	}
	return out
}

func (h Hex) appendRing(out []Hex, radius int) []Hex {
	if radius == 0 {
		return append(out, h)
	}
	if radius < 0 {
		return out
	}
	at := h.Add(HexDir(0).Mul(radius))
	for side := range 6 {
		for range radius {
			out = append(out, at)
			at = at.Neighbour(side + 2)
		}
	}
	return out
}

// Line returns the fields that the straight line from the middle of h to the middle of
// o crosses. Both ends are included: one more than their distance. Where the line runs
// between two fields it takes one of them, the same one from either end.
func (h Hex) Line(o Hex) []Hex {
	n := h.Distance(o)
	out := make([]Hex, 0, n+1)
	// The nudge moves the whole line off the borders between fields.
	const nudge = 1e-6
	for i := range n + 1 {
		t := 0.0
		if n > 0 {
			t = float64(i) / float64(n)
		}
		out = append(out, roundHex(
			lerp(float64(h.Q), float64(o.Q), t),
			lerp(float64(h.R), float64(o.R), t)+nudge,
		))
	}
	return out
}

// roundHex finds the field whose middle is nearest. Of the three cube
// coordinates the one that was rounded furthest follows from the others.
func roundHex(q, r float64) Hex {
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return Hex{int(rq), int(rr)}
}

func mod6(n int) int { return ((n % 6) + 6) % 6 }

func abs(n int) int { return max(n, -n) }

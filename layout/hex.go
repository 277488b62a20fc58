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

// Add is h moved by o.
func (h Hex) Add(o Hex) Hex { return Hex{h.Q + o.Q, h.R + o.R} }

// Neighbour is the field next to h in direction dir.
func (h Hex) Neighbour(dir int) Hex { return h.Add(HexDir(dir)) }

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

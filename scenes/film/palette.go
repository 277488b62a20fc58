package film

import "slices"

// mostColours is how many colours a frame has; the one left over is for what stays.
const mostColours = 255

// binBits is how finely colours are counted, in bits of each part.
const binBits = 6

// bin counts pixels of nearly the same colour.
type bin struct {
	n       int
	r, g, b int   // sums
	colour  uint8 // its number in the frame, once colours has given it one
}

// palette quantises a frame: near-equal shades are merged, the rest averaged down to
// the limit.
type palette struct {
	bins []bin // by colour, see key
	used []int32
}

func newPalette() *palette { return &palette{bins: make([]bin, 1<<(3*binBits))} }

func key(r, g, b uint8) int32 {
	const cut = 8 - binBits
	return int32(r>>cut)<<(2*binBits) | int32(g>>cut)<<binBits | int32(b>>cut)
}

func (p *palette) reset() {
	for _, k := range p.used {
		p.bins[k] = bin{}
	}
	p.used = p.used[:0]
}

// count takes a pixel in.
func (p *palette) count(r, g, b uint8) {
	k := key(r, g, b)
	x := &p.bins[k]
	if x.n == 0 {
		p.used = append(p.used, k)
	}
	x.n++
	x.r, x.g, x.b = x.r+int(r), x.g+int(g), x.b+int(b)
}

// of is the number of the colour that a pixel which was counted gets.
func (p *palette) of(r, g, b uint8) uint8 { return p.bins[key(r, g, b)].colour }

// box is some bins that are one colour so far.
type box struct {
	bins    []int32
	mean    [3]float64
	spread  [3]float64 // sums of squares about the mean
	heavier float64    // by how much it wants to be split
}

// parts are the mean colour of a bin and how many pixels it has.
func (p *palette) parts(k int32) (at [3]float64, n float64) {
	x := &p.bins[k]
	n = float64(x.n)
	return [3]float64{float64(x.r) / n, float64(x.g) / n, float64(x.b) / n}, n
}

// box weighs bins as one colour.
func (p *palette) box(bins []int32) box {
	out, all := box{bins: bins}, 0.0
	for _, k := range bins {
		at, n := p.parts(k)
		all += n
		for i := range at {
			out.mean[i] += at[i] * n
		}
	}
	for i := range out.mean {
		out.mean[i] /= max(all, 1)
	}
	for _, k := range bins {
		at, n := p.parts(k)
		for i := range at {
			out.spread[i] += (at[i] - out.mean[i]) * (at[i] - out.mean[i]) * n
		}
	}
	if len(bins) > 1 {
		out.heavier = out.spread[0] + out.spread[1] + out.spread[2]
	}
	return out
}

// colours gives up to most colours of what was counted, and every bin its colour.
func (p *palette) colours(most int) [][3]uint8 {
	slices.Sort(p.used)
	boxes := []box{p.box(p.used)}
	for len(boxes) < most {
		at := 0
		for i := range boxes {
			if boxes[i].heavier > boxes[at].heavier {
				at = i
			}
		}
		if boxes[at].heavier <= 0 {
			break
		}
		a, b := p.split(boxes[at])
		boxes[at] = a
		boxes = append(boxes, b)
	}
	out := make([][3]uint8, len(boxes))
	for i, b := range boxes {
		for _, k := range b.bins {
			p.bins[k].colour = uint8(i)
		}
		for j, v := range b.mean {
			out[i][j] = uint8(v + 0.5)
		}
	}
	return out
}

// split divides a box at its mean, across its widest side.
func (p *palette) split(b box) (below, above box) {
	side := 0
	for i := range b.spread {
		if b.spread[i] > b.spread[side] {
			side = i
		}
	}
	slices.SortFunc(b.bins, func(x, y int32) int {
		u, _ := p.parts(x)
		v, _ := p.parts(y)
		switch {
		case u[side] < v[side]:
			return -1
		case u[side] > v[side]:
			return 1
		}
		return int(x - y)
	})
	at := 1
	for ; at < len(b.bins)-1; at++ {
		if v, _ := p.parts(b.bins[at]); v[side] >= b.mean[side] {
			break
		}
	}
	return p.box(b.bins[:at]), p.box(b.bins[at:])
}

package pieces

import (
	"image"
	"image/color"

	"schron/sprites"
)

// The veils over fields and what a mark frames them in.
var (
	planetOwned = 0.32 // how much of its owner's colour lies over a field
	markVeils   = [...]color.NRGBA{
		PlanetTarget: {0xe3, 0xa3, 0x3b, 58}, PlanetChosen: {0xf0, 0xbb, 0x5c, 92}, PlanetReach: {0xff, 0xff, 0xff, 40},
		PlanetDanger: {0xd2, 0x40, 0x2b, 84}, PlanetFaded: {0x0c, 0x10, 0x11, 140}, PlanetLinked: {0x9c, 0xcb, 0x6a, 62},
		PlanetCut: {0xd2, 0x40, 0x2b, 52}, PlanetMay: {0xe3, 0xa3, 0x3b, 44}, PlanetPick: {0xe3, 0xa3, 0x3b, 46},
	}
	markFrames = [...]color.NRGBA{
		PlanetTarget: sprites.Amber, PlanetChosen: sprites.Hex(0xffdf9a), PlanetDanger: sprites.Hex(0xff6a52), PlanetCut: sprites.Hex(0xff6a52),
		PlanetPick: sprites.Amber,
	}
)

// owns reports whether a field belongs to an owner and shows a border.
func (p *Planet) owns(owner, col, row int) bool {
	f := p.at(col, row)
	return f != nil && f.Owner == owner && f.Terrain != PlanetBank
}

// veil adds the owner's colour and the mark's.
func (p *Planet) veil(f *PlanetField, col, row int) {
	if f.Owner >= 0 && f.Terrain != PlanetBank {
		p.fill(col, row, sprites.WithAlpha(p.owner(f.Owner).Colour, planetOwned))
	}
	if f.Mark != PlanetPlain && int(f.Mark) < len(markVeils) {
		p.fill(col, row, markVeils[f.Mark])
	}
}

// shadow adds what an owner's land throws on what lies below and to the right of
// it, as if it were raised.
func (p *Planet) shadow(f *PlanetField, col, row int) {
	if f.Owner < 0 || f.Terrain == PlanetBank {
		return
	}
	box, w := p.mesh.Cell(col, row), p.mesh.Length(0.09)
	if !p.owns(f.Owner, col, row+1) {
		p.mesh.FillPixels(image.Rect(box.Min.X+w, box.Max.Y, box.Max.X+w, box.Max.Y+w), planetShadow)
	}
	if !p.owns(f.Owner, col+1, row) {
		p.mesh.FillPixels(image.Rect(box.Max.X, box.Min.Y+w, box.Max.X+w, box.Max.Y), planetShadow)
	}
}

var planetShadow = color.NRGBA{A: 110}

// frame adds the frame of a mark.
func (p *Planet) frame(f *PlanetField, col, row int) {
	if int(f.Mark) >= len(markFrames) || markFrames[f.Mark].A == 0 {
		return
	}
	w := p.mesh.Length(0.05)
	if f.Mark == PlanetTarget {
		w = p.mesh.Length(0.07)
	}
	if f.Mark == PlanetChosen || f.Mark == PlanetDanger {
		w = p.mesh.Length(0.085)
	}
	box := p.mesh.Cell(col, row).Inset(1)
	for d := range 4 {
		pattern := BorderSolid
		if f.Mark == PlanetCut || f.Mark == PlanetTarget {
			pattern = BorderDashes
		}
		edge(&p.mesh, side(box, d, w), d, pattern, markFrames[f.Mark])
	}
}

// side is the strip of width w along a side of a box.
func side(box image.Rectangle, d, w int) image.Rectangle {
	switch d {
	case 0:
		box.Max.Y = box.Min.Y + w
	case 1:
		box.Min.X = box.Max.X - w
	case 2:
		box.Min.Y = box.Max.Y - w
	default:
		box.Max.X = box.Min.X + w
	}
	return box
}

// border adds an owner's border along the edges beyond which something else begins. It
// also adds the inner corners where two such edges meet outside the field.
func (p *Planet) border(f *PlanetField, col, row int) {
	if f.Owner < 0 || f.Terrain == PlanetBank {
		return
	}
	o := p.owner(f.Owner)
	box := p.mesh.Cell(col, row)
	w := borderWidth(p.mesh.CellSize())
	var same [4]bool
	for d, step := range around {
		same[d] = p.owns(f.Owner, col+step[0], row+step[1])
	}
	for d := range around {
		if !same[d] {
			ownerEdge(&p.mesh, side(box, d, w), d, o)
		}
	}
	for d := range around {
		n := (d + 1) % 4
		dx, dy := around[d][0]+around[n][0], around[d][1]+around[n][1]
		if same[d] && same[n] && !p.owns(f.Owner, col+dx, row+dy) {
			corner := side(box, d, w).Intersect(side(box, n, w))
			p.mesh.FillPixels(corner, borderCasing)
			p.mesh.FillPixels(corner.Inset(casing(w)), sprites.Lighter(o.Colour, 0.12))
		}
	}
}

// borderCasing lies under the pattern of a border.
var borderCasing = color.NRGBA{0x0d, 0x0d, 0x0c, 215}

// borderWidth is the width of a border for a field of a size in pixels.
func borderWidth(unit float64) int { return max(3, int(unit*0.115+0.5)) }

// casing is how much of a border's width its casing takes at each side.
func casing(w int) int {
	if w >= 7 {
		return w / 7
	}
	return 0
}

// filler fills boxes of device pixels with one colour.
type filler interface {
	FillPixels(px image.Rectangle, col color.NRGBA)
}

// ownerEdge adds a strip of border in its casing.
func ownerEdge(b filler, strip image.Rectangle, d int, o PlanetOwner) {
	b.FillPixels(strip, borderCasing)
	if n := casing(min(strip.Dx(), strip.Dy())); n > 0 {
		if d%2 == 0 {
			strip.Min.Y, strip.Max.Y = strip.Min.Y+n, strip.Max.Y-n
		} else {
			strip.Min.X, strip.Max.X = strip.Min.X+n, strip.Max.X-n
		}
	}
	edge(b, strip, d, o.Pattern, sprites.Lighter(o.Colour, 0.12))
}

// edge adds a strip along side d in a pattern.
func edge(b filler, strip image.Rectangle, d int, pattern BorderPattern, col color.NRGBA) {
	switch pattern {
	case BorderDashes:
		parts(b, strip, d, 3, 8, col)
	case BorderDots:
		parts(b, strip, d, 6, 5, col)
	case BorderDouble:
		first, second := strip, strip
		w := max(1, min(strip.Dx(), strip.Dy())/3)
		if d%2 == 0 {
			first.Max.Y, second.Min.Y = strip.Min.Y+w, strip.Max.Y-w
		} else {
			first.Max.X, second.Min.X = strip.Min.X+w, strip.Max.X-w
		}
		b.FillPixels(first, col)
		b.FillPixels(second, col)
	default:
		b.FillPixels(strip, col)
	}
}

// parts cuts a strip into n equal parts and fills on twelfths of each, in its
// middle.
func parts(b filler, strip image.Rectangle, d, n, on int, col color.NRGBA) {
	length := strip.Dx()
	if d%2 == 1 {
		length = strip.Dy()
	}
	for i := range n {
		from := length * (24*i + 12 - on) / (24 * n)
		to := max(from+1, length*(24*i+12+on)/(24*n))
		part := strip
		if d%2 == 0 {
			part.Min.X, part.Max.X = strip.Min.X+from, strip.Min.X+to
		} else {
			part.Min.Y, part.Max.Y = strip.Min.Y+from, strip.Min.Y+to
		}
		b.FillPixels(part, col)
	}
}

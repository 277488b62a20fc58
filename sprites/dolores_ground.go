package sprites

import (
	"image"
	"image/color"
)

// The colours of the planet's ground.
var (
	planetDeep    = Hex(0x294f62) // sea away from land
	planetShallow = Hex(0x2f5a6e) // sea beside land; coast pictures have it too
	planetPlain   = Hex(0x4f5d47) // green land
	planetSteppe  = Hex(0x6a6a55) // dry land round the first cities
	planetOre     = Hex(0xa69570) // a field with resources
	planetGold    = Hex(0xb39a5a) // the bank
	planetBeach   = Hex(0xb5a67c)
	planetGrid    = color.NRGBA{A: 70}
)

var (
	wavePictures   = [...]string{"dolores/wave-0", "dolores/wave-1"}
	plainPictures  = [...]string{"dolores/plain-0", "dolores/plain-1"}
	steppePictures = [...]string{"dolores/steppe-0", "dolores/steppe-1"}
	forestPictures = [...]string{"dolores/forest-0", "dolores/forest-1", "dolores/forest-2"}
	coastPictures  = [...]string{"dolores/coast-ne", "dolores/coast-se", "dolores/coast-sw", "dolores/coast-nw"}
)

// around are the steps to the neighbours: north, east, south, west.
var around = [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

// coastRadius is how much of an edge a rounded corner of the coast takes.
const coastRadius = 22.0 / 64

// planetLayers are what is added from the ground up; the grid lies over the
// first ones.
var (
	planetFloors = [...]func(*planetBrush, *PlanetField, int, int){(*planetBrush).ground, (*planetBrush).coast}
	planetLayers = [...]func(*planetBrush, *PlanetField, int, int){
		(*planetBrush).growth, (*planetBrush).veil, (*planetBrush).routes, (*planetBrush).border,
		(*planetBrush).structures, (*planetBrush).pieces, (*planetBrush).frame,
	}
)

// paint adds everything in sight.
func (b *planetBrush) paint() {
	col0, col1, row0, row1 := b.visible()
	for _, add := range planetFloors {
		b.each(add, col0, col1, row0, row1)
	}
	b.grid(col0, col1, row0, row1)
	for _, add := range planetLayers {
		b.each(add, col0, col1, row0, row1)
	}
}

func (b *planetBrush) each(add func(*planetBrush, *PlanetField, int, int), col0, col1, row0, row1 int) {
	for row := row0; row <= row1; row++ {
		for col := col0; col <= col1; col++ {
			add(b, b.p.at(col, row), col, row)
		}
	}
}

// variety picks one of n pictures for a field, the same one always.
func variety(col, row, n int) int {
	h := uint32(col)*0x9e3779b1 ^ uint32(row)*0x85ebca77
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 13
	return int(h % uint32(n))
}

func (b *planetBrush) ground(f *PlanetField, col, row int) {
	x, y := float64(col)+0.5, float64(row)+0.5
	switch {
	case f.Terrain == PlanetSea:
		colour := planetDeep
		if b.nearLand(col, row) {
			colour = planetShallow
		}
		b.field(col, row, colour)
		if v := variety(col, row, 11); v < len(wavePictures) && f.Ground == PlanetBare {
			b.picture(wavePictures[v], x, y, 1, color.NRGBA{}, 1)
		}
	case f.Terrain == PlanetBank:
		b.field(col, row, planetGold)
		b.picture("dolores/bank-ground", x, y, 1, color.NRGBA{}, 1)
		if !f.Route {
			b.picture("dolores/bank-coin", x, y, 1, color.NRGBA{}, 1)
		}
	case f.Resource > 0:
		b.field(col, row, planetOre)
		b.picture("dolores/resource", x, y, 1, color.NRGBA{}, 1)
	case f.Clear:
		b.field(col, row, planetSteppe)
		b.picture(steppePictures[variety(col, row, len(steppePictures))], x, y, 1, color.NRGBA{}, 1)
	default:
		b.field(col, row, planetPlain)
		if f.Ground == PlanetBare {
			b.picture(plainPictures[variety(col, row, len(plainPictures))], x, y, 1, color.NRGBA{}, 1)
		}
	}
}

// sea tells whether a field is sea; off the map nothing is.
func (b *planetBrush) sea(col, row int) bool {
	f := b.p.at(col, row)
	return f != nil && f.Terrain == PlanetSea
}

func (b *planetBrush) nearLand(col, row int) bool {
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if f := b.p.at(col+dx, row+dy); f != nil && f.Terrain != PlanetSea {
				return true
			}
		}
	}
	return false
}

// coast adds the beach of a land field and rounds its outer corners.
func (b *planetBrush) coast(f *PlanetField, col, row int) {
	if f.Terrain == PlanetSea {
		return
	}
	var wet [4]bool
	for d, step := range around {
		wet[d] = b.sea(col+step[0], row+step[1])
	}
	w := b.length(1.0 / 21)
	x0, y0, x1, y1 := b.px(float64(col)), b.py(float64(row)), b.px(float64(col+1)), b.py(float64(row+1))
	r := b.length(coastRadius)
	trim := func(round bool) int {
		if round {
			return r
		}
		return 0
	}
	west, east := trim(wet[0] && wet[3]), trim(wet[0] && wet[1])
	if wet[0] {
		b.fill(image.Rect(x0+west, y0, x1-east, y0+w), planetBeach)
	}
	west, east = trim(wet[2] && wet[3]), trim(wet[2] && wet[1])
	if wet[2] {
		b.fill(image.Rect(x0+west, y1-w, x1-east, y1), planetBeach)
	}
	north, south := trim(wet[1] && wet[0]), trim(wet[1] && wet[2])
	if wet[1] {
		b.fill(image.Rect(x1-w, y0+north, x1, y1-south), planetBeach)
	}
	north, south = trim(wet[3] && wet[0]), trim(wet[3] && wet[2])
	if wet[3] {
		b.fill(image.Rect(x0, y0+north, x0+w, y1-south), planetBeach)
	}
	for d, name := range coastPictures {
		if wet[d] && wet[(d+1)%4] {
			b.picture(name, float64(col)+0.5, float64(row)+0.5, 1, color.NRGBA{}, 1)
		}
	}
}

// grid adds thin lines between the fields.
func (b *planetBrush) grid(col0, col1, row0, row1 int) {
	w := max(1, int(b.c.scale))
	top, bottom := b.py(float64(row0)), b.py(float64(row1+1))
	left, right := b.px(float64(col0)), b.px(float64(col1+1))
	for col := max(col0, 1); col <= col1; col++ {
		x := b.px(float64(col))
		b.fill(image.Rect(x, top, x+w, bottom), planetGrid)
	}
	for row := max(row0, 1); row <= row1; row++ {
		y := b.py(float64(row))
		b.fill(image.Rect(left, y, right, y+w), planetGrid)
	}
}

// growth adds forests and crops.
func (b *planetBrush) growth(f *PlanetField, col, row int) {
	x, y := float64(col)+0.5, float64(row)+0.5
	switch f.Ground {
	case PlanetForest:
		b.picture(forestPictures[variety(col, row, len(forestPictures))], x, y, 1, color.NRGBA{}, 1)
	case PlanetCrop:
		b.picture("dolores/field-crop", x, y, 1, color.NRGBA{}, 1)
	case PlanetBare, PlanetSection, PlanetCity, PlanetLauncher, PlanetSuperLauncher:
	}
}

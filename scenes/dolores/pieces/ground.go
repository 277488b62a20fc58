package pieces

import (
	"image"
	"image/color"

	"schron/sprites"
)

// The colours of the planet's ground.
var (
	planetDeep    = sprites.Hex(0x294f62) // sea away from land
	planetShallow = sprites.Hex(0x2f5a6e) // sea beside land; coast pictures have it too
	planetPlain   = sprites.Hex(0x4f5d47) // green land
	planetWild    = sprites.Hex(0x414d3e) // forest that nobody owns
	planetSteppe  = sprites.Hex(0x6a6a55) // dry land round the first cities
	planetOre     = sprites.Hex(0xa69570) // a field with resources
	planetGold    = sprites.Hex(0xb39a5a) // the bank
	planetBeach   = sprites.Hex(0xb5a67c)
	planetGrid    = color.NRGBA{A: 70}
)

var (
	wavePictures   = [...]string{"dolores/wave-0", "dolores/wave-1"}
	plainPictures  = [...]string{"dolores/plain-0", "dolores/plain-1"}
	steppePictures = [...]string{"dolores/steppe-0", "dolores/steppe-1"}
	forestPictures = [...]string{"dolores/forest-0", "dolores/forest-1", "dolores/forest-2"} // that somebody owns
	wildPictures   = [...]string{"dolores/wild-0", "dolores/wild-1", "dolores/wild-2"}       // quieter, nobody's
	coastPictures  = [...]string{"dolores/coast-ne", "dolores/coast-se", "dolores/coast-sw", "dolores/coast-nw"}
)

// around are the steps to the neighbours: north, east, south, west.
var around = [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

// coastRadius is how much of an edge a rounded corner of the coast takes.
const coastRadius = 22.0 / 64

// planetLayers are what is added from the ground up; the grid lies over the
// first ones.
var (
	planetFloors = [...]func(*Planet, *PlanetField, int, int){(*Planet).ground, (*Planet).coast}
	planetLayers = [...]func(*Planet, *PlanetField, int, int){
		(*Planet).growth, (*Planet).shadow, (*Planet).veil, (*Planet).routes, (*Planet).border, (*Planet).way,
		(*Planet).frame, (*Planet).seal, (*Planet).structures, (*Planet).pieces, (*Planet).signs,
	}
)

// paint adds everything in sight.
func (p *Planet) paint() {
	from, to := p.mesh.CellsInSight()
	to.Y = min(to.Y, p.rows()-1)
	for _, add := range planetFloors {
		p.each(add, from, to)
	}
	p.grid(from, to)
	for _, add := range planetLayers {
		p.each(add, from, to)
	}
}

func (p *Planet) each(add func(*Planet, *PlanetField, int, int), from, to image.Point) {
	for row := from.Y; row <= to.Y; row++ {
		for col := from.X; col <= to.X; col++ {
			add(p, p.at(col, row), col, row)
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

// fill adds a box of one colour that covers a field.
func (p *Planet) fill(col, row int, colour color.NRGBA) {
	p.mesh.FillPixels(p.mesh.Cell(col, row), colour)
}

// Floor is the colour of a field, counted by rows, and the pictures on it, which are ""
// where there are fewer. What grows there is not among them.
func (p *Planet) Floor(field int) (colour color.NRGBA, pictures [2]string) {
	col, row := field%p.Cols, field/p.Cols
	switch f := p.at(col, row); {
	case f.Terrain == PlanetSea:
		colour = planetDeep
		if p.nearLand(col, row) {
			colour = planetShallow
		}
		if v := variety(col, row, 11); v < len(wavePictures) && f.Ground == PlanetBare {
			pictures[0] = wavePictures[v]
		}
	case f.Terrain == PlanetBank:
		colour, pictures[0] = planetGold, "dolores/bank-ground"
		if !f.Route {
			pictures[1] = "dolores/bank-coin"
		}
	case f.Resource > 0:
		colour, pictures[0] = planetOre, "dolores/resource"
	case f.Clear:
		colour, pictures[0] = planetSteppe, steppePictures[variety(col, row, len(steppePictures))]
	case f.Ground == PlanetForest && f.Owner < 0:
		colour = planetWild
	default:
		colour = planetPlain
		if f.Ground == PlanetBare {
			pictures[0] = plainPictures[variety(col, row, len(plainPictures))]
		}
	}
	return colour, pictures
}

func (p *Planet) ground(_ *PlanetField, col, row int) {
	colour, pictures := p.Floor(row*p.Cols + col)
	p.fill(col, row, colour)
	for _, name := range pictures {
		if name != "" {
			p.mesh.Picture(name, float64(col)+0.5, float64(row)+0.5, 1, color.NRGBA{}, 1)
		}
	}
}

// sea reports whether a field is sea; off the map nothing is.
func (p *Planet) sea(col, row int) bool {
	f := p.at(col, row)
	return f != nil && f.Terrain == PlanetSea
}

func (p *Planet) nearLand(col, row int) bool {
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if f := p.at(col+dx, row+dy); f != nil && f.Terrain != PlanetSea {
				return true
			}
		}
	}
	return false
}

// coast adds the beach of a land field and rounds its outer corners.
func (p *Planet) coast(f *PlanetField, col, row int) {
	if f.Terrain == PlanetSea {
		return
	}
	var wet [4]bool
	for d, step := range around {
		wet[d] = p.sea(col+step[0], row+step[1])
	}
	w := p.mesh.Length(1.0 / 21)
	x0, y0, x1, y1 := p.mesh.X(float64(col)), p.mesh.Y(float64(row)), p.mesh.X(float64(col+1)), p.mesh.Y(float64(row+1))
	r := p.mesh.Length(coastRadius)
	trim := func(round bool) int {
		if round {
			return r
		}
		return 0
	}
	west, east := trim(wet[0] && wet[3]), trim(wet[0] && wet[1])
	if wet[0] {
		p.mesh.FillPixels(image.Rect(x0+west, y0, x1-east, y0+w), planetBeach)
	}
	west, east = trim(wet[2] && wet[3]), trim(wet[2] && wet[1])
	if wet[2] {
		p.mesh.FillPixels(image.Rect(x0+west, y1-w, x1-east, y1), planetBeach)
	}
	north, south := trim(wet[1] && wet[0]), trim(wet[1] && wet[2])
	if wet[1] {
		p.mesh.FillPixels(image.Rect(x1-w, y0+north, x1, y1-south), planetBeach)
	}
	north, south = trim(wet[3] && wet[0]), trim(wet[3] && wet[2])
	if wet[3] {
		p.mesh.FillPixels(image.Rect(x0, y0+north, x0+w, y1-south), planetBeach)
	}
	for d, name := range coastPictures {
		if wet[d] && wet[(d+1)%4] {
			p.mesh.Picture(name, float64(col)+0.5, float64(row)+0.5, 1, color.NRGBA{}, 1)
		}
	}
}

// grid adds thin lines between the fields.
func (p *Planet) grid(from, to image.Point) {
	w := max(1, int(p.mesh.Scale()))
	all := p.mesh.Cell(from.X, from.Y).Union(p.mesh.Cell(to.X, to.Y))
	for col := max(from.X, 1); col <= to.X; col++ {
		x := p.mesh.X(float64(col))
		p.mesh.FillPixels(image.Rect(x, all.Min.Y, x+w, all.Max.Y), planetGrid)
	}
	for row := max(from.Y, 1); row <= to.Y; row++ {
		y := p.mesh.Y(float64(row))
		p.mesh.FillPixels(image.Rect(all.Min.X, y, all.Max.X, y+w), planetGrid)
	}
}

// growth adds forests and crops.
func (p *Planet) growth(f *PlanetField, col, row int) {
	x, y := float64(col)+0.5, float64(row)+0.5
	switch f.Ground {
	case PlanetForest:
		pictures := &wildPictures
		if f.Owner >= 0 {
			pictures = &forestPictures
		}
		p.mesh.Picture(pictures[variety(col, row, len(pictures))], x, y, 1, color.NRGBA{}, 1)
	case PlanetCrop:
		p.mesh.Picture("dolores/field-crop", x, y, 1, color.NRGBA{}, 1)
	case PlanetBare, PlanetSection, PlanetCity, PlanetLauncher, PlanetSuperLauncher:
	}
}

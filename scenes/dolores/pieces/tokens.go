package pieces

import (
	"image/color"

	"schron/sprites"
)

var (
	roadArms = [4]string{"dolores/road-0", "dolores/road-1", "dolores/road-2", "dolores/road-3"}
	laneArms = [4]string{"dolores/lane-0", "dolores/lane-1", "dolores/lane-2", "dolores/lane-3"}
)

// routes adds the arms of sections towards what they link with, and those of
// cities and the bank towards them.
func (p *Planet) routes(f *PlanetField, col, row int) {
	x, y := float64(col)+0.5, float64(row)+0.5
	if f.Terrain == PlanetBank {
		p.bankRoute(f, col, row)
		return
	}
	if f.Ground != PlanetSection && f.Ground != PlanetCity {
		return
	}
	alpha := 1.0
	if f.Unpaid && f.Ground == PlanetSection {
		alpha = 0.45
	}
	for d, step := range around {
		to := p.at(col+step[0], row+step[1])
		if to == nil || !links(f, to) {
			continue
		}
		arms := &roadArms
		if f.Terrain == PlanetSea || f.Ground == PlanetCity && to.Terrain == PlanetSea {
			arms = &laneArms
		}
		p.mesh.Picture(arms[d], x, y, 1, color.NRGBA{}, alpha)
	}
	if f.Ground != PlanetSection {
		return
	}
	joint := "dolores/road-joint"
	if f.Terrain == PlanetSea {
		joint = "dolores/lane-joint"
	}
	p.mesh.Picture(joint, x, y, 1, p.owner(f.Owner).Colour, 1)
	p.unpaid(f, x, y)
}

// unpaid adds the sign of what no tax was paid for.
func (p *Planet) unpaid(f *PlanetField, x, y float64) {
	if f.Unpaid {
		p.mesh.Picture("dolores/unpaid", x+0.26, y-0.26, 0.44, color.NRGBA{}, 1)
	}
}

// links tells whether a section or city shows a way to its neighbour: the bank
// or an own section or city (DO-20).
func links(f, to *PlanetField) bool {
	if to.Terrain == PlanetBank {
		return true
	}
	return to.Owner == f.Owner && (to.Ground == PlanetSection || to.Ground == PlanetCity)
}

// bankRoute adds a printed route of the bank, from its middle outwards, with a
// stripe in the federation's colour.
func (p *Planet) bankRoute(f *PlanetField, col, row int) {
	if !f.Route {
		return
	}
	x, y := float64(col)+0.5, float64(row)+0.5
	for d, step := range around {
		to := p.at(col+step[0], row+step[1])
		back := p.at(col-step[0], row-step[1])
		if to == nil || to.Terrain == PlanetBank || back == nil || back.Terrain != PlanetBank {
			continue
		}
		p.mesh.Picture(roadArms[d], x, y, 1, color.NRGBA{}, 1)
		p.mesh.Picture(roadArms[(d+2)%4], x, y, 1, color.NRGBA{}, 1)
		if f.Owner >= 0 {
			p.mesh.Picture("dolores/road-joint", x, y, 1, p.owner(f.Owner).Colour, 1)
		}
	}
}

// structures adds cities and launchers, and the number and signs of a resource
// field that nothing covers.
func (p *Planet) structures(f *PlanetField, col, row int) {
	x, y := float64(col)+0.5, float64(row)+0.5
	owner := p.owner(f.Owner)
	switch f.Ground {
	case PlanetCity:
		name := "dolores/city"
		if f.Capital {
			name = "dolores/capital"
		}
		p.mesh.Picture(name, x, y, 0.84, owner.Colour, 1)
		p.ownerMark(owner, x-0.28, y-0.28, 0.3)
		p.unpaid(f, x, y)
	case PlanetLauncher:
		p.mesh.Picture("dolores/pad-launcher", x, y, 0.84, owner.Colour, 1)
		p.ownerMark(owner, x-0.27, y+0.27, 0.3)
		p.unpaid(f, x, y)
	case PlanetSuperLauncher:
		p.mesh.Picture("dolores/pad-super-launcher", x, y, 0.84, owner.Colour, 1)
		p.ownerMark(owner, x-0.27, y+0.27, 0.3)
		p.unpaid(f, x, y)
	case PlanetBare, PlanetForest, PlanetCrop, PlanetSection:
		if f.Resource > 0 {
			p.resource(f, col, row)
		}
	}
}

// ownerMark adds the mark that tells an owner apart without its colour.
func (p *Planet) ownerMark(o PlanetOwner, x, y, part float64) {
	part = max(part, 9*p.mesh.Scale()/p.mesh.CellSize())
	p.mesh.Picture(sprites.MarkPicture(o.Mark, true), x, y, part, sprites.Hex(0xffffff), 1)
}

// resource adds the number of a resource field and what it has: icons of its
// goods where there is room, else their signs.
func (p *Planet) resource(f *PlanetField, col, row int) {
	units := p.mesh.CellSize() / p.mesh.Scale()
	px := PlanetBox(p.box, p.Cols, row*p.Cols+col)
	edge := 0.07 // within a border, if there is one
	if f.Owner >= 0 {
		edge = float64(borderWidth(p.mesh.CellSize())+1) / p.mesh.CellSize()
	}
	digits := px.Inset(units * edge)
	if digits.Within(p.mesh.Units(p.mesh.Sight())) {
		p.mesh.Words(twoDigits[max(0, min(f.Resource, 99))], digits, resourceText.Sized(max(resourceText.Size, units*0.26)))
	}
	n := len(f.Goods)
	if n == 0 || f.Ground == PlanetForest || f.Ground == PlanetCrop || f.Ground == PlanetSection {
		return
	}
	x, y := float64(col), float64(row)
	if units < iconsFrom {
		rim := 0.0
		if f.Owner >= 0 { // the inner half of a border gives way
			rim = float64(borderWidth(p.mesh.CellSize())/2) / p.mesh.CellSize()
		}
		beside := max(0, min(rim, 0.5-1.5*signLeast/p.mesh.CellSize())) // but not where signs would get too small
		p.signs(f.Goods, x+beside, y+1-rim, (1-2*beside)/3)
		return
	}
	for i, name := range f.Goods {
		p.mesh.Picture(name, x+0.5+0.225*(float64(i)-float64(n-1)/2), y+0.87-edge, 0.26, color.NRGBA{}, 1)
	}
}

// iconsFrom is the size of a field, in units, from which its goods are shown as
// icons.
const iconsFrom = 52

// signLeast is the size in pixels at which the shape of a sign can still be read.
const signLeast = 8

// signs adds the signs of up to four goods from a lower left corner on: three in a
// row, the fourth above the first, for the number of the field stands in the
// upper right.
func (p *Planet) signs(goods []string, left, bottom, part float64) {
	size := int(part*p.mesh.CellSize() + 1e-6)
	part = float64(size) / p.mesh.CellSize()
	for i, name := range goods {
		x, y := left+part*(float64(i)+0.5), bottom-part/2
		if i == 3 {
			x, y = left+part/2, y-part
		}
		p.mesh.Picture(GoodSign(name), x, y, part, color.NRGBA{}, 1)
	}
}

// twoDigits are the numbers of resource fields as the map shows them.
var twoDigits = func() (words [100]string) {
	for i := range words {
		words[i] = string([]byte{byte('0' + i/10), byte('0' + i%10)})
	}
	return words
}()

// resourceText is the number of a resource field.
var resourceText = sprites.TextStyle{Size: sprites.MinTextSize, Bold: true, Colour: sprites.Ink, AlignX: sprites.End}

// pieces adds what stands and lies on a field: units, fire and clouds.
func (p *Planet) pieces(f *PlanetField, col, row int) {
	x, y := float64(col)+0.5, float64(row)+0.5
	full := f.Ground == PlanetCity || f.Ground == PlanetLauncher || f.Ground == PlanetSuperLauncher
	if f.Fire {
		if full {
			p.mesh.Picture("dolores/fire", x-0.22, y+0.2, 0.6, color.NRGBA{}, 1)
		} else {
			p.mesh.Picture("dolores/fire", x, y, 0.86, color.NRGBA{}, 1)
		}
	}
	if f.Ground == PlanetCity && f.Districts >= 0 {
		p.number(f.Districts, x+0.36, y+0.36)
	}
	p.stack(f, x, y, full)
	p.clouds(f, x, y)
}

// stack adds the counter of a field's top unit with the stack's badge. On a
// city or launcher it is smaller and stands in the corner.
func (p *Planet) stack(f *PlanetField, x, y float64, full bool) {
	if f.Unit == "" {
		return
	}
	part := 0.8
	if full {
		part, x, y = 0.62, x+0.16, y-0.16
	}
	o, alpha := p.owner(f.UnitOf), 1.0
	if f.Spent {
		alpha = 0.6
	}
	p.mesh.Picture(counterOf(f.Unit), x, y, part, o.Colour, alpha)
	p.ownerMark(o, x-0.34*part, y+0.34*part, 0.36*part)
	if f.Units > 1 {
		p.number(f.Units, x+0.36*part, y-0.36*part)
	}
}

// clouds adds pollution and radioactive clouds with their numbers.
func (p *Planet) clouds(f *PlanetField, x, y float64) {
	both := f.Pollution > 0 && f.Clouds > 0
	add := func(name string, n int, x, y float64) {
		part := 0.8
		if both {
			part = 0.62
		}
		p.mesh.Picture(name, x, y, part, color.NRGBA{}, 0.94)
		if n > 1 {
			p.number(n, x+0.36*part, y+0.26*part)
		}
	}
	switch {
	case both:
		add("dolores/pollution", f.Pollution, x+0.12, y-0.2)
		add("dolores/cloud", f.Clouds, x-0.12, y+0.16)
	case f.Pollution > 0:
		add("dolores/pollution", f.Pollution, x, y-0.14)
	case f.Clouds > 0:
		add("dolores/cloud", f.Clouds, x, y-0.08)
	}
}

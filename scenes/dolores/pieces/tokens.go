package pieces

import (
	"image"
	"image/color"

	"schron/layout"
	"schron/sprites"
)

var (
	roadArms = [4]string{"dolores/road-0", "dolores/road-1", "dolores/road-2", "dolores/road-3"}
	laneArms = [4]string{"dolores/lane-0", "dolores/lane-1", "dolores/lane-2", "dolores/lane-3"}
)

// PrintedRoute are the pictures of the bank's route that leads to side d. The last one has
// its federation's colour.
func PrintedRoute(d int) [3]string {
	return [3]string{roadArms[d], roadArms[(d+2)%4], "dolores/road-joint"}
}

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
	if f.Ground == PlanetSection && (f.Unpaid || f.Link == PlanetApart) {
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
}

// way adds a bright line along the routes that reach the bank, over the borders
// that they cross.
func (p *Planet) way(f *PlanetField, col, row int) {
	if f.Link != PlanetConnected {
		return
	}
	for d, step := range around {
		to := p.at(col+step[0], row+step[1])
		if to == nil || !links(f, to) || to.Terrain != PlanetBank && to.Link != PlanetConnected {
			continue
		}
		far := 0.5
		if to.Terrain == PlanetBank {
			far = 0.68
		}
		x, y := float64(col)+0.5, float64(row)+0.5
		px, py := float64(step[0]), float64(step[1])
		line := image.Rect(p.mesh.X(x+0.18*px), p.mesh.Y(y+0.18*py), p.mesh.X(x+far*px), p.mesh.Y(y+far*py)).Canon()
		w := p.mesh.Length(0.07)
		if d%2 == 0 {
			line.Min.X -= w / 2
			line.Max.X = line.Min.X + w
			p.mesh.FillPixels(image.Rect(line.Min.X-1, line.Min.Y, line.Max.X+1, line.Max.Y), borderCasing)
		} else {
			line.Min.Y -= w / 2
			line.Max.Y = line.Min.Y + w
			p.mesh.FillPixels(image.Rect(line.Min.X, line.Min.Y-1, line.Max.X, line.Max.Y+1), borderCasing)
		}
		p.mesh.FillPixels(line, planetLinked)
	}
}

// planetLinked is the line along what is connected to the bank, green as its
// sign.
var planetLinked = sprites.Hex(0xb6e57e)

// full reports whether a city or launcher stands on a field, which bears its owner's
// mark.
func (f *PlanetField) full() bool {
	return f.Ground == PlanetCity || f.Ground == PlanetLauncher || f.Ground == PlanetSuperLauncher
}

// open reports whether a resource field shows what it has: nothing lies there.
func (f *PlanetField) open() bool {
	return f.Resource > 0 && f.Ground == PlanetBare && f.Unit == ""
}

// seal adds its owner's mark to a field on which no piece bears it and no signs
// need the room.
func (p *Planet) seal(f *PlanetField, col, row int) {
	if f.Owner < 0 || f.Terrain == PlanetBank || f.full() || f.Unit != "" && f.UnitOf == f.Owner || f.open() && len(f.Goods) > 2 {
		return
	}
	o := p.owner(f.Owner)
	p.mesh.Picture(sprites.MarkPicture(o.Mark, true), float64(col)+0.27, float64(row)+0.27, p.markPart(), sprites.Lighter(o.Colour, 0.55), 1)
}

// signs adds what is wrong with a city, section or unit: its broken link, its
// unpaid tax. They stand side by side from the lower left corner on, a unit's at
// its own lower right one.
func (p *Planet) signs(f *PlanetField, col, row int) {
	part := p.signPart()
	x, y := float64(col)+0.04+part/2, float64(row)+0.96-part/2
	add := func(name string) {
		p.mesh.Picture(name, x, y, part, color.NRGBA{}, 1)
		x += part * 0.9
	}
	if f.Link == PlanetApart && !(f.Unpaid && f.Ground == PlanetSection) { // of which one follows from the other
		add("dolores/apart")
	}
	if f.Unpaid {
		add("dolores/unpaid")
	}
	if f.Unfed {
		p.mesh.Picture("dolores/unpaid", float64(col)+0.96-part/2, float64(row)+0.52, part, color.NRGBA{}, 1)
	}
}

// signPart is the size of a sign in parts of a field.
func (p *Planet) signPart() float64 {
	return min(max(0.36, signUnits*p.mesh.Scale()/p.mesh.CellSize()), 0.48)
}

// signUnits is the least size of a sign or mark, in units, where fields have a size for
// playing. On a map of the whole planet a sign is as large as possible.
const signUnits = 16

// links reports whether a section or city shows a way to its neighbour: the bank
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
		route := PrintedRoute(d)
		p.mesh.Picture(route[0], x, y, 1, color.NRGBA{}, 1)
		p.mesh.Picture(route[1], x, y, 1, color.NRGBA{}, 1)
		if f.Owner >= 0 {
			p.mesh.Picture(route[2], x, y, 1, p.owner(f.Owner).Colour, 1)
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
		p.ownerMark(owner, x-0.29, y-0.29)
	case PlanetLauncher:
		p.may(f, x, y, 0.84)
		p.mesh.Picture("dolores/pad-launcher", x, y, 0.84, owner.Colour, 1)
		p.ownerMark(owner, x-0.29, y-0.29)
	case PlanetSuperLauncher:
		p.may(f, x, y, 0.84)
		p.mesh.Picture("dolores/pad-super-launcher", x, y, 0.84, owner.Colour, 1)
		p.ownerMark(owner, x-0.29, y-0.29)
	case PlanetBare, PlanetForest, PlanetCrop, PlanetSection:
		if f.Resource > 0 && f.Unit == "" {
			p.resource(f, col, row)
		}
	}
}

// ownerMark adds the mark that tells an owner apart without its colour.
func (p *Planet) ownerMark(o PlanetOwner, x, y float64) {
	p.mesh.Picture(sprites.MarkPicture(o.Mark, true), x, y, p.markPart(), sprites.Hex(0xffffff), 1)
}

// markPart is the size of an owner's mark in parts of a field: it leaves room for
// what it stands on.
func (p *Planet) markPart() float64 {
	return min(max(0.3, signUnits*p.mesh.Scale()/p.mesh.CellSize()), 0.37)
}

// resource adds the number of a resource field and what it has: icons of its
// goods where there is room, else their signs.
func (p *Planet) resource(f *PlanetField, col, row int) {
	units := p.mesh.CellSize() / p.mesh.Scale()
	px := PlanetBox(p.box, p.Cols, row*p.Cols+col)
	rim := 0.0 // of a border, if there is one
	if f.Owner >= 0 {
		rim = float64(borderWidth(p.mesh.CellSize())) / p.mesh.CellSize()
	}
	digits := px.InsetXY(units*max(0.06, rim+0.02), units*rim/2)
	if digits.Within(p.mesh.Units(p.mesh.Sight())) {
		p.mesh.Words(twoDigits[max(0, min(f.Resource, 99))], digits, resourceText.Sized(max(resourceText.Size, units*0.25)))
	}
	n := len(f.Goods)
	if n == 0 || !f.open() {
		return
	}
	x, y := float64(col), float64(row)
	if units < iconsFrom {
		p.materials(f.Goods, x, y+1-rim/2, rim/2)
		return
	}
	for i, name := range f.Goods {
		p.mesh.Picture(name, x+0.5+0.225*(float64(i)-float64(n-1)/2), y+0.84-rim, 0.26, color.NRGBA{}, 1)
	}
}

// iconsFrom is the size of a field, in units, from which its goods are shown as icons.
// These need more room than signs to be told apart.
const iconsFrom = 76

// signLeast is the size in pixels at which the shape of a sign can still be read.
const signLeast = 8

// materials adds the signs of up to four goods from a lower left corner on. There are
// two in a row, or three where fields are small; the number of the field stands in the
// upper right. The rim of a border shrinks, but only as long as signs do not get too
// small.
func (p *Planet) materials(goods []string, left, bottom, rim float64) {
	across, part := 2, min(materialPart, (0.71-rim)/2)
	if p.mesh.CellSize() < materialsFrom*p.mesh.Scale() {
		across = 3
		rim = max(0, min(rim, 0.5-1.5*signLeast/p.mesh.CellSize()))
		part = (1 - 2*rim) / 3
	}
	size := int(part*p.mesh.CellSize() + 1e-6)
	part = float64(size) / p.mesh.CellSize()
	for i, name := range goods {
		x, y := left+rim+part*(float64(i%across)+0.5), bottom-part*(float64(i/across)+0.5)
		p.mesh.Picture(GoodSign(name), x, y, part, color.NRGBA{}, 1)
	}
}

// materialPart is the size of a material's sign, in parts of a field of at least
// materialsFrom units. Two signs stand below the number of the field.
const (
	materialPart  = 0.365
	materialsFrom = 40.0
)

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
	full := f.full()
	if f.Fire {
		dx, dy, part := flamePlace(full)
		p.mesh.Picture("dolores/fire", x+dx, y+dy, part, color.NRGBA{}, 1)
	}
	if f.Ground == PlanetCity && f.Districts >= 0 {
		p.number(f.Districts, x+0.36, y+0.36)
	}
	p.stack(f, x, y, full)
	p.clouds(f, x, y, full)
}

// flamePlace is where a fire lies from the middle of its field and how large, in
// fields: aside on one that is full.
func flamePlace(full bool) (dx, dy, part float64) {
	if full {
		return -0.22, 0.2, 0.6
	}
	return 0, 0, 0.86
}

// FlameIn is the box of the picture of a fire on a field with a ground.
func FlameIn(field layout.Rect, g PlanetGround) layout.Rect {
	f := PlanetField{Ground: g}
	dx, dy, part := flamePlace(f.full())
	return layout.Around(field.Center().Add(layout.P(dx*field.W, dy*field.H)), field.Size().Scale(part))
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
	p.may(f, x, y, part)
	p.mesh.Picture(CounterOf(f.Unit), x, y, part, o.Colour, alpha)
	if !full || f.UnitOf != f.Owner {
		p.ownerMark(o, x-0.36*part, y-0.3*part)
	}
	if f.Units > 1 {
		p.number(f.Units, x+0.36*part, y-0.36*part)
	}
}

// may adds a halo round a piece of a size that can act now.
func (p *Planet) may(f *PlanetField, x, y, part float64) {
	if f.Mark == PlanetMay {
		p.mesh.Picture("dolores/may", x, y, min(1, part*1.22), color.NRGBA{}, 1)
	}
}

// clouds adds pollution and radioactive clouds with their numbers, smaller and
// aside over what stands on the field.
func (p *Planet) clouds(f *PlanetField, x, y float64, full bool) {
	right, down, part := f.skyPlace(full)
	add := func(name string, n int, x, y float64) {
		if n == 0 {
			return
		}
		p.mesh.Picture(name, x, y, part, color.NRGBA{}, 0.94)
		if n > 1 {
			p.number(n, x+0.36*part, y+0.26*part)
		}
	}
	add("dolores/pollution", f.Pollution, x+right, y+down)
	if f.Pollution > 0 {
		right, down = right+cloudAside, down+cloudBelow
	}
	add("dolores/cloud", f.Clouds, x+right, y+down)
}

// skyPlace is where the first cloud over a field lies from its middle and how large, in
// fields.
func (f *PlanetField) skyPlace(full bool) (dx, dy, part float64) {
	switch {
	case full:
		return 0.06, -0.28, 0.52
	case f.Unit != "":
		return 0.24, 0.24, 0.52
	case f.Pollution > 0 && f.Clouds > 0:
		return 0.12, -0.2, 0.62
	}
	return 0, -0.1, 0.8
}

// A radioactive cloud lies so far beside pollution over the same field.
const (
	cloudAside = -0.24
	cloudBelow = 0.36
)

// CloudIn is the box of the picture of a cloud, radioactive or not, over a field that
// looks as f.
func CloudIn(field layout.Rect, f *PlanetField, radioactive bool) layout.Rect {
	dx, dy, part := f.skyPlace(f.full())
	if radioactive && f.Pollution > 0 {
		dx, dy = dx+cloudAside, dy+cloudBelow
	}
	return layout.Around(field.Center().Add(layout.P(dx*field.W, dy*field.H)), field.Size().Scale(part))
}

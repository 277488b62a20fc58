package pieces

import (
	"schron/layout"
	"schron/sprites"
)

// PlanetTerrain is what a field of the planet Dolores is for good.
type PlanetTerrain uint8

// The terrains in the order in which the rules count them.
const (
	PlanetSea PlanetTerrain = iota
	PlanetLand
	PlanetBank
)

// PlanetGround is the ground token on a field (DO-4).
type PlanetGround uint8

// The ground tokens.
const (
	PlanetBare PlanetGround = iota
	PlanetForest
	PlanetCrop
	PlanetSection
	PlanetCity
	PlanetLauncher
	PlanetSuperLauncher
)

// PlanetMark is how a field is made to stand out.
type PlanetMark uint8

// The marks of fields.
const (
	PlanetPlain  PlanetMark = iota
	PlanetTarget            // what is held may go here
	PlanetChosen            // what is picked up, or where the pointer is
	PlanetReach             // in reach
	PlanetDanger            // would be attacked or hit
	PlanetFaded             // out of question
	PlanetLinked            // hangs together with others
	PlanetCut               // is cut off
	PlanetMay               // what stands here can act now
	PlanetPick              // can be pointed at now
)

// PlanetLink is what a city's or section's network reaches (DO-20).
type PlanetLink uint8

// The links.
const (
	PlanetUnlinked  PlanetLink = iota // what has no network, or where it does not matter
	PlanetConnected                   // to the capital and by it to the bank
	PlanetApart                       // cut off from one of them
)

// BorderPattern is how a federation's borders differ from others' apart from
// their colour.
type BorderPattern uint8

// The patterns, for the federations North, East, South and West.
const (
	BorderSolid BorderPattern = iota
	BorderDashes
	BorderDots
	BorderDouble
)

// PlanetOwner is how what belongs to a federation is told apart.
type PlanetOwner struct {
	sprites.Owner
	Pattern BorderPattern
}

// PlanetField is how a field of the planet looks.
type PlanetField struct {
	Terrain  PlanetTerrain
	Clear    bool     // dry land round a first city
	Resource int      // the number of a resource field, 0 for none
	Goods    []string // pictures of its goods, see Good; four at most
	Route    bool     // a printed route of the bank

	Ground    PlanetGround
	Owner     int  // index of Planet.Owners, below 0 for nobody; of a printed route: whose colour it has
	Unpaid    bool // no tax was paid for the section, city or launcher
	Link      PlanetLink
	Districts int  // built ones of a city, shown in its badge
	Capital   bool // a city that is its federation's capital

	Unit   string // picture of the top unit, see Unit; "" for none
	UnitOf int    // index of Planet.Owners
	Units  int    // in the stack; a badge shows two and more
	Spent  bool   // the unit can do nothing more
	Unfed  bool   // no tax was paid for a unit of the stack

	Pollution int // tokens over the field
	Clouds    int // radioactive ones
	Fire      bool
	Mark      PlanetMark
}

// Planet is the map of Dolores with everything on it. It belongs to who draws
// it: fill Fields row by row, call Changed after every change and Draw it in each
// frame.
type Planet struct {
	Cols   int
	Fields []PlanetField
	Owners []PlanetOwner

	mesh sprites.Mesh
	box  layout.Rect // where it was drawn last
}

// Changed makes the next frame show the planet anew.
func (p *Planet) Changed() { p.mesh.Changed() }

// rows is the number of whole rows.
func (p *Planet) rows() int {
	if p.Cols <= 0 {
		return 0
	}
	return len(p.Fields) / p.Cols
}

// at returns a field, nil off the map.
func (p *Planet) at(col, row int) *PlanetField {
	if col < 0 || col >= p.Cols || row < 0 || row >= p.rows() {
		return nil
	}
	return &p.Fields[row*p.Cols+col]
}

// owner returns the owner of an index; nobody is grey.
func (p *Planet) owner(i int) PlanetOwner {
	if i < 0 || i >= len(p.Owners) {
		return PlanetOwner{Owner: sprites.Owner{Colour: sprites.PlayerColour(""), Mark: sprites.MarkDisc}}
	}
	return p.Owners[i]
}

// PlanetBox is the box of a field, counted by rows, of a map that fills r with
// square fields in cols columns.
func PlanetBox(r layout.Rect, cols, field int) layout.Rect {
	if cols <= 0 {
		return layout.Rect{}
	}
	size := r.W / float64(cols)
	return layout.R(r.X+size*float64(field%cols), r.Y+size*float64(field/cols), size, size)
}

// Draw draws the whole map in r, whose width is that of all columns. Only what
// lies within the clip is drawn: zoom in with a greater r behind a clip.
func (p *Planet) Draw(c *sprites.Canvas, r layout.Rect) {
	if p.Cols <= 0 || r.W <= 0 {
		return
	}
	p.box = r
	if p.mesh.Begin(c, r, p.Cols) {
		p.paint()
	}
	p.mesh.Draw()
}

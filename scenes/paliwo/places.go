package paliwo

import (
	"math"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/table"
)

// Parts of the board in pitches of its fields: what surrounds them, and in it the
// coordinates beside the fields.
const (
	sideWide  = 0.72 // the cones' strip on either side, with the numbers of the rows
	rowWide   = 0.36 // those numbers
	frontHigh = 0.90 // the buses and the supermarket, with the letters of the columns
	colHigh   = 0.36 // those letters
	leastName = 14.0 // height of a letter at least, in units
)

// places are where everything of the last build stands.
type places struct {
	frame  layout.Rect
	pitch  float64 // from field to field
	fields [game.Fields]layout.Rect
	grid   layout.Rect // all fields
	buses  layout.Rect
	market layout.Rect

	zombies layout.Rect
	people  layout.Rect
	deeds   layout.Rect
	cards   layout.Rect
	talk    layout.Rect // log and question

	track layout.Rect // the terror track
	pool  layout.Rect // the zombies' pool
	hand  layout.Rect // the middle of the hand
	foes  layout.Rect // the other side's cards
	lines [game.People]layout.Rect
}

// The aspect of the car park with what surrounds it, in pitches of its fields.
const (
	wide = game.Cols + 2*sideWide
	high = game.Rows + 2*frontHigh
)

// columns stand beside the board or below it.
var columns = layout.Columns{Least: 440, Two: 460, Most: 860, First: 0.55, Height: 420, Gap: table.Gutter}

// place lays out the car park, and in columns the zombies' supply, the people
// with what they can do, the cards, and the talk.
func (f *face) place(area layout.Rect) {
	f.places = places{}
	p := &f.places
	area = area.InsetXY(table.Margin, table.Edge)
	board, cols := area.Arrange(layout.Board{Aspect: wide / high, Most: 2000}, columns)
	p.board(board)
	cards := layout.Roomy(54, 152, 228)
	if f.v.Cards[game.SeatHumans].Count+f.v.Cards[game.SeatZombies].Count == 0 {
		cards = layout.Length{Min: 44, Preferred: 48} // a line that says so
	}
	first := 4
	if area.Tall() {
		first = 3 // the cards stand over the talk
	}
	layout.Flow(cols, table.Gap, first,
		layout.Part{Box: &p.zombies, Length: layout.Roomy(64, 88, 118)},
		layout.Part{Box: &p.people, Length: layout.Roomy(98, 122, 196)},
		layout.Part{Box: &p.deeds, Length: f.deedsLength()},
		layout.Part{Box: &p.cards, Length: cards},
		layout.Part{Box: &p.talk, Length: layout.Endless(234, 234, 150)},
	)
}

// board places the fields and what surrounds them, as large as fits into r.
func (p *places) board(r layout.Rect) {
	const pad = 8.0
	p.pitch = math.Floor(min((r.W-2*pad)/wide, (r.H-2*pad)/high)*2) / 2
	p.frame = r.Anchor(layout.S(wide*p.pitch+2*pad, high*p.pitch+2*pad), 0.5, 0.2) // what comes up below has more room
	in := p.frame.Inset(pad)
	p.grid = layout.R(in.X+sideWide*p.pitch, in.Y+frontHigh*p.pitch, game.Cols*p.pitch, game.Rows*p.pitch)
	front := (frontHigh-colHigh)*p.pitch - 3
	p.buses = layout.R(p.grid.X, in.Y+1, p.grid.W, front)
	p.market = layout.R(p.grid.X, in.Bottom()-front, p.grid.W, front)
	for at := game.Field(0); at < game.Fields; at++ {
		x, y := p.grid.X+float64(at.Col())*p.pitch, p.grid.Y+float64(game.Rows-1-at.Row())*p.pitch
		p.fields[at] = layout.R(x, y, p.pitch, p.pitch).Inset(0.5)
	}
}

// between is the box of all fields from one to another.
func (p *places) span(a, z game.Field) layout.Rect { return p.fields[a].Union(p.fields[z]) }

// beside is the box of what stands beside a row, number and cone or exit; east
// tells on which side.
func (p *places) beside(row int, east bool) layout.Rect {
	w := sideWide * p.pitch
	x := p.grid.X - w
	if east {
		x = p.grid.Right()
	}
	return layout.R(x, p.grid.Y+float64(game.Rows-1-row)*p.pitch, w, p.pitch)
}

// besideParts divides that box into the number of the row, next to the fields,
// and the cone.
func (p *places) besideParts(row int, east bool) (number, cone layout.Rect) {
	r := p.beside(row, east)
	if east {
		return r.CutLeft(rowWide * p.pitch)
	}
	return r.CutRight(rowWide * p.pitch)
}

// colName is the box of a column's letter; north tells at which end.
func (p *places) colName(col int, north bool) layout.Rect {
	h := max(colHigh*p.pitch, leastName)
	y := p.grid.Bottom()
	if north {
		y = p.grid.Y - h
	}
	return layout.R(p.grid.X+float64(col)*p.pitch, y, p.pitch, h)
}

package wcp

import (
	"math"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/table"
)

// Lengths in units.
const (
	rowGap = 4.0 // between players
	// The board with its entrances in sizes of a hexagon, the distance from its
	// middle to a corner.
	boardWide, boardHigh = 13.9, 12.3
	gateAway             = 0.40 // from a hall's edge to the middle of its entrance
	gateSide             = 0.86 // of an entrance's box
	artSize              = 66.6 // what a size is in the pictures of halls
)

// places are where everything of the last build stands.
type places struct {
	left  layout.Rect
	board layout.Rect // the hexagons with the entrances
	grid  layout.HexLayout
	tile  layout.Size // of a hall's picture

	stacks, alarm, aids, turners layout.Rect // the corners of the board
	desk                         layout.Rect // below the board
	players                      layout.Rect
	talk                         layout.Rect // log and question

	rows   []layout.Rect // of the players
	halls  []layout.Rect // slots of the hand
	tokens []layout.Rect
}

func hexOf(at game.Field) layout.Hex {
	q, r := at.Axial()
	return layout.Hex{Q: q, R: r}
}

// mid is the middle of a field.
func (p *places) mid(at game.Field) layout.Point { return p.grid.ToPoint(hexOf(at)) }

// hall is the box of a hall's picture on a field.
func (p *places) hall(at game.Field) layout.Rect { return layout.Around(p.mid(at), p.tile) }

// field is the box of a field.
func (p *places) field(at game.Field) layout.Rect { return p.grid.Box(hexOf(at)) }

// gate is the box of an entrance.
func (p *places) gate(d game.Dir) layout.Rect {
	mid := p.mid(game.Corner(d))
	edge := p.grid.EdgeMid(hexOf(game.Corner(d)), int(d))
	away := edge.Sub(mid)
	at := edge.Add(away.Mul(gateAway * p.grid.Size / away.Len()))
	side := gateSide * p.grid.Size
	return layout.Around(at, layout.S(side, side))
}

// columns stand beside the board or below it.
var columns = layout.Columns{Least: 392, Two: 372, Most: 400, Height: 330, Gap: table.Gutter}

// place lays out the board with the desk below it, and in columns the players
// and the talk.
func (f *face) place(area layout.Rect) {
	f.places = places{}
	p := &f.places
	area = area.InsetXY(table.Margin, table.Edge)
	desk := max(min(area.H*0.21, 134), 108)
	board, cols := area.Arrange(layout.Board{Aspect: boardWide / boardHigh, Wide: 1.72, Under: desk + table.Gap}, columns)
	p.left = board
	p.boardIn(desk)
	layout.Flow(cols, table.Gap, 1,
		layout.Part{Box: &p.players, Length: layout.Length{Min: 30, Preferred: 96, Max: 134, Grow: 5}.Times(len(f.v.Players), rowGap)},
		layout.Part{Box: &p.talk, Length: table.TalkLength(1)},
	)
	p.rows = p.players.Rows(len(f.v.Players), rowGap)
}

// boardIn places the board, its corners and the desk of a height below it.
func (p *places) boardIn(desk float64) {
	var all layout.Rect
	p.desk, all = p.left.CutBottom(desk)
	_, all = all.CutBottom(table.Gap)
	size := math.Floor(min(all.W/boardWide, all.H/boardHigh)*4) / 4
	p.grid = layout.HexLayout{Origin: all.Center(), Size: size, Shape: layout.Pointy}
	p.board = layout.Around(all.Center(), layout.S(boardWide*size, boardHigh*size))
	unit := size / artSize
	p.tile = layout.S(120*unit, 136*unit)
	// The corners beside the short rows are free.
	w := (all.W-7.5*size)/2 - 4
	h := min(2.35*size, 140)
	p.stacks = layout.R(all.X, all.Y, w, h)
	p.alarm = layout.R(all.Right()-w, all.Y, w, h)
	p.aids = layout.R(all.X, all.Bottom()-h, w, h)
	p.turners = layout.R(all.Right()-w, all.Bottom()-h, w, h)
}

// Heights of a player's line from which it has two and three rows of words.
const (
	lineTwo   = 46.0
	lineThree = 74.0
)

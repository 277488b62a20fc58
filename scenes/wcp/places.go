package wcp

import (
	"math"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/ui"
)

// Lengths in units of a usual window.
const (
	margin   = 14.0
	gap      = 8.0
	rowGap   = 4.0
	columnLe = 372.0 // the least width of the column beside the board
	columnMo = 400.0 // the greatest, times the size of words
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
	log, ask                     layout.Rect

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

// place lays out the parts in area: board and desk at the left, players, log and
// question at the right, in one column or two, or all below the board where the
// window is higher than wide.
func (f *face) place(b *ui.Builder, area layout.Rect) {
	p := places{}
	in := area.InsetXY(margin, 12)
	upright := in.H > in.W*1.02
	desk := max(min(in.H*0.21, 134), 108)
	const between = 6 + 8
	if upright {
		top := min(in.W/boardWide*boardHigh, in.H-desk-gap*2-330)
		p.left, in = in.CutTop(top + gap + desk)
		_, in = in.CutTop(between)
		p.boardIn(desk)
		cols := in.Columns(2, between)
		f.places = p
		f.takePlayers(cols[0], 0)
		f.takeTalk(b, cols[1])
		return
	}
	ideal := (in.H - desk - gap) / boardHigh * boardWide
	rest := in.W - ideal - between
	least := columnLe
	double := rest >= 2*least+between
	column := max(min(rest, columnMo), least)
	if double {
		column = min(rest, 2*columnMo+between)
	}
	left, right := in.CutLeft(in.W - column - between)
	_, right = right.CutLeft(between)
	if most := (in.H - desk - gap) * 1.72; left.W > most { // the rest is margin
		spare := left.W - most
		left, right = layout.R(left.X+spare/2, left.Y, most, left.H), right.Translate(-spare/2, 0)
	}
	p.left = left
	p.boardIn(desk)
	f.places = p
	if double {
		cols := right.Columns(2, between)
		f.places.ask, cols[0] = cols[0].CutBottom(f.t.AskHeight(b, cols[0].W))
		_, cols[0] = cols[0].CutBottom(gap)
		f.places.log = cols[1]
		f.takePlayers(cols[0], 0)
		return
	}
	f.column(b, right)
}

// boardIn places the board, its corners and the desk of a height below it.
func (p *places) boardIn(desk float64) {
	var all layout.Rect
	p.desk, all = p.left.CutBottom(desk)
	_, all = all.CutBottom(gap)
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

// Heights of a player's line: one, two or three rows of words.
const (
	lineLeast = 30.0
	lineTwo   = 50.0
	lineThree = 74.0
	lineMost  = 96.0
)

// column lays out everything beside the board in one column.
func (f *face) column(b *ui.Builder, r layout.Rect) {
	n := float64(len(f.v.Players))
	talk := (64 + 46) + gap + 120
	f.takePlayers(r, min(max((r.H-talk-gap)/n-rowGap, lineLeast), lineMost))
	_, r = r.CutTop(f.places.players.H + gap)
	f.takeTalk(b, r)
}

// takePlayers gives the players lines of a height, or as high ones as there is
// room for.
func (f *face) takePlayers(r layout.Rect, height float64) {
	p := &f.places
	n := len(f.v.Players)
	if height == 0 {
		height = min((r.H+rowGap)/float64(n)-rowGap, lineMost*1.4)
	}
	p.players, _ = r.CutTop(float64(n)*(height+rowGap) - rowGap)
	p.rows = p.players.Rows(n, rowGap)
}

// takeTalk gives the lower end to the question and the rest to the log, which
// is left out where it could not show a line.
func (f *face) takeTalk(b *ui.Builder, r layout.Rect) {
	p := &f.places
	p.ask, p.log = r.CutBottom(f.t.AskHeight(b, r.W))
	_, p.log = p.log.CutBottom(gap)
	if p.log.H < 64 {
		p.log = layout.Rect{}
	}
}

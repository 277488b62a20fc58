package dzicz

import (
	"math"

	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/table"
)

// Lengths in units.
const (
	cardGap = 6.0
	rowGap  = 4.0
	hintRow = 26.0 // below the board
)

// places are where everything of the last build stands.
type places struct {
	area   layout.Rect // below the bar
	roomy  bool        // headings and tall cards fit
	frame  layout.Rect
	fields [game.Fields]layout.Rect
	edges  [5]layout.Rect // by edge
	hint   layout.Rect

	heading  layout.Rect // of the missions
	missions layout.Rect // their cards
	row      layout.Rect // secret, supply and action tokens
	players  layout.Rect
	talk     layout.Rect   // log and question
	cards    []layout.Rect // of the open missions
	chips    []layout.Rect // where a player's claimed missions begin
	tokens   []layout.Rect // where a player's action tokens are listed
	secret   layout.Rect
}

// columns stand beside the board or below it.
var columns = layout.Columns{Least: 440, Two: 470, Most: 640, First: 0.58, Height: 470, Gap: table.Gutter}

// place lays out the board, and in columns the missions, what is the player's
// own, the players, and the talk.
func (f *face) place(area layout.Rect) {
	f.places = places{}
	p := &f.places
	p.area = area.Inset(6)
	area = area.InsetXY(table.Margin, table.Edge)
	board, cols := area.Arrange(layout.Board{Aspect: 1, Under: hintRow, Most: 1900}, columns)
	p.board(board)
	first := 4
	if area.Tall() {
		first = 3 // the players stand over the talk
	}
	ease := layout.Flow(cols, table.Gap, first,
		layout.Part{Box: &p.heading, Length: layout.Length{Min: 18, Preferred: 22}, Tight: true},
		layout.Part{Box: &p.missions, Length: layout.Roomy(cardLeast, 104, 184).Times(len(f.v.Open), cardGap)},
		layout.Part{Box: &p.row, Length: layout.Roomy(46, 92, 122)},
		layout.Part{Box: &p.players, Length: layout.Roomy(24, 46, 72).Times(len(f.v.Players), rowGap)},
		layout.Part{Box: &p.talk, Length: talkLength()},
	)
	p.roomy = ease > 0.45
	p.cards = p.missions.Rows(len(f.v.Open), cardGap)
}

// board places the board with its edges, and the hint below it.
func (p *places) board(r layout.Rect) {
	p.hint, p.frame = r.CutBottom(hintRow)
	_, p.hint = p.hint.CutTop(6)
	f, side := p.frame, p.frame.W
	bar := math.Round(max(16, side*0.024))
	pad := math.Round(max(7, side*0.011))
	inner := f.Inset(2*pad + bar)
	cells := inner.Grid(game.Size, game.Size, max(3, side*0.006))
	for at := range p.fields {
		at := game.Field(at)
		p.fields[at] = cells[(game.Size-1-at.Row())*game.Size+at.Col()]
	}
	p.edges[game.North] = layout.R(inner.X, f.Y+pad, inner.W, bar)
	p.edges[game.South] = layout.R(inner.X, f.Bottom()-pad-bar, inner.W, bar)
	p.edges[game.West] = layout.R(f.X+pad, inner.Y, bar, inner.H)
	p.edges[game.East] = layout.R(f.Right()-pad-bar, inner.Y, bar, inner.H)
}

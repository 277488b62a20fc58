package menu

import (
	"math"

	"schron/assets"
	"schron/layout"
	"schron/sprites"
)

// bookFigure is a picture of a row: a sprite or a board. Its box is relative to
// the row.
type bookFigure struct {
	sprite string
	still  *still
	label  string
	box    layout.Rect
}

// badge is a number in a disc: that of a step, or of a part of a board that is
// named. Its place is relative to the row.
type badge struct {
	at   layout.Point
	n    int
	step bool
}

const (
	figureHigh = 220.0 // of a sprite
	boardHigh  = 464.0 // the most of a board
	boardLeast = 0.85  // how much of a board's width its legend must leave to stand beside it
	legendWide = 190.0 // the least width of a legend
	stepWide   = 210.0 // the least width of a step
	stepHigh   = 300.0 // the most of a step's picture
	figureGap  = 16.0
	legendLine = 21.0
	badgeRoom  = 27.0 // for the badge before words
	badgeSize  = 9.5  // the radius of a badge
)

var (
	legendText = bookText.Sized(15)
	stepText   = bookText.Sized(15)
)

// shown makes the figure of a picture in a box.
func (s *setter) shown(f assets.Shown, block assets.Block, box layout.Rect) bookFigure {
	out := bookFigure{sprite: f.Sprite, label: assets.PlainText(block.Parts[f.Caption]), box: box}
	if f.Board != nil {
		out.still = &still{board: f.Board, size: box.Size(), top: s.y + box.Y}
		s.page.stills = append(s.page.stills, out.still)
	}
	return out
}

// parts is how many callouts a picture has.
func parts(f assets.Shown) int {
	if f.Board == nil {
		return 0
	}
	return len(f.Board.Callouts)
}

// figure sets one picture with its caption. A board wider than the column of the
// text takes the margin too. The names of its parts stand beside it where there
// is room, else below.
func (s *setter) figure(at assets.Place, block assets.Block) {
	f := block.Figures[0]
	x := bookMargin
	size := layout.S(s.width-x, math.Min(figureHigh, math.Ceil((s.width-x)/s.aspect(f.Sprite))))
	beside := false
	if f.Board != nil {
		high := boardHigh
		if f.Board.High > 0 {
			high = f.Board.High
		}
		wide := math.Min(s.width, high*f.Board.Ratio)
		if left := s.width - bookMargin - figureGap - legendWide; parts(f) > 0 && left >= wide*boardLeast {
			beside, wide = true, math.Min(wide, left)
		}
		x = math.Min(x, s.width-wide)
		size = layout.S(wide, math.Round(wide/f.Board.Ratio))
	}
	row := bookRow{kind: rowFigure, place: at, h: size.H}
	row.shown = []bookFigure{s.shown(f, block, layout.R(x, 0, size.W, size.H))}
	room := s.width - x
	k := s.breaker(room, bookLine)
	if beside {
		k.width = size.W
	}
	k.part = f.Caption
	if len(block.Parts[f.Caption]) > 0 {
		row.h = k.set(wordsOf(block.Parts[f.Caption], bookText), x, size.H+8)
	}
	row.pieces = k.pieces
	switch {
	case beside:
		x += size.W + figureGap
		row.h = math.Max(row.h, s.legend(&row, f, block, layout.R(x, 2, s.width-x, 0), 1))
	case parts(f) > 0:
		cols := max(1, int((room+figureGap)/(legendWide+60+figureGap)))
		row.h = s.legend(&row, f, block, layout.R(x, row.h+6, room, 0), cols)
	}
	s.add(row, 14)
}

// legend sets the names of a board's parts in columns from the top of a box on
// and returns the y below them.
func (s *setter) legend(row *bookRow, f assets.Shown, block assets.Block, box layout.Rect, cols int) float64 {
	n := parts(f)
	rows := (n + cols - 1) / cols
	bottom := box.Y
	for c := range cols {
		y := box.Y
		col := box.Column(c, cols, figureGap)
		for i := c * rows; i < min(n, (c+1)*rows); i++ {
			y = s.named(row, block, f.Caption+1+i, badge{n: i + 1}, layout.P(col.X, y), col.W, legendText) + 4
		}
		bottom = math.Max(bottom, y)
	}
	return bottom
}

// named sets a part of a block behind a badge and returns the y below it.
func (s *setter) named(row *bookRow, block assets.Block, part int, b badge, at layout.Point, width float64, st sprites.TextStyle) float64 {
	k := s.breaker(width-badgeRoom, legendLine)
	k.part = part
	y := k.set(wordsOf(block.Parts[part], st), at.X+badgeRoom, at.Y)
	row.pieces = append(row.pieces, k.pieces...)
	b.at = layout.P(at.X+badgeSize+1, at.Y+legendLine/2+1)
	row.badges = append(row.badges, b)
	return y
}

// steps sets pictures side by side, as many as there is room for, each with its
// number and sentence below.
func (s *setter) steps(at assets.Place, block assets.Block) {
	room := s.width - bookMargin
	n := len(block.Figures)
	cols := min(n, max(1, int((room+figureGap)/(stepWide+figureGap))))
	lines := (n + cols - 1) / cols
	cols = (n + lines - 1) / lines // even lines
	for from := 0; from < n; from += cols {
		at.Part = block.Figures[from].Caption
		row := bookRow{kind: rowFigure, place: at}
		for i := from; i < min(n, from+cols); i++ {
			f := block.Figures[i]
			col := layout.R(bookMargin, 0, room, 0).Column(i-from, cols, figureGap)
			ratio := 1.6
			if f.Board != nil {
				ratio = f.Board.Ratio
			}
			wide := math.Min(col.W, stepHigh*ratio)
			box := layout.R(col.X, 0, wide, math.Round(wide/ratio))
			row.shown = append(row.shown, s.shown(f, block, box))
			y := s.named(&row, block, f.Caption, badge{n: i + 1, step: true}, layout.P(col.X, box.H+8), col.W, stepText) + 4
			if parts(f) > 0 {
				y = s.legend(&row, f, block, layout.R(col.X, y+2, col.W, 0), 1)
			}
			row.h = math.Max(row.h, y)
		}
		s.add(row, 14)
	}
}

var (
	badgeInk   = sprites.TextStyle{Size: 13, Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
	badgePaper = badgeInk.In(sprites.Paper)
	badgeRim   = sprites.Hex(0x2a2415)
	badgeStep  = sprites.Hex(0x5b4620)
)

// draw paints a badge that lies at p.
func (b badge) draw(c *sprites.Canvas, p layout.Point) {
	st := badgeInk
	c.Disc(p, badgeSize+1, badgeRim)
	if b.step {
		st = badgePaper
		c.Disc(p, badgeSize, badgeStep)
	} else {
		c.Disc(p, badgeSize, sprites.Amber)
	}
	c.Text(itoa(b.n), layout.Around(p, layout.S(3*badgeSize, 2*badgeSize)), st)
}

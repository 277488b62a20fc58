package print

import (
	"math"

	"schron/layout"
)

// Margins of a page, which printers leave empty, and what lies in them.
const (
	marginSide   = 7.0
	marginTop    = 5.5
	marginBottom = 9.0
	markFrom     = 2.0 // where a mark begins, from the line that it marks
	markLong     = 1.8
	blockGap     = 9.0  // between blocks on a page, with room for marks
	foldGap      = 4.5  // on both sides of the fold
	overlap      = 10.0 // of the pages of a board
)

// sheet is a page to print, with its back if that is a page of its own.
type sheet struct {
	size   layout.Size
	side   string // how its backs come there; Fronts if it has none
	blocks []block
	tile   *tile // of a board
}

// block is a grid of equal parts that are cut along common lines. Every other row of
// hexagons lies half a step aside and may be shorter.
type block struct {
	part      *Part
	at        layout.Point // of its upper left corner
	cols, odd int          // parts in a row, and in every other one
	rows      int
	gap       float64
	kinds     []*Kind // row by row
}

// tile is the piece of a board on one page.
type tile struct {
	part       *Part
	box        layout.Rect  // the piece of the board
	at         layout.Point // where it lies on the page
	col, row   int
	cols, rows int
}

// step is how far columns and rows lie apart.
func (b *block) step() layout.Size {
	s := b.part.Size
	if b.part.Hex {
		return layout.S(s.W+b.gap, 0.75*s.H+b.gap*math.Sqrt(3)/2)
	}
	return layout.S(s.W+b.gap, s.H+b.gap)
}

// cell is the box of a part in a block.
func (b *block) cell(i int) layout.Rect {
	size, step := b.part.Size, b.step()
	pair := b.cols + b.odd
	row, col, aside := i/pair*2, i%pair, 0.0
	if col >= b.cols {
		row, col = row+1, col-b.cols
		if b.part.Hex {
			aside = step.W / 2
		}
	}
	return layout.R(b.at.X+float64(col)*step.W+aside, b.at.Y+float64(row)*step.H, size.W, size.H)
}

// size is that of the whole block.
func (b *block) size() layout.Size {
	var r layout.Rect
	for i := range b.kinds {
		r = r.Union(b.cell(i).Translate(-b.at.X, -b.at.Y))
	}
	return r.Size()
}

// fill makes a block of as many parts as find room. It is empty if none does.
func fill(part *Part, gap float64, room layout.Size, kinds []*Kind) block {
	b := block{part: part, gap: gap}
	size, step := part.Size, b.step()
	b.cols = fits(room.W, size.W, step.W)
	b.odd = b.cols
	if part.Hex {
		b.odd = fits(room.W-step.W/2, size.W, step.W)
	}
	b.rows = fits(room.H, size.H, step.H)
	n := min(len(kinds), b.rows/2*(b.cols+b.odd)+b.rows%2*b.cols)
	b.kinds = kinds[:n]
	if n < b.cols {
		b.cols = n
	}
	for b.rows > 1 && (b.rows-1)/2*(b.cols+b.odd)+(b.rows-1)%2*b.cols >= n {
		b.rows--
	}
	return b
}

// fits is how many things of a length lie in a row, at a distance from each other's
// beginning.
func fits(room, length, step float64) int {
	return max(0, 1+int(math.Floor((room-length+1e-6)/step)))
}

// packer lays parts on sheets.
type packer struct {
	o      Options
	sheets []sheet
	y      float64 // how far the last sheet is filled
}

// pack lays the parts of a box on sheets: boards first, then what has backs, then the
// others.
func pack(parts []Part, o Options) []sheet {
	p := &packer{o: o}
	for i := range parts {
		if parts[i].Board {
			p.board(&parts[i])
		}
	}
	for _, backs := range []bool{true, false} {
		p.y = math.Inf(1)
		for i := range parts {
			if part := &parts[i]; !part.Board && part.backs() == backs {
				p.part(part)
			}
		}
	}
	return p.sheets
}

// side is how the backs of a part come there. What is too large to be folded is printed
// on both sides.
func (p *packer) side(part *Part) string {
	switch room := area(p.page(Fold), Fold); {
	case !part.backs():
		return Fronts
	case p.o.Sides == Fold && (part.Size.W > room.W || part.Size.H > room.H):
		return Duplex
	}
	return p.o.Sides
}

// page is the size of a page for a part. A page to fold lies on its side.
func (p *packer) page(side string) layout.Size {
	s := sizes[p.o.Paper]
	if side == Fold {
		s.W, s.H = s.H, s.W
	}
	return s
}

// area is where fronts may lie on a page.
func area(page layout.Size, side string) layout.Rect {
	r := layout.R(marginSide, marginTop, page.W-2*marginSide, page.H-marginTop-marginBottom)
	if side == Fold {
		r.W = page.W/2 - marginSide - foldGap
	}
	return r
}

// part lays all of a part on the sheet at hand and on new ones.
func (p *packer) part(part *Part) {
	var kinds []*Kind
	for i := range part.Kinds {
		for range part.Kinds[i].Count {
			kinds = append(kinds, &part.Kinds[i])
		}
	}
	side := p.side(part)
	page := p.page(side)
	room := area(page, side)
	for len(kinds) > 0 {
		b := fill(part, p.o.Gap, layout.S(room.W, room.Bottom()-p.y), kinds)
		if len(b.kinds) == 0 {
			p.sheets = append(p.sheets, sheet{size: page, side: side})
			p.y = room.Y
			b = fill(part, p.o.Gap, room.Size(), kinds)
		}
		size := b.size()
		b.at = layout.P((page.W-size.W)/2, p.y)
		if side == Fold {
			b.at.X = room.Right() - size.W
		}
		s := &p.sheets[len(p.sheets)-1]
		s.blocks = append(s.blocks, b)
		kinds, p.y = kinds[len(b.kinds):], p.y+size.H+blockGap
	}
}

// board lays a board on as few pages as it needs, upright or on their side.
func (p *packer) board(part *Part) {
	upright := sizes[p.o.Paper]
	lying := layout.S(upright.H, upright.W)
	page := upright
	cols, rows := tiles(part.Size, upright)
	if c, r := tiles(part.Size, lying); c*r < cols*rows {
		page, cols, rows = lying, c, r
	}
	size := layout.S(tileLength(part.Size.W, cols), tileLength(part.Size.H, rows))
	for i := range cols * rows {
		col, row := i%cols, i/cols
		box := layout.R(float64(col)*(size.W-overlap), float64(row)*(size.H-overlap), size.W, size.H)
		room := area(page, Fronts)
		at := layout.P((page.W-size.W)/2, room.Y+(room.H-size.H)/2)
		p.sheets = append(p.sheets, sheet{size: page, side: Fronts, tile: &tile{part, box, at, col, row, cols, rows}})
	}
}

// tiles is how many pages a board needs across and down.
func tiles(board, page layout.Size) (cols, rows int) {
	room := area(page, Fronts)
	n := func(length, room float64) int {
		return max(1, int(math.Ceil((length-overlap-1e-6)/(room-overlap))))
	}
	return n(board.W, room.W), n(board.H, room.H)
}

// tileLength is that of one of n tiles of a length, which overlap.
func tileLength(length float64, n int) float64 {
	return (length + float64(n-1)*overlap) / float64(n)
}

package print

import (
	"math"
	"slices"

	"schron/layout"
)

// Margins of a page. Printers leave 4 mm empty; marks and the line at the foot lie between
// that and the parts.
const (
	marginSide   = 7.9
	marginTop    = 8.5
	marginBottom = 10.9
	footLine     = 4.8 // above the edge of the page
	markFrom     = 2.5 // where a mark begins, from the line that it marks
	markLong     = 1.3
	blockGap     = 8.0  // between blocks on a page, with room for marks
	foldGap      = 5.6  // on both sides of the fold
	overlap      = 10.0 // of the pages of a board
)

// sheet is a page to print, with its back if that is a page of its own.
type sheet struct {
	size   layout.Size
	side   string // how its backs come there; Fronts if it has none
	blocks []block
	y      float64 // how far it is filled
	tile   *tile   // of a board
}

// block is a grid of parts of one size that are cut along common lines. Every other row of
// hexagons lies half a step aside and may be shorter.
type block struct {
	size      layout.Size // of a part as it lies
	hex       bool
	turned    bool         // its fronts lie on their right side, the backs on their left
	at        layout.Point // of its upper left corner
	cols, odd int          // parts in a row, and in every other one
	rows      int
	gap       float64
	pieces    []piece // row by row
}

// piece is one of the parts in the box.
type piece struct {
	part *Part
	kind *Kind
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
	if b.hex {
		return layout.S(b.size.W+b.gap, 0.75*b.size.H+b.gap*math.Sqrt(3)/2)
	}
	return layout.S(b.size.W+b.gap, b.size.H+b.gap)
}

// cell is the box of a part in a block.
func (b *block) cell(i int) layout.Rect {
	step := b.step()
	pair := b.cols + b.odd
	row, col, aside := i/pair*2, i%pair, 0.0
	if col >= b.cols {
		row, col = row+1, col-b.cols
		if b.hex {
			aside = step.W / 2
		}
	}
	return layout.R(b.at.X+float64(col)*step.W+aside, b.at.Y+float64(row)*step.H, b.size.W, b.size.H)
}

// whole is the box around a block.
func (b *block) whole() (r layout.Rect) {
	for i := range b.pieces {
		r = r.Union(b.cell(i))
	}
	return r
}

// grid makes a block of as many parts as find room. It is empty if none does.
func grid(pieces []piece, turned bool, gap float64, room layout.Size) block {
	part := pieces[0].part
	b := block{size: part.Size, hex: part.Hex, turned: turned, gap: gap}
	if turned {
		b.size = layout.S(b.size.H, b.size.W)
	}
	step := b.step()
	b.cols = fits(room.W, b.size.W, step.W)
	b.odd = b.cols
	if b.hex {
		b.odd = fits(room.W-step.W/2, b.size.W, step.W)
	}
	b.rows = fits(room.H, b.size.H, step.H)
	n := min(len(pieces), b.rows/2*(b.cols+b.odd)+b.rows%2*b.cols)
	b.pieces = pieces[:n]
	if n < b.cols {
		b.cols = n
	}
	for b.rows > 1 && (b.rows-1)/2*(b.cols+b.odd)+(b.rows-1)%2*b.cols >= n {
		b.rows--
	}
	return b
}

// fill is a grid of parts that stand or lie on their sides, whichever finds room for more,
// or takes less.
func fill(pieces []piece, gap float64, room layout.Size) block {
	b := grid(pieces, false, gap, room)
	if b.hex {
		return b
	}
	turned := grid(pieces, true, gap, room)
	if more := len(turned.pieces) - len(b.pieces); more > 0 || more == 0 && turned.whole().H < b.whole().H {
		return turned
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
}

// pack lays the parts of a box on sheets: boards first, then what has backs, then the
// others. Parts of one size lie together.
func pack(parts []Part, o Options) []sheet {
	p := &packer{o: o}
	for i := range parts {
		if parts[i].Board {
			p.board(&parts[i])
		}
	}
	for _, backs := range []bool{true, false} {
		var rest []*Part
		for i := range parts {
			if !parts[i].Board && parts[i].backs() == backs {
				rest = append(rest, &parts[i])
			}
		}
		for len(rest) > 0 {
			first, alike := rest[0], []*Part(nil)
			rest = slices.DeleteFunc(rest, func(part *Part) bool {
				same := part.Size == first.Size && part.Hex == first.Hex
				if same {
					alike = append(alike, part)
				}
				return same
			})
			p.parts(alike)
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

// parts lays all of some parts of one size on the sheet at hand and on new ones.
func (p *packer) parts(parts []*Part) {
	var pieces []piece
	for _, part := range parts {
		for i := range part.Kinds {
			pieces = append(pieces, slices.Repeat([]piece{{part, &part.Kinds[i]}}, part.Kinds[i].Count)...)
		}
	}
	side := p.side(parts[0])
	page := p.page(side)
	room := area(page, side)
	for len(pieces) > 0 {
		b, on := p.rest(pieces, side, room)
		if on == nil {
			p.sheets = append(p.sheets, sheet{size: page, side: side, y: room.Y})
			on = &p.sheets[len(p.sheets)-1]
			b = fill(pieces, p.o.Gap, room.Size())
		}
		size := b.whole().Size()
		b.at = layout.P((page.W-size.W)/2, on.y)
		if side == Fold {
			b.at.X = room.Right() - size.W
		}
		on.blocks, on.y = append(on.blocks, b), on.y+size.H+blockGap
		pieces = pieces[len(b.pieces):]
	}
}

// rest fills what is left of a sheet: of the first where all parts find room, or of the last
// if any does. It returns no sheet if none does.
func (p *packer) rest(pieces []piece, side string, room layout.Rect) (block, *sheet) {
	for i := range p.sheets {
		s := &p.sheets[i]
		if s.tile != nil || s.side != side {
			continue
		}
		b := fill(pieces, p.o.Gap, layout.S(room.W, room.Bottom()-s.y))
		if n := len(b.pieces); n == len(pieces) || n > 0 && i == len(p.sheets)-1 {
			return b, s
		}
	}
	return block{}, nil
}

// board lays a board on as few pages as it needs, upright or on their side.
func (p *packer) board(part *Part) {
	paper := p.o.Paper
	if p.o.Board != "" {
		paper = p.o.Board
	}
	page, cols, rows := boardPage(part.Size, sizes[paper])
	size := layout.S(tileLength(part.Size.W, cols), tileLength(part.Size.H, rows))
	for i := range cols * rows {
		col, row := i%cols, i/cols
		box := layout.R(float64(col)*(size.W-overlap), float64(row)*(size.H-overlap), size.W, size.H)
		room := area(page, Fronts)
		at := layout.P((page.W-size.W)/2, room.Y+(room.H-size.H)/2)
		p.sheets = append(p.sheets, sheet{size: page, side: Fronts, tile: &tile{part, box, at, col, row, cols, rows}})
	}
}

// boardPage is a page, upright or on its side, of which a board needs fewer, and how many
// across and down.
func boardPage(board, upright layout.Size) (page layout.Size, cols, rows int) {
	lying := layout.S(upright.H, upright.W)
	cols, rows = tiles(board, upright)
	if c, r := tiles(board, lying); c*r < cols*rows {
		return lying, c, r
	}
	return upright, cols, rows
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

package dolores

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/sprites"
)

// printPage is a sheet of tables or of the ledger, which fits on A4 and on Letter.
var printPage = layout.S(180, 260)

// Styles of pages; sizes are millimetres.
var (
	printHead  = sprites.TextStyle{Size: 4, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle}
	printLine  = sprites.TextStyle{Size: 2.9, Colour: sprites.Ink, AlignY: sprites.Middle}
	printRule  = sprites.PanelStyle{Border: sprites.Hex(0x8a8a8a), Width: 0.15}
	printWhite = sprites.Hex(0xffffff)
)

// Widths of what stands in tables, in millimetres.
const (
	printRow  = 5.2 // height of a row
	printIcon = 4.4
)

// printCells are the widths of the cells of a table in millimetres.
var printCells = map[string][]float64{"goods": {24}, "taxed": {40, 40}, "buildings": {42, 58, 18}, "taxes": {22, 22}}

// drawTables draws the tables of prices and taxes one below another.
func drawTables(p *print.Pen, w *say.Speaker) {
	p.Ground(printWhite)
	r := p.Box.InsetXY(4, 3)
	for _, t := range game.PriceTables() {
		r = drawTable(p, w, r, &t)
	}
}

// drawTable draws a table and returns what is left below it.
func drawTable(p *print.Pen, w *say.Speaker, r layout.Rect, t *rules.SheetSection) layout.Rect {
	across := max(1, t.Across)
	title, r := r.CutTop(printRow + 1.5)
	p.Text(w.Text(t.Title), title, printHead)
	for i := range across {
		head, _ := r.Column(i, across, 6).CutTop(printRow)
		for k, words := range t.Heads {
			p.Text(w.Text(words), cellsOf(head, t)[k], printLine.Strong())
		}
	}
	_, r = r.CutTop(printRow)
	rows := (len(t.Rows) + across - 1) / across
	for i := range t.Rows {
		column := r.Column(i/rows, across, 6)
		drawRow(p, w, layout.R(column.X, column.Y+float64(i%rows)*printRow, column.W, printRow), &t.Rows[i], cellsOf(column, t))
	}
	_, r = r.CutTop(float64(rows)*printRow + 2)
	return r
}

// cellsOf are the boxes of the cells at the end of a row of a table.
func cellsOf(row layout.Rect, t *rules.SheetSection) (boxes []layout.Rect) {
	x := row.Right()
	for _, w := range printCells[t.ID] {
		x -= w
	}
	for _, w := range printCells[t.ID] {
		boxes = append(boxes, layout.R(x, row.Y, w-1, row.H))
		x += w
	}
	return boxes
}

// drawRow draws a row: picture, name, and its cells.
func drawRow(p *print.Pen, w *say.Speaker, r layout.Rect, row *rules.SheetRow, cells []layout.Rect) {
	p.Panel(layout.R(r.X, r.Y, r.W, printRule.Width), printRule)
	words, rest := w.Text(row.Name), r
	if row.Picture != "" {
		var icon layout.Rect
		icon, rest = r.CutLeft(printIcon + 1.5)
		p.Sign(printArt(row.Picture), layout.Around(icon.Center(), layout.S(printIcon, printIcon)), sprites.Ink)
	}
	if !row.Text.Empty() {
		words += " " + w.Text(row.Text)
	}
	if len(row.Cells) == 0 {
		p.Text(words, rest, printLine)
		return
	}
	p.Text(words, layout.R(rest.X, rest.Y, cells[0].X-rest.X-1, rest.H), printLine)
	for k, cell := range row.Cells {
		drawCell(p, w, layout.R(cells[k].X, r.Y, cells[k].W, r.H), cell)
	}
}

// drawCell draws words, or amounts of goods with their pictures.
func drawCell(p *print.Pen, w *say.Speaker, r layout.Rect, cell rules.SheetCell) {
	if len(cell.Counts) == 0 {
		p.Text(w.Text(cell.Text), r, printLine)
		return
	}
	const wide = 8.2
	for i, c := range cell.Counts {
		box := layout.R(r.X+wide*float64(i), r.Y, wide, r.H)
		number, icon := box.CutLeft(wide - printIcon)
		p.Text(strconv.Itoa(c.N), number.InsetXY(0.3, 0), printLine.Aligned(sprites.End, sprites.Middle))
		p.Sign(printArt(c.Picture), layout.Around(icon.Center(), layout.S(printIcon-0.4, printIcon-0.4)), sprites.Ink)
	}
}

// printArt is the picture of a thing on white paper. Those of units are made for dark ground.
func printArt(picture string) string {
	for g := game.Infantry; g < game.GoodKinds; g++ {
		if picture == "good-"+g.String() {
			return unitArt[g]
		}
	}
	return "dolores/" + picture
}

// What a page of the ledger has room for.
const (
	ledgerRounds = 10
	ledgerCities = game.MaxCities
)

// drawLedger draws a page to write on: the store round by round, and the cities with
// their districts.
func drawLedger(p *print.Pen, w *say.Speaker) {
	p.Ground(printWhite)
	r := p.Box.InsetXY(4, 3)
	title, r := r.CutTop(9)
	p.Text(w.Key("dolores.print.ledger.words"), title, printHead.Sized(5))
	store, cities := r.CutTop((float64(game.Money) + 2) * printRow)
	for i := range int(game.Money) + 2 {
		row := store.Row(i, int(game.Money)+2, 0)
		p.Panel(layout.R(row.X, row.Y, row.W, printRule.Width), printRule)
		name, cells := row.CutLeft(46)
		if i == 0 {
			p.Text(w.Key("dolores.print.ledger.round"), name, printLine.Strong())
		} else {
			g := game.Good(i - 1)
			icon, words := name.CutLeft(printIcon + 1.5)
			p.Sign(printArt("good-"+g.String()), layout.Around(icon.Center(), layout.S(printIcon, printIcon)), sprites.Ink)
			p.Text(w.Text(g.Name()), words, printLine)
		}
		for k := range ledgerRounds {
			box := cells.Column(k, ledgerRounds, 0)
			p.Panel(layout.R(box.X, box.Y, printRule.Width, box.H), printRule)
		}
	}
	_, cities = cities.CutTop(3)
	head, cities := cities.CutTop(printRow + 1)
	p.Text(w.Key("dolores.print.ledger.cities"), head, printHead)
	for i := range ledgerCities {
		row := cities.Row(i, ledgerCities, 1.5)
		field, districts := row.CutLeft(20)
		p.Panel(field, printRule)
		for k := range game.Districts {
			box := districts.Column(k, game.Districts, 0)
			p.Panel(box, printRule)
			p.Text(strconv.Itoa(k+1), layout.R(box.X+0.6, box.Y+0.4, 4, 2.6), printLine.Sized(2.2))
		}
	}
}

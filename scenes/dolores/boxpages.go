package dolores

import (
	"strconv"

	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/sprites"
)

// Styles of pages; sizes are millimetres.
var (
	printHead  = sprites.TextStyle{Size: 4, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle}
	printLine  = sprites.TextStyle{Size: 2.9, Colour: sprites.Ink, AlignY: sprites.Middle}
	printRule  = sprites.PanelStyle{Border: sprites.Hex(0x8a8a8a), Width: 0.15}
	printWhite = sprites.Hex(0xffffff)
)

// Sizes of what stands in the ledger, in millimetres.
const (
	printRow  = 5.2 // height of a row
	printIcon = 4.4
)

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

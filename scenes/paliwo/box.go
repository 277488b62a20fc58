package paliwo

import (
	"image/color"
	"strconv"
	"strings"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// Sizes of what is in the box, in millimetres. A figure is a strip, folded at its head. It
// stands on a field on two feet, bent outwards.
const (
	printField  = 25.0
	printSide   = 14.0 // beside the car park
	printBuses  = 16.0
	printMarket = 16.0
	printTrack  = 26.0 // of terror, below the supermarket
	printTall   = 24.0 // of a figure
	printFoot   = 9.0
)

var (
	printFigure = layout.S(20, 2*(printTall+printFoot))
	printFlat   = layout.S(22, 22)
	printToken  = layout.S(18, 18)
	printBullet = layout.S(10, 18)
)

// Styles of what is printed; sizes are millimetres.
var (
	printCoordinate = sprites.TextStyle{Size: 4, Bold: true, Colour: sprites.Muted, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printNumber     = sprites.TextStyle{Size: 8, Bold: true, Colour: sprites.Muted, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printToes       = sprites.TextStyle{Size: 3, Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printTitle      = sprites.TextStyle{Size: 5.4, Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printBody       = sprites.TextStyle{Size: 3.6, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printMarketSign = sprites.TextStyle{Size: 8, Bold: true, Colour: sprites.Hex(0xffe2a0), AlignX: sprites.Middle, AlignY: sprites.Middle}
	printGrid       = sprites.PanelStyle{Border: sprites.LineColour, Width: 0.15}
	printFrames     = [2]sprites.PanelStyle{{Border: sprites.Hex(0x3f6f94), Width: 0.8, Radius: 3}, {Border: sprites.Hex(0x5f7f3a), Width: 0.8, Radius: 3}}
	printEdges      = [2]color.NRGBA{sprites.Hex(0x203a4e), sprites.Hex(0x2d3d1c)}
)

// printArt is a picture in its own colours.
var printArt color.NRGBA

// boxOf lists what is in the box of Walka o paliwo.
func boxOf(w *say.Speaker) print.Box {
	art := func(ground color.NRGBA, pictures ...string) func(p *print.Pen) {
		return func(p *print.Pen) {
			p.Ground(ground)
			for _, name := range pictures {
				p.Art(name, p.Box.Inset(1), printArt)
			}
		}
	}
	both := func(id string, n int, front, back func(p *print.Pen)) print.Kind {
		return print.Kind{ID: id, Count: n, Front: front, Back: back}
	}
	ground, flesh := sprites.Hex(0xd8d2c4), sprites.Hex(0xb9c2a2)
	board := print.Part{
		ID: "board", Size: layout.S(game.Cols*printField+2*printSide, game.Rows*printField+printBuses+printMarket+printTrack), Board: true,
		Kinds: []print.Kind{{Count: 1, Front: func(p *print.Pen) { drawPrintedBoard(p, w) }}},
	}
	figure := func(id string, n int, ground color.NRGBA, words string, front, back func(p *print.Pen, r layout.Rect)) print.Kind {
		return print.Kind{ID: id, Count: n, Front: func(p *print.Pen) { drawFigure(p, ground, words, front, back) }}
	}
	human, turned := print.Part{ID: "human", Size: printFigure}, print.Part{ID: "turned", Size: printFigure}
	for _, h := range game.Humans() {
		person := func(wounds string) func(p *print.Pen, r layout.Rect) {
			return func(p *print.Pen, r layout.Rect) { p.Art("paliwo/human-"+h.String()+wounds, r, printArt) }
		}
		human.Kinds = append(human.Kinds, figure(h.String(), 1, ground, w.Text(h.Name()), person("-0"), person("-1")))
		front, back := printedZombie("paliwo/zombie-was-"+h.String(), sprites.Hex(0x77808c))
		turned.Kinds = append(turned.Kinds, figure(h.String(), 1, flesh, "", front, back))
	}
	zombie := print.Part{ID: "zombie", Size: printFigure}
	for i := range 6 { // as many faces as there are pictures
		front, back := printedZombie("paliwo/zombie-face-"+strconv.Itoa(i), sprites.Hex(0x6f8f4a))
		zombie.Kinds = append(zombie.Kinds, figure(strconv.Itoa(i+1), game.ZombiesTotal/6, flesh, "", front, back))
	}
	crawler := print.Part{ID: "crawler", Size: printFlat, Kinds: []print.Kind{both("", game.CrawlersMost, art(flesh, "paliwo/crawler-0"), art(flesh, "paliwo/crawler-1"))}}
	find := print.Part{ID: "find", Size: printToken}
	for _, f := range game.Faces() {
		find.Kinds = append(find.Kinds, both(f.String(), game.Finds(f), art(ground, "paliwo/find-"+f.String()), art(sprites.TableTop, "paliwo/find-closed")))
	}
	token := print.Part{ID: "token", Size: printToken}
	for _, k := range []struct {
		id    string
		n     int
		front string
		back  string
	}{
		{"fuel", game.FuelTokens, "paliwo/fuel", "paliwo/fuel"},
		{"weapon", game.WeaponTokens, "paliwo/weapon", "paliwo/weapon"},
		{"briefcase", 1, "paliwo/briefcase", "paliwo/briefcase-used"},
		{"crawler", game.CrawlerTokens, "paliwo/crawler-token", "paliwo/crawler-token"},
		{"goo", game.GooReserve, "paliwo/goo", "paliwo/goo"},
		{"terror", 1, "paliwo/terror-marker", "paliwo/terror-marker"},
	} {
		token.Kinds = append(token.Kinds, both(k.id, k.n, art(ground, k.front), art(ground, k.back)))
	}
	bullet := print.Part{ID: "bullet", Size: printBullet, Kinds: []print.Kind{both("", game.Bullets, art(ground, "paliwo/bullet"), art(ground, "paliwo/bullet-spent"))}}
	card := print.Part{ID: "card", Size: print.Card}
	for seat, side := range []string{"humans", "zombies"} {
		for _, c := range game.CardsOf(seat) {
			card.Kinds = append(card.Kinds, both(c.String(), 1,
				func(p *print.Pen) { drawPrintedCard(p, w, c, side) },
				func(p *print.Pen) {
					p.Ground(printEdges[seat])
					p.Art("paliwo/card-back-"+side, p.Box.Inset(4), printArt)
				}))
		}
	}
	return print.Box{
		Game:  "paliwo",
		Parts: []print.Part{board, human, zombie, turned, crawler, find, token, bullet, card, sheet.Printed(game.Game{}, w, sheetPicture)},
		Hints: []string{w.Key("paliwo.print.hint")},
	}.Named(w)
}

// printedZombie draws a zombie from the front and from behind.
func printedZombie(face string, tint color.NRGBA) (front, back func(p *print.Pen, r layout.Rect)) {
	back = func(p *print.Pen, r layout.Rect) { p.Art("paliwo/zombie-S", r, tint) }
	return func(p *print.Pen, r layout.Rect) {
		back(p, r)
		p.Art(face, r, printArt)
	}, back
}

// drawFigure draws a figure to fold: a foot, the back on its head, the front and a foot.
// The front foot has words, or else an arrow that says where the figure looks.
func drawFigure(p *print.Pen, ground color.NRGBA, words string, front, back func(p *print.Pen, r layout.Rect)) {
	p.Ground(ground)
	upper, lower := p.Box.Row(0, 2, 0), p.Box.Row(1, 2, 0)
	foot, upper := upper.CutTop(printFoot)
	toes, lower := lower.CutBottom(printFoot)
	p.Upside(upper, func() { back(p, upper.Inset(0.8)) })
	front(p, lower.Inset(0.8))
	if words == "" {
		p.Upside(toes, func() { p.Art("paliwo/facing", toes.Inset(1), printArt) })
	} else {
		p.Text(words, toes.Inset(1), printToes)
		p.Upside(foot, func() { p.Text(words, foot.Inset(1), printToes) })
	}
	for _, y := range []float64{printFoot, p.Box.H / 2, p.Box.H - printFoot} {
		p.Line(layout.P(0, y), layout.P(p.Box.W, y), 0.15, true)
	}
}

// drawPrintedCard draws a special card: its emblem, its title and what it does.
func drawPrintedCard(p *print.Pen, w *say.Speaker, c game.Card, side string) {
	p.Ground(sprites.PaperHigh)
	p.Panel(p.Box.Inset(2.5), printFrames[c.Side()])
	emblem, in := p.Box.Inset(6).CutTop(30)
	p.Art("paliwo/card-plate-"+side, emblem, printArt)
	p.Art("paliwo/act-"+c.String(), emblem.Grow(0.66), printArt)
	title, in := in.CutTop(11)
	p.Paragraph(w.Text(c.Name()), title, printTitle)
	p.Paragraph(w.Text(c.Help()), in, printBody)
}

// drawPrintedBoard draws the car park between buses and supermarket, with coordinates, ways
// out at its sides and the track of terror.
func drawPrintedBoard(p *print.Pen, w *say.Speaker) {
	p.Ground(sprites.Hex(0x0e1112))
	fields := func(from, to game.Field) layout.Rect {
		return layout.R(printSide+float64(from.Col())*printField, printBuses+float64(game.Rows-1-to.Row())*printField,
			float64(to.Col()-from.Col()+1)*printField, float64(to.Row()-from.Row()+1)*printField)
	}
	const buses = 5
	wide := game.Cols * printField / float64(buses)
	for i := range buses {
		p.Art("paliwo/bus", layout.R(printSide+float64(i)*wide, 1, wide, printBuses-2), sprites.Hex(0x96402e))
	}
	for at := range game.Field(game.Fields) {
		box := fields(at, at)
		if !p.Spare {
			pieces.Asphalt(p, box, at.Col(), at.Row())
		}
		p.Panel(box, printGrid)
	}
	for row := range game.Rows {
		for _, east := range []bool{false, true} {
			box := fields(game.At(0, row), game.At(0, row))
			x := printSide / 2.0
			if east {
				x = p.Box.W - x
			}
			p.Text(strconv.Itoa(row+1), layout.Around(layout.P(x, box.Y+5), layout.S(printSide, 6)), printCoordinate)
			p.Art("paliwo/cone", layout.Around(layout.P(x, box.Y+15), layout.S(9, 12)), printArt)
		}
	}
	for i := range obstacles {
		obstacles[i].draw(p, fields(obstacles[i].from, obstacles[i].to))
	}
	for at := range game.Field(game.Fields) {
		if game.GooAt(at) {
			p.Art("paliwo/goo", fields(at, at), printArt)
		}
	}
	front := layout.R(printSide, printBuses+game.Rows*printField+1, game.Cols*printField, printMarket-2)
	p.Panel(front, sprites.PanelStyle{Fill: sprites.Hex(0x2e4148), Border: sprites.Ink, Width: 0.4, Radius: 2})
	p.Text(w.Key("paliwo.table.supermarket"), front, printMarketSign)
	for col := range game.Cols {
		box := fields(game.At(col, 0), game.At(col, 0))
		name := strings.TrimRight(game.At(col, 0).String(), "0123456789")
		p.Text(name, layout.R(box.X, front.Bottom(), printField, 6), printCoordinate)
	}
	track := layout.R(printSide, front.Bottom()+6, game.Cols*printField, printTrack-8)
	p.Text(w.Key("paliwo.print.terror"), layout.R(track.X, track.Y, 42, track.H), printCoordinate)
	track.X, track.W = track.X+46, track.W-46
	for n := range game.TerrorMost {
		box := pieces.TerrorField(track, n+1, game.TerrorMost)
		p.Art("paliwo/terror-field", box, printArt)
		p.Text(strconv.Itoa(n+1), box, printNumber)
	}
}

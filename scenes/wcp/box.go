package wcp

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/table/sheet"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// Sizes of what is in the box, in millimetres. Halls and content tokens are hexagons, by
// the distance of their flats.
const (
	printHall    = 60.0
	printContent = 30.0
	printGate    = 30.0
	printAway    = 18.0 // from the edge of the base to the middle of an entrance
)

var (
	printBoard  = layout.S(488, 428)
	printPawn   = layout.S(18, 22)
	printActive = layout.S(28, 28)
	printMarker = layout.S(12, 12)
	printBreach = layout.S(20, 20)
)

// Styles of what is printed; sizes are millimetres.
var (
	printTitle = sprites.TextStyle{Size: 6.4, Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printField = sprites.TextStyle{Size: 5, Bold: true, Colour: sprites.Muted, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printCard  = sprites.PanelStyle{Border: sprites.LineColour, Width: 0.5, Radius: 3}
)

// printBreaches is how many halls can be marked as breached (WCP-14). In 120 games by
// chance it was never more than one.
const printBreaches = 4

// printArt is a picture in its own colours, printRim the ground of halls.
var (
	printArt color.NRGBA
	printRim = sprites.Hex(0x15120e)
)

// boxOf lists what is in the box of WCP.
func boxOf(w *say.Speaker) print.Box {
	board := print.Part{ID: "board", Size: printBoard, Board: true, Kinds: []print.Kind{{Count: 1, Front: drawPrintedBoard}}}
	hall := print.Part{ID: "hall", Size: print.HexSize(printHall), Hex: true}
	for _, t := range game.Tiles() {
		hall.Kinds = append(hall.Kinds, print.Kind{
			ID: t.String(), Count: t.Copies(),
			Front: func(p *print.Pen) {
				p.Ground(printRim)
				pieces.Hall(p, p.Box, edgesOf(t.Open(), false), sprites.SpriteOpt{})
				drawSpareWalls(p, layout.EdgeMask(t.Open()))
			},
			Back: func(p *print.Pen) {
				p.Ground(printRim)
				p.Art("wcp/hall-destroyed", p.Box, printArt)
			},
		})
	}
	drawCentral := func(pressed bool) func(p *print.Pen) {
		return func(p *print.Pen) {
			p.Ground(printRim)
			pieces.CentralHall(p, p.Box, pressed, sprites.SpriteOpt{})
		}
	}
	central := print.Part{
		ID: "central", Size: print.HexSize(printHall), Hex: true, Kinds: []print.Kind{{Count: 1, Front: drawCentral(false), Back: drawCentral(true)}},
	}
	content := print.Part{ID: "content", Size: print.HexSize(printContent), Hex: true}
	for _, t := range game.Tokens() {
		content.Kinds = append(content.Kinds, print.Kind{
			ID: t.String(), Count: t.Copies(),
			Front: func(p *print.Pen) { printedToken(p, t) },
			Back: func(p *print.Pen) {
				p.Ground(sprites.Hex(0x241c16))
				p.Art("wcp/content-back", p.Box.Grow(0.62), printArt)
			},
		})
	}
	vehicle := print.Part{ID: "vehicle", Size: print.Card}
	for _, v := range game.Vehicles() {
		vehicle.Kinds = append(vehicle.Kinds, print.Kind{
			ID: v.String(), Count: 1,
			Front: func(p *print.Pen) { printedVehicle(p, v, w.Text(v.Name())) },
			Back:  func(p *print.Pen) { printedCardBack(p, w.Key("wcp.name")) },
		})
	}
	pawn, active := print.Part{ID: "pawn", Size: printPawn}, print.Part{ID: "entrance", Size: printActive}
	for _, id := range sprites.PlayerColours() {
		o := sprites.OwnerOf(id)
		same := func(to *print.Part, draw func(p *print.Pen)) {
			to.Kinds = append(to.Kinds, print.Kind{ID: string(id), Count: 1, Front: draw, Back: draw})
		}
		same(&pawn, func(p *print.Pen) {
			p.Ground(sprites.Lighter(o.Colour, 0.62))
			p.Piece(pawnArt[6], p.Box.Inset(1), o, sprites.MarkSpot{X: 0.5, Y: 0.622, Size: 0.2})
		})
		same(&active, func(p *print.Pen) {
			p.Ground(sprites.TableTop)
			p.Art("wcp/entrance-active", p.Box.Inset(1.5), o.Colour)
			p.Sign(sprites.MarkPicture(o.Mark, !p.Spare), p.Box.Grow(0.3), sprites.Hex(0xffffff))
		})
	}
	marker := print.Part{ID: "marker", Size: printMarker}
	fire, armour, boosters := game.MostMarkers()
	for s, n := range []int{fireSign: fire, armourSign: armour, boosterSign: boosters} {
		draw := func(p *print.Pen) {
			p.Ground(sprites.PaperHigh)
			p.Art(signArt[s], p.Box.Inset(1.5), printArt)
		}
		marker.Kinds = append(marker.Kinds, print.Kind{ID: []string{"fire", "armour", "booster"}[s], Count: n, Front: draw, Back: draw})
	}
	drawBreach := func(p *print.Pen) {
		p.Ground(sprites.TableTop)
		p.Art("wcp/blast", p.Box.Inset(1.5), printArt)
	}
	breach := print.Part{ID: "breach", Size: printBreach, Kinds: []print.Kind{{Count: printBreaches, Front: drawBreach, Back: drawBreach}}}
	return print.Box{
		Game:  "wcp",
		Parts: []print.Part{board, hall, central, content, vehicle, active, pawn, breach, marker, sheet.Printed(game.Game{}, w, sheetPicture)},
		Hints: []string{w.Key("wcp.print.hint")},
	}.Named(w)
}

// drawSpareWalls makes the walls of a hall as bold in a spare print as they are in colour.
func drawSpareWalls(p *print.Pen, open layout.EdgeMask) {
	const wall = 2.4
	grid := layout.HexLayout{Origin: p.Box.Center(), Size: p.Box.H/2 - 2*wall, Shape: layout.Pointy}
	for d := range int(game.Dirs) {
		if from, to := grid.Edge(layout.Hex{}, d); p.Spare && !open.Has(d) {
			p.Line(from, to, wall, false)
		}
	}
}

// printGrid places the fields of the printed board.
var printGrid = layout.HexLayout{Origin: layout.P(printBoard.W/2, printBoard.H/2), Size: printHall / math.Sqrt(3), Shape: layout.Pointy}

// drawPrintedBoard draws the fields with their names and the entrances with their numbers.
func drawPrintedBoard(p *print.Pen) {
	p.Ground(sprites.Hex(0x0e1112))
	for _, at := range boardFields {
		mid := printGrid.ToPoint(hexOf(at))
		size := print.HexSize(printHall)
		p.Art("wcp/field", layout.Around(mid, size), printArt)
		if at == game.Centre {
			p.Art("wcp/hall-pit", layout.Around(mid, size), printArt)
		}
		p.Text(at.String(), layout.Around(layout.P(mid.X, mid.Y+size.H*0.36), layout.S(20, 6)), printField)
	}
	for d := range game.Dir(game.Dirs) {
		edge := printGrid.EdgeMid(hexOf(game.Corner(d)), int(d))
		away := edge.Sub(printGrid.Origin)
		mid := edge.Add(away.Mul(printAway / away.Len()))
		p.Art("wcp/entrance-passive", layout.Around(mid, layout.S(printGate, printGate)), printArt)
		p.Text(strconv.Itoa(int(d)+1), layout.Around(mid, layout.S(10, 10)), printTitle)
	}
}

// printedToken draws a content token. The arrows of a guard stand at its edges.
func printedToken(p *print.Pen, t game.Token) {
	p.Ground(sprites.Hex(0x2b3436))
	side := printContent * 0.66
	if t.Kind() == game.Guard {
		side = printContent * 0.56
	}
	r := layout.Around(p.Box.Center(), layout.S(side, side))
	look := &tokenLooks[t]
	words := func(words string, x, y, size float64) {
		at := layout.P(r.X+x*side, r.Y+y*side)
		p.Text(words, layout.Around(at, layout.S(side*0.5, side*0.4)), printTitle.Sized(side*size).In(sprites.Hex(0xffffff)))
	}
	if t.Kind() != game.Guard {
		p.Art(look.art, r, printArt)
		words(look.words, 0.5, 0.79, 0.30)
		return
	}
	pieces.GuardArrows(p, r, layout.EdgeMask(t.Edges()), sprites.SpriteOpt{})
	p.Art(look.art, r, printArt)
	words(strconv.Itoa(look.fire), 0.306, 0.775, 0.31)
	words(strconv.Itoa(look.armour), 0.694, 0.775, 0.31)
}

// printedVehicle draws a vehicle's card with its three characteristics.
func printedVehicle(p *print.Pen, v game.Vehicle, name string) {
	p.Ground(sprites.TableTop)
	p.Panel(p.Box.Inset(2.5), printCard)
	in := p.Box.Inset(5)
	title, in := in.CutTop(11)
	p.Text(name, title, printTitle)
	art, in := in.CutTop(36)
	p.Art(vehicleBig[v], art, sprites.Hex(0x8b9490))
	for s, n := range []int{fireSign: v.Fire(), armourSign: v.Armour(), boosterSign: v.Boosters()} {
		r := in.Column(s, 3, 2)
		r = layout.Around(r.Center(), layout.S(15, 15))
		p.Art(signArt[s], r, printArt)
		p.Text(strconv.Itoa(n), r.Translate(0, (signSpot[s]-0.5)*r.H), signText.Sized(7).In(signInks[s]))
	}
}

// printedCardBack is the back of the vehicles' cards.
func printedCardBack(p *print.Pen, words string) {
	p.Ground(sprites.TableTop)
	p.Art("wcp/button", layout.Around(layout.P(p.Box.W/2, p.Box.H*0.44), layout.S(60, 68)), printArt)
	p.Text(words, layout.R(5, p.Box.H-22, p.Box.W-10, 10), printTitle)
}

package dolores

import (
	"image/color"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// Sizes of what is in the box, in millimetres. On a field a unit lies so on a ground token
// and a border marker that all are seen.
const (
	printField = 18.0
	printEdge  = 8.0 // of the map around the fields
	printMap   = game.Size*printField + 2*printEdge
	printCoast = 0.9
	printSign  = 6.2 // of a raw material
)

var (
	printToken = layout.S(15, 15)
	printMark  = layout.S(9, 8)
)

// Styles of what is printed; sizes are millimetres.
var (
	printSide   = sprites.TextStyle{Size: 4, Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printNumber = sprites.TextStyle{Size: 3.8, Bold: true, Colour: sprites.Ink, AlignX: sprites.End, AlignY: sprites.Middle}
	printGrid   = sprites.PanelStyle{Border: sprites.Hex(0x2b3a3a), Width: 0.15}
	printBeach  = sprites.PanelStyle{Fill: sprites.Hex(0xb5a67c), Border: sprites.Hex(0xb5a67c), Width: 0.3}
)

// printColours are those of the federations (DO-3).
var printColours = [game.MaxSeats]sprites.ColourID{
	game.FederationNorth: sprites.PlayerRed, game.FederationEast: sprites.PlayerGreen,
	game.FederationSouth: sprites.PlayerBlue, game.FederationWest: sprites.PlayerAmber,
}

// printOwner is what tells the tokens of a federation.
func printOwner(f game.Federation) sprites.Owner {
	return sprites.OwnerOf(printColours[f])
}

// boxOf lists what is in the box of Dolores.
func boxOf(w *say.Speaker) print.Box {
	one := func(id string, size layout.Size, n int, ground color.NRGBA, art string) print.Part {
		return print.Part{ID: id, Size: size, Kinds: []print.Kind{{Count: n, Front: func(p *print.Pen) {
			p.Ground(ground)
			p.Art(art, p.Box.Inset(0.7), color.NRGBA{})
		}}}}
	}
	ledger := print.Part{ID: "ledger", Size: sheet.PrintPage, Kinds: []print.Kind{{Count: game.MaxSeats, Front: func(p *print.Pen) { drawLedger(p, w) }}}}
	board := print.Part{
		ID: "board", Size: layout.S(printMap, printMap), Board: true,
		Kinds: []print.Kind{{Count: 1, Front: func(p *print.Pen) { drawPrintedMap(p, w) }}},
	}
	city, section, mark := print.Part{ID: "city", Size: printToken}, print.Part{ID: "section", Size: printToken}, print.Part{ID: "border", Size: printMark}
	launcher, unit := print.Part{ID: "launcher", Size: printToken}, print.Part{ID: "unit", Size: printToken}
	for f := range game.Federation(game.MaxSeats) {
		o := printOwner(f)
		piece := func(art string, spot sprites.MarkSpot) func(p *print.Pen) {
			return func(p *print.Pen) { drawPrinted(p, art, o, spot) }
		}
		same := func(to *print.Part, id string, n int, front func(p *print.Pen)) {
			to.Kinds = append(to.Kinds, print.Kind{ID: f.String() + id, Count: n, Front: front, Back: front})
		}
		city.Kinds = append(city.Kinds, print.Kind{
			ID: f.String(), Count: game.MaxCities, Front: piece("dolores/city", pieces.BuiltMark), Back: piece("dolores/capital", pieces.BuiltMark),
		})
		for g := game.LandSection; g < game.GoodKinds; g++ {
			switch id, n := "-"+g.String(), game.Goods[g].Limit; {
			case g == game.LandSection:
				same(&section, id, n, piece("dolores/section-land", sectionMark))
			case g == game.SeaSection:
				same(&section, id, n, piece("dolores/section-sea", sectionMark))
			case isLauncher(g):
				same(&launcher, id, n, piece(pieces.CounterOf(unitArt[g]), pieces.BuiltMark))
			default:
				same(&unit, id, n, piece(pieces.CounterOf(unitArt[g]), pieces.CounterMark))
			}
		}
		mark.Kinds = append(mark.Kinds, print.Kind{ID: f.String(), Count: game.BorderMarks, Front: func(p *print.Pen) {
			p.Ground(o.Colour)
			p.Sign(sprites.MarkPicture(o.Mark, false), p.Box.Inset(1.2), sprites.TextOn(o.Colour))
		}})
	}
	return print.Box{
		Game: "dolores",
		Parts: []print.Part{
			board, city, section, launcher, unit,
			one("forest", printToken, game.ForestLimit, sprites.Hex(0x414d3e), "dolores/forest"),
			one("crop", printToken, game.CropLimit, sprites.Hex(0x6a6a55), "dolores/crop"),
			one("pollution", printToken, game.PollutionLimit, sprites.PaperHigh, "dolores/pollution"),
			one("cloud", printToken, game.CloudLimit, sprites.PaperHigh, "dolores/cloud"),
			one("fire", printToken, game.FireLimit, sprites.PaperHigh, "dolores/fire"),
			mark, sheet.Printed(game.Game{}, w, sheetPicture), ledger,
		},
		Needs: []string{w.Key("dolores.print.needs.dice"), w.Key("dolores.print.needs.pencils")},
		Hints: []string{
			w.Text(rules.Msg("dolores.print.hint.map", rules.Number("n", int(printField)))), w.Key("dolores.print.hint.single"),
			w.Key("dolores.print.hint.border"), w.Key("dolores.print.hint.capital"),
		},
	}.Named(w)
}

// printSigns stand for the pictures of units and launchers in a spare print.
var printSigns = func() map[string]string {
	out := map[string]string{}
	for g := game.Infantry; g < game.GoodKinds; g++ {
		out[pieces.CounterOf(unitArt[g])] = unitArt[g]
	}
	return out
}()

// sectionMark is where a section's token bears its owner's mark.
var sectionMark = sprites.MarkSpot{X: 0.5, Y: 0.5, Size: 0.3}

// drawPrinted draws a federation's token.
func drawPrinted(p *print.Pen, art string, o sprites.Owner, spot sprites.MarkSpot) {
	p.Ground(sprites.Lighter(o.Colour, 0.62))
	if sign, ok := printSigns[art]; ok && p.Spare { // pale they would look alike
		p.Sign(sign, p.Box.Inset(2.5), sprites.Ink)
		p.Sign(sprites.MarkPicture(o.Mark, false), layout.R(1, 1, 4, 4), sprites.Ink)
		return
	}
	p.Piece(art, p.Box.Inset(0.7), o, spot)
}

// drawPrintedMap draws the map without anything on it.
func drawPrintedMap(p *print.Pen, w *say.Speaker) {
	p.Ground(sprites.Hex(0x16303c))
	planet := pieces.Planet{Cols: game.Size, Fields: chart[:]}
	cell := func(at game.Field) layout.Rect {
		return layout.R(printEdge+float64(at.Col())*printField, printEdge+float64(at.Row())*printField, printField, printField)
	}
	for i := range game.Size {
		along := printEdge + float64(i)*printField
		for _, far := range []float64{0, printMap - printEdge} {
			p.Text(string(rune('A'+i)), layout.R(along, far, printField, printEdge), printSide)
			p.Text(strconv.Itoa(i+1), layout.R(far, along, printEdge, printField), printSide)
		}
	}
	for at := range game.Field(game.Fields) {
		r := cell(at)
		ground, art := planet.Floor(int(at))
		p.Panel(r.Inset(-0.05), sprites.PanelStyle{Fill: ground})
		for _, name := range art {
			if name != "" && !(p.Spare && chart[at].Resource > 0) {
				p.Art(name, r, color.NRGBA{})
			}
		}
		p.Panel(r.Inset(-printGrid.Width/2), printGrid)
	}
	for at := range game.Field(game.Fields) {
		r, site := cell(at), &game.Chart[at]
		drawCoast(p, at, r)
		if site.Resource > 0 {
			drawResource(p, r, &chart[at])
		}
		if site.Route {
			drawRoute(p, at, r)
		}
	}
	for f := range game.Federation(game.MaxSeats) {
		o, r := printOwner(f), cell(f.FirstCity())
		p.Panel(r, sprites.PanelStyle{Border: o.Colour, Width: 0.8})
		p.Sign(sprites.MarkPicture(o.Mark, !p.Spare), layout.R(r.X+1.3, r.Y+1, 4.6, 4.6), o.Colour)
	}
	drawWind(p, w, cell(0).Union(cell(game.At(2, 2))).Inset(3))
}

// drawCoast draws the beach of a land field towards the sea.
func drawCoast(p *print.Pen, at game.Field, r layout.Rect) {
	if game.Chart[at].Terrain == game.Sea {
		return
	}
	for d, strip := range [4]layout.Rect{
		game.North: layout.R(r.X, r.Y, r.W, printCoast), game.East: layout.R(r.Right()-printCoast, r.Y, printCoast, r.H),
		game.South: layout.R(r.X, r.Bottom()-printCoast, r.W, printCoast), game.West: layout.R(r.X, r.Y, printCoast, r.H),
	} {
		if to := at.Step(game.Direction(d), 1); to != game.NoField && game.Chart[to].Terrain == game.Sea {
			p.Panel(strip, printBeach)
		}
	}
}

// drawResource draws the number of a resource field and the signs of what it has, two in
// a row.
func drawResource(p *print.Pen, r layout.Rect, f *pieces.PlanetField) {
	number := layout.R(r.X, r.Y+0.6, r.W-1.2, 4)
	p.Text(strconv.Itoa(f.Resource/10)+strconv.Itoa(f.Resource%10), number, printNumber)
	for i, good := range f.Goods {
		at := layout.P(r.X+1+printSign*float64(i%2), r.Bottom()-0.8-printSign*float64(i/2+1))
		p.Sign(pieces.GoodSign(good), layout.R(at.X, at.Y, printSign-0.3, printSign-0.3), sprites.Ink) // never pale
	}
}

// drawRoute draws a printed route of the bank, from its middle outwards, with a stripe in
// the federation's colour.
func drawRoute(p *print.Pen, at game.Field, r layout.Rect) {
	for f, from := range printed {
		if from == at {
			o := printOwner(game.Federation(f))
			for _, name := range pieces.PrintedRoute(f) {
				p.Art(name, r, o.Colour)
			}
			return
		}
	}
}

// drawWind draws a compass and where the wind blows to by its first die (DO-28).
func drawWind(p *print.Pen, w *say.Speaker, r layout.Rect) {
	words, rose := r.CutBottom(12)
	p.Art("dolores/wind-rose", rose, color.NRGBA{})
	for i := range 6 {
		die := game.Wind{First: int8(i + 1)}
		p.Text(strconv.Itoa(i+1)+" · "+w.Text(die.Direction().Name()), words.Column(i/3, 2, 2).Row(i%3, 3, 0), printSide.Sized(2.9))
	}
}

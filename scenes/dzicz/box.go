package dzicz

import (
	"image/color"
	"strconv"

	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// Sizes of what is in the box, in millimetres. On a field a token, an outpost and a
// soldier lie so that all three are seen.
const (
	printField = 40.0
	printEdge  = 10.0 // of the board around the fields
	printTrack = 18.0 // below the board
)

var (
	printToken   = layout.S(25, 25)
	printOutpost = layout.S(20, 17)
	printSoldier = layout.S(16, 19)
	printHome    = layout.S(60, 9)
	printTurn    = layout.S(14, 14)
)

// Styles of what is printed; sizes are millimetres.
var (
	printName    = sprites.TextStyle{Size: 4.4, Bold: true, Colour: sprites.ForestText, AlignY: sprites.Middle}
	printSide    = sprites.TextStyle{Size: 4.4, Bold: true, Colour: sprites.Muted, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printTitle   = sprites.TextStyle{Size: 5.4, Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printBody    = sprites.TextStyle{Size: 3.7, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printShort   = sprites.TextStyle{Size: 2.9, Bold: true, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printInner   = sprites.PanelStyle{Border: sprites.Hex(0xb8d49a), Width: 0.5, Radius: 2}
	printOuter   = sprites.PanelStyle{Border: sprites.LineColour, Width: 0.2, Radius: 2}
	printPaper   = sprites.PanelStyle{Border: sprites.Hex(0xb9ab86), Width: 0.4, Radius: 3}
	printCounter = sprites.PanelStyle{Fill: sprites.PanelColour, Border: sprites.LineColour, Width: 0.3, Radius: 2}
)

// boxOf lists what is in the box of Dzicz.
func boxOf(w *say.Speaker) print.Box {
	name := func(id string) string { return w.Key("dzicz.print." + id) }
	board := print.Part{
		ID: "board", Size: layout.S(game.Size*printField+2*printEdge, game.Size*printField+2*printEdge+printTrack), Board: true,
		Kinds: []print.Kind{{Count: 1, Front: func(p *print.Pen) { drawPrintedBoard(p, w) }}},
	}
	token, action := print.Part{ID: "token", Size: printToken}, print.Part{ID: "action", Size: printToken}
	outpost, soldier, home := print.Part{ID: "outpost", Size: printOutpost}, print.Part{ID: "soldier", Size: printSoldier}, print.Part{ID: "home", Size: printHome}
	for seat := range game.MaxSeats {
		id := sprites.PlayerColours()[seat]
		o := sprites.OwnerOf(id)
		same := func(to *print.Part, n int, draw func(p *print.Pen)) {
			to.Kinds = append(to.Kinds, print.Kind{ID: string(id), Count: n, Front: draw, Back: draw})
		}
		same(&token, game.MostTokens, func(p *print.Pen) { drawPrinted(p, tokenPiece, o) })
		same(&outpost, game.MostOutposts, func(p *print.Pen) { drawPrinted(p, outpostPiece, o) })
		same(&soldier, game.MostSoldiers, func(p *print.Pen) { drawPrinted(p, soldierPiece, o) })
		same(&home, 1, func(p *print.Pen) { drawHome(p, o, name("home.words")) })
		for _, k := range game.ActionTokens() {
			words := w.Text(k.Short())
			action.Kinds = append(action.Kinds, print.Kind{
				ID: string(id) + "-" + k.String(), Count: game.MostActionTokens,
				Front: func(p *print.Pen) { drawAction(p, k, o, words) },
				Back:  func(p *print.Pen) { drawSpent(p, k, o) },
			})
		}
	}
	mission := print.Part{ID: "mission", Size: print.Card}
	for set, id := range [game.MissionSets]string{"open", "secret"} {
		for _, m := range game.Missions() {
			mission.Kinds = append(mission.Kinds, print.Kind{
				ID: id + "-" + m.String(), Count: 1,
				Front: func(p *print.Pen) { drawMission(p, w, m, name("mission."+id)) },
				Back:  func(p *print.Pen) { drawMissionBack(p, set == 0, name("mission."+id)) },
			})
		}
	}
	drawTurn := func(p *print.Pen) {
		p.Ground(sprites.Amber)
		p.Sign("icon/end", p.Box.Inset(2.5), sprites.Ink)
	}
	turn := print.Part{ID: "turn", Size: printTurn, Kinds: []print.Kind{{Count: 1, Front: drawTurn, Back: drawTurn}}}
	return print.Box{
		Game:  "dzicz",
		Parts: []print.Part{board, mission, token, action, outpost, soldier, home, turn, sheet.Printed(game.Game{}, w, printedSign)},
		Hints: []string{name("hint")},
	}.Named(w)
}

// printedSign is a picture of the printed sheet, in the colour of the first player.
func printedSign(id string) sheet.Picture {
	return sheetPicture(id, func() sprites.Owner { return sprites.OwnerOf(sprites.PlayerColours()[0]) })
}

// drawPrintedBoard draws the fields, the edges around them and the track of the turns.
func drawPrintedBoard(p *print.Pen, w *say.Speaker) {
	p.Ground(sprites.TableTop)
	const side, all = game.Size * printField, game.Size*printField + 2*printEdge
	for _, e := range game.Edges() {
		words := w.Text(e.Name())
		switch e {
		case game.North:
			p.Text(words, layout.R(printEdge, 0, side, printEdge), printSide)
		case game.South:
			p.Text(words, layout.R(printEdge, printEdge+side, side, printEdge), printSide)
		case game.West:
			p.Turned(words, layout.R(0, printEdge, printEdge, side), -1, printSide)
		case game.East:
			p.Turned(words, layout.R(printEdge+side, printEdge, printEdge, side), 1, printSide)
		}
	}
	for at := range game.Field(game.Fields) {
		box := layout.R(printEdge+float64(at.Col())*printField, printEdge+float64(game.Size-1-at.Row())*printField, printField, printField).Inset(0.5)
		if !p.Spare {
			p.Art(artOf(at), box, color.NRGBA{})
		}
		frame := printOuter
		if inner(at) {
			frame = printInner
		}
		p.Panel(box, frame)
		p.Text(at.String(), layout.R(box.X+1.5, box.Bottom()-6.5, 12, 5.5), printName)
	}
	track := layout.R(printEdge, all, side, printTrack-4)
	for i := range game.Turns {
		box := track.Column(i, game.Turns, 2)
		p.Panel(box, printCounter)
		p.Text(strconv.Itoa(i+1), box, printSide)
	}
}

// drawPrinted draws a piece; the ground of a token is its player's colour.
func drawPrinted(p *print.Pen, k kind, o sprites.Owner) {
	p.Ground(sprites.Lighter(o.Colour, 0.62))
	if k == tokenPiece {
		p.Ground(sprites.Darker(o.Colour, 0.45))
	}
	r := p.Box.Inset(1.2)
	switch k {
	case tokenPiece:
		p.Piece("piece/token", r, o, sprites.TokenMark)
	case outpostPiece:
		p.Piece("piece/outpost", r, o, outpostMark)
	case soldierPiece:
		p.Piece("piece/soldier", r, o, soldierMark)
	}
}

// drawHome draws the bar that lies at a player's home edge.
func drawHome(p *print.Pen, o sprites.Owner, words string) {
	p.Ground(o.Colour)
	ink := sprites.TextOn(o.Colour)
	for _, x := range []float64{6, p.Box.W - 6} {
		p.Sign(sprites.MarkPicture(o.Mark, false), layout.Around(layout.P(x, p.Box.H/2), layout.S(5.5, 5.5)), ink)
	}
	p.Text(words, p.Box.InsetXY(11, 0), printShort.Sized(3.6).In(ink))
}

// drawAction draws an action token with its short name.
func drawAction(p *print.Pen, k game.ActionToken, o sprites.Owner, words string) {
	p.Ground(sprites.PaperHigh)
	label, disc := p.Box.Inset(1).CutBottom(4.5)
	disc = layout.Around(disc.Center(), layout.S(disc.H, disc.H))
	p.Art("dzicz/action", disc, o.Colour)
	icon := layout.Around(layout.P(disc.Center().X, disc.Y+disc.H*0.486), disc.Size().Scale(0.46))
	p.Sign(actionArt[k], icon, sprites.TextOn(o.Colour))
	p.Sign(sprites.MarkPicture(o.Mark, false), layout.R(1.2, 1.2, 4, 4), sprites.Ink)
	p.Text(words, label, printShort.In(sprites.Ink))
}

// drawSpent draws the back of an action token, which shows once it is used.
func drawSpent(p *print.Pen, k game.ActionToken, o sprites.Owner) {
	p.Ground(sprites.TableTop)
	disc := p.Box.Inset(1.5)
	p.Art("dzicz/action-covered", disc, color.NRGBA{})
	p.Sign(actionArt[k], disc.Grow(0.42), sprites.Hex(0x5a6664))
	p.Sign(sprites.MarkPicture(o.Mark, false), layout.R(1.2, 1.2, 4, 4), o.Colour)
}

// drawMission draws a mission's card: picture, name, condition and reward.
func drawMission(p *print.Pen, w *say.Speaker, m game.Mission, kind string) {
	p.Ground(sprites.PaperHigh)
	p.Panel(p.Box.Inset(2.5), printPaper)
	in := p.Box.Inset(5)
	art, in := in.CutTop(33)
	p.Art(missionArt[m], art, sprites.Hex(0x9a8a63))
	title, in := in.CutTop(9)
	p.Text(w.Text(m.Name()), title, printTitle)
	foot, in := in.CutBottom(4)
	p.Text(kind+" · "+m.Rule(), foot, printBody.Sized(2.6).In(sprites.InkMuted))
	condition, reward := in.Row(0, 2, 1), in.Row(1, 2, 1)
	p.Paragraph(w.Text(m.Condition()), condition, printBody.Strong())
	p.Paragraph(w.Text(m.Reward()), reward, printBody.In(sprites.InkMuted))
}

// drawMissionBack tells the open missions from the secret ones.
func drawMissionBack(p *print.Pen, open bool, words string) {
	ground, art, tint := sprites.Hex(0x1f2728), "dzicz/mission-secret", sprites.Amber
	if open {
		ground, art, tint = sprites.Forest, "icon/eye", sprites.ForestText
	}
	p.Ground(ground)
	middle := layout.Around(layout.P(p.Box.Center().X, p.Box.H*0.43), layout.S(46, 46))
	if open {
		p.Sign(art, middle.Grow(0.6), tint)
	} else {
		p.Art(art, middle, tint)
	}
	p.Text(words, layout.R(5, p.Box.H-21, p.Box.W-10, 10), printTitle.In(sprites.Paper))
}

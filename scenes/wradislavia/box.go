package wradislavia

import (
	"image/color"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// Sizes of what is in the box, in millimetres.
var (
	printHazard = layout.S(63, 47)
	printToken  = layout.S(25, 25)
	printWound  = layout.S(15, 15)
	printPerun  = layout.S(22, 16)
)

// printAids is how many cards say which die is active: one for each player.
const printAids = game.Seats

// Styles of what is printed; sizes are millimetres.
var (
	printTitle = sprites.TextStyle{Size: 4.6, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle}
	printName  = sprites.TextStyle{Size: 5, Bold: true, Colour: sprites.Paper, AlignY: sprites.Middle}
	printSmall = sprites.TextStyle{Size: 2.7, Colour: sprites.Ink, AlignY: sprites.Middle}
	printValue = sprites.TextStyle{Size: 6.4, Bold: true, Colour: shieldInk, AlignX: sprites.Middle, AlignY: sprites.Middle}
	printLine  = sprites.PanelStyle{Border: sprites.Hex(0xb9ab86), Width: 0.3}
	printBand  = sprites.PanelStyle{Fill: sprites.Hex(0x12100d), Border: sprites.Hex(0x12100d), Width: 0.3}
	shieldInk  = sprites.Hex(0x0d1720)
	printGun   = sprites.Hex(0x35332d)
	printHigh  = sprites.PanelStyle{Fill: sprites.Hex(0xf0c3b8), Border: sprites.Red, Width: 0.3, Radius: 1.2}
	printLow   = sprites.PanelStyle{Fill: sprites.Hex(0xc9dcea), Border: sprites.Blue, Width: 0.3, Radius: 1.2}
)

// boxOf lists what is in the box of Wradislavia.
func boxOf(w *say.Speaker) print.Box {
	one := func(id string, size layout.Size, n int, draw func(p *print.Pen)) print.Part {
		return print.Part{ID: id, Size: size, Kinds: []print.Kind{{Count: n, Front: draw, Back: draw}}}
	}
	character, hazard := print.Part{ID: "character", Size: print.Card}, print.Part{ID: "hazard", Size: printHazard}
	token := print.Part{ID: "token", Size: printToken}
	for _, c := range game.AllCharacters() {
		character.Kinds = append(character.Kinds, print.Kind{
			ID: c.String(), Count: 1, Front: func(p *print.Pen) { drawCharacter(p, w, c) },
			Back: drawCharacterBack,
		})
	}
	for _, h := range game.AllHazards() {
		hazard.Kinds = append(hazard.Kinds, print.Kind{
			ID: h.String(), Count: h.Cards(), Front: func(p *print.Pen) { drawHazard(p, h.String(), say.Capital(w.Text(h.Name()))) },
			Back: func(p *print.Pen) { drawHazard(p, "", "") },
		})
	}
	for _, m := range game.AllManoeuvres() {
		token.Kinds = append(token.Kinds, print.Kind{
			ID: m.String(), Count: game.Seats * game.TokensOfAKind, Front: func(p *print.Pen) { drawToken(p, "wradislavia/token-"+m.String()) },
			Back: func(p *print.Pen) { drawToken(p, "wradislavia/token-back") },
		})
	}
	first := func(p *print.Pen) { drawToken(p, "wradislavia/first-fire") }
	token.Kinds = append(token.Kinds, print.Kind{ID: "first-fire", Count: 1, Front: first, Back: first})
	aid := print.Part{ID: "aid", Size: print.Card, Kinds: []print.Kind{{
		Count: printAids, Front: func(p *print.Pen) { drawActive(p, w) }, Back: func(p *print.Pen) { drawManoeuvres(p, w) },
	}}}
	return print.Box{
		Game: "wradislavia",
		Parts: []print.Part{
			character, aid, hazard, token,
			one("wound", printWound, game.WoundPool, func(p *print.Pen) {
				p.Ground(sprites.Hex(0xf4d9cf))
				p.Art("wradislavia/wound", p.Box.Inset(1), color.NRGBA{})
			}),
			one("perun", printPerun, game.PerunPool, func(p *print.Pen) {
				p.Ground(sprites.PaperLow)
				p.Art("wradislavia/perun", p.Box.Inset(1), color.NRGBA{})
			}),
			sheet.Printed(game.Game{}, w, sheetPicture),
		},
		Needs: []string{w.Text(rules.Msg("wradislavia.print.needs.dice", rules.Number("n", game.Dice)))},
		Hints: []string{w.Key("wradislavia.print.hint")},
	}.Named(w)
}

// drawCharacterBack draws the back of a character card, the same for all.
func drawCharacterBack(p *print.Pen) {
	p.Ground(sprites.Hex(0x1f2728))
	if p.Spare {
		p.Panel(p.Box.Inset(3), printLine)
	} else {
		p.Art("wradislavia/back", p.Box.Inset(0.5), sprites.Amber)
	}
	p.Text("W", p.Box, printName.Sized(7).Aligned(sprites.Middle, sprites.Middle))
}

// drawToken draws a round token; its corners stay or are cut off.
func drawToken(p *print.Pen, art string) {
	p.Ground(sprites.PaperLow)
	p.Art(art, p.Box.Inset(0.6), color.NRGBA{})
}

// drawHazard draws a hazard card with its name, or the back of one.
func drawHazard(p *print.Pen, hazard, words string) {
	p.Ground(sprites.PaperHigh)
	switch {
	case hazard == "" && p.Spare:
		p.Panel(p.Box.Inset(3), printLine)
		p.Sign("icon/warning", p.Box.Grow(0.5), sprites.Ink)
		return
	case hazard == "":
		p.Art("wradislavia/hazard-back", p.Box.Inset(0.5), color.NRGBA{})
		return
	}
	foot, art := p.Box.Inset(1).CutBottom(7)
	if p.Spare {
		p.Sign("wradislavia/sign-"+hazard, art.Inset(2), sprites.Ink)
	} else {
		p.Art("wradislavia/hazard-"+hazard, art, color.NRGBA{})
	}
	p.Text(words, foot.InsetXY(3, 0), printTitle.Aligned(sprites.Middle, sprites.Middle))
}

// drawCharacter draws a character card: portrait, name, weapon with what its modes do,
// and armour with the hazards that it keeps off.
func drawCharacter(p *print.Pen, w *say.Speaker, c game.Character) {
	p.Ground(sprites.PaperHigh)
	in := p.Box.Inset(3)
	portrait, in := in.CutTop(in.W * 114 / 152)
	band, picture := portrait.CutBottom(7)
	if !p.Spare { // the band would not cover it
		picture = portrait
	}
	p.Art("wradislavia/portrait-"+c.String(), picture, color.NRGBA{})
	p.Panel(band, printBand)
	p.Text(w.Text(c.Name()), band.InsetXY(3, 0), printName)
	in = in.InsetXY(1, 0)
	armour, in := in.CutBottom(10)
	_, in = in.CutTop(0.5)
	gun, modes := in.CutTop(7)
	weapon, words := gun.CutLeft(24)
	p.Sign("wradislavia/weapon-"+c.Weapon().String(), weapon, printGun)
	p.Text(say.Capital(w.Text(c.Weapon().Name())), layout.R(words.X+2, words.Y, words.W-2, words.H), printTitle.Sized(4))
	for i, m := range c.Weapon().Modes() {
		drawMode(p, w, m, modes.Row(i, 2, 0.4))
	}
	shield, armour := armour.CutLeft(9)
	p.Art("wradislavia/shield", shield, color.NRGBA{})
	p.Text(strconv.Itoa(c.Armour().Value()), shield.Translate(0, -0.4), printValue)
	for i, h := range c.Armour().Immunities() {
		sign := layout.R(armour.Right()-8.5*float64(i+1), armour.Y+1, 8, 8)
		p.Sign("wradislavia/sign-"+h.String(), sign, sprites.Ink) // not pale: small ones must be told apart
		p.Sign("wradislavia/sign-crossed", sign, sprites.Ink)
	}
	armour.W -= 8.5 * float64(c.Armour().Signs())
	p.Text(say.Capital(w.Text(c.Armour().Name())), layout.R(armour.X+2, armour.Y, armour.W-3, armour.H), printTitle.Sized(4))
}

// drawMode sets the name of a mode and below it what it does.
func drawMode(p *print.Pen, w *say.Speaker, m game.Mode, r layout.Rect) {
	p.Panel(layout.R(r.X, r.Y, r.W, 0.3), printLine)
	name, rest := layout.R(r.X, r.Y+0.4, r.W, r.H-0.4).CutTop(3.2)
	p.Text(say.Capital(w.Text(m.Name())), name, printSmall.Strong())
	p.Paragraph(w.Text(m.Short()), rest, printSmall.Aligned(sprites.Start, sprites.Start))
}

// drawActive draws which die is active: shooters at the left, targets above.
func drawActive(p *print.Pen, w *say.Speaker) {
	p.Ground(sprites.PaperHigh)
	in := p.Box.Inset(4)
	title, in := in.CutTop(7)
	p.Text(w.Key("wradislavia.table.diagram"), title, printTitle)
	note, in := in.CutBottom(13)
	p.Paragraph(w.Key("wradislavia.table.diagram.note"), note, printSmall.Aligned(sprites.Start, sprites.End))
	head, in := in.CutTop(16)
	side, grid := in.CutLeft(9)
	_, head = head.CutLeft(9)
	tile := func(m game.Manoeuvre, r layout.Rect) {
		disc, words := r.CutTop(9)
		p.Art("wradislavia/token-"+m.String(), disc, color.NRGBA{})
		p.Paragraph(w.Text(m.Name()), words, printSmall.Sized(2.3).Aligned(sprites.Middle, sprites.Start))
	}
	for j, m := range game.AllManoeuvres() {
		tile(m, head.Column(j, 4, 0.6))
	}
	for i, row := range game.ActiveTable() {
		tile(row[0].Shooter, layout.Around(side.Row(i, 2, 2).Center(), layout.S(9, 15)))
		for j, cell := range row {
			box, st := grid.Row(i, 2, 2).Column(j, 4, 0.6), printLow
			if cell.Pick == game.Highest {
				st = printHigh
			}
			p.Panel(box, st)
			sign, words := box.Inset(0.4).CutTop(box.H * 0.5)
			p.Art(pickArt[cell.Pick], sign, color.NRGBA{})
			p.Paragraph(w.Text(cell.Text()), words, printSmall.Sized(2.5).Aligned(sprites.Middle, sprites.Middle))
		}
	}
}

// drawManoeuvres draws what the tokens mean.
func drawManoeuvres(p *print.Pen, w *say.Speaker) {
	p.Ground(sprites.PaperHigh)
	in := p.Box.Inset(4)
	for i, m := range game.AllManoeuvres() {
		disc, words := in.Row(i, 4, 2).CutLeft(14)
		p.Art("wradislavia/token-"+m.String(), layout.Around(disc.Center(), layout.S(13, 13)), color.NRGBA{})
		_, words = words.CutLeft(2)
		name, words := words.CutTop(4)
		p.Text(say.Capital(w.Text(m.Name())), name, printSmall.Sized(3.2).Strong())
		p.Paragraph(w.Text(m.Help()), words, printSmall.Aligned(sprites.Start, sprites.Start))
	}
}

package sheet

import (
	"slices"

	"schron/layout"
	"schron/rules"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/sprites"
)

// A printed sheet is a page of two columns that fits on A4 and on Letter. Sizes are
// millimetres but for the one in units, in which it is set as on the screen.
const (
	printColumns = 2
	printHead    = 9.0
	printEdge    = 3.0
	printUnits   = 15.0 // the size of words in units
	printMost    = 34   // the same in tenths of a millimetre, at most
)

// PrintPage is the size of a page.
var PrintPage = layout.S(190, 260)

// Styles of what is printed besides.
var (
	printTitle = sprites.TextStyle{Size: 5, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle}
	printBand  = sprites.PanelStyle{Fill: sprites.Hex(0x37413d), Border: sprites.Hex(0x37413d), Width: 0.2, Radius: 1}
	printHeads = sprites.PanelStyle{Fill: sprites.Hex(0xebe6d8)}
	printLine  = sprites.PanelStyle{Border: sprites.Hex(0xa39a82), Width: 0.12}
)

// Printed is a game's sheet for each player, as it is with the usual options and the
// greatest number of players.
func Printed(g rules.Game, w *say.Speaker, art func(id string) Picture) print.Part {
	_, most := g.Players()
	start, err := g.New(rules.Setup{Players: most})
	if err != nil {
		panic(err) // the usual options suit every number of players
	}
	of := start.(rules.Sheeter).Sheet()
	for i := range of.Sections {
		of.Sections[i].Rows = slices.DeleteFunc(of.Sections[i].Rows, func(r rules.SheetRow) bool { return r.Screen })
	}
	p := setPrinted(&of, w, art)
	title := w.Text(rules.Msg("frame.sheet.title", rules.KeyArg("game", g.ID()+".name")))
	return print.Part{ID: "sheet", Name: w.Key("print.sheet"), Size: PrintPage, Kinds: []print.Kind{{Count: most, Front: func(pen *print.Pen) {
		head, r := pen.Box.Inset(printEdge).CutTop(printHead)
		pen.Text(title, head, printTitle)
		p.print(&ink{pen, r.Min(), r.W / p.wide()})
	}}}}
}

// setPrinted sets a sheet on a page, with the largest words that find room.
func setPrinted(of *rules.Sheet, w *say.Speaker, art func(id string) Picture) *page {
	fonts, err := sprites.NewFonts()
	if err != nil {
		panic(err) // those of the program can be read
	}
	for size := printMost; ; size-- {
		unit := float64(size) / 10 / printUnits
		room := layout.S((PrintPage.W-2*printEdge)/unit, (PrintPage.H-2*printEdge-printHead)/unit)
		s := setter{words: w, art: art, b: &ui.Builder{Fonts: fonts}, width: (room.W+columnGap)/printColumns - columnGap}
		if p := s.set(of, printUnits, printColumns); p.height <= room.H {
			return p
		}
	}
}

// ink prints what is set in units.
type ink struct {
	*print.Pen
	at   layout.Point
	unit float64 // in millimetres
}

func (k *ink) on(r layout.Rect) layout.Rect {
	return layout.R(k.at.X+r.X*k.unit, k.at.Y+r.Y*k.unit, r.W*k.unit, r.H*k.unit)
}

func (k *ink) in(st sprites.TextStyle) sprites.TextStyle { return st.Sized(st.Size * k.unit) }

// Text sets a line.
func (k *ink) Text(words string, r layout.Rect, st sprites.TextStyle) {
	if st.AlignY == sprites.Start { // as high as in a paragraph
		r.H, st.AlignY = st.LineHeight(), sprites.Middle
	}
	k.Pen.Text(words, k.on(r), k.in(st))
}

func (k *ink) Paragraph(words string, r layout.Rect, st sprites.TextStyle) {
	k.Pen.Paragraph(words, k.on(r), k.in(st))
}

// Sprite prints a sign, which keeps its colours: a small one could not be pale.
func (k *ink) Sprite(name string, r layout.Rect, opt sprites.SpriteOpt) {
	k.Sign(name, k.on(r), opt.Tint)
}

func (k *ink) Piece(name string, r layout.Rect, o sprites.Owner, _ sprites.SpriteOpt, spot sprites.MarkSpot) {
	k.Pen.Piece(name, k.on(r), o, spot)
}

// print prints a sheet.
func (p *page) print(k *ink) {
	for i := range p.parts {
		x := &p.parts[i]
		x.print(k, layout.P(x.x, x.y), p.width)
	}
}

// print prints a section whose upper left corner is given.
func (p *part) print(k *ink, at layout.Point, width float64) {
	band := layout.R(at.X, at.Y, width, p.head)
	k.Panel(k.on(band), printBand)
	k.Text(p.title, band.InsetXY(10, 0), sprites.BodyBold.Sized(p.head-bandPad).In(sprites.Paper).Aligned(sprites.Start, sprites.Middle))
	k.Text(p.section.Rule, band.InsetXY(10, 0), ruleText.In(sprites.Hex(0xd5d0bd)))
	if len(p.heads) > 0 {
		k.Panel(k.on(p.headsAt.Translate(at.X, at.Y)), printHeads)
	}
	for i := range p.heads {
		k.Paragraph(p.heads[i].words, p.heads[i].box.Translate(at.X, at.Y), p.heads[i].st)
	}
	for i := range p.rows {
		r := &p.rows[i]
		r.draw(k, at)
		k.Text(r.rule, r.ruleAt.Translate(at.X, at.Y), ruleText)
		if !r.last {
			line := k.on(layout.R(at.X+r.box.X, at.Y+r.box.Bottom()-1, r.box.W, 0))
			line.H = printLine.Width
			k.Panel(line, printLine)
		}
	}
}

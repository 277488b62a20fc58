// Package sheet shows the page of phases, prices and tables on which a player looks
// things up. It lies over the table or, where there is room, beside it.
package sheet

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/keys"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// Beside the table a sheet takes what is more than a face needs, within bounds.
const (
	pinFace  = 1024.0 // width that is left to the face at least: every face fits there
	pinLeast = 310.0
	pinMost  = 400.0
)

const (
	headHigh    = 36.0 // height of the line of title and buttons
	paperPad    = 11.0 // between the paper's edge and its words
	frame       = 10.0 // around the paper
	columnGap   = 16.0
	columnMost  = 420.0 // greatest width of a column
	columnLeast = 340.0
	margin      = 8.0 // around the sheet in the window
)

// The sizes of words, from the one that is best read.
var sizes = []float64{16, 15, 14, 13, 12}

var (
	paperBox  = sprites.PaperBox.Rounded(7)
	titleText = sprites.Title.Sized(20).Fitted()
)

// Sheet is the sheet of the match on a desk.
type Sheet struct {
	*desk.Desk
	desk.None
	art  func(id string) Picture
	of   *rules.Sheet // nil if the game has none
	pins bool         // it may lie beside the table
	open bool         // it lies over the table

	over, beside cache
	shown        string // the phase that the sheet beside the table was turned to
}

// Paper is what a sheet is painted on, on the screen or in print.
type Paper interface {
	sprites.Pictures
	sprites.Words
	Piece(name string, r layout.Rect, o sprites.Owner, opt sprites.SpriteOpt, spot sprites.MarkSpot)
}

// Picture paints a picture in a square box on paper.
type Picture func(c Paper, r layout.Rect)

// New makes the sheet of the match on a desk. Art returns the picture with an id of
// rules.Sheet; nil if there is none. Pins says that it may lie beside the table.
func New(d *desk.Desk, art func(id string) Picture, pins bool) *Sheet {
	x := &Sheet{Desk: d, art: art, pins: pins}
	start, err := d.Match().At(0)
	if err != nil {
		panic(err) // a match has begun somewhere
	}
	if s, ok := start.(rules.Sheeter); ok {
		if of := s.Sheet(); len(of.Sections) > 0 {
			x.of = &of
		}
	}
	return x
}

// Has reports whether the game has a sheet.
func (x *Sheet) Has() bool { return x.of != nil }

// Button opens the sheet. Button returns false where the game has none.
func (x *Sheet) Button() (ui.Button, bool) {
	return x.IconButton("sheet:open", "icon/sheet", "frame.sheet.open", x.Open), x.Has()
}

// Open lays the sheet over the table.
func (x *Sheet) Open() { x.open = x.Has() }

func (x *Sheet) close() { x.open = false }

// Follow puts the sheet away when the screen is covered: the next player finds the
// table, not what the last one looked up.
func (x *Sheet) Follow() { x.open = x.open && x.Cover() == rules.NoSeat }

// Key opens the sheet.
func (x *Sheet) Key(g input.Gesture) bool {
	if !keys.Sheet.Is(g) || x.Cover() != rules.NoSeat || !x.Has() {
		return false
	}
	if !g.Repeat {
		x.Open()
	}
	return true
}

// pinWidth is the width that a sheet beside the table has in a window, 0 where there
// is no room for one.
func pinWidth(window layout.Rect) float64 {
	if spare := window.W - pinFace; spare >= pinLeast {
		return min(spare, pinMost)
	}
	return 0
}

// pinned reports whether the sheet is meant to lie beside the table.
func (x *Sheet) pinned() bool { return x.pins && x.House().Settings.Sheets[x.Game()] && x.Has() }

// pinButton has the sheet lie beside the table, or no longer. Where there is no room
// it says so.
func (x *Sheet) pinButton(window layout.Rect) ui.Button {
	key, on := "frame.sheet.pin", x.pinned()
	if on {
		key = "frame.sheet.unpin"
	}
	u := x.IconButton("sheet:pin", "icon/pin", key, func() {
		x.EndMotion()
		x.House().PinSheet(x.Game(), !on)
		x.close()
	})
	u.Selected, u.Disabled = on, pinWidth(window) == 0
	if u.Disabled {
		u.Tip = func() ui.Tip { return ui.Tip{Title: u.Label, Lines: []string{x.Say("frame.sheet.no-room")}} }
	}
	return u
}

// Beside lays the sheet beside the table, at the left, if it is pinned there, and
// returns what is left of r. While it lies over the table only its place is kept.
func (x *Sheet) Beside(b *ui.Builder, r layout.Rect) layout.Rect {
	width := pinWidth(b.Area)
	if width == 0 || !x.pinned() {
		return r
	}
	box, rest := r.CutLeft(width)
	if x.open {
		return rest
	}
	_, box = box.InsetXY(0, desk.Edge).CutLeft(desk.Margin)
	b.Panel(box, sprites.PanelBox)
	head, paper := box.Inset(8).CutTop(34)
	head = buttons(b, head, x.pinButton(b.Area), x.IconButton("sheet:larger", "icon/fullscreen", "frame.sheet.larger", x.Open))
	b.Info("sheet", head.InsetXY(6, 0), x.Say("frame.sheet"), sprites.BodyBold.In(sprites.Amber).Fitted())
	_, paper = paper.CutTop(6)
	p, phase := x.page(&x.beside, b, paper.W-2*paperPad, paper.H-2*paperPad, 1, []float64{14}), x.Phase()
	x.paper(b, paper, p, phase)
	if phase != x.shown {
		x.shown = phase
		p.turn(b, paper, phase)
	}
	return rest
}

// Build lays the sheet over the table, if it is open.
func (x *Sheet) Build(b *ui.Builder, _ layout.Rect) {
	if !x.open {
		return
	}
	b.Modal("dialog sheet", "sheet:text", x.close, func() {
		b.ModalKey(x.modalKey)
		x.buildOver(b)
	})
}

// modalKey closes the sheet with the key that opened it, and opens the rules.
func (x *Sheet) modalKey(g input.Gesture) bool {
	switch {
	case keys.Sheet.Is(g):
		if !g.Repeat {
			x.close()
		}
	case keys.Rules.Is(g):
		x.House().OpenBook(x.Game())
	default:
		return false
	}
	return true
}

// buildOver lays out the sheet as large as what it says.
func (x *Sheet) buildOver(b *ui.Builder) {
	area := b.Area
	room := area.Inset(margin).Inset(frame)
	_, room = room.CutTop(headHigh)
	inner := room.Inset(paperPad)
	most := max(1, int((inner.W+columnGap)/(columnLeast+columnGap)))
	p := x.page(&x.over, b, inner.W, inner.H, most, sizes)
	width, height := p.wide()+2*paperPad, min(p.height, inner.H)+2*paperPad
	if p.height > inner.H {
		width += barWide
	}
	box := area.Anchor(layout.S(width+2*frame, height+2*frame+headHigh), 0.5, 0.5)
	title := x.Say("frame.sheet.title", rules.Literal("game", x.House().Name(x.Game())))

	b.Add(ui.Node{Rect: area, Block: true, Draw: func(c *sprites.Canvas, _ ui.State) {
		c.Fill(area, sprites.WithAlpha(sprites.Hex(0x070909), 0.72))
	}})
	b.Add(ui.Node{
		ID: "sheet", Role: "dialog", Label: title, Rect: box, Block: true,
		Draw: func(c *sprites.Canvas, _ ui.State) { c.Panel(box, sprites.DialogBox) },
	})
	head, paper := box.Inset(frame).CutTop(headHigh)
	head, _ = head.CutTop(headHigh - 6)
	head = buttons(b, head,
		x.IconButton("sheet:close", "icon/close", "frame.sheet.close", x.close),
		x.pinButton(b.Area),
		x.IconButton("sheet:keys", "icon/keys", "keys.title", func() { x.House().Navigation.Keys(x.Game()) }))
	b.Label(head.InsetXY(6, 0), title, titleText)
	x.paper(b, paper, p, x.Phase())
}

// buttons lays out buttons from the right end of r and returns what is left.
func buttons(b *ui.Builder, r layout.Rect, all ...ui.Button) layout.Rect {
	for _, u := range all {
		u.Rect, r = r.CutRight(r.H + 6)
		_, r = r.CutRight(6)
		b.Button(u)
	}
	return r
}

// turn scrolls to the part that tells of a phase.
func (p *page) turn(b *ui.Builder, paper layout.Rect, phase string) {
	for i := range p.parts {
		if at := &p.parts[i]; at.section.Now(phase) {
			b.ScrollTo("sheet:text", layout.R(p.at.X, p.at.Y+at.y-6, 1, paper.H-2*paperPad))
			return
		}
	}
}

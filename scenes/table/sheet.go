package table

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/keys"
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
	sheetHead   = 36.0 // height of the line of title and buttons
	sheetPad    = 11.0 // between the paper's edge and its words
	sheetFrame  = 10.0 // around the paper
	sheetCut    = 16.0 // between columns
	sheetColumn = 420.0
	sheetNarrow = 340.0 // least width of a column
	sheetMargin = 8.0   // around the sheet in the window
)

// The sizes of words, from the one that is best read.
var sheetSizes = []float64{16, 15, 14, 13, 12}

var (
	sheetPaper = sprites.PaperBox.Rounded(7)
	sheetTitle = sprites.Title.Sized(20).Fitted()
)

// sheet is the page of phases, prices and tables that a player looks things up on.
type sheet struct {
	of   *rules.Sheet // nil until it was asked for
	none bool         // the game has none
	open bool         // it lies over the table

	over, beside sheetCache
	shown        string // the phase that the sheet beside the table was turned to
}

// theSheet is the match's sheet, nil if its game has none.
func (t *Table) theSheet() *rules.Sheet {
	x := &t.sheet
	if x.of == nil && !x.none {
		x.none = true
		if s, ok := t.startState().(rules.Sheeter); ok {
			of := s.Sheet()
			if x.none = len(of.Sections) == 0; !x.none {
				x.of = &of
			}
		}
	}
	return x.of
}

// startState is the position that the match started from.
func (t *Table) startState() rules.State {
	s, err := t.Match().At(0)
	if err != nil {
		panic(err) // a match has begun somewhere
	}
	return s
}

func (t *Table) hasSheet() bool { return t.theSheet() != nil }

// OpenSheet lays the sheet over the table.
func (t *Table) OpenSheet() { t.sheet.open = t.hasSheet() }

func (t *Table) closeSheet() { t.sheet.open = false }

// sheetButton is the one of the bar.
func (t *Table) sheetButton() ui.Button {
	words := t.h.Say("frame.sheet.open")
	return ui.Button{
		ID: "sheet:open", Icon: "icon/sheet", Label: words, OnClick: t.OpenSheet,
		Tip: func() ui.Tip { return ui.Tip{Title: words} },
	}
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
func (t *Table) pinned() bool { return t.h.Settings.Sheets[t.Game()] && t.hasSheet() && !t.opt.Quiet }

// pinButton has the sheet lie beside the table, or no longer. Where there is no room
// it says so.
func (t *Table) pinButton(window layout.Rect) ui.Button {
	key, on := "frame.sheet.pin", t.pinned()
	if on {
		key = "frame.sheet.unpin"
	}
	words, room := t.h.Say(key), pinWidth(window) > 0
	return ui.Button{
		ID: "sheet:pin", Icon: "icon/pin", Label: words, Selected: on, Disabled: !room,
		OnClick: func() {
			t.motion.End()
			t.h.PinSheet(t.Game(), !on)
			t.closeSheet()
		},
		Tip: func() ui.Tip {
			if !room {
				return ui.Tip{Title: words, Lines: []string{t.h.Say("frame.sheet.no-room")}}
			}
			return ui.Tip{Title: words}
		},
	}
}

// buildPinned lays the sheet beside the table, at the left, if it is pinned there, and
// returns what is left of r. While it lies over the table only its place is kept.
func (t *Table) buildPinned(b *ui.Builder, r layout.Rect) layout.Rect {
	width := pinWidth(b.Area)
	if width == 0 || !t.pinned() {
		return r
	}
	box, rest := r.CutLeft(width)
	if t.sheet.open {
		return rest
	}
	_, box = box.InsetXY(0, Edge).CutLeft(Margin)
	b.Panel(box, sprites.PanelBox)
	head, paper := box.Inset(8).CutTop(34)
	head = t.sheetButtons(b, head, t.pinButton(b.Area), ui.Button{
		ID: "sheet:larger", Icon: "icon/fullscreen", Label: t.h.Say("frame.sheet.larger"), OnClick: t.OpenSheet,
		Tip: func() ui.Tip { return ui.Tip{Title: t.h.Say("frame.sheet.larger")} },
	})
	b.Info("sheet", head.InsetXY(6, 0), t.h.Say("frame.sheet"), sprites.BodyBold.In(sprites.Amber).Fitted())
	_, paper = paper.CutTop(6)
	page := t.sheet.beside.page(t, b, paper.W-2*sheetPad, paper.H-2*10, 1, []float64{14})
	phase := t.phaseShown(t.Status())
	t.paper(b, paper, page, phase)
	if phase != t.sheet.shown {
		t.sheet.shown = phase
		t.turnSheet(b, paper, page, phase)
	}
	return rest
}

// buildSheet lays the sheet over the table.
func (t *Table) buildSheet(b *ui.Builder) {
	if !t.sheet.open || !t.hasSheet() {
		return
	}
	b.Modal("dialog sheet", "sheet:text", t.closeSheet, func() {
		b.ModalKey(t.sheetsKey)
		t.sheetOver(b)
	})
}

// sheetsKey closes the sheet with the key that opened it, and opens the rules.
func (t *Table) sheetsKey(g input.Gesture) bool {
	switch {
	case keys.Sheet.Is(g):
		if !g.Repeat {
			t.closeSheet()
		}
	case keys.Rules.Is(g):
		t.h.OpenBook(t.Game())
	default:
		return false
	}
	return true
}

// sheetOver lays out the sheet as large as what it says.
func (t *Table) sheetOver(b *ui.Builder) {
	area := b.Area
	room := area.Inset(sheetMargin).Inset(sheetFrame)
	_, room = room.CutTop(sheetHead)
	inner := room.Inset(sheetPad)
	most := max(1, int((inner.W+sheetCut)/(sheetNarrow+sheetCut)))
	page := t.sheet.over.page(t, b, inner.W, inner.H, most, sheetSizes)
	width, height := page.wide()+2*sheetPad, min(page.height, inner.H)+2*sheetPad
	if page.height > inner.H {
		width += sheetBar
	}
	box := area.Anchor(layout.S(width+2*sheetFrame, height+2*sheetFrame+sheetHead), 0.5, 0.5)
	title := t.h.Say("frame.sheet.title", rules.Literal("game", t.h.Name(t.Game())))

	b.Add(ui.Node{Rect: area, Block: true, Draw: func(c *sprites.Canvas, _ ui.State) {
		c.Fill(area, sprites.WithAlpha(sprites.Hex(0x070909), 0.72))
	}})
	b.Add(ui.Node{
		ID: "sheet", Role: "dialog", Label: title, Rect: box, Block: true,
		Draw: func(c *sprites.Canvas, _ ui.State) { c.Panel(box, sprites.DialogBox) },
	})
	head, paper := box.Inset(sheetFrame).CutTop(sheetHead)
	head, _ = head.CutTop(sheetHead - 6)
	head = t.sheetButtons(b, head, ui.Button{
		ID: "sheet:close", Icon: "icon/close", Label: t.h.Say("frame.sheet.close"), OnClick: t.closeSheet,
		Tip: func() ui.Tip { return ui.Tip{Title: t.h.Say("frame.sheet.close")} },
	}, t.pinButton(b.Area), ui.Button{
		ID: "sheet:keys", Icon: "icon/keys", Label: t.h.Say("keys.title"), OnClick: func() { t.h.Ways.Keys(t.Game()) },
		Tip: func() ui.Tip { return ui.Tip{Title: t.h.Say("keys.title")} },
	})
	b.Label(head.InsetXY(6, 0), title, sheetTitle)
	t.paper(b, paper, page, t.phaseShown(t.Status()))
}

// sheetButtons lays out buttons from the right end of r and returns what is left.
func (t *Table) sheetButtons(b *ui.Builder, r layout.Rect, buttons ...ui.Button) layout.Rect {
	for _, u := range buttons {
		u.Rect, r = r.CutRight(r.H + 6)
		_, r = r.CutRight(6)
		b.Button(u)
	}
	return r
}

// turnSheet scrolls to the part that tells of a phase.
func (t *Table) turnSheet(b *ui.Builder, paper layout.Rect, page *sheetPage, phase string) {
	for i := range page.parts {
		if p := &page.parts[i]; p.section.Now(phase) {
			b.ScrollTo("sheet:text", layout.R(page.at.X, page.at.Y+p.y-6, 1, paper.H-2*10))
			return
		}
	}
}

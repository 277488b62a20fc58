package table

import (
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// Opener is a Face with hands or other secrets that lie open once the game is over.
type Opener interface {
	// Opened names what a seat keeps hidden in the view that is shown.
	Opened(seat int) []string
}

const openedRow = 21.0 // height of a player's line

var (
	openedName  = sprites.Small.Sized(14).Strong().Fitted()
	openedWords = sprites.Small.Sized(14).In(sprites.Paper).Fitted()
	openedBox   = sprites.PanelStyle{Fill: sprites.Hex(0x1d2425), Border: sprites.Hex(0x2a3436), Width: 1, Radius: 8}
)

// opens tells whether all hands and secrets lie open, and the face has some.
func (t *Table) opens() bool {
	_, ok := t.face.(Opener)
	return ok && t.Viewer() == rules.AllSeats && t.Match().Result().Over
}

// openedIn cuts a place for what lies open off the place of the log, all of it where
// both have no room.
func (t *Table) openedIn(log layout.Rect) (opened, rest layout.Rect) {
	if !t.opens() || log.H < openedRow {
		return layout.Rect{}, log
	}
	opened, rest = log.CutTop(min(openedRow*float64(t.Match().Seats())+8, log.H))
	if _, rest = rest.CutTop(Gap); rest.H < leastLog {
		rest = layout.Rect{}
	}
	return opened, rest
}

// openedLine is what a seat keeps hidden in words.
func (t *Table) openedLine(seat int) string {
	if words := t.face.(Opener).Opened(seat); len(words) > 0 {
		return strings.Join(words, ", ")
	}
	return "–"
}

// buildOpened lists who keeps what hidden, a line for each seat.
func (t *Table) buildOpened(b *ui.Builder, r layout.Rect) {
	if r.Empty() {
		return
	}
	b.Panel(r, openedBox)
	in, wide := r.InsetXY(10, 4), 0.0
	for seat := range t.Match().Seats() {
		wide = max(wide, b.TextWidth(t.LookOf(seat).Name, openedName)+24)
	}
	for seat := range t.Match().Seats() {
		row := in.Row(seat, t.Match().Seats(), 0)
		look, words := t.LookOf(seat), t.openedLine(seat)
		name, rest := row.CutLeft(min(wide, row.W*0.3))
		_, rest = rest.CutLeft(8)
		b.Add(ui.Node{
			ID: "opened:" + Numeral(seat), Role: "text", Label: look.Name + ": " + words, Rect: row,
			Tip: func() ui.Tip { return ui.Tip{Title: look.Name, Lines: []string{words}} },
			Draw: func(c *sprites.Canvas, _ ui.State) {
				DrawName(c, name, look, openedName.In(look.Words))
				c.Text(words, rest, openedWords)
			},
		})
	}
}

// openedTip adds what lies open to a tooltip.
func (t *Table) openedTip(tip ui.Tip) ui.Tip {
	if t.opens() {
		for seat := range t.Match().Seats() {
			tip.Lines = append(tip.Lines, t.LookOf(seat).Name+": "+t.openedLine(seat))
		}
	}
	return tip
}

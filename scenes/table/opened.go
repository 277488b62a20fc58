package table

import (
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	openedRow = 21.0 // least height of a player's line
	openedPad = 4.0  // above and below all lines
)

var (
	openedName  = sprites.Small.Sized(14).Strong().Fitted()
	openedWords = sprites.Small.Sized(14).In(sprites.Paper).Aligned(sprites.Start, sprites.Start)
	openedBox   = sprites.PanelStyle{Fill: sprites.Hex(0x1d2425), Border: sprites.Hex(0x2a3436), Width: 1, Radius: 8}
)

// opens reports whether all hands and secrets lie open, and the face has some.
func (t *Table) opens() bool {
	if t.Viewer() != rules.AllSeats || !t.Match().Result().Over {
		return false
	}
	_, some := t.face.Opened(0)
	return some
}

// openedRows are the heights of the lines of as many seats as have a place in a box,
// and how wide their names are.
func (t *Table) openedRows(b *ui.Builder, r layout.Rect) (rows []float64, wide float64) {
	for seat := range t.Match().Seats() {
		wide = max(wide, b.TextWidth(t.LookOf(seat).Name, openedName)+24)
	}
	wide = min(wide, r.W*0.3)
	left := r.H - 2*openedPad
	for seat := range t.Match().Seats() {
		high := max(openedRow, b.ParagraphHeight(t.openedLine(seat), r.W-20-wide-8, openedWords)+4)
		if left -= high; left < 0 {
			break
		}
		rows = append(rows, high)
	}
	return rows, wide
}

// openedIn cuts a place for what lies open off the place of the log, all of it where
// both have no room.
func (t *Table) openedIn(b *ui.Builder, log layout.Rect) (opened, rest layout.Rect) {
	if !t.opens() || log.Empty() {
		return layout.Rect{}, log
	}
	rows, _ := t.openedRows(b, log)
	if len(rows) == 0 {
		return layout.Rect{}, log
	}
	high := 2 * openedPad
	for _, h := range rows {
		high += h
	}
	opened, rest = log.CutTop(high)
	if _, rest = rest.CutTop(Gap); rest.H < leastLog {
		rest = layout.Rect{}
	}
	return opened, rest
}

// openedLine is what a seat keeps hidden in words.
func (t *Table) openedLine(seat int) string {
	if words, _ := t.face.Opened(seat); len(words) > 0 {
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
	rows, wide := t.openedRows(b, r)
	in := r.InsetXY(10, openedPad)
	for seat, high := range rows {
		var row layout.Rect
		row, in = in.CutTop(high)
		look, words := t.LookOf(seat), t.openedLine(seat)
		name, rest := row.CutLeft(wide)
		_, rest = rest.CutLeft(8)
		name, _ = name.CutTop(openedRow)
		b.Add(ui.Node{
			ID: "opened:" + strconv.Itoa(seat), Role: "text", Label: look.Name + ": " + words, Rect: row,
			Draw: func(c *sprites.Canvas, _ ui.State) { look.DrawName(c, name, openedName.In(look.Words)) },
		})
		_, rest = rest.CutTop(2)
		b.Paragraph(rest, words, openedWords)
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

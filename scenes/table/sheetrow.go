package table

import (
	"math"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/sprites"
)

// heads sets the heads of a table's columns.
func (s *sheetSetter) heads(section *rules.SheetSection, cols []float64, y float64) ([]sheetCell, layout.Rect) {
	st, h := s.small().Strong().In(sprites.InkMuted).Aligned(sprites.Middle, sprites.Middle), 0.0
	for i, head := range section.Heads {
		h = math.Max(h, s.b.ParagraphHeight(s.t.Words(head), cols[i], st))
	}
	box := layout.R(s.left, y, s.width, h+2)
	boxes := s.places(section, cols, box)
	var out []sheetCell
	for i, head := range section.Heads {
		out = append(out, sheetCell{box: boxes[i], words: s.t.Words(head), st: st})
	}
	return out, box
}

// places are the boxes of a row's cells, from the right end.
func (s *sheetSetter) places(section *rules.SheetSection, cols []float64, row layout.Rect) []layout.Rect {
	out := make([]layout.Rect, len(cols))
	x := row.Right() - sheetRowPad - s.rules(section)
	for i := len(cols) - 1; i >= 0; i-- {
		out[i] = layout.R(x-cols[i], row.Y, cols[i], row.H)
		x -= cols[i] + sheetBetween
	}
	return out
}

// row sets a row from y on.
func (s *sheetSetter) row(section *rules.SheetSection, row *rules.SheetRow, cols []float64, y, pictures float64) sheetRow {
	out := sheetRow{row: row, id: section.RowID(*row), picture: s.picture(row.Picture), rule: row.Rule}
	if len(row.Cells) == 0 {
		cols = nil
	}
	width := s.width - 2*sheetRowPad - pictures - s.ruleRoom(row)
	if len(cols) > 0 {
		width += s.ruleRoom(row) - s.rules(section)
	}
	for _, w := range cols {
		width -= w + sheetBetween
	}
	words := s.t.CutWords(s.b, row.Name, s.body.Strong())
	if row.Name.Empty() {
		words = nil
	}
	if !row.Text.Empty() {
		words = append(words, s.t.CutWords(s.b, row.Text, s.body)...)
	}
	out.words = desk.SetWords(s.b, words, width, s.body)
	line, h := s.body.LineHeight(), out.words.Height
	var cells []sheetCell
	for i, cell := range row.Cells {
		c, tall := s.cell(cell, cols[i])
		cells, h = append(cells, c), math.Max(h, tall)
	}
	if out.picture != nil {
		h = math.Max(h, s.side())
	}
	pad := math.Round((s.body.Size-6)*0.5) / 2
	out.box = layout.R(s.left, y, s.width, math.Ceil(h+2*pad))
	top := y + pad
	if len(cols) > 0 || out.words.Height < h { // the cells of a table stand in the middle
		out.at = layout.P(s.left+sheetRowPad+pictures, top+(h-out.words.Height)/2)
	} else {
		out.at = layout.P(s.left+sheetRowPad+pictures, top)
	}
	pictY := top + (math.Min(h, line)-s.side())/2
	if out.words.Height < h || len(cols) > 0 {
		pictY = top + (h-s.side())/2
	}
	out.pictAt = layout.R(s.left+sheetRowPad, math.Max(pictY, top), s.side(), s.side())
	for i, box := range s.places(section, cols, layout.R(s.left, top, s.width, h)) {
		if i < len(cells) {
			out.cells = append(out.cells, cells[i].in(box))
		}
	}
	if out.rule != "" {
		w := s.b.TextWidth(out.rule, sheetRule)
		out.ruleAt = layout.R(s.left+s.width-sheetRowPad-w, out.at.Y, w, line)
	}
	s.say(section, &out)
	return out
}

// cell sets a cell in a width and returns its height.
func (s *sheetSetter) cell(cell rules.SheetCell, width float64) (sheetCell, float64) {
	if len(cell.Counts) == 0 {
		out := sheetCell{words: s.t.Words(cell.Text), st: s.body.Aligned(sprites.Middle, sprites.Middle)}
		if cell.Text.Empty() {
			out.words = ""
			return out, 0
		}
		return out, s.b.ParagraphHeight(out.words, width, out.st)
	}
	out, x, y, line := sheetCell{}, 0.0, 0.0, s.body.LineHeight()
	for _, thing := range s.things(cell) {
		w := thing.pictAt.Right()
		if x > 0 && x+w > width+0.5 {
			x, y = 0, y+line
		}
		thing.numberAt, thing.pictAt = thing.numberAt.Translate(x, y), thing.pictAt.Translate(x, y)
		out.things = append(out.things, thing)
		x += w + sheetThings
	}
	out.st = s.body.Aligned(sprites.Start, sprites.Middle)
	out.box.H = y + line
	return out, y + line
}

// in moves a cell into its box.
func (c sheetCell) in(box layout.Rect) sheetCell {
	top := box.Y + (box.H-c.box.H)/2
	for i := range c.things {
		x := &c.things[i]
		x.numberAt, x.pictAt = x.numberAt.Translate(box.X, top), x.pictAt.Translate(box.X, top)
	}
	c.box = box
	return c
}

// say puts a row into words, for those who cannot see its pictures.
func (s *sheetSetter) say(section *rules.SheetSection, out *sheetRow) {
	var parts []string
	for _, x := range []rules.Text{out.row.Name, out.row.Text} {
		if !x.Empty() {
			parts = append(parts, s.t.Words(x))
		}
	}
	out.label = strings.Join(parts, " ")
	for i, cell := range out.row.Cells {
		if cell.Empty() || i >= len(section.Heads) {
			continue
		}
		words := ""
		if !cell.Text.Empty() {
			words = s.t.Words(cell.Text)
		}
		var things []string
		for _, n := range cell.Counts {
			things = append(things, s.count(n))
		}
		words += strings.Join(things, ", ")
		said := s.t.Say("frame.sheet.column", rules.TextArg("head", section.Heads[i]), rules.Literal("words", words))
		out.label += "; " + said
		if len(things) > 0 {
			out.tip = append(out.tip, said)
		}
	}
}

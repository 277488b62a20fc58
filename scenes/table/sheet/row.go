package sheet

import (
	"math"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/sprites"
)

// heads sets the heads of a table's columns.
func (s *setter) heads(section *rules.SheetSection, cols []float64, y float64) ([]cell, layout.Rect) {
	st, h := s.small().Strong().In(sprites.InkMuted).Aligned(sprites.Middle, sprites.Middle), 0.0
	for i, head := range section.Heads {
		h = math.Max(h, s.b.ParagraphHeight(s.words.Text(head), cols[i], st))
	}
	box := layout.R(s.left, y, s.width, h+2)
	boxes := s.places(section, cols, box)
	var out []cell
	for i, head := range section.Heads {
		out = append(out, cell{box: boxes[i], words: s.words.Text(head), st: st})
	}
	return out, box
}

// places are the boxes of a row's cells, from the right end.
func (s *setter) places(section *rules.SheetSection, cols []float64, row layout.Rect) []layout.Rect {
	out := make([]layout.Rect, len(cols))
	x := row.Right() - rowPad - s.rules(section)
	for i := len(cols) - 1; i >= 0; i-- {
		out[i] = layout.R(x-cols[i], row.Y, cols[i], row.H)
		x -= cols[i] + cellGap
	}
	return out
}

// row sets a row from y on.
func (s *setter) row(section *rules.SheetSection, of *rules.SheetRow, cols []float64, y, pictures float64) row {
	out := row{of: of, id: section.RowID(*of), picture: s.picture(of.Picture), rule: of.Rule}
	if len(of.Cells) == 0 {
		cols = nil
	}
	rule := s.ruleRoom(of)
	if len(cols) > 0 { // as wide in all rows
		rule = s.rules(section)
	}
	width := s.width - 2*rowPad - pictures - rule
	for _, w := range cols {
		width -= w + cellGap
	}
	words := append(desk.CutRuns(s.b, s.words.Runs(of.Name), s.body.Strong(), nil), desk.CutRuns(s.b, s.words.Runs(of.Text), s.body, nil)...)
	out.words = desk.SetWords(s.b, words, width, s.body)
	line, h := s.body.LineHeight(), out.words.Height
	var cells []cell
	for i, x := range of.Cells {
		c, tall := s.cell(x, cols[i])
		cells, h = append(cells, c), math.Max(h, tall)
	}
	if out.picture != nil {
		h = math.Max(h, s.side())
	}
	pad := math.Round((s.body.Size-6)*0.5) / 2
	out.box = layout.R(s.left, y, s.width, math.Ceil(h+2*pad))
	top := y + pad
	if len(cols) > 0 || out.words.Height < h { // the cells of a table stand in the middle
		out.at = layout.P(s.left+rowPad+pictures, top+(h-out.words.Height)/2)
	} else {
		out.at = layout.P(s.left+rowPad+pictures, top)
	}
	pictY := top + (math.Min(h, line)-s.side())/2
	if out.words.Height < h || len(cols) > 0 {
		pictY = top + (h-s.side())/2
	}
	out.pictAt = layout.R(s.left+rowPad, math.Max(pictY, top), s.side(), s.side())
	for i, box := range s.places(section, cols, layout.R(s.left, top, s.width, h)) {
		if i < len(cells) {
			out.cells = append(out.cells, cells[i].in(box))
		}
	}
	if out.rule != "" {
		w := s.b.TextWidth(out.rule, ruleText)
		out.ruleAt = layout.R(s.left+s.width-rowPad-w, out.at.Y, w, line)
	}
	s.tell(section, &out)
	return out
}

// cell sets a cell in a width and returns its height.
func (s *setter) cell(of rules.SheetCell, width float64) (cell, float64) {
	if len(of.Counts) == 0 {
		out := cell{words: s.words.Text(of.Text), st: s.body.Aligned(sprites.Middle, sprites.Middle)}
		if out.words == "" {
			return out, 0
		}
		return out, s.b.ParagraphHeight(out.words, width, out.st)
	}
	out, x, y, line := cell{}, 0.0, 0.0, s.body.LineHeight()
	for _, thing := range s.things(of) {
		w := thing.pictAt.Right()
		if x > 0 && x+w > width+0.5 {
			x, y = 0, y+line
		}
		thing.numberAt, thing.pictAt = thing.numberAt.Translate(x, y), thing.pictAt.Translate(x, y)
		out.things = append(out.things, thing)
		x += w + thingGap
	}
	out.st = s.body.Aligned(sprites.Start, sprites.Middle)
	out.box.H = y + line
	return out, y + line
}

// in moves a cell into its box.
func (c cell) in(box layout.Rect) cell {
	top := box.Y + (box.H-c.box.H)/2
	for i := range c.things {
		x := &c.things[i]
		x.numberAt, x.pictAt = x.numberAt.Translate(box.X, top), x.pictAt.Translate(box.X, top)
	}
	c.box = box
	return c
}

// tell puts a row into words, for those who cannot see its pictures.
func (s *setter) tell(section *rules.SheetSection, out *row) {
	out.label = strings.TrimSpace(s.words.Text(out.of.Name) + " " + s.words.Text(out.of.Text))
	for i, cell := range out.of.Cells {
		if cell.Empty() || i >= len(section.Heads) {
			continue
		}
		var things []string
		for _, n := range cell.Counts {
			things = append(things, s.count(n))
		}
		words := s.words.Text(cell.Text) + strings.Join(things, ", ")
		said := s.say("frame.sheet.column", rules.TextArg("head", section.Heads[i]), rules.Literal("words", words))
		out.label += "; " + said
		if len(things) > 0 {
			out.tip = append(out.tip, said)
		}
	}
}

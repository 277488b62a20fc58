package sheet

import (
	"math"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/sprites"
)

// columns shares the width of a section's rows among their cells. Each gets what it
// needs. If that leaves the names too narrow, cells give way by breaking their words
// and things. Those that make the table least higher go first.
func (s *setter) columns(section *rules.SheetSection) []float64 {
	if len(section.Heads) == 0 {
		return nil
	}
	out, name := make([]float64, len(section.Heads)), 0.0
	for i, head := range section.Heads {
		out[i] = s.longest(s.words.Text(head), s.small().Strong())
	}
	least := append([]float64(nil), out...)
	for _, row := range section.Rows {
		if len(row.Cells) == 0 {
			continue
		}
		name = math.Max(name, s.nameLeast(&row))
		for i, cell := range row.Cells {
			out[i] = math.Max(out[i], s.cellWidth(cell))
			least[i] = math.Max(least[i], s.cellLeast(cell))
		}
	}
	room := s.width - 2*rowPad - s.indent(section) - s.rules(section) - name
	over := -room
	for _, w := range out {
		over += w + cellGap
	}
	var rows [][]need
	if over > 0 {
		rows = s.measured(section)
	}
	for over > 0 {
		from, tall := -1, math.Inf(1)
		by := math.Min(over, give)
		for i := range out {
			if out[i]-by < least[i] {
				continue
			}
			out[i] -= by
			if h := s.cellsHeight(rows, out); h < tall {
				from, tall = i, h
			}
			out[i] += by
		}
		if from < 0 {
			break
		}
		out[from] -= by
		over -= by
	}
	return out
}

// need is what a cell needs: the widths of its things, or its words.
type need struct {
	things []float64
	words  string
}

// measured are the cells of a table.
func (s *setter) measured(section *rules.SheetSection) [][]need {
	var out [][]need
	for _, row := range section.Rows {
		cells := make([]need, len(row.Cells))
		for i, cell := range row.Cells {
			for _, x := range s.things(cell) {
				cells[i].things = append(cells[i].things, x.pictAt.Right())
			}
			cells[i].words = s.words.Text(cell.Text)
		}
		out = append(out, cells)
	}
	return out
}

// cellsHeight is that of all rows of a table as their cells ask for it.
func (s *setter) cellsHeight(rows [][]need, cols []float64) float64 {
	all, line := 0.0, s.body.LineHeight()
	for _, row := range rows {
		h := 0.0
		for i, cell := range row {
			tall, x := line, 0.0
			for _, w := range cell.things {
				if x+w > cols[i]+0.5 {
					x, tall = 0, tall+line
				}
				x += w + thingGap
			}
			if len(cell.things) == 0 {
				tall = s.b.ParagraphHeight(cell.words, cols[i], s.body)
			}
			h = math.Max(h, tall)
		}
		all += h
	}
	return all
}

// nameLeast is the least width for the words of a row: those of a few lines.
func (s *setter) nameLeast(row *rules.SheetRow) float64 {
	name := strings.TrimRight(s.words.Text(row.Name)+" "+s.words.Text(row.Text), " ")
	st := s.body.Strong()
	all := s.b.TextWidth(name, st)
	return math.Max(s.longest(name, st), math.Min(all, math.Max(s.width*0.28, all/3)))
}

// longest is the width of the longest word of a text.
func (s *setter) longest(text string, st sprites.TextStyle) float64 {
	w := 0.0
	for _, word := range strings.Split(text, " ") {
		w = math.Max(w, s.b.TextWidth(word, st)+1)
	}
	return w
}

func (s *setter) cellWidth(cell rules.SheetCell) float64 {
	if len(cell.Counts) == 0 {
		return s.b.TextWidth(s.words.Text(cell.Text), s.body) + 1
	}
	w := -thingGap
	for _, x := range s.things(cell) {
		w += x.pictAt.Right() + thingGap
	}
	return w
}

func (s *setter) cellLeast(cell rules.SheetCell) float64 {
	if len(cell.Counts) == 0 {
		return s.longest(s.words.Text(cell.Text), s.body)
	}
	all := s.things(cell)
	w := 0.0 // two in a line
	for i, x := range all {
		w = math.Max(w, x.pictAt.Right())
		if i > 0 {
			w = math.Max(w, all[i-1].pictAt.Right()+thingGap+x.pictAt.Right())
		}
	}
	return w
}

// things are those of a cell, each with its place from its own left end on.
func (s *setter) things(cell rules.SheetCell) []thing {
	var out []thing
	line := s.body.LineHeight()
	for _, n := range cell.Counts {
		x := thing{picture: s.picture(n.Picture)}
		switch {
		case x.picture == nil:
			x.number = s.count(n)
		case n.N > 0:
			x.number = s.say("frame.sheet.n", rules.Number("n", n.N))
		}
		x.numberAt = layout.R(0, 0, s.b.TextWidth(x.number, s.body)+1, line)
		x.pictAt = layout.R(x.numberAt.W, 0, 0, line)
		if x.picture != nil {
			x.pictAt = layout.R(x.numberAt.W+1, (line-s.body.Size*1.3)/2, s.body.Size*1.3, s.body.Size*1.3)
		}
		out = append(out, x)
	}
	return out
}

// say is a text of the frame.
func (s *setter) say(key string, args ...rules.Arg) string {
	return s.words.Text(rules.Msg(key, args...))
}

// count is an amount of a thing in words.
func (s *setter) count(n rules.SheetCount) string {
	if n.N == 0 {
		return s.words.Text(n.Name)
	}
	return s.say("frame.sheet.count", rules.Number("n", n.N), rules.TextArg("what", n.Name))
}

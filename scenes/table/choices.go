package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

const (
	choiceHeight = 46
	choiceGap    = 8
)

// choiceRows breaks the choices of a prompt into rows of buttons, the last row
// first.
func choiceRows(b *ui.Builder, t *Table, p rules.Prompt, width float64) [][]rules.Choice {
	var rows [][]rules.Choice
	var row []rules.Choice
	used := 0.0
	for _, c := range p.Choices {
		w := b.ButtonWidth(ui.Button{Text: t.Words(c.Text)})
		if len(row) > 0 && used+choiceGap+w > width {
			rows = append([][]rules.Choice{row}, rows...)
			row, used = nil, 0
		}
		row = append(row, c)
		used += choiceGap + w
	}
	if len(row) > 0 {
		rows = append([][]rules.Choice{row}, rows...)
	}
	return rows
}

// choiceRow lays out one row of choices, all of the same width.
func (t *Table) choiceRow(b *ui.Builder, r layout.Rect, row []rules.Choice) {
	for i, c := range row {
		move := t.Match().Game().Notation(c.Move)
		u := ui.Button{
			ID: "choice:" + move, Rect: r.Column(i, len(row), choiceGap), Text: t.Words(c.Text),
			OnClick: func() { t.choose(c) }, State: map[string]any{"move": move},
		}
		if why := t.Hindrance(c.Move); why != nil {
			u.Disabled = true
			u.Tip = func() ui.Tip { return ui.Tip{Title: u.Text, Lines: []string{why.Text}} }
		}
		b.Button(u)
	}
}

package ask

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

// ChoiceHigh is the height of a row of choices with the gap above it.
const ChoiceHigh = choiceHeight + choiceGap

const (
	choiceHeight = 46
	choiceGap    = 8
)

// HideChoices says which choices of the prompt the face lays out itself,
// until it is told otherwise.
func (x *Asker) HideChoices(is func(m rules.Move) bool) { x.hidden = is }

// option is a choice as a button of a row.
type option struct {
	rules.Choice
	words string
	width float64 // that the words need
}

// choiceRows breaks the choices of a prompt into rows of buttons.
func (x *Asker) choiceRows(b *ui.Builder, p rules.Prompt, width float64) [][]option {
	var rows [][]option
	used := 0.0
	for _, c := range p.Choices {
		if x.hidden != nil && x.hidden(c.Move) {
			continue
		}
		o := option{Choice: c, words: x.Words(c.Text)}
		o.width = min(width, b.ButtonWidth(ui.Button{Text: o.words}))
		if rows == nil || used+choiceGap+o.width > width {
			rows, used = append(rows, nil), -choiceGap
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], o)
		used += choiceGap + o.width
	}
	return rows
}

// choiceRow lays out one row of choices. All get the same width if their words fit in
// it. Else each gets the width of its words and a share of the rest.
func (x *Asker) choiceRow(b *ui.Builder, r layout.Rect, row []option) {
	spare, widest := r.W-choiceGap*float64(len(row)-1), 0.0
	even := spare / float64(len(row))
	for _, o := range row {
		spare -= o.width
		widest = max(widest, o.width)
	}
	for _, o := range row {
		var box layout.Rect
		if widest <= even {
			box, r = r.CutLeft(even)
		} else {
			box, r = r.CutLeft(o.width + spare/float64(len(row)))
		}
		_, r = r.CutLeft(choiceGap)
		c := o.Choice
		move := x.Match().Game().Notation(c.Move)
		u := ui.Button{
			ID: "choice:" + move, Rect: box, Text: o.words,
			OnClick: func() { x.core.Play(c.Move) }, Hold: x.Hold(), State: map[string]any{"move": move}, Kind: x.ButtonKind(c.Move),
		}
		if why := x.core.Hindrance(c.Move); why != nil {
			u.Disabled, u.Why = true, func() *ui.Refusal { return why }
			u.Tip = func() ui.Tip { return ui.Tip{Title: u.Text, Lines: []string{why.Text}} }
		}
		b.Button(u)
	}
}

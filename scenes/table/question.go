package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// Question asks beside a field which of several things is meant. Its node is
// "near".
type Question struct {
	Label   string // for people who cannot see where it stands
	Answers []Answer
}

// Answer is a button of a Question.
type Answer struct {
	ID    string // without "near:"
	Words string
	Icon  string
	Kind  ui.ButtonKind
	State map[string]any
	Tip   func() ui.Tip
	Do    func()
}

const (
	answerHeight = 36.0
	answerGap    = 6.0
	answerPad    = 8.0
	answerWords  = 15.0
)

// Build lays the question out over everything else, in the box that place returns for
// its size. Its frame has the colour of the acting player. What comes up by itself
// keeps off it. If nobody may act, nothing is asked.
func (q *Question) Build(b *ui.Builder, t *Table, place func(size layout.Size) layout.Rect) {
	if len(q.Answers) == 0 || t.Acting() == rules.NoSeat {
		return
	}
	n, width := len(q.Answers), 0.0
	for _, a := range q.Answers {
		width = max(width, b.ButtonWidth(ui.Button{Text: a.Words, Icon: a.Icon, Size: answerWords}))
	}
	box := place(layout.S(width+2*answerPad, float64(n)*(answerHeight+answerGap)-answerGap+2*answerPad))
	style := sprites.DialogBox.Rounded(9).Bordered(t.LookOf(t.Acting()).Colour, 2)
	b.KeepClear(box)
	b.Overlay(func() {
		b.Add(ui.Node{
			ID: "near", Role: "panel", Label: q.Label, Rect: box, Block: true,
			Draw: func(c *sprites.Canvas, _ ui.State) { c.Panel(box, style) },
		})
		for i, a := range q.Answers {
			b.Button(ui.Button{
				ID: "near:" + a.ID, Rect: box.Inset(answerPad).Row(i, n, answerGap), Text: a.Words, Size: answerWords,
				Icon: a.Icon, Left: a.Icon != "", Kind: a.Kind, State: a.State, Tip: a.Tip, OnClick: a.Do, Hold: t.Hold(),
			})
		}
	})
}

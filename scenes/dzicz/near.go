package dzicz

import (
	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// buildNear asks on the board, beside the field that was entered, what the prompt asks
// too. The question is whether to remove the token, or whether to send the soldier
// back.
func (f *face) buildNear(b *ui.Builder) {
	if f.v.Step == nil {
		return
	}
	p := f.t.Prompt()
	q := table.Question{Label: f.t.Words(p.Text)}
	for _, c := range p.All() {
		kind := ui.Normal
		if c.Main { // the same button below does not stand out, see Build
			kind = ui.Primary
		}
		q.Answers = append(q.Answers, table.Answer{
			ID: game.Game{}.Notation(c.Move), Words: f.t.Words(c.Text), Kind: kind, Do: func() { f.hand.Play(c.Move) },
		})
	}
	q.Build(b, f.t, func(size layout.Size) layout.Rect { return f.beside(f.v.Step.To, size, f.places.frame.Inset(2)) })
}

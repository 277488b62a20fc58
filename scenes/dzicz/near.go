package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildNear asks on the board, beside the field that was entered, what the
// prompt asks too: whether to remove the token, or whether to send the soldier
// back.
func (f *face) buildNear(b *ui.Builder) {
	if f.acting() == rules.NoSeat || f.v.Step == nil || f.v.Decision == "manoeuvre" {
		return
	}
	p := f.t.Prompt()
	choices := append([]rules.Choice(nil), p.Choices...)
	if p.Pass != nil {
		choices = append(choices, *p.Pass)
	}
	if len(choices) == 0 {
		return
	}
	const height, pad = 36.0, 8.0
	width := 0.0
	words := make([]string, len(choices))
	for i, c := range choices {
		words[i] = f.t.Words(c.Text)
		width = max(width, b.ButtonWidth(ui.Button{Text: words[i], Size: 15}))
	}
	size := layout.S(width+2*pad, float64(len(choices))*(height+6)-6+2*pad)
	box := f.spare(f.v.Step.To, size, f.places.frame.Inset(2))
	look := f.t.LookOf(f.acting())
	b.Overlay(func() {
		b.Add(ui.Node{
			ID: "near", Role: "panel", Label: f.t.Words(p.Text), Rect: box, Block: true,
			Draw: func(c *sprites.Canvas, _ ui.State) {
				c.Panel(box, sprites.DialogBox.Rounded(9).Bordered(look.Colour, 2))
			},
		})
		for i, c := range choices {
			kind := ui.Normal
			if i == 0 {
				kind = ui.Primary
			}
			b.Button(ui.Button{
				ID: "near:" + game.Game{}.Notation(c.Move), Rect: box.Inset(pad).Row(i, len(choices), 6),
				Text: words[i], Kind: kind, Size: 15, OnClick: func() { f.play(c.Move) }, Hold: f.t.Hold(),
			})
		}
	})
}

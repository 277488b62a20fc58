package desk

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// RuleLink is a rule's id at the right end of r, which leads to the rulebook.
func (d *Desk) RuleLink(b *ui.Builder, id, rule string, r layout.Rect, st sprites.TextStyle) {
	if rule == "" {
		return
	}
	w := b.TextWidth(rule, st)
	box := layout.Around(layout.P(r.Right()-w/2, r.Center().Y), layout.S(w+6, min(r.H, 20)))
	under := layout.R(r.Right()-w, r.Center().Y+st.Size*0.55, w, 1)
	words := layout.R(r.Right()-w-1, r.Y, w+1, r.H)
	b.Add(ui.Node{
		ID: id, Role: "link", Label: rule, Rect: box,
		OnClick: func() { d.House().Navigation.Rules(d.Game(), rule) },
		Tip:     func() ui.Tip { return ui.Tip{Title: d.Say("frame.sheet.rule", rules.Literal("rule", rule))} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Text(rule, words, st)
			if s.Hover {
				c.Fill(under, st.Colour)
			}
		},
	})
}

package table

import (
	"schron/rules"
	"schron/scenes/ui"
)

// NotHere is the bubble that says why something cannot be done: the reason, and
// the rule that it rests on. With no reason it has a title only.
func (t *Table) NotHere(title string, why *ui.Refusal) ui.Bubble {
	out := ui.Bubble{Title: title, Refused: true}
	if why == nil {
		return out
	}
	out.Lines = []string{why.Text}
	if why.Rule != "" {
		out.Lines = append(out.Lines, t.h.Say("frame.refuse.rule", rules.Literal("rule", why.Rule)))
	}
	return out
}

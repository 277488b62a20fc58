package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// buildNear asks beside a field which of several acts is meant.
func (f *face) buildNear(b *ui.Builder) {
	if f.spot == game.NoField || f.fields[f.spot].deed != chooses || b.Root().Dragging() != nil {
		return
	}
	q := table.Question{Label: f.spot.String()}
	for _, m := range f.fields[f.spot].moves {
		words, move := f.actWords(m), game.Game{}.Notation(m)
		q.Answers = append(q.Answers, table.Answer{
			ID: move, Words: words, Icon: verbs[m.Verb].art, Do: func() { f.act(m) }, State: map[string]any{"move": move},
			Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: f.outcome(m)} },
		})
	}
	q.Build(b, f.t, func(size layout.Size) layout.Rect { return f.beside(f.spot, size, f.places.frame.Inset(2)) })
}

// act plays a move that was chosen; the wrench asks for a direction first.
func (f *face) act(m rules.Move) {
	if is(m.Verb, facings) {
		f.aim = m.Verb
		return
	}
	f.Play(m)
}

// actWords name an act with its cost.
func (f *face) actWords(m rules.Move) string {
	h := game.Actor(m)
	for _, a := range f.v.Actions(h) {
		if a.Verb == m.Verb {
			return f.say("act", rules.TextArg("act", a.Name()), rules.Number("n", a.Cost))
		}
	}
	return ""
}

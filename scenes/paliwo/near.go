package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// actArt are the icons of acts.
var actArt = map[uint8]string{
	game.VerbStep: "paliwo/act-step", game.VerbPush: "paliwo/act-push", game.VerbWeapon: "paliwo/act-weapon",
	game.VerbOpen: "paliwo/act-open", game.VerbTake: "paliwo/act-take", game.VerbLeave: "paliwo/act-leave",
	game.VerbAxe: "paliwo/act-axe", game.VerbShot: "paliwo/act-shot", game.VerbWrench: "paliwo/act-wrench",
	game.VerbSprint: "paliwo/act-sprint", game.VerbSlip: "paliwo/act-slip", game.VerbCourage: "paliwo/act-courage",
	game.VerbAdrenaline: "paliwo/act-adrenaline", game.VerbAid: "paliwo/act-first-aid", game.VerbFinish: "paliwo/act-finish",
	game.VerbAdvance: "paliwo/act-advance", game.VerbRotate: "paliwo/act-turn", game.VerbCrawl: "paliwo/act-crawl",
	game.VerbBite: "paliwo/act-bite", game.VerbCharge: "paliwo/act-charge",
}

// buildNear asks beside a field which of several acts is meant.
func (f *face) buildNear(b *ui.Builder) {
	if f.spot == game.NoField || f.fields[f.spot].deed != chooses || b.Root().Dragging() != nil {
		return
	}
	q := table.Question{Label: f.spot.String()}
	for _, m := range f.fields[f.spot].moves {
		words, move := f.actWords(m), game.Game{}.Notation(m)
		q.Answers = append(q.Answers, table.Answer{
			ID: move, Words: words, Icon: actArt[m.Verb], Do: func() { f.act(m) }, State: map[string]any{"move": move},
			Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: f.outcome(m)} },
		})
	}
	q.Build(b, f.t, func(size layout.Size) layout.Rect { return f.beside(f.spot, size, f.places.frame.Inset(2)) })
}

// act plays a move that was chosen; the wrench asks for a direction first.
func (f *face) act(m rules.Move) {
	if m.Verb == game.VerbWrench {
		f.aim = game.VerbWrench
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

package dolores

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table"
	"schron/scenes/ui"
)

var nearKeys = map[uint8]string{
	game.VerbMove: "near.move", game.VerbAttack: "near.attack", game.VerbSabotage: "near.raid", game.VerbEmbark: "near.embark",
}

// buildNear asks beside a field which of several things is meant.
func (f *face) buildNear(b *ui.Builder) {
	if f.near == game.NoField {
		return
	}
	q := table.Question{Label: f.say("ways.choose")}
	for _, m := range f.ways(f.near) {
		words := f.say(nearKeys[m.Verb])
		if m.Verb == game.VerbSabotage {
			object, need := f.v.Sabotaging(game.Unit(m.A), f.near)
			words = f.say("near.raid", rules.KeyArg("object", object.Name().Key), rules.Number("n", need))
		}
		q.Answers = append(q.Answers, table.Answer{ID: game.Game{}.Notation(m), Words: words, Do: func() { f.play(m) }})
	}
	q.Answers = append(q.Answers, table.Answer{ID: "nothing", Words: f.say("near.nothing"), Kind: ui.Quiet, Do: func() { f.near = game.NoField }})
	q.Build(b, f.t, func(size layout.Size) layout.Rect { return f.beside(b, f.near, size) })
}

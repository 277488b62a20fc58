package dolores

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// near is the question beside a field which of several things is meant.
type near struct {
	at    game.Field
	moves []rules.Move
}

func (n near) on() bool { return len(n.moves) > 0 }

var nearKeys = map[uint8]string{
	game.VerbMove: "near.move", game.VerbAttack: "near.attack", game.VerbSabotage: "near.raid", game.VerbEmbark: "near.embark",
}

// buildNear lays out the question beside its field.
func (f *face) buildNear(b *ui.Builder) {
	if !f.near.on() {
		return
	}
	q := table.Question{Label: f.say("ways.choose")}
	for _, m := range f.near.moves {
		words := f.say(nearKeys[m.Verb])
		if m.Verb == game.VerbSabotage {
			object, need := f.v.Sabotaging(game.Unit(m.A), f.near.at)
			words = f.say("near.raid", rules.KeyArg("object", object.Name().Key), rules.Number("n", need))
		}
		q.Answers = append(q.Answers, table.Answer{ID: game.Game{}.Notation(m), Words: words, Do: func() { f.play(m) }})
	}
	q.Answers = append(q.Answers, table.Answer{ID: "nothing", Words: f.say("near.nothing"), Kind: ui.Quiet, Do: func() { f.near = near{} }})
	q.Build(b, f.t, func(size layout.Size) layout.Rect { return f.beside(b, f.near.at, size) })
}

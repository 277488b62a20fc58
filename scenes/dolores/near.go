package dolores

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
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
	if !f.near.on() || f.acting() == rules.NoSeat {
		return
	}
	const height, pad = 36.0, 8.0
	width := 0.0
	words := make([]string, len(f.near.moves)+1)
	for i, m := range f.near.moves {
		words[i] = f.say(nearKeys[m.Verb])
		if m.Verb == game.VerbSabotage {
			object, need := f.v.Sabotaging(game.Unit(m.A), f.near.at)
			words[i] = f.say("near.raid", rules.KeyArg("object", object.Name().Key), number("n", need))
		}
	}
	words[len(f.near.moves)] = f.say("near.nothing")
	for _, w := range words {
		width = max(width, b.ButtonWidth(ui.Button{Text: w, Size: 15}))
	}
	size := layout.S(width+2*pad, float64(len(words))*(height+6)-6+2*pad)
	box := f.spare(f.fieldBox(f.near.at), size, b.Area.Inset(6))
	look := f.t.LookOf(f.acting())
	b.Overlay(func() {
		b.Add(ui.Node{
			ID: "near", Role: "panel", Label: f.say("ways.choose"), Rect: box, Block: true,
			Draw: func(c *sprites.Canvas, _ ui.State) {
				c.Panel(box, sprites.DialogBox.Rounded(9).Bordered(look.Colour, 2))
			},
		})
		for i, w := range words {
			u := ui.Button{
				ID: "near:nothing", Rect: box.Inset(pad).Row(i, len(words), 6), Text: w, Size: 15,
				OnClick: func() { f.near = near{} },
			}
			if i < len(f.near.moves) {
				m := f.near.moves[i]
				u.ID, u.OnClick = "near:"+game.Game{}.Notation(m), func() { f.play(m) }
			} else {
				u.Kind = ui.Quiet
			}
			b.Button(u)
		}
	})
}

package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

const endRow = 40.0

// fate is how it went with one of the six.
type fate struct {
	words string
	good  bool
	gone  bool
}

// fates tell the story of the six: who got out, who is still on the board, and
// who turned when and where.
func (f *face) fates() [game.People]fate {
	var out [game.People]fate
	for i := range f.v.Humans {
		p := &f.v.Humans[i]
		switch {
		case f.escaped(p.Human):
			out[i] = fate{words: f.say("end.escaped"), good: true}
		case p.Field != nil:
			key := "end." + stateOf(p)
			out[i] = fate{words: f.say(key, fieldArg(*p.Field))}
		default:
			out[i] = fate{words: f.say("end.gone"), gone: true}
		}
	}
	for _, e := range f.t.Match().Log(rules.NoSeat) {
		key := ""
		switch e.Event.Text.Key {
		case "paliwo.event.turned":
			key = "end.turned"
		case "paliwo.event.fallen":
			key = "end.fallen"
		default:
			continue
		}
		who, _ := e.Event.Text.Arg("human")
		at, _ := e.Event.Text.Arg("field")
		for i, h := range game.Humans() {
			if who.S == h.Name().Key {
				out[i] = fate{words: f.say(key, at, rules.Number("n", e.Turn)), gone: true}
			}
		}
	}
	return out
}

// ResultHeight is the height of the story.
func (f *face) ResultHeight(float64) float64 { return 26 + 3*endRow + 8 + 26 }

// BuildResult tells how it went with each of the six, and counts the zombies.
func (f *face) BuildResult(b *ui.Builder, r layout.Rect) {
	if f.v == nil {
		return
	}
	head, rest := r.CutTop(26)
	b.Label(head, f.say("end.head"), sprites.Heading.Fitted())
	list, note := rest.CutTop(3 * endRow)
	for i, x := range f.fates() {
		f.buildFate(b, list.Column(i%2, 2, 8).Row(i/2, 3, 4), game.Human(i), x, func() float64 { return f.t.Count().Seen(i, game.People) })
	}
	_, note = note.CutTop(8)
	words := f.say("end.count", rules.Number("rounds", f.v.Round), rules.Number("removed", f.v.Removed), rules.Number("bullets", game.Bullets-f.v.Bullets))
	b.Info("end:count", note, words, sprites.Small.Sized(14).Fitted())
}

// buildFate tells how it went with one of them, as far as that is seen.
func (f *face) buildFate(b *ui.Builder, r layout.Rect, h game.Human, x fate, seen func() float64) {
	name := f.t.Words(h.Name())
	wounds := f.person(h).Wounds
	pic, words := r.InsetXY(6, 2).CutLeft(r.H - 4)
	_, words = words.CutLeft(8)
	box := sprites.WellBox.Rounded(6)
	st := sprites.Small.Fitted()
	alpha := 1.0
	switch {
	case x.good:
		box, st = box.Bordered(sprites.Green, 2), st.In(sprites.GreenText)
	case x.gone:
		alpha = 0.5
		wounds = game.WoundsMost
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, box)
		c.PushAlpha(alpha)
		pieces.HumanFace(c, pic, int(h), int(seen()*float64(wounds)), sprites.SpriteOpt{})
		c.PopAlpha()
		c.Text(name, words.Row(0, 2, 0), sprites.BodyBold.Sized(13).Fitted())
		c.PushAlpha(seen())
		c.Text(x.words, words.Row(1, 2, 0), st)
		c.PopAlpha()
	})
	n.ID, n.Role, n.Label = "end:"+h.String(), "fate", name+": "+x.words
	n.State = map[string]any{"escaped": x.good, "gone": x.gone}
}

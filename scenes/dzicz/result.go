package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

const endRow = 34.0

// endCard is a card in the result: an open one, or a player's secret.
type endCard struct {
	mission game.Mission
	secret  int // whose secret it is, rules.NoSeat for an open card
	holder  int
}

// endCards lists the cards of the open row and the secret ones. Once the game is
// over nothing of them is hidden any more.
func (f *face) endCards() []endCard {
	m := f.t.Match()
	if f.v == nil || !m.Result().Over {
		return nil
	}
	var out []endCard
	for _, o := range f.v.Open {
		out = append(out, endCard{o.Mission, rules.NoSeat, int(o.Holder)})
	}
	for seat := range f.v.Players {
		s := m.View(seat).(game.View).Players[seat].Secret
		c := endCard{s.Mission, seat, rules.NoSeat}
		if s.Claimed {
			c.holder = seat
		}
		out = append(out, c)
	}
	return out
}

// ResultHeight is the height of the list of cards.
func (f *face) ResultHeight(float64) float64 {
	return 26 + endRow*float64(len(f.endCards()))
}

// BuildResult lists who holds which mission and which secrets came to light.
func (f *face) BuildResult(b *ui.Builder, r layout.Rect) {
	head, rest := r.CutTop(26)
	f.heading(b, head, f.say("end.cards"))
	cards := f.endCards()
	for i, c := range cards {
		f.endLine(b, rest.Row(i, len(cards), 3), c, func() float64 { return f.t.Count().Seen(i, len(cards)) })
	}
}

// endLine is a card with who holds it, as far as that is seen.
func (f *face) endLine(b *ui.Builder, r layout.Rect, card endCard, seen func() float64) {
	name := f.t.Words(card.mission.Name())
	kind := f.say("end.open")
	if card.secret != rules.NoSeat {
		kind = f.say("end.secret", seatArg(card.secret))
	}
	nobody := f.say("end.unclaimed")
	art := missionArt[card.mission]
	tint := sprites.Hex(0x9a8a63)
	pic, in := r.InsetXY(8, 2).CutLeft(r.H)
	pic = layout.Around(pic.Center(), layout.S(r.H-4, r.H-4))
	words, in := in.CutLeft(in.W * 0.36)
	note, who := in.CutLeft(in.W * 0.55)
	held := card.holder != rules.NoSeat
	look := f.t.LookOf(card.holder)
	if held {
		tint = look.Colour
	}
	mark, label := who.CutLeft(18)
	mark = layout.Around(mark.Center(), layout.S(13, 13))
	_, label = label.CutLeft(4)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, sprites.WellBox.Rounded(6))
		c.Sprite(art, pic, sprites.SpriteOpt{Tint: tint})
		c.Text(name, words.InsetXY(6, 0), sprites.BodyBold.Fitted())
		c.Text(kind, note, sprites.Small.Sized(14).Fitted())
		c.PushAlpha(seen())
		defer c.PopAlpha()
		if !held {
			c.Text(nobody, who, sprites.Small.Sized(14).Fitted())
			return
		}
		c.Mark(look.Mark, mark, look.Colour)
		c.Text(look.Name, label, sprites.BodyBold.In(look.Words).Fitted())
	})
	n.ID, n.Role, n.Label = "end:"+endID(card), "card", name
	n.State = map[string]any{"holder": holder(rules.Holder(card.holder))}
	if held {
		n.Tip = look.Tip()
	}
}

func endID(c endCard) string {
	if c.secret == rules.NoSeat {
		return c.mission.String()
	}
	return "secret:" + string(rune('0'+c.secret))
}

package wradislavia

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// buildMuster lists the characters of the one who decides and what each still
// has to do, or whom it will strike.
func (f *face) buildMuster(b *ui.Builder, r layout.Rect) {
	seat := f.front
	if a := int(f.v.Actor); a != rules.NoSeat {
		seat = a
	}
	b.Panel(r, panelBox)
	in := r.InsetXY(16, 12)
	head, in := in.CutTop(24)
	title, note := f.say("muster.fire"), f.say("muster.fire.help")
	if f.v.Phase == game.PhaseHandToHand {
		title = f.say("muster.strike")
		note = f.say("muster.strike.help", numberArg(f.v.StrikeWounds()), wordsArg("sum", table.Numeral(f.sum())))
	}
	b.Label(head, title, panelHead)
	_, in = in.CutTop(4)
	st := sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start)
	h := b.ParagraphHeight(note, in.W, st)
	words, in := in.CutTop(h)
	b.Paragraph(words, note, st)
	_, in = in.CutTop(10)
	rows, in := in.CutTop(3*60 - 6)
	f.buildMusterRows(b, rows, seat)
	_, in = in.CutTop(14)
	if f.v.Phase == game.PhaseHandToHand {
		if in.H >= 3*60-6 {
			f.buildMusterRows(b, in, 1-seat)
		}
		return
	}
	if in.H >= 198 && f.places.extra.Empty() {
		f.layDiagram(b, layout.R(in.X, in.Y, in.W, min(in.H, 236)))
	}
}

// buildMusterRows lists the characters of a seat in r.
func (f *face) buildMusterRows(b *ui.Builder, r layout.Rect, seat int) {
	for slot, post := range f.posts(seat) {
		f.buildMusterRow(b, layout.R(r.X, r.Y+float64(slot)*60, r.W, 54), seat, slot, post)
	}
}

// sum is that of the natural dice.
func (f *face) sum() int {
	n := 0
	for _, d := range f.field().Dice {
		n += int(d)
	}
	return n
}

func (f *face) buildMusterRow(b *ui.Builder, r layout.Rect, seat, slot int, post game.Post) {
	in := r.InsetXY(8, 5)
	face, in := in.CutLeft(in.H)
	_, in = in.CutLeft(10)
	token, in := in.CutRight(34)
	token = layout.Around(token.Center(), layout.S(32, 32))
	_, in = in.CutRight(8)
	above, below := in.Row(0, 2, 0), in.Row(1, 2, 0)
	person, name, manoeuvre := post.Character.String(), f.who(post.Character), post.Manoeuvre.String()
	words, ink := f.duty(seat, slot, post)
	usable, chosen := f.usable(seat, slot), f.chosen(seat, slot)
	n := ui.Node{
		ID: "duty:" + table.Numeral(seat) + ":" + table.Numeral(slot+1), Role: "row", Label: name + ": " + words, Rect: r,
		State: map[string]any{"usable": usable, "chosen": chosen}, Tip: func() ui.Tip { return f.postTip(seat, slot, post) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case chosen:
				c.Panel(r, sprites.ChosenBox)
			case s.Hover && usable:
				c.Panel(r, modeOver)
			default:
				c.Panel(r, modeBox)
			}
			pieces.Face(c, face, person, sprites.SpriteOpt{})
			c.Text(name, above, modeName.Sized(16))
			c.Text(words, below, modeNote.Sized(13.5).In(ink))
			pieces.ManoeuvreToken(c, token, manoeuvre, sprites.SpriteOpt{})
		},
	}
	if usable {
		n.OnClick = func() { f.clickPost(seat, slot) }
	}
	b.Add(n)
}

// duty says what a character still has to do in this phase.
func (f *face) duty(seat, slot int, post game.Post) (string, colour) {
	v := f.v
	if v.Phase == game.PhaseHandToHand {
		switch {
		case post.Manoeuvre != game.HandToHand:
			return f.say("duty.calm", wordsArg("manoeuvre", f.t.Words(post.Manoeuvre.Name()))), sprites.Muted
		case !slices.Contains(v.Strikers(seat), slot):
			return f.say("duty.unable"), sprites.Muted
		case post.Strikes == 0 && seat != int(v.Actor):
			return f.say("duty.open"), sprites.Muted
		case post.Strikes == 0:
			return f.say("duty.strike"), sprites.Amber
		}
		target := v.Players[1-seat].Clash[post.Strikes-1].Character
		return f.say("duty.strikes", characterArg(target)), sprites.RedText
	}
	switch {
	case !post.Manoeuvre.Shoots():
		return f.say("duty.nothing", wordsArg("manoeuvre", f.t.Words(post.Manoeuvre.Name()))), sprites.Muted
	case slices.Contains(v.Silent(seat), slot):
		return f.say("duty.shoot"), sprites.Amber
	case v.Players[seat].Peruns > 0 && slices.Contains(v.Extra(seat), slot):
		return f.say("duty.extra"), sprites.GreenText
	}
	return f.say("duty.done"), sprites.Muted
}

// buildWaiting stands where nothing of the deployment may be seen yet.
func (f *face) buildWaiting(b *ui.Builder, r layout.Rect) {
	if f.v.Last != nil && f.ahead == nil {
		f.buildReport(b, r)
		return
	}
	b.Panel(r, panelBox)
	in := r.InsetXY(16, 12)
	head, in := in.CutTop(24)
	title, help := f.say("waiting"), f.say("waiting.help")
	if f.v.Revealed() {
		title, help = f.say("reveal"), f.say("reveal.help")
	}
	b.Label(head, title, panelHead)
	words, in := in.CutTop(58)
	b.Paragraph(words, help, sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start))
	if in.H >= 198 && f.places.extra.Empty() {
		f.layDiagram(b, layout.R(in.X, in.Y, in.W, min(in.H, 236)))
	}
}

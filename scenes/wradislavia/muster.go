package wradislavia

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// buildMuster lists the characters of the one who decides and what each still
// has to do, or whom it will strike.
func (f *face) buildMuster(b *ui.Builder, r layout.Rect) {
	seat := f.seat
	if a := int(f.v.Actor); a != rules.NoSeat {
		seat = a
	}
	b.Panel(r, panelBox)
	in := r.InsetXY(16, 12)
	head, in := in.CutTop(24)
	title, note := f.say("muster.fire"), f.say("muster.fire.help")
	if f.v.Phase == game.PhaseHandToHand {
		title = f.say("muster.strike")
		note = f.say("muster.strike.help", rules.Number("n", f.v.StrikeWounds()), rules.Literal("sum", strconv.Itoa(f.sum())))
	}
	b.Label(head, title, panelHead)
	f.buildWhose(b, head, b.TextWidth(title, panelHead)+16, seat)
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

// buildWhose says at the right end of a line, behind what stands there, whose
// characters are listed and in which row they stand.
func (f *face) buildWhose(b *ui.Builder, r layout.Rect, taken float64, seat int) {
	look := f.t.LookOf(seat)
	words := f.rowWords(seat)
	st := headText.Sized(13.5)
	name := headName.Sized(14.5).In(look.Words).Fitted()
	_, free := r.CutLeft(taken)
	row, free := free.CutRight(b.TextWidth(words, st) + 2)
	_, free = free.CutRight(8)
	w := min(b.TextWidth(look.Name, name)+name.Size*1.6, free.W)
	box, _ := free.CutRight(w)
	n := b.Draw(box.Union(row), func(c *sprites.Canvas, _ ui.State) {
		look.DrawName(c, box, name)
		c.Text(words, row, st.Fitted())
	})
	n.ID, n.Role, n.Label = "whose", "text", look.Name+", "+words
	n.State = map[string]any{"seat": seat}
	n.Tip = look.Tip()
}

// rowWords say in which row the characters of a seat stand.
func (f *face) rowWords(seat int) string {
	if seat == f.front {
		return f.say("row.lower")
	}
	return f.say("row.upper")
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
	look, target := f.t.LookOf(seat), f.t.LookOf(1-seat)
	struck := f.v.Phase == game.PhaseHandToHand && post.Strikes > 0
	whose := layout.Around(layout.P(face.Right()-3, face.Bottom()-3), layout.S(13, 13))
	note := below
	if struck {
		_, note = below.CutLeft(17)
	}
	usable, chosen := f.usable(seat, slot), f.chosen(seat, slot)
	n := ui.Node{
		ID: "duty:" + strconv.Itoa(seat) + ":" + strconv.Itoa(slot+1), Role: "row", Label: f.theirs(seat, post.Character) + ": " + words, Rect: r,
		State: map[string]any{"usable": usable, "chosen": chosen, ui.MayState: usable}, Tip: func() ui.Tip { return f.postTip(seat, slot, post) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, rowBox(chosen, s.Hover && usable))
			if usable && !chosen {
				c.Panel(r, ui.MayBox)
			}
			pieces.Face(c, face, person, sprites.SpriteOpt{})
			look.DrawMark(c, whose)
			c.Text(name, above, modeName.Sized(16))
			if struck {
				target.DrawMark(c, layout.Around(layout.P(below.X+6, below.Center().Y), layout.S(12, 12)))
			}
			c.Text(words, note, modeNote.Sized(13.5).In(ink))
			pieces.ManoeuvreToken(c, token, manoeuvre, sprites.SpriteOpt{})
		},
	}
	if f.mine() && f.v.Revealed() && (usable || seat != f.seat) {
		n.OnClick = func() { f.clickPost(seat, slot) }
	}
	if f.mine() && f.v.Revealed() {
		n.Drag = f.dragPost(seat, slot)
		if seat != f.seat {
			n.Drop = f.dropPost(seat, slot)
		}
	}
	b.Add(n)
}

// duty says what a character still has to do in this phase.
func (f *face) duty(seat, slot int, post game.Post) (string, colour) {
	v := f.v
	if v.Phase == game.PhaseHandToHand {
		switch {
		case post.Manoeuvre != game.HandToHand:
			return f.say("duty.calm", rules.Literal("manoeuvre", f.t.Words(post.Manoeuvre.Name()))), sprites.Muted
		case !slices.Contains(v.Strikers(seat), slot):
			return f.say("duty.unable"), sprites.Muted
		case post.Strikes == 0 && seat != int(v.Actor):
			return f.say("duty.open"), sprites.Muted
		case post.Strikes == 0:
			return f.say("duty.strike"), sprites.Amber
		}
		target := v.Players[1-seat].Clash[post.Strikes-1].Character
		return f.say("duty.strikes", characterArg(target), seatArg(1-seat)), sprites.RedText
	}
	switch {
	case !post.Manoeuvre.Shoots():
		return f.say("duty.nothing", rules.Literal("manoeuvre", f.t.Words(post.Manoeuvre.Name()))), sprites.Muted
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
		title = f.say("reveal")
		help = f.say("reveal.help") + " " + f.say("reveal.rows", rules.SeatArg("upper", f.back()), rules.SeatArg("lower", f.front))
	}
	b.Label(head, title, panelHead)
	st := sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start)
	words, in := in.CutTop(max(58, b.ParagraphHeight(help, in.W, st)+4))
	b.Paragraph(words, help, st)
	if in.H >= 198 && f.places.extra.Empty() {
		f.layDiagram(b, layout.R(in.X, in.Y, in.W, min(in.H, 236)))
	}
}

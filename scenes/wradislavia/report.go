package wradislavia

import (
	"image/color"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// colour keeps signatures short.
type colour = color.NRGBA

// fateInk are the colours of what becomes of a character, as words.
var fateInk = [...]colour{game.FateBack: sprites.GreenText, game.FateHeavy: sprites.Amber, game.FateDead: sprites.RedText}

const (
	reportHead = 26.0
	reportSeat = 24.0
	reportRow  = 27.0
	// firstHeight is the height of the hint in the place of the report in the first
	// turn.
	firstHeight = 140.0
)

// reportHeight is the height of the report in units of usual words, of the hint
// in its place in the first turn.
func (f *face) reportHeight() float64 {
	if f.v.Last == nil {
		return firstHeight
	}
	return 22 + reportHead + game.Seats*(reportSeat+game.Slots*reportRow+4) + f.backHeight()
}

// backHeight is the height of the lines about those who came back from rest.
func (f *face) backHeight() float64 {
	h := 0.0
	for seat := range game.Seats {
		if len(f.v.Last.Back[seat]) > 0 {
			h += reportRow
		}
	}
	return h
}

// buildReport tells what became of everybody in the last turn, what explorers
// found and who came back.
func (f *face) buildReport(b *ui.Builder, r layout.Rect) {
	last := f.v.Last
	if last == nil {
		f.buildFirst(b, r)
		return
	}
	fit := min(1, r.H/f.reportHeight())
	box, _ := r.CutTop(min(r.H, f.reportHeight()*fit))
	b.Panel(box, panelBox)
	in := box.InsetXY(16*fit, 11*fit)
	head, in := in.CutTop(reportHead * fit)
	b.Info("report", head, f.say("report", rules.Number("n", last.Turn)), panelHead.Sized(14*fit))
	f.buildFates(b, in, fit)
}

// buildFates lists the characters of both players with what became of them.
func (f *face) buildFates(b *ui.Builder, in layout.Rect, fit float64) {
	last := f.v.Last
	for _, seat := range []int{f.back(), f.front} {
		var line layout.Rect
		line, in = in.CutTop(reportSeat * fit)
		f.buildReportSeat(b, line, seat, fit)
		for slot := range game.Slots {
			line, in = in.CutTop(reportRow * fit)
			f.buildReportRow(b, "fate:", line, spot{seat, slot}, fit)
		}
		if back := last.Back[seat]; len(back) > 0 {
			line, in = in.CutTop(reportRow * fit)
			words := f.say("report.back", rules.Literal("names", f.names(back)))
			b.Info("back:"+strconv.Itoa(seat), line, words, sprites.Small.Sized(max(12, 13.5*fit)).Fitted())
		}
		_, in = in.CutTop(4 * fit)
	}
}

// buildReportSeat is a player's name with the Peruns gained.
func (f *face) buildReportSeat(b *ui.Builder, r layout.Rect, seat int, fit float64) {
	look := f.t.LookOf(seat)
	name := headName.Sized(max(12, 14.5*fit)).In(look.Words).Fitted()
	gained := f.v.Last.Gained[seat]
	words := "+" + strconv.Itoa(gained)
	pic, left := r.CutRight(30 * fit)
	pic = layout.Around(pic.Center(), layout.S(28*fit, 19*fit))
	num, left := left.CutRight(28 * fit)
	st := sprites.BodyBold.Sized(max(12, 14.5*fit)).In(sprites.GreenText).Aligned(sprites.End, sprites.Middle)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		look.DrawName(c, left, name)
		if gained > 0 {
			c.Text(words, num.InsetXY(4, 0), st)
			c.Sprite("wradislavia/perun", pic, sprites.SpriteOpt{})
		}
	})
	n.ID, n.Role, n.Label = "gained:"+strconv.Itoa(seat), "line", f.say("report.gained", rules.Number("n", gained))
	n.State = map[string]any{"peruns": gained}
	n.Tip = func() ui.Tip {
		return ui.Tip{Title: look.Name, Lines: []string{f.say("report.gained", rules.Number("n", gained))}}
	}
}

// buildReportRow is a character with its wounds and its fate.
func (f *face) buildReportRow(b *ui.Builder, id string, r layout.Rect, at spot, fit float64) {
	post, fate := f.v.Last.Clash[at.seat][at.slot], f.v.Last.Fates[at.seat][at.slot]
	in := r.InsetXY(2*fit, fit)
	face, in := in.CutLeft(in.H)
	_, in = in.CutLeft(8 * fit)
	seal, in := in.CutRight(in.H)
	_, in = in.CutRight(6 * fit)
	name, words := f.who(post.Character), f.t.Words(fate.Name())
	wounds := f.say("wounds", rules.Number("n", post.Wounds))
	count := f.t.Count().Tally(post.Wounds, func(n int) string { return f.say("wounds", rules.Number("n", n)) })
	st := sprites.Body.Sized(max(12, 14*fit))
	w := b.TextWidth(words, st.Strong())
	right, left := in.CutRight(w + 2)
	_, left = left.CutRight(10 * fit)
	person := post.Character.String()
	note := b.TextWidth(name, st)+b.TextWidth(wounds, st.Sized(max(12, 13*fit)))+12*fit <= left.W
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		pieces.Face(c, face, person, sprites.SpriteOpt{})
		c.Text(name, left, st.Fitted())
		if note {
			count.Draw(c, left, st.Sized(max(12, 13*fit)).In(sprites.Muted).Aligned(sprites.End, sprites.Middle))
		}
		c.Text(words, right, st.Strong().In(fateInk[fate]))
		c.Sprite(fateArt[fate], seal, sprites.SpriteOpt{})
	})
	n.ID, n.Role, n.Label = id+strconv.Itoa(at.seat)+":"+strconv.Itoa(at.slot+1), "line", name+": "+words
	n.State = map[string]any{"character": person, "fate": fate.String(), "wounds": post.Wounds}
	n.Tip = func() ui.Tip { return ui.Tip{Title: name, Lines: []string{wounds, words}} }
}

// buildFirst stands in the place of the report before anything was fought.
func (f *face) buildFirst(b *ui.Builder, r layout.Rect) {
	box, _ := r.CutTop(min(r.H, firstHeight))
	b.Panel(box, panelBox)
	in := box.InsetXY(16, 11)
	head, in := in.CutTop(24)
	b.Info("report:first", head, f.say("first"), panelHead)
	b.Paragraph(in, f.say("first.help"), sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start))
}

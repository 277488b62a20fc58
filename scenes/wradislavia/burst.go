package wradislavia

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// buildBurst shows the three sums of a long burst, one below the other.
func (f *face) buildBurst(b *ui.Builder, r layout.Rect) {
	head, in := r.CutTop(24)
	st := panelHead
	b.Label(head, f.say("accuracy"), st)
	all := f.v.Forecast(f.seat, f.shot())
	if len(all) == 0 {
		return
	}
	for i := range all {
		row := in.Row(i, len(all), 6)
		if row.H > 56 {
			row = layout.R(in.X, in.Y+float64(i)*62, in.W, 56)
		}
		f.buildBurstRow(b, row, i, &all[i])
	}
}

// buildBurstRow is the sum for one target: its name and the verdict, and below
// the parts that make it up.
func (f *face) buildBurstRow(b *ui.Builder, r layout.Rect, i int, a *game.Accuracy) {
	in := r.InsetXY(10, 3)
	face, words := in.CutLeft(in.H)
	face = layout.Around(face.Center(), layout.S(min(face.W, face.H), min(face.W, face.H)))
	_, words = words.CutLeft(8)
	above, below := words.Row(0, 2, 0), words.Row(1, 2, 0)
	person, name := a.Target.String(), f.who(a.Target)
	verdict, ink := say.Capital(f.t.Words(a.Verdict())), sprites.Muted
	if a.Wounds > 0 {
		ink = sprites.GreenText
	}
	parts := signless(int(a.Dice[a.Active]))
	if n := a.HandToHand + a.Weapon; n != 0 {
		parts += " " + signed(n)
	}
	parts = f.say("burst.sum", rules.Literal("parts", parts), rules.Literal("armour", signed(-a.Armour)), rules.Literal("sum", f.sumWords(a)))
	bold, small := sprites.BodyBold.Sized(min(16, above.H*0.8)), headText.Sized(max(12, min(14, below.H*0.7)))
	n := b.Draw(r, func(c *sprites.Canvas, s ui.State) {
		c.Panel(r, modeBox)
		pieces.Face(c, face, person, sprites.SpriteOpt{})
		c.Text(name, above, bold)
		c.Text(verdict, above, bold.In(ink).Aligned(sprites.End, sprites.Middle))
		c.Text(parts, below, small.In(sprites.Paper).Fitted())
	})
	n.ID, n.Role, n.Label = "burst:"+strconv.Itoa(i+1), "line", name+": "+verdict
	n.State = map[string]any{"sum": a.Sums[0], "threshold": a.Threshold, "wounds": a.Wounds}
	at := spot{f.foe(), a.Slot}
	n.OnHover = func(on bool) { f.hover(at, on) } // the strip shows its die
	n.Tip = func() ui.Tip {
		tip := ui.Tip{Title: name + ": " + verdict}
		for _, l := range a.Lines() {
			tip.Lines = append(tip.Lines, f.t.Words(l.Text)+": "+signless(l.Value))
		}
		return tip
	}
}

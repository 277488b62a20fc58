package table

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	bannerTicks = 96 // how long it is told who acts
	bannerCome  = 12 // ticks of its coming
	bannerFade  = 24 // ticks of its going
	bannerWay   = 60 // how far its words come
)

var bannerText = sprites.Title.Sized(20).Fitted()

// telling reports whether it is being told who acts. A message that something
// failed goes before it.
func (t *Table) telling() bool {
	return t.Root != nil && !t.Root.Failing() && t.Root.Now() < t.turn.banner && t.Acting() == t.turn.seat && t.menu == menuNone && t.confirm == nil
}

// tickBanner reports whether the banner must go now.
func (t *Table) tickBanner() bool {
	return t.Root != nil && t.turn.banner > 0 && t.Root.Now() == t.turn.banner
}

// bannerGoes reports whether the banner comes or goes just now.
func (t *Table) bannerGoes() bool {
	if !t.telling() || t.h.MotionTicks() == 0 {
		return false
	}
	left := t.turn.banner - t.Root.Now()
	return left <= bannerFade || left >= bannerTicks-bannerCome
}

// bannerCame is how much of the banner's coming is over, 0..1.
func (t *Table) bannerCame() float64 {
	if part, frozen := t.lamp.Frozen(); frozen {
		return layout.EaseOut(part)
	}
	if t.h.MotionTicks() == 0 {
		return 1
	}
	return layout.EaseOut(min(1, float64(bannerTicks-t.turn.banner+t.Root.Now())/bannerCome))
}

// buildBanner tells for a moment who acts, where the turn has passed without a
// cover. It takes no clicks and lies in the bar, over what is only read there.
func (t *Table) buildBanner(b *ui.Builder) {
	if !t.telling() {
		return
	}
	look := t.LookOf(t.turn.seat)
	words := t.h.Say("frame.now", rules.Literal("player", look.Name))
	box := t.barRoom
	style := sprites.TooltipBox.Bordered(look.Colour, 2.5)
	line := box.InsetXY(16, 0)
	line = line.Anchor(layout.S(min(math.Ceil(b.TextWidth(words, bannerText))+34, line.W), line.H), 0.5, 0.5)
	mark, text := line.CutLeft(22)
	mark = layout.Around(mark.Center(), layout.S(22, 22))
	_, text = text.CutLeft(10)
	b.Sheet(func() { // a bubble lies over it
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			aside := 0.0 // its words come from the left
			if t.h.Moves() {
				aside = -bannerWay * (1 - t.bannerCame())
			}
			c.PushAlpha(t.bannerAlpha())
			c.Panel(box, style)
			look.DrawMark(c, mark.Translate(aside, 0))
			c.Text(words, text.Translate(aside, 0), bannerText)
			c.PopAlpha()
		})
		n.ID, n.Role, n.Label = "banner", "text", words
		n.State = map[string]any{"seat": t.turn.seat}
	})
}

// bannerAlpha is how much of the banner is seen.
func (t *Table) bannerAlpha() float64 {
	if t.h.MotionTicks() == 0 {
		return 1
	}
	return min(t.bannerCame(), float64(t.turn.banner-t.Root.Now())/bannerFade)
}

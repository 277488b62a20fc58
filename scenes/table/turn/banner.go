package turn

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

// Telling reports whether it is being told who acts at the screen. A message that
// something failed goes before it.
func (x *Turn) Telling() bool {
	return x.seat != rules.NoSeat && x.Waits() && !x.Root.Failing() && x.Acting() == x.seat && !x.MenuOpen() && !x.core.Asks()
}

// Waits reports whether the banner goes by itself.
func (x *Turn) Waits() bool { return x.Root != nil && x.Root.Now() < x.banner }

// Tick moves the banner, and reports whether it must go now.
func (x *Turn) Tick() bool {
	if x.bannerGoes() {
		x.Root.Redraw()
	}
	return x.Root != nil && x.banner > 0 && x.Root.Now() == x.banner
}

// bannerGoes reports whether the banner comes or goes just now.
func (x *Turn) bannerGoes() bool {
	if !x.Telling() || x.House().MotionTicks() == 0 {
		return false
	}
	left := x.banner - x.Root.Now()
	return left <= bannerFade || left >= bannerTicks-bannerCome
}

// bannerCame is how much of the banner's coming is over, 0..1.
func (x *Turn) bannerCame() float64 {
	if part, frozen := x.core.Light.Frozen(); frozen {
		return layout.EaseOut(part)
	}
	if x.House().MotionTicks() == 0 {
		return 1
	}
	return layout.EaseOut(min(1, float64(bannerTicks-x.banner+x.Root.Now())/bannerCome))
}

// Build tells for a moment who acts, where the turn has passed without a
// cover. It takes no clicks and lies in the bar, over what is only read there.
func (x *Turn) Build(b *ui.Builder, _ layout.Rect) {
	if !x.Telling() {
		return
	}
	look := x.LookOf(x.seat)
	words := x.Say("frame.now", rules.Literal("player", look.Name))
	box := x.Bar
	style := sprites.TooltipBox.Bordered(look.Colour, 2.5)
	line := box.InsetXY(16, 0)
	line = line.Anchor(layout.S(min(math.Ceil(b.TextWidth(words, bannerText))+34, line.W), line.H), 0.5, 0.5)
	mark, text := line.CutLeft(22)
	mark = layout.Around(mark.Center(), layout.S(22, 22))
	_, text = text.CutLeft(10)
	b.Sheet(func() { // a bubble lies over it
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			aside := 0.0 // its words come from the left
			if x.House().Moves() {
				aside = -bannerWay * (1 - x.bannerCame())
			}
			c.PushAlpha(x.bannerAlpha())
			c.Panel(box, style)
			look.DrawMark(c, mark.Translate(aside, 0))
			c.Text(words, text.Translate(aside, 0), bannerText)
			c.PopAlpha()
		})
		n.ID, n.Role, n.Label = "banner", "text", words
		n.State = map[string]any{"seat": x.seat}
	})
}

// bannerAlpha is how much of the banner is seen.
func (x *Turn) bannerAlpha() float64 {
	if x.House().MotionTicks() == 0 {
		return 1
	}
	return min(x.bannerCame(), float64(x.banner-x.Root.Now())/bannerFade)
}

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
	bannerFade  = 24 // ticks of its going
	bannerHigh  = 44.0
	bannerWide  = 460.0 // at most
)

var bannerText = sprites.Title.Sized(20).Fitted()

// telling tells whether it is being told who acts.
func (t *Table) telling() bool {
	return t.root != nil && t.root.Now() < t.turn.banner && t.Acting() == t.turn.seat && t.menu == menuNone && t.confirm == nil
}

// tickBanner tells whether the banner must go now.
func (t *Table) tickBanner() bool {
	return t.root != nil && t.turn.banner > 0 && t.root.Now() == t.turn.banner
}

// bannerGoes tells whether the banner is fading.
func (t *Table) bannerGoes() bool {
	return t.telling() && t.h.MotionTicks() > 0 && t.root.Now() >= t.turn.banner-bannerFade
}

// buildBanner tells for a moment who acts, where the turn has passed without a
// cover. It takes no clicks and keeps away from the prompt.
func (t *Table) buildBanner(b *ui.Builder) {
	if !t.telling() {
		return
	}
	look := t.LookOf(t.turn.seat)
	words := t.h.Say("frame.now", rules.Literal("player", look.Name))
	w := min(math.Ceil(b.TextWidth(words, bannerText))+bannerHigh+30, bannerWide, b.Area.W-60)
	box := t.bannerBox(b.Area, layout.S(w, bannerHigh))
	style := sprites.TooltipBox.Bordered(look.Colour, 2.5)
	mark, text := box.InsetXY(14, 0).CutLeft(22)
	mark = layout.Around(mark.Center(), layout.S(22, 22))
	_, text = text.CutLeft(10)
	b.Overlay(func() {
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			c.PushAlpha(t.bannerAlpha())
			c.Panel(box, style)
			DrawMark(c, mark, look)
			c.Text(words, text, bannerText)
			c.PopAlpha()
		})
		n.ID, n.Role, n.Label = "banner", "text", words
		n.State = map[string]any{"seat": t.turn.seat}
	})
}

// bannerBox is the place of a banner: below the bar, in the middle of what lies
// left of the prompt or, where that is narrow, of the window. It goes further
// down where the prompt stands there.
func (t *Table) bannerBox(area layout.Rect, size layout.Size) layout.Rect {
	_, room := area.CutTop(barHeight + 12)
	if left := t.ask.X - area.X; left > area.W*0.3 && left > size.W+40 {
		room.W = left
	}
	box := room.Anchor(size, 0.5, 0)
	if box.Intersects(t.ask) {
		box = box.Translate(0, t.ask.Bottom()+12-box.Y)
	}
	return box
}

// How much room toasts want above the prompt, and its width at least.
const (
	toastRoom = 220.0
	toastWide = 280.0
)

// toastArea is where toasts stand: above the prompt, so that what is asked stays
// in sight and in reach, and beside the board; at the lower side of the window
// where the prompt leaves no room above it.
func (t *Table) toastArea(area layout.Rect) layout.Rect {
	_, room := area.CutTop(barHeight + 12)
	if above := t.ask.Y - room.Y; t.ask.W >= toastWide && above >= toastRoom {
		return layout.R(t.ask.X, room.Y, t.ask.W, above-8)
	}
	return area.Inset(24)
}

// bannerAlpha is how much of the banner is seen.
func (t *Table) bannerAlpha() float64 {
	if t.h.MotionTicks() == 0 {
		return 1
	}
	return min(1, float64(t.turn.banner-t.root.Now())/bannerFade)
}

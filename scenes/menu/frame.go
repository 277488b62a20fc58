package menu

import (
	"math"

	"schron/input"
	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

// Measures that the scenes with a top bar share, in units.
const (
	barHeight    = 56
	stripeHeight = 5
	pageMost     = 1280 // greatest width of a page's content
	gap          = 16
	control      = 40 // height of a line of controls
	panelPad     = 18 // from a panel's border to what is in it
	panelHead    = 30 // height of its heading
)

var (
	barTitle   = sprites.Title.Sized(20)
	leadStyle  = sprites.Body.In(sprites.Muted)
	panelQuiet = sprites.PanelStyle{Fill: sprites.Hex(0x20282a), Fill2: sprites.Hex(0x1b2223), Border: sprites.LineDark, Width: 1, Radius: 12, Shadow: 5}
)

// goesBack takes Escape as the way back, for scenes that have no other key.
func goesBack(h *house.House, g input.Gesture) bool {
	if !g.IsKey(input.KeyEscape, 0) {
		return false
	}
	h.Host.Pop()
	return true
}

// page adds the ground and the top bar with the way back and the title; toasts stand
// over the bar. It returns the room below, no wider than a page that can be read.
func page(b *ui.Builder, h *house.House, title string, back func()) layout.Rect {
	b.Background()
	bar, rest := b.Area.CutTop(barHeight)
	stripe, rest := rest.CutTop(stripeHeight)
	b.Draw(b.Area, func(c *sprites.Canvas, _ ui.State) {
		c.Fill(bar, sprites.Bar)
		c.HazardStripe(stripe)
	})
	rest = column(rest)
	u := ui.Button{ID: "back", Text: h.Say("frame.back"), Icon: "icon/arrow-left", OnClick: back}
	w := b.ButtonWidth(u)
	u.Rect = layout.R(rest.X, bar.Y+9, w, barHeight-18)
	b.Button(u)
	head := layout.R(rest.X+w+20, bar.Y, rest.W-w-20, barHeight)
	b.Label(head, title, barTitle)
	b.ToastArea(head.InsetXY(0, 4))
	return rest.InsetXY(0, gap)
}

// column is the part of the window that a page's content takes.
func column(r layout.Rect) layout.Rect {
	side := math.Max(24, math.Min(64, r.W*0.03))
	return r.Anchor(layout.S(math.Min(r.W-2*side, pageMost), r.H), 0.5, 0)
}

// panel adds a raised box with a heading and returns the room inside.
func panel(b *ui.Builder, r layout.Rect, heading string) layout.Rect {
	b.Panel(r, panelQuiet)
	inner := r.Inset(panelPad)
	if heading == "" {
		return inner
	}
	head, rest := inner.CutTop(panelHead)
	head, _ = head.CutTop(20)
	b.Heading(head, upper(heading))
	return rest
}

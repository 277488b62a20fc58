package chances

import (
	"strconv"

	"schron/layout"
	"schron/rules/curve"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	swingHigh = 30.0 // height of a turning point in one line
	swingSide = 42.0 // width beside its words
	swingGap  = 4.0
)

var (
	swingText   = sprites.Body.Sized(14).Aligned(sprites.Start, sprites.Middle)
	swingNumber = sprites.BodyBold.Sized(12).In(sprites.Ink).Aligned(sprites.Middle, sprites.Middle)
)

// swingSigns number the turning points on the chart.
func (x *Chances) swingSigns(b *ui.Builder, ch *chart) {
	for i, s := range x.curve.Swings {
		at := layout.P(ch.x(s.Point), ch.box.Y+2)
		number := strconv.Itoa(i + 1)
		box := layout.Around(at, layout.S(18, 18))
		b.Add(ui.Node{
			ID: "chances:sign:" + number, Role: "turning", Label: x.SwingWords(s), Rect: box, NoFocus: true,
			OnClick: func() { x.goTo(s.Move) }, Tip: x.swingTip(s),
			Draw: func(c *sprites.Canvas, _ ui.State) { drawSwing(c, box, number, s.Cause) },
		})
	}
}

// drawSwing is the number of a turning point, amber where somebody decided.
func drawSwing(c *sprites.Canvas, r layout.Rect, number string, cause curve.Cause) {
	ground := sprites.PaperLow
	if cause == curve.Decision {
		ground = sprites.Amber
	}
	c.Disc(r.Center(), 9, ground)
	c.Text(number, r, swingNumber)
}

// swingHeight is how high a turning point of a width is, with the gap above it.
func (x *Chances) swingHeight(b *ui.Builder, s curve.Swing, width float64) float64 {
	return swingGap + max(swingHigh, 8+b.ParagraphHeight(x.turningWords(s), width-swingSide, swingText))
}

// swingLine is a turning point in words; a click shows it on the table.
func (x *Chances) swingLine(b *ui.Builder, r layout.Rect, i int) {
	s, number := x.curve.Swings[i], strconv.Itoa(i+1)
	words := x.turningWords(s)
	sign, rest := r.InsetXY(8, 0).CutLeft(20)
	_, rest = rest.CutLeft(6)
	b.Add(ui.Node{
		ID: "chances:turning:" + number, Role: "button", Label: words, Rect: r,
		State:   map[string]any{"move": s.Move, "player": s.Player, "by": int(s.By), "cause": s.Cause.String()},
		OnClick: func() { x.goTo(s.Move) }, Tip: x.swingTip(s),
		Draw: func(c *sprites.Canvas, st ui.State) {
			box := sprites.ButtonBox
			if st.Hover {
				box = sprites.ButtonOver
			}
			c.Panel(r, box)
			drawSwing(c, sign, number, s.Cause)
			c.Paragraph(words, rest, swingText)
		},
	})
}

// turningWords are all of a turning point.
func (x *Chances) turningWords(s curve.Swing) string {
	words := x.SwingMoment(s) + ": " + x.SwingWords(s)
	if deed := x.MoveWords(s.Move); deed != "" {
		words += " – " + deed
	}
	return words
}

// swingTip tells all of a turning point.
func (x *Chances) swingTip(s curve.Swing) func() ui.Tip {
	return func() ui.Tip {
		return ui.TipOf(x.SwingWords(s), x.SwingMoment(s), x.MoveWords(s.Move))
	}
}

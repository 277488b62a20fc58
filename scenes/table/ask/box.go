package ask

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	promptPadX = 16.0
	promptPadY = 6.0
	promptMost = 132.0 // height of the prompt at most
	tagHeight  = 18.0  // of the name on the prompt's upper border …
	tagOver    = 7.0   // … of which so much stands above the prompt
	tagLeft    = 12.0
	tagPad     = 8.0
)

var (
	promptTitle  = sprites.Title.Sized(17).Aligned(sprites.Start, sprites.Middle)
	promptDetail = sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Middle)
	tagText      = sprites.BodyBold.Sized(13).Aligned(sprites.Start, sprites.Middle).Fitted()
	tagBox       = sprites.PromptBox.Rounded(5)
)

// The sizes of a prompt's words: at least easyTitle where its box may grow.
const easyTitle = 15.0

// text is what a prompt says as it stands in its box.
type text struct {
	title, detail           string
	titleStyle, detailStyle sprites.TextStyle
	titleBox, detailBox     layout.Rect
	whole                   bool // nothing was left out
}

// setText writes title and detail below each other in the middle of a box, as
// large as they fit. A detail that finds no room is left out.
func setText(b *ui.Builder, title, detail string, r layout.Rect) text {
	p := text{title: title, detail: detail, titleStyle: promptTitle, detailStyle: promptDetail}
	if detail == "" || !p.shrink(b, r, sprites.MinTextSize) {
		p.detail = ""
		p.whole = p.shrink(b, r, sprites.MinTextSize) && detail == ""
	} else {
		p.whole = true
	}
	th, dh := p.heights(b, r.W)
	top := r.Y + max(0, (r.H-th-dh)/2)
	p.titleBox, p.detailBox = layout.R(r.X, top, r.W, min(th, r.H)), layout.R(r.X, top+th, r.W, dh)
	return p
}

// shrink finds the largest sizes of the words, the title's no less than least, that
// fit in r, and reports whether there are any.
func (p *text) shrink(b *ui.Builder, r layout.Rect, least float64) bool {
	for title := promptTitle.Size; title >= least; title-- {
		for detail := min(promptDetail.Size, title); detail >= sprites.MinTextSize; detail-- {
			p.titleStyle.Size, p.detailStyle.Size = title, detail
			if th, dh := p.heights(b, r.W); th+dh <= r.H {
				return true
			}
		}
	}
	return false
}

// heights are those of the title and of the detail in a width.
func (p *text) heights(b *ui.Builder, width float64) (title, detail float64) {
	title = b.ParagraphHeight(p.title, width, p.titleStyle)
	if p.detail != "" {
		detail = b.ParagraphHeight(p.detail, width, p.detailStyle)
	}
	return title, detail
}

func (p *text) draw(c *sprites.Canvas) {
	c.Paragraph(p.title, p.titleBox, p.titleStyle)
	if p.detail != "" {
		c.Paragraph(p.detail, p.detailBox, p.detailStyle)
	}
}

// inner is the place of the words in the prompt's box, below the name on its
// border if there is one.
func inner(r layout.Rect, tagged bool) layout.Rect {
	r = r.InsetXY(promptPadX, promptPadY)
	if tagged {
		_, r = r.CutTop(tagHeight - tagOver - promptPadY)
	}
	return r
}

// promptHigh returns the height that the prompt's box wants in a width. It is high
// enough for all words at a size that is easy to read.
func (x *Asker) promptHigh(b *ui.Builder, p rules.Prompt, width float64) float64 {
	if x.Acting() == rules.NoSeat {
		return Height
	}
	in := inner(layout.R(0, 0, width, Height), true)
	pads := Height - in.H
	title, detail, _ := x.words(p)
	set := text{title: title, detail: detail, titleStyle: promptTitle, detailStyle: promptDetail}
	if set.shrink(b, in, easyTitle) {
		return Height
	}
	set.titleStyle.Size, set.detailStyle.Size = easyTitle, promptDetail.Size-1
	th, dh := set.heights(b, in.W)
	return min(max(th+dh+pads, Height), promptMost)
}

// box says who decides what: the name stands on the upper border.
func (x *Asker) box(b *ui.Builder, r, tag layout.Rect, p rules.Prompt) {
	title, detail, look := x.words(p)
	asks := x.Acting() != rules.NoSeat
	style := sprites.PromptBox
	switch {
	case !asks:
		style = style.Bordered(sprites.LineColour, 1)
	case p.Reaction:
		style = style.Bordered(look.Colour, 2.5)
	}
	set := setText(b, title, detail, inner(r, asks))
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, style)
		set.draw(c)
	})
	n.ID, n.Role, n.Label = "prompt", "text", title
	n.State = map[string]any{"detail": detail, "seat": x.Match().Actor()}
	if !set.whole && !x.Showing() { // while a move is shown it would lie over that
		n.Tip = func() ui.Tip { return ui.TipOf(title, detail) }
	}
	if asks {
		x.who(b, tag, look, style)
	}
}

// tag is where the name of who decides stands on the upper border of r.
func (x *Asker) tag(b *ui.Builder, r layout.Rect) layout.Rect {
	width := b.TextWidth(x.LookOf(x.Acting()).Name, tagText) + 1.5*tagText.Size + 2*tagPad
	return layout.R(r.X+tagLeft, r.Y-tagOver, min(width, r.W-2*tagLeft), tagHeight)
}

// who names who decides on the border of the prompt.
func (x *Asker) who(b *ui.Builder, r layout.Rect, look house.Look, style sprites.PanelStyle) {
	words, ground, st := r.InsetXY(tagPad, 0), tagBox.Bordered(style.Border, style.Width), tagText.In(look.Words)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, ground)
		look.DrawName(c, words, st)
	})
	n.ID, n.Role, n.Label, n.Tip = "prompt:who", "text", look.Name, look.Tip()
	n.State = map[string]any{"seat": x.Acting()}
}

package table

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

// promptText is what a prompt says as it stands in its box.
type promptText struct {
	title, detail           string
	titleStyle, detailStyle sprites.TextStyle
	titleBox, detailBox     layout.Rect
	whole                   bool // nothing was left out
}

// setPrompt writes title and detail below each other in the middle of a box, as
// large as they fit. A detail that finds no room is left out.
func setPrompt(b *ui.Builder, title, detail string, r layout.Rect) promptText {
	p := promptText{title: title, detail: detail, titleStyle: promptTitle, detailStyle: promptDetail}
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
func (p *promptText) shrink(b *ui.Builder, r layout.Rect, least float64) bool {
	for title := promptTitle.Size; title >= least; title-- {
		for detail := min(promptDetail.Size, title); detail >= sprites.MinTextSize; detail-- {
			p.titleStyle.Size, p.detailStyle.Size = title, detail
			if th, dh := p.heights(b, r.W); th+dh <= r.H {
				return true
			}
			if p.detail == "" {
				break
			}
		}
	}
	return false
}

// heights are those of the title and of the detail in a width.
func (p *promptText) heights(b *ui.Builder, width float64) (title, detail float64) {
	title = b.ParagraphHeight(p.title, width, p.titleStyle)
	if p.detail != "" {
		detail = b.ParagraphHeight(p.detail, width, p.detailStyle)
	}
	return title, detail
}

func (p *promptText) draw(c *sprites.Canvas) {
	c.Paragraph(p.title, p.titleBox, p.titleStyle)
	if p.detail != "" {
		c.Paragraph(p.detail, p.detailBox, p.detailStyle)
	}
}

// promptInner is the place of the words in the prompt's box, below the name on its
// border if there is one.
func promptInner(r layout.Rect, tagged bool) layout.Rect {
	r = r.InsetXY(promptPadX, promptPadY)
	if tagged {
		_, r = r.CutTop(tagHeight - tagOver - promptPadY)
	}
	return r
}

// promptHeight returns the height that the prompt's box wants in a width. It is high
// enough for all words at a size that is easy to read.
func (t *Table) promptHeight(b *ui.Builder, p rules.Prompt, width float64) float64 {
	if t.Acting() == rules.NoSeat {
		return askHeight
	}
	inner := promptInner(layout.R(0, 0, width, askHeight), true)
	pads := askHeight - inner.H
	title, detail, _ := t.promptWords(p)
	set := promptText{title: title, detail: detail, titleStyle: promptTitle, detailStyle: promptDetail}
	if set.shrink(b, inner, easyTitle) {
		return askHeight
	}
	set.titleStyle.Size, set.detailStyle.Size = easyTitle, promptDetail.Size-1
	th, dh := set.heights(b, inner.W)
	return min(max(th+dh+pads, askHeight), promptMost)
}

// promptBox says who decides what: the name stands on the upper border.
func (t *Table) promptBox(b *ui.Builder, r, tag layout.Rect, p rules.Prompt) {
	title, detail, look := t.promptWords(p)
	asks := t.Acting() != rules.NoSeat
	style := sprites.PromptBox
	switch {
	case !asks:
		style = style.Bordered(sprites.LineColour, 1)
	case p.Reaction:
		style = style.Bordered(look.Colour, 2.5)
	}
	set := setPrompt(b, title, detail, promptInner(r, asks))
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, style)
		set.draw(c)
	})
	n.ID, n.Role, n.Label = "prompt", "text", title
	n.State = map[string]any{"detail": detail, "seat": t.Match().Actor()}
	if !set.whole && !t.Showing() { // while a move is shown it would lie over that
		n.Tip = func() ui.Tip { return ui.TipOf(title, detail) }
	}
	if asks {
		t.promptWho(b, tag, look, style)
	}
}

// promptTag is where the name of who decides stands on the upper border of r.
func (t *Table) promptTag(b *ui.Builder, r layout.Rect) layout.Rect {
	width := b.TextWidth(t.LookOf(t.Acting()).Name, tagText) + 1.5*tagText.Size + 2*tagPad
	return layout.R(r.X+tagLeft, r.Y-tagOver, min(width, r.W-2*tagLeft), tagHeight)
}

// promptWho names who decides on the border of the prompt.
func (t *Table) promptWho(b *ui.Builder, r layout.Rect, look house.Look, style sprites.PanelStyle) {
	words, ground, st := r.InsetXY(tagPad, 0), tagBox.Bordered(style.Border, style.Width), tagText.In(look.Words)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, ground)
		look.DrawName(c, words, st)
	})
	n.ID, n.Role, n.Label, n.Tip = "prompt:who", "text", look.Name, look.Tip()
	n.State = map[string]any{"seat": t.Acting()}
}

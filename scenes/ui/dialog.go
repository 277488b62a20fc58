package ui

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

// Dialog is a question or a notice over everything else.
type Dialog struct {
	ID    string
	Title string
	// Body is a paragraph, may be empty.
	Body string
	// Buttons stand at the lower right, in order; their Rect is not used and
	// their ids are "<dialog>:<id>". The focus is at first on the Primary one, so
	// that Enter does what is amber, else on the last one that is no Danger.
	Buttons []Button
	// OnCancel is what Escape does; nil makes the dialog one that must be
	// answered.
	OnCancel func()
	// Width in units, 0 for the usual one. The dialog never leaves the window.
	Width float64
	// Content adds more between body and buttons, ContentHeight units high. Its
	// text fields come first in the order of focus.
	Content       func(b *Builder, r layout.Rect)
	ContentHeight float64
	// Focus is the id of a node of Content that has the focus at first.
	Focus string
}

const (
	dialogWidth  = 480
	dialogMargin = 26
	dialogButton = 46
	dialogGap    = 12
)

var (
	dialogTitle = sprites.Title.Sized(22).Aligned(sprites.Start, sprites.Start)
	dialogBody  = sprites.Body.Sized(16).Aligned(sprites.Start, sprites.Start).In(sprites.Hex(0xc9c9b8))
	scrim       = sprites.WithAlpha(sprites.Hex(0x070909), 0.72)
)

// Dialog adds a dialog. Nothing below it can be reached while it is there.
func (b *Builder) Dialog(d Dialog) {
	b.Modal("dialog "+d.ID, d.firstFocus(), d.OnCancel, func() { b.dialog(d) })
}

func (d *Dialog) firstFocus() string {
	if d.Focus != "" {
		return d.Focus
	}
	id := ""
	for _, u := range d.Buttons {
		if u.Kind == Primary {
			return d.ID + ":" + u.ID
		}
		if u.Kind != Danger {
			id = d.ID + ":" + u.ID
		}
	}
	return id
}

func (b *Builder) dialog(d Dialog) {
	width := d.Width
	if width == 0 {
		width = dialogWidth
	}
	width = math.Min(width, b.Area.W-40)
	inner := width - 2*dialogMargin
	titleH := b.ParagraphHeight(d.Title, inner, dialogTitle)
	bodyH := b.ParagraphHeight(d.Body, inner, dialogBody)
	widths, stacked := b.dialogButtons(d, inner)
	fixed := 2.0*dialogMargin + titleH
	if n := float64(len(d.Buttons)); n > 0 {
		fixed += 22 + dialogButton
		if stacked {
			fixed += (n - 1) * (dialogButton + dialogGap)
		}
	}
	if bodyH > 0 {
		fixed += 12
	}
	if d.ContentHeight > 0 {
		fixed += 16
	}
	// What is too high scrolls: the content if there is one, else the body.
	room := math.Max(80, b.Area.H-40-fixed)
	contentH := math.Min(d.ContentHeight, math.Max(0, room-math.Min(bodyH, room/2)))
	shownH := math.Min(bodyH, room-contentH)
	box := b.Area.Anchor(layout.S(width, fixed+shownH+contentH), 0.5, 0.45)

	area := b.Area
	b.Add(Node{Rect: area, Block: true, Draw: func(c *sprites.Canvas, _ State) { c.Fill(area, scrim) }})
	b.Add(Node{
		ID: d.ID, Role: "dialog", Label: d.Title, Rect: box, Block: true,
		Draw: func(c *sprites.Canvas, _ State) { c.Panel(box, sprites.DialogBox) },
	})
	rest := box.Inset(dialogMargin)
	title, rest := rest.CutTop(titleH)
	b.Paragraph(title, d.Title, dialogTitle)
	if bodyH > 0 {
		_, rest = rest.CutTop(12)
		var at layout.Rect
		at, rest = rest.CutTop(shownH)
		b.dialogBody(d, at, bodyH)
	}
	if d.ContentHeight > 0 {
		_, rest = rest.CutTop(16)
		var at layout.Rect
		at, rest = rest.CutTop(contentH)
		b.dialogContent(d, at)
	}
	b.placeButtons(d, rest, widths, stacked)
}

func (b *Builder) dialogBody(d Dialog, at layout.Rect, height float64) {
	if height <= at.H {
		b.Paragraph(at, d.Body, dialogBody)
		return
	}
	width := at.W - scrollWidth - scrollGap
	full := b.ParagraphHeight(d.Body, width, dialogBody)
	b.Scroll(ScrollArea{ID: d.ID + ":body", Rect: at, Content: full, Keys: true}, func(r layout.Rect) {
		b.Paragraph(r, d.Body, dialogBody)
	})
}

func (b *Builder) dialogContent(d Dialog, at layout.Rect) {
	if d.Content == nil {
		return
	}
	if d.ContentHeight <= at.H {
		d.Content(b, at)
		return
	}
	b.Scroll(ScrollArea{ID: d.ID + ":content", Rect: at, Content: d.ContentHeight}, func(r layout.Rect) {
		d.Content(b, r)
	})
}

// dialogButtons returns the buttons' widths and whether they stand one below the
// other for want of room.
func (b *Builder) dialogButtons(d Dialog, inner float64) (widths []float64, stacked bool) {
	sum := -float64(dialogGap)
	for _, u := range d.Buttons {
		w := math.Max(110, b.ButtonWidth(u))
		widths = append(widths, w)
		sum += w + dialogGap
	}
	return widths, sum > inner
}

func (b *Builder) placeButtons(d Dialog, rest layout.Rect, widths []float64, stacked bool) {
	right := rest.Right()
	y := rest.Bottom() - dialogButton
	placed := make([]Button, len(d.Buttons))
	for i := len(d.Buttons) - 1; i >= 0; i-- {
		u := d.Buttons[i]
		u.ID = d.ID + ":" + u.ID
		if stacked {
			u.Rect = layout.R(rest.X, y, rest.W, dialogButton)
			y -= dialogButton + dialogGap
		} else {
			u.Rect = layout.R(right-widths[i], y, widths[i], dialogButton)
			right -= widths[i] + dialogGap
		}
		placed[i] = u
	}
	for _, u := range placed {
		b.Button(u)
	}
}

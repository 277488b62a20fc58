package ui

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"schron/layout"
	"schron/sprites"
)

// Bubble says at once what would happen where the player points. It has a title and
// lines below it, and a red frame where nothing can be done. The zero Bubble says
// nothing.
type Bubble struct {
	ID      string // of its node, "bubble" if empty
	Title   string
	Lines   []string
	Refused bool
	Figure  *Figure
}

// Figure is a picture between the title of a bubble and its lines.
type Figure struct {
	Size  layout.Size
	State map[string]any // what it adds to the state of the bubble's node
	Build func(b *Builder, r layout.Rect)
}

const (
	bubbleWidth = 300.0 // greatest width of the words, units
	bubblePad   = 12.0
	bubbleGap   = 3.0 // above a line
	figureGap   = 5.0 // above a figure
)

var (
	bubbleTitle = sprites.BodyBold.Aligned(sprites.Start, sprites.Start)
	bubbleLine  = sprites.Small.Sized(14).In(sprites.Hex(0xc3c8be)).Aligned(sprites.Start, sprites.Start)
	bubbleNo    = sprites.TooltipBox.Bordered(sprites.Red, 1.5)
)

// size is how much room the bubble takes.
func (x *Bubble) size(b *Builder) layout.Size {
	w := b.TextWidth(x.Title, bubbleTitle)
	h := bubblePad*2 + b.ParagraphHeight(x.Title, bubbleWidth, bubbleTitle)
	for _, l := range x.Lines {
		m := b.Fonts.MeasureWrapped(l, bubbleWidth, bubbleLine)
		w, h = math.Max(w, math.Ceil(m.W)), h+math.Ceil(m.H)+bubbleGap
	}
	w = math.Min(w, bubbleWidth)
	if x.Figure != nil {
		w, h = math.Max(w, x.Figure.Size.W), h+x.Figure.Size.H+figureGap
	}
	return layout.S(w+2*bubblePad+2, h)
}

// said reports whether a refusal on the screen says the same.
func (x *Bubble) said(b *Builder) bool {
	why, shown := b.Root().Refusal()
	return x.Refused && shown && slices.Contains(x.Lines, why.Text)
}

// Build lays the bubble out over everything else, in the box that place gives
// for its size. Its node is "bubble" or has the bubble's ID. What a refusal says already is not said twice.
func (x *Bubble) Build(b *Builder, place func(size layout.Size) layout.Rect) {
	if x.said(b) || x.Refused && b.Root().Hushed() {
		return
	}
	box := place(x.size(b))
	style := sprites.TooltipBox
	if x.Refused {
		style = bubbleNo
	}
	b.Overlay(func() {
		n := b.Panel(box, style)
		n.ID, n.Role, n.Label = cmp.Or(x.ID, "bubble"), "tooltip", x.Title
		n.State = map[string]any{"lines": x.Lines, "refused": x.Refused}
		if x.Figure != nil {
			maps.Copy(n.State, x.Figure.State)
		}
		inner := box.Inset(bubblePad)
		inner.W++
		y := inner.Y
		write := func(words string, st sprites.TextStyle) {
			y += b.Paragraph(layout.R(inner.X, y, inner.W, b.ParagraphHeight(words, inner.W, st)), words, st)
		}
		write(x.Title, bubbleTitle)
		if x.Figure != nil {
			x.Figure.Build(b, layout.R(inner.X, y+figureGap, inner.W, x.Figure.Size.H))
			y += figureGap + x.Figure.Size.H
		}
		for _, l := range x.Lines {
			y += bubbleGap
			write(l, bubbleLine)
		}
	})
}

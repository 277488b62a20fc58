package pieces

import (
	"image/color"
	"math"

	"schron/layout"
	"schron/sprites"
)

// cardEmblems are the pictures of the special cards in the order of the
// rules: five of the humans, five of the zombies.
var cardEmblems = [10]string{
	"paliwo/act-courage", "paliwo/act-adrenaline", "paliwo/act-first-aid", "paliwo/act-silence", "paliwo/act-flare",
	"paliwo/act-frenzy", "paliwo/act-hunger", "paliwo/act-scent", "paliwo/act-from-the-wreck", "paliwo/act-clutch",
}

// The plates and backs of the cards of the humans and of the zombies.
var (
	cardPlates = [2]string{"paliwo/card-plate-humans", "paliwo/card-plate-zombies"}
	cardBacks  = [2]string{"paliwo/card-back-humans", "paliwo/card-back-zombies"}
)

// cardSide is the side whose card it is: 0 humans, 1 zombies.
func cardSide(card int) int { return card * 2 / len(cardEmblems) }

// CardEmblem draws the round emblem of a special card.
func CardEmblem(c *sprites.Canvas, r layout.Rect, card int, opt sprites.SpriteOpt) {
	c.Sprite(cardPlates[cardSide(card)], r, opt)
	opt.Halo.A = 0
	c.Sprite(cardEmblems[card], r.Grow(0.66), opt)
}

// SpecialCard draws the front of a special card with its emblem, its title and a
// sentence. In a box that is higher than wide the emblem stands on top, else
// beside the title; without a sentence it fills the card.
func SpecialCard(c *sprites.Canvas, r layout.Rect, card int, title, help string, opt sprites.SpriteOpt) {
	style := sprites.PaperBox.Bordered(cardEdges[cardSide(card)], 2)
	if opt.Halo.A > 0 {
		style = style.Glowing(opt.Halo, max(opt.Reach, 8))
		opt.Halo.A = 0
	}
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
		opt.Alpha = 0
	}
	c.Panel(r, style)
	emblem, name, words := CardParts(r, help != "")
	CardEmblem(c, emblem, card, opt)
	if help != "" && r.H <= tall*r.W {
		c.Text(title, name, CardName(r))
	} else {
		c.Paragraph(title, name, cardTitle(r))
	}
	if help != "" {
		c.Paragraph(help, words, fitted(c, help, words, sprites.CardBody))
	}
}

var cardEdges = [2]color.NRGBA{sprites.Hex(0x3f6f94), sprites.Hex(0x5f7f3a)}

// fitted returns the largest style in which a text fits its box. The size goes from 15
// units, or more on a large card, down to the least.
func fitted(c *sprites.Canvas, words string, r layout.Rect, st sprites.TextStyle) sprites.TextStyle {
	for st.Size = max(15, math.Floor(r.W*0.085)); st.Size > sprites.MinTextSize; st.Size-- {
		if c.Fonts().MeasureWrapped(words, r.W, st).H <= r.H {
			break
		}
	}
	return st
}

// cardTitle is the style of a card's title.
func cardTitle(r layout.Rect) sprites.TextStyle {
	st := sprites.CardTitle.Sized(max(sprites.MinTextSize+1, min(18, r.W*0.12), r.W*0.085)).Aligned(sprites.Middle, sprites.Middle)
	st.Fit = false
	return st
}

// CardName is the style of the title beside the emblem of a card that is not high:
// one line, smaller where it must be.
func CardName(r layout.Rect) sprites.TextStyle {
	return cardTitle(r).Aligned(sprites.Start, sprites.Middle).Fitted()
}

// TitleFits reports whether the title has room on a card with a sentence.
func TitleFits(fonts *sprites.Fonts, r layout.Rect, title string) bool {
	_, name, _ := CardParts(r, true)
	if r.H <= tall*r.W {
		return fonts.Measure(title, CardName(r).Sized(sprites.MinTextSize)).W <= name.W
	}
	return fonts.MeasureWrapped(title, name.W, cardTitle(r)).H <= name.H
}

// tall is from which height for its width a card stands upright.
const tall = 1.1

// CardParts are the boxes on a special card of the emblem, the title and the
// sentence, if it is to have one.
func CardParts(r layout.Rect, sentence bool) (emblem, title, words layout.Rect) {
	in := r.Inset(max(6, min(r.W, r.H)*0.05))
	high := r.H > r.W*tall
	switch {
	case high && sentence:
		emblem, in = in.CutTop(min(in.W*0.52, in.H*0.3))
		title, words = in.CutTop(max(in.H*0.2, 2.6*sprites.MinTextSize))
	case sentence:
		title, words = in.CutTop(max(in.H*0.2, 2*sprites.MinTextSize))
		emblem, title = title.CutLeft(title.H)
		title.X, title.W = title.X+4, title.W-4
		words.Y, words.H = words.Y+2, words.H-2
	default:
		title, emblem = in.CutBottom(max(in.H*0.3, 2.6*sprites.MinTextSize))
	}
	return emblem, title, words
}

// SpecialCardBack draws the back of a special card of the humans (0) or the zombies
// (1). It is 120 wide for a height of 168.
func SpecialCardBack(c *sprites.Canvas, r layout.Rect, side int, opt sprites.SpriteOpt) {
	c.Sprite(cardBacks[side], r, opt)
}

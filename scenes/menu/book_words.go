package menu

import (
	"schron/assets"
	"schron/layout"
	"schron/sprites"
)

// Styles of a rulebook's page: ink on paper.
var (
	bookText  = sprites.TextStyle{Size: 16, Colour: sprites.Ink, AlignY: sprites.Middle}
	bookTitle = sprites.TextStyle{Size: 23, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle}
	bookSub   = bookTitle.Sized(18)
	bookID    = sprites.TextStyle{Size: 13, Bold: true, Colour: sprites.Hex(0x8a5a12), AlignX: sprites.End}
	bookEmph  = sprites.Hex(0x6d4410)
	bookLink  = sprites.Hex(0x1f5f8a)
)

// bookLine is the distance of two lines of a paragraph.
const bookLine = 24.0

// piece is a stretch of one line in one style. Its place is relative to the row
// that it belongs to.
type piece struct {
	text string
	box  layout.Rect
	st   sprites.TextStyle
	art  string // the picture that it is in place of text
	rule string // the rule that it leads to
	part int    // which part of the block it is from …
	from int    // … and where in that part's plain text it begins, in bytes
}

// fragment is a part of a word in one style.
type fragment struct {
	text string
	art  string // a picture in place of text
	st   sprites.TextStyle
	rule string
	from int
}

// wordsOf cuts a part of a block at its spaces. A word has several fragments
// where the style changes inside of it.
func wordsOf(part []assets.Span, base sprites.TextStyle) [][]fragment {
	var words [][]fragment
	var word []fragment
	at := 0
	flush := func() {
		if len(word) > 0 {
			words = append(words, word)
			word = nil
		}
	}
	for _, span := range part {
		st := base
		st.Bold = st.Bold || span.Strong
		switch {
		case span.Rule != "":
			st.Colour = bookLink
			st.Bold = true
		case span.Emph:
			st.Colour = bookEmph
			st.Bold = true
		}
		if span.Sprite != "" {
			word = append(word, fragment{art: span.Sprite, st: st, from: at})
			continue
		}
		for i, text := range layout.Words(span.Text) {
			if i > 0 {
				flush()
				at++
			}
			if text != "" {
				word = append(word, fragment{text: text, st: st, rule: span.Rule, from: at})
			}
			at += len(text)
		}
	}
	flush()
	return words
}

// breaker sets words in lines of a width.
type breaker struct {
	fonts  *sprites.Fonts
	width  float64
	line   float64 // distance of two lines, and the height of pictures
	part   int
	pieces []piece
	x, y   float64
}

// measure is the width of a fragment. Pictures are squares as high as a line.
func (k *breaker) measure(f fragment) float64 {
	if f.art != "" {
		return k.line
	}
	return k.fonts.Measure(f.text, f.st).W
}

// set sets a part from (x0, y) on and returns the y below its last line.
func (k *breaker) set(words [][]fragment, x0, y float64) float64 {
	k.x, k.y = x0, y
	for i, word := range words {
		w := 0.0
		for _, f := range word {
			w += k.measure(f)
		}
		space := 0.0
		if i > 0 && k.x > x0 {
			space = k.fonts.Measure(" ", word[0].st).W
		}
		if k.x > x0 && k.x+space+w > x0+k.width {
			k.x, k.y, space = x0, k.y+k.line, 0
		}
		for n, f := range word {
			k.put(f, space, n == 0)
			space = 0
		}
	}
	return k.y + k.line
}

// put sets a fragment after a space, joined to the piece before where both look
// alike.
func (k *breaker) put(f fragment, space float64, first bool) {
	glue := ""
	if first && space > 0 {
		glue = " "
	}
	if n := len(k.pieces) - 1; n >= 0 && f.art == "" && k.pieces[n].art == "" {
		p := &k.pieces[n]
		if p.part == k.part && p.st == f.st && p.rule == f.rule && p.box.Y == k.y &&
			p.from+len(p.text)+len(glue) == f.from && (space > 0 || !first) {
			p.text += glue + f.text
			p.box.W = k.fonts.Measure(p.text, p.st).W
			k.x = p.box.Right()
			return
		}
	}
	w := k.measure(f)
	k.pieces = append(k.pieces, piece{
		text: f.text, art: f.art, st: f.st, rule: f.rule, part: k.part, from: f.from,
		box: layout.R(k.x+space, k.y, w, k.line),
	})
	k.x += space + w
}

// marked returns the boxes of the marks that lie in a piece.
func (p *piece) marked(fonts *sprites.Fonts, marks []assets.Mark) []layout.Rect {
	var out []layout.Rect
	for _, m := range marks {
		from, to := max(m.From-p.from, 0), min(m.To-p.from, len(p.text))
		if m.Part != p.part || from >= to {
			continue
		}
		x := fonts.Measure(p.text[:from], p.st).W
		w := fonts.Measure(p.text[:to], p.st).W - x
		out = append(out, layout.R(p.box.X+x-1, p.box.Y+2, w+2, p.box.H-3))
	}
	return out
}

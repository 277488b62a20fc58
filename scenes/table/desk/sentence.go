package desk

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/sprites"
)

// piece is a word or name placed in a paragraph.
type piece struct {
	text  string
	at    layout.Rect // relative to the paragraph
	style sprites.TextStyle
}

// Word is what stands between two spaces: one piece or, where a name and what follows it
// touch, several.
type Word []piece

// Sentence is a paragraph in which players' names stand out.
type Sentence struct {
	pieces []piece
	Height float64
	// End is the width of its last line.
	End float64
}

// SetSentence breaks a text to a width. Names are bold and in the players' colours.
// Lines break at spaces only, so that a full stop stays at its name, and never in a name.
// A word wider than a line breaks where its style changes; a piece that is still too wide
// is set smaller.
func (d *Desk) SetSentence(b *ui.Builder, x rules.Text, width float64, st sprites.TextStyle) Sentence {
	st = st.Aligned(sprites.Start, sprites.Start)
	return SetWords(b, d.CutWords(b, x, st), width, st)
}

// SetWords breaks words to a width, as SetSentence does.
func SetWords(b *ui.Builder, words []Word, width float64, st sprites.TextStyle) Sentence {
	line := st.LineHeight()
	space := b.TextWidth("n n", st) - b.TextWidth("nn", st)
	var s Sentence
	at := layout.P(0, 0)
	for _, word := range words {
		whole := 0.0
		for _, p := range word {
			whole += p.at.W
		}
		switch {
		case at.X == 0:
		case at.X+space+whole > width:
			at = layout.P(0, at.Y+line)
		default:
			at.X += space
		}
		for _, p := range word {
			if at.X > 0 && at.X+p.at.W > width {
				at = layout.P(0, at.Y+line)
			}
			p.style.Fit = p.at.W > width
			p.at = layout.R(at.X, at.Y, min(p.at.W, width), line)
			s.pieces = append(s.pieces, p)
			at.X += p.at.W
		}
	}
	s.Height, s.End = at.Y+line, at.X
	return s
}

// CutWords cuts a text at its spaces. Only the widths of the pieces are set.
func (d *Desk) CutWords(b *ui.Builder, x rules.Text, st sprites.TextStyle) []Word {
	return CutRuns(b, d.Speaker().Runs(x), st, func(seat int) sprites.TextStyle { return st.Strong().In(d.LookOf(seat).Words) })
}

// CutRuns cuts words at spaces, as CutWords does; a name stays whole. named is how a
// seat's name is set; it may be nil where there are no names.
func CutRuns(b *ui.Builder, runs []say.Run, st sprites.TextStyle, named func(seat int) sprites.TextStyle) []Word {
	var words []Word
	touch := false // the next piece belongs to the last word
	for _, run := range runs {
		style, parts := st, []string{run.Text}
		if run.Seat != rules.NoSeat {
			style = named(run.Seat)
		} else {
			parts = layout.Words(run.Text)
		}
		for i, part := range parts {
			touch = touch && i == 0
			if part == "" {
				continue
			}
			if !touch {
				words = append(words, nil)
			}
			last := len(words) - 1
			words[last] = append(words[last], piece{text: part, style: style, at: layout.Rect{W: b.TextWidth(part, style)}})
			touch = true
		}
	}
	return words
}

// Draw paints the sentence with its top left corner at p.
func (s Sentence) Draw(c sprites.Words, p layout.Point) {
	s.DrawWithin(c, p, layout.R(p.X, p.Y, math.Inf(1), math.Inf(1)))
}

// DrawWithin paints those lines of the sentence that lie in the height of a box.
func (s Sentence) DrawWithin(c sprites.Words, p layout.Point, box layout.Rect) {
	for i := range s.pieces {
		w := &s.pieces[i]
		if at := w.at.Translate(p.X, p.Y); at.Y >= box.Y && at.Bottom() <= box.Bottom() {
			c.Text(w.text, at, w.style)
		}
	}
}

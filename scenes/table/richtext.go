package table

import (
	"image/color"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// piece is a word or name placed in a paragraph.
type piece struct {
	text  string
	at    layout.Rect // relative to the paragraph
	style sprites.TextStyle
}

// sentence is a paragraph in which players' names stand out.
type sentence struct {
	pieces []piece
	height float64
}

// setSentence breaks a text to a width; names are bold and in the players'
// colours.
func (t *Table) setSentence(b *ui.Builder, x rules.Text, width float64, st sprites.TextStyle) sentence {
	st = st.Aligned(sprites.Start, sprites.Start)
	var s sentence
	line := st.LineHeight()
	space := b.TextWidth("n n", st) - b.TextWidth("nn", st)
	at := layout.P(0, 0)
	glue := false // the next word follows without a space
	for _, run := range t.speaker().Runs(x) {
		style, ink := st, color.NRGBA{}
		if run.Seat != rules.NoSeat {
			ink = t.LookOf(run.Seat).Words
			style = st.Strong().In(ink)
		}
		glue = glue || !strings.HasPrefix(run.Text, " ") && at.X > 0
		for _, word := range strings.FieldsFunc(run.Text, func(r rune) bool { return r == ' ' || r == '\n' }) {
			w := b.TextWidth(word, style)
			if at.X > 0 && !glue {
				at.X += space
			}
			if at.X > 0 && at.X+w > width {
				at = layout.P(0, at.Y+line)
			}
			s.pieces = append(s.pieces, piece{text: word, at: layout.R(at.X, at.Y, min(w, width), line), style: style})
			at.X += w
			glue = false
		}
		glue = !strings.HasSuffix(run.Text, " ")
	}
	s.height = at.Y + line
	return s
}

// draw paints the sentence with its top left corner at p.
func (s sentence) draw(c *sprites.Canvas, p layout.Point) {
	for i := range s.pieces {
		w := &s.pieces[i]
		c.Text(w.text, w.at.Translate(p.X, p.Y), w.style)
	}
}

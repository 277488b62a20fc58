package table

import (
	"schron/layout"
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/ui"
)

// regret is a question whether a move shall be taken back that gave something away.
type regret struct {
	said  bool   // it is on the screen
	asked [3]int // the go in which it was asked last, see goOf
}

// lookBack has the move that is about to be played looked back at, where its player
// wants explanations, once a go.
func (t *Table) lookBack(m rules.Move) {
	t.regret.said = false
	t.StopLookingBack()
	if !t.explains() || t.regret.asked == t.goOf() {
		return
	}
	t.LookBack(m)
	if !t.opt.Beside {
		t.AwaitLookBack()
	}
}

// goOf tells one go of a seat from another, and from none.
func (t *Table) goOf() [3]int {
	s := t.Match().Status()
	return [3]int{s.Turn, s.Seat, t.Match().Actor() + 1}
}

// tickRegret reports whether there is something new to say of the last move.
func (t *Table) tickRegret() bool {
	has := !t.Showing() && t.Regrets() != nil
	if has && !t.regret.said {
		t.regret.asked = t.goOf()
	}
	changed := has != t.regret.said
	t.regret.said = has
	return changed
}

// keepMove lets the move stand.
func (t *Table) keepMove() {
	t.regret.said = false
	t.StopLookingBack()
}

// buildRegret asks whether the last move shall be taken back, and says why.
func (t *Table) buildRegret(b *ui.Builder) {
	r := t.Regrets()
	if r == nil || t.Showing() || t.menu != menuNone || t.cards.shown != nil || t.ResultShown() {
		return
	}
	back := ui.Button{ID: "regret:undo", Text: t.h.Say("frame.regret.undo"), Kind: ui.Primary, OnClick: func() { t.keepMove(); t.undo() }}
	keep := ui.Button{ID: "regret:keep", Text: t.h.Say("frame.regret.keep"), OnClick: t.keepMove}
	lines := t.regretWhy(r.Reasons)
	t.askBeside(b, "regret", t.h.Say("frame.regret"), lines, map[string]any{"lines": lines, "lost": r.Lost}, back, keep)
}

// askBeside lays out a question beside the prompt, off all that can be played, with lines
// that say why it is asked.
func (t *Table) askBeside(b *ui.Builder, id, title string, lines []string, state map[string]any, yes, no ui.Button) {
	const width = cardWords
	titleHigh := b.ParagraphHeight(title, width, cardTitle)
	high := titleHigh
	for _, l := range lines {
		high += b.ParagraphHeight(l, width, cardText) + 3
	}
	size := layout.S(width+2*coachPad, 2*coachPad+high+coachGap+cardRow)
	box, _ := b.BesideClear(t.ask, size, t.room.Inset(6))
	b.Overlay(func() {
		coachPanel(b, box, id, title, state)
		in := box.Inset(coachPad)
		row, in := in.CutBottom(cardRow)
		y := in.Y + b.Paragraph(layout.R(in.X, in.Y, width, titleHigh), title, cardTitle)
		for _, l := range lines {
			y += 3
			y += b.Paragraph(layout.R(in.X, y, width, b.ParagraphHeight(l, width, cardText)), l, cardText)
		}
		for _, u := range []ui.Button{yes, no} {
			u.Size = 15
			u.Rect, row = row.CutRight(b.ButtonWidth(u) + 6)
			_, row = row.CutRight(coachGap)
			b.Button(u)
		}
	})
}

// regretWhy says what the move gave away, a line for each part.
func (t *Table) regretWhy(reasons []search.Reason) []string {
	out := t.partWords("frame.regret.why", reasons)
	if len(out) == 0 {
		return []string{t.h.Say("frame.regret.worse")}
	}
	return out
}

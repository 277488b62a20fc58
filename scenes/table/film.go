package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// films reports whether a film can be made: of a match that has begun, where its past is
// looked at or it is over.
func (t *Table) films() bool {
	past := t.Looking() || t.Match().Result().Over
	return past && t.h.Ways.Film != nil && t.opt.Lesson == nil && t.Cover() == rules.NoSeat && t.Match().Len() > 0
}

// film makes a film of the match as it is seen now.
func (t *Table) film() {
	t.h.Ways.Film(t.Match(), t.Viewer(), t.wholeTitle())
}

// tellMove says in r what was done in the move that a film shows.
func (t *Table) tellMove(b *ui.Builder, r layout.Rect) {
	n := t.Moment()
	title, detail := t.MoveWords(n), t.h.Say("frame.log.move", rules.Number("n", n))
	switch {
	case n == 0:
		title, detail = t.h.Name(t.Game()), ""
	case title == "":
		title, detail = detail, ""
	}
	if res := t.Match().Result(); res.Over && n == t.Match().Len() {
		title, detail = t.result.WinnersWords(res), t.Words(res.Reason)
	}
	set := setPrompt(b, title, detail, promptInner(r, false))
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, sprites.PromptBox.Bordered(sprites.LineColour, 1))
		set.draw(c)
	})
}

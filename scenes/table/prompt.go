package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// askHeight is the height of the prompt without choices.
const askHeight = 64

var (
	promptTitle  = sprites.Title.Sized(17).Fitted()
	promptDetail = sprites.Small.Sized(14).Fitted()
)

// Ask lays out in r what is asked of whom, with the buttons for it: the
// choices that have no place on the board, and the one that goes on. In the
// past and in replays the controls of the clock stand there instead. AskHeight
// tells how much height it wants.
func (t *Table) Ask(b *ui.Builder, r layout.Rect) {
	t.ask = r
	if t.Looking() {
		t.buildTransport(b, r)
		return
	}
	p := t.Prompt()
	rows := t.choiceRows(b, p, r.W)
	box := r
	for i := range rows {
		var line layout.Rect
		line, box = box.CutBottom(choiceHeight)
		_, box = box.CutBottom(choiceGap)
		t.choiceRow(b, line, rows[len(rows)-1-i])
	}
	if p.Pass != nil || t.Paused() {
		go1 := t.pauseButton()
		if !t.Paused() {
			go1 = t.passButton(p)
		}
		w := min(max(b.ButtonWidth(go1)+16, 120), r.W*0.42)
		go1.Rect, box = box.CutRight(w)
		_, box = box.CutRight(12)
		b.Button(go1)
	}
	if t.resultAside() {
		box = t.resultButton(b, box)
	}
	t.promptBox(b, box, p)
}

// resultAside tells whether the game is over and its result was put aside.
func (t *Table) resultAside() bool { return t.ended && t.Match().Result().Over }

// resultButton lays out the way back to the result at the right end of r and
// returns what is left.
func (t *Table) resultButton(b *ui.Builder, r layout.Rect) layout.Rect {
	u := ui.Button{ID: "result:show", Kind: ui.Primary, Text: t.h.Say("frame.result.show"), OnClick: func() { t.ended = false }}
	u.Rect, r = r.CutRight(min(max(b.ButtonWidth(u)+16, 120), r.W*0.42))
	_, r = r.CutRight(12)
	b.Button(u)
	return r
}

// AskHeight is the height that Ask wants in a given width.
func (t *Table) AskHeight(b *ui.Builder, width float64) float64 {
	if t.Looking() {
		return askHeight
	}
	return askHeight + float64(len(t.choiceRows(b, t.Prompt(), width)))*(choiceHeight+choiceGap)
}

func (t *Table) passButton(p rules.Prompt) ui.Button {
	pass, kind := *p.Pass, ui.Primary
	if pass.Forgoes || t.urge != nil && !t.urge(pass.Move) {
		kind = ui.Normal
	}
	return ui.Button{
		ID: "pass", Kind: kind, Text: t.Words(pass.Text), Size: sprites.ActText.Size,
		OnClick: func() { t.choose(pass) }, Hold: t.Hold(),
		State: map[string]any{"move": t.Match().Game().Notation(pass.Move), "urged": kind == ui.Primary},
	}
}

// choose plays a choice, after asking once more where the player wants that or
// something is given up.
func (t *Table) choose(c rules.Choice) {
	if t.Early() {
		return
	}
	if c.Ends && t.h.Settings.ConfirmEnd || c.Forgoes {
		t.confirm = &c
		return
	}
	t.Play(c.Move)
}

// promptBox says who decides what.
func (t *Table) promptBox(b *ui.Builder, r layout.Rect, p rules.Prompt) {
	title, detail, look := t.promptWords(p)
	style := sprites.PromptBox
	if p.Reaction {
		style = style.Bordered(look.Colour, 2.5)
	}
	if t.Acting() == rules.NoSeat {
		style = style.Bordered(sprites.LineColour, 1)
	}
	inner := r.InsetXY(16, 6)
	detailStyle := promptDetail
	titleStyle, rest := promptLong(b, title, inner, promptTitle, detail != "", detailStyle.LineHeight())
	told := rest.H >= detailStyle.LineHeight()
	if told {
		detailStyle, rest, told = promptWide(b, detail, rest, detailStyle, inner.Y+b.ParagraphHeight(title, inner.W, titleStyle))
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, style)
		if !told {
			c.Paragraph(title, inner, titleStyle)
			return
		}
		head := inner
		head.H = rest.Y - inner.Y
		c.Paragraph(title, head, titleStyle)
		if detailStyle.Fit {
			c.Text(detail, rest, detailStyle)
		} else {
			c.Paragraph(detail, rest, detailStyle)
		}
	})
	n.ID, n.Role, n.Label = "prompt", "text", title
	n.State = map[string]any{"detail": detail, "seat": t.Match().Actor()}
	if !t.Showing() { // there it would only lie over what is shown
		n.Tip = func() ui.Tip { return ui.TipOf(title, detail) }
	}
}

// promptLong finds the largest size at which a title fits in a box, in one line
// or two, and what is left below it for a detail of one line: nothing if there
// is no room or no need. What is left out stands in the tooltip.
func promptLong(b *ui.Builder, title string, r layout.Rect, st sprites.TextStyle, detail bool, line float64) (sprites.TextStyle, layout.Rect) {
	st = st.Aligned(sprites.Start, sprites.Middle)
	st.Fit = false
	for st.Size > sprites.MinTextSize {
		h := b.ParagraphHeight(title, r.W, st)
		if detail && h+line <= r.H {
			_, rest := r.CutTop(max(h, r.H/2))
			return st, rest
		}
		if h <= r.H && (!detail || h > 1.5*st.LineHeight()) {
			return st, layout.Rect{}
		}
		st.Size--
	}
	return st, layout.Rect{}
}

// promptWide gives a detail that is too long for its line in r all the height
// below top, where the title ends, if it fits there in several lines; else it has
// no place.
func promptWide(b *ui.Builder, detail string, r layout.Rect, st sprites.TextStyle, top float64) (sprites.TextStyle, layout.Rect, bool) {
	small := st.Sized(sprites.MinTextSize)
	if b.TextWidth(detail, small) <= r.W {
		return st, r, true
	}
	room := layout.R(r.X, top, r.W, r.Bottom()-top)
	for wrapped := st; wrapped.Size >= sprites.MinTextSize; wrapped.Size-- {
		wrapped.Fit = false
		if b.ParagraphHeight(detail, room.W, wrapped) <= room.H {
			return wrapped, room, true
		}
	}
	return st, r, false
}

// promptWords is what the prompt says, and whom it is about.
func (t *Table) promptWords(p rules.Prompt) (title, detail string, look lookOf) {
	actor := t.Match().Actor()
	look = t.LookOf(actor)
	switch {
	case t.Match().Result().Over && !t.Showing():
		return t.h.Say("frame.game-over"), t.Words(t.Match().Result().Reason), look
	case t.Acting() == rules.NoSeat && t.Match().Bot(actor) != "" && !t.Showing():
		return t.h.Say("frame.bot-thinks", rules.Literal("player", look.Name)), "", look
	case t.Paused():
		return t.h.Say("frame.paused"), "", look
	case t.Acting() == rules.NoSeat:
		return t.shownWords(), t.h.Say("frame.showing"), look
	}
	title = t.Words(p.Text)
	if p.Reaction {
		title = t.h.Say("frame.asks", rules.Literal("player", look.Name), rules.Literal("question", title))
	}
	return title, t.Words(p.Detail), look
}

// shownWords is what happens in the move that is being shown.
func (t *Table) shownWords() string {
	for _, e := range t.Match().LogSince(t.Viewer(), t.Moment()) {
		if e.Move == t.Moment()+1 {
			return t.speaker().Event(e.Event)
		}
	}
	return ""
}

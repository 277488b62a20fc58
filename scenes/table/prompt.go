package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	askHeight = 64.0 // of the prompt without choices, where it can be said in two lines
	goGap     = 12.0 // between the prompt and the button that goes on
	goLeast   = 120.0
)

// Ask lays out in r the question to the actor, with its buttons. These are the choices
// that have no place on the board, and the one that goes on. In the past and in replays
// the controls of the replay stand there instead. AskHeight returns the height that Ask
// wants.
func (t *Table) Ask(b *ui.Builder, r layout.Rect) {
	t.Asked = r
	switch {
	case t.opt.Film:
		t.tellMove(b, r)
		return
	case t.Looking():
		t.past.Buttons(b, r)
		return
	}
	if t.bots.Go() {
		_, r = t.bots.Pace(b, r).CutRight(goGap)
		t.promptBox(b, r, layout.Rect{}, rules.Prompt{})
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
	tag := t.promptTag(b, box)
	if u := t.goButton(p); u != nil {
		u.Rect, box = box.CutRight(goWidth(b, u, r.W))
		_, box = box.CutRight(goGap)
		if tag.Right() > box.Right()-tagLeft { // a long name goes on above the button
			_, u.Rect = u.Rect.CutTop(tagHeight - tagOver + 3)
		}
		b.Button(*u)
	}
	t.promptBox(b, box, tag, p)
	strip := layout.R(box.X+tagLeft, tag.Y, box.W-2*tagLeft, tagHeight)
	if t.Acting() != rules.NoSeat {
		_, strip = strip.CutLeft(tag.W + tagPad)
	}
	t.teach.Standing.Tag(b, strip)
}

// goButton is the button beside the prompt: the one that goes on, or the way back
// to the result; nil without one.
func (t *Table) goButton(p rules.Prompt) *ui.Button {
	var u ui.Button
	switch {
	case t.Paused():
		u = t.pauseButton()
	case p.Pass != nil:
		u = t.passButton(p)
	case t.result.Aside():
		u = ui.Button{ID: "result:show", Kind: ui.Primary, Text: t.h.Say("frame.result.show"), OnClick: t.result.Return}
	default:
		return nil
	}
	return &u
}

// goWidth is how wide the button beside the prompt is in a width for both.
func goWidth(b *ui.Builder, u *ui.Button, width float64) float64 {
	return min(max(b.ButtonWidth(*u)+16, goLeast), width*0.42)
}

// AskHeight is the height that Ask wants in a given width.
func (t *Table) AskHeight(b *ui.Builder, width float64) float64 {
	if t.Looking() || t.bots.Go() {
		return askHeight
	}
	p, room := t.Prompt(), width
	if u := t.goButton(p); u != nil {
		room -= goWidth(b, u, width) + goGap
	}
	return t.askLeast(b, width) + t.promptHeight(b, p, room) - askHeight
}

// askLeast is the height that Ask needs in a given width, if only by leaving a part
// of the prompt to its tooltip.
func (t *Table) askLeast(b *ui.Builder, width float64) float64 {
	return askHeight + float64(len(t.choiceRows(b, t.Prompt(), width)))*(choiceHeight+choiceGap)
}

func (t *Table) passButton(p rules.Prompt) ui.Button {
	pass := *p.Pass
	return ui.Button{
		ID: "pass", Kind: t.Amber(pass.Move), Text: t.Words(pass.Text), Size: sprites.ActText.Size,
		OnClick: func() { t.Play(pass.Move) }, Hold: t.Hold(),
		State: map[string]any{"move": t.Match().Game().Notation(pass.Move)},
	}
}

// promptWords is what the prompt says, and whom it is about.
func (t *Table) promptWords(p rules.Prompt) (title, detail string, look house.Look) {
	actor := t.Match().Actor()
	look = t.LookOf(actor)
	switch {
	case t.Match().Result().Over && !t.Showing():
		return t.h.Say("frame.game-over"), t.Words(t.Match().Result().Reason), look
	case t.teach.Coach.Holds() && t.Acting() == rules.NoSeat && !t.Showing():
		return t.h.Say("lesson.listen"), "", look
	case t.bots.Held():
		return t.h.Say("frame.pace.held"), t.h.Say("frame.pace.next", rules.Literal("player", look.Name)), look
	case t.Acting() == rules.NoSeat && t.Match().Bot(actor) != "" && !t.Showing():
		return t.h.Say("frame.bot-thinks", rules.Literal("player", look.Name)), "", look
	case t.Paused():
		return t.h.Say("frame.paused"), "", look
	case t.Acting() == rules.NoSeat:
		return t.shownWords(), t.h.Say("frame.showing"), look
	}
	p = t.face.Prompted(p)
	return t.Words(p.Text), t.Words(p.Detail), look
}

// shownWords is what happens in the move that is being shown.
func (t *Table) shownWords() string {
	for _, e := range t.Match().LogSince(t.Viewer(), t.Moment()) {
		if e.Move == t.Moment()+1 {
			return t.Speaker().Event(e.Event)
		}
	}
	return ""
}

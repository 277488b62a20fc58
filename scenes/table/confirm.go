package table

import (
	"schron/rules"
	"schron/scenes/ui"
)

// confirm is a question that is asked before something is done. It goes when
// another position is shown.
type confirm struct {
	title, body string
	buttons     []ui.Button // the first one goes back
}

// asks are the questions before something is done.
type asks struct {
	shown  *confirm // nil where none is asked
	byHand int      // so many moves after the start the answer of the face is left to the person
}

// asksFirst reports whether moves in a row are held back. They may come too early, not
// fit the chapter, or need a question first; after it do plays them.
func (t *Table) asksFirst(do func(), moves ...rules.Move) bool {
	return t.turn.EarlyFor(moves[0]) || t.teach.Coach.Bars(moves[0]) || t.forgoes(moves[0], do) || t.endsTurn(do, nil, moves...)
}

// endsTurn asks before do if moves in a row end the turn of a person who wants to be
// asked. It reports whether it asks. After a no the held thing is put down, or back is
// called.
func (t *Table) endsTurn(do, back func(), moves ...rules.Move) bool {
	seat := t.Acting()
	if seat == rules.NoSeat || !t.House().ConfirmsEnd(t.PlayerLook(seat).Name) {
		return false
	}
	c, _ := t.Session.Prompt().Choice(moves[0])
	if !c.Ends && !t.EndsTurn(moves...) {
		return false
	}
	if back == nil {
		back = t.face.Changed
	}
	t.asks.shown = &confirm{t.Say("frame.end-turn.sure"), t.Say("frame.end-turn.ends"), []ui.Button{
		{ID: "no", Text: t.Say("frame.end-turn.no"), OnClick: back},
		{ID: "yes", Kind: ui.Primary, Text: t.Say("frame.end-turn.yes"), OnClick: do},
	}}
	return true
}

// forgoes asks before do if m gives something up, or plays what its player always wants
// in its place. It reports whether it does either. A course always asks.
func (t *Table) forgoes(m rules.Move, do func()) bool {
	lost := t.Forgoes(m)
	if lost.Empty() {
		return false
	}
	mend, moves, always := t.face.Mend(m)
	if always && len(moves) > 0 && t.TakesOrders() {
		t.PlayAll(moves...)
		return true
	}
	title, yes := t.Say("frame.forgo"), t.Say("frame.forgo.yes")
	if c, ok := t.Session.Prompt().Choice(m); ok {
		title = t.Words(c.Text)
		yes = title
	}
	buttons := []ui.Button{t.goBack(), {ID: "yes", Text: yes, OnClick: do}}
	if len(moves) > 0 {
		buttons[0].Kind = ui.Normal
		buttons = append(buttons, ui.Button{ID: "mend", Kind: ui.Primary, Text: mend, OnClick: func() { t.PlayAll(moves...) }})
	}
	t.asks.shown = &confirm{title, t.Words(lost), buttons}
	return true
}

// takeBack undoes the last decision; a refusal stands beside the node at.
func (t *Table) takeBack(at string) {
	err := t.Undo()
	if err == nil {
		t.Root.Sound(ui.SoundBack)
	}
	t.reportAt(err, at)
}

// undo takes back the last move. A move of another player, who may be looking
// elsewhere, is not taken back without a question.
func (t *Table) undo() {
	last := t.Match().UndoSeat()
	if t.CanUndo() != nil || t.Acting() == rules.NoSeat || t.Match().Owner(last) == t.Match().Owner(t.Acting()) {
		t.takeBack("undo")
		return
	}
	name := rules.Literal("player", t.LookOf(last).Name)
	t.asks.shown = &confirm{t.Say("frame.undo.other"), t.Say("frame.undo.other.sure", name), []ui.Button{
		t.goBack(), {ID: "yes", Text: t.Say("frame.undo.other.yes"), OnClick: func() { t.takeBack("undo") }},
	}}
}

// goBack is the button of a question that does nothing, the main one.
func (t *Table) goBack() ui.Button {
	return ui.Button{ID: "no", Kind: ui.Primary, Text: t.Say("frame.back"), OnClick: func() {}}
}

// buildConfirm lays the question out.
func (t *Table) buildConfirm(b *ui.Builder) {
	c := t.asks.shown
	if c == nil {
		return
	}
	var buttons []ui.Button
	for _, u := range c.buttons {
		do := u.OnClick
		u.OnClick = func() { t.asks.shown = nil; do() }
		buttons = append(buttons, u)
	}
	b.Dialog(ui.Dialog{ID: "confirm", Title: c.title, Body: c.body, OnCancel: buttons[0].OnClick, Buttons: buttons})
}

// answerForSilent declines reactions for people who do not want to be asked, so that
// nobody needs to take the screen. It also plays what the face answers to an order.
func (t *Table) answerForSilent() bool {
	if !t.TakesOrders() {
		return false
	}
	if !t.House().Settings.AskReactions && t.CanDecline() {
		t.report(t.Decline())
		return true
	}
	if t.Acting() == rules.NoSeat || !t.Match().Ordered(t.Acting()) || t.CanRedo() == nil {
		return false
	}
	m, ok := t.face.Answer()
	if !ok || t.asks.shown != nil || t.asks.byHand == t.Match().Len() {
		return false
	}
	play := func() { t.report(t.Session.Play(m)) }
	if !t.endsTurn(play, func() { t.asks.byHand = t.Match().Len() }, m) {
		play()
	}
	return true
}

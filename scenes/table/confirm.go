package table

import (
	"schron/rules"
	"schron/scenes/ui"
)

// confirm is a question that is asked before something is done. It goes when
// another position is shown.
type confirm struct {
	title, body string
	yes         string // the words of the button that does it
	no          string // … and of the one that does not, "" for the usual ones
	urged       bool   // to doing it; else to going back
	do          func()
	back        func() // what is done for who says no; may be nil
	mend        string // the words of a button that gives nothing up, "" for none
	mended      func()
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
	t.asks.shown = &confirm{
		title: t.Say("frame.end-turn.sure"), body: t.Say("frame.end-turn.ends"), yes: t.Say("frame.end-turn.yes"),
		no: t.Say("frame.end-turn.no"), urged: true, do: do, back: back,
	}
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
	t.asks.shown = &confirm{title: title, body: t.Words(lost), yes: yes, do: do}
	if len(moves) > 0 {
		t.asks.shown.mend, t.asks.shown.mended = mend, func() { t.PlayAll(moves...) }
	}
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
	t.asks.shown = &confirm{
		title: t.Say("frame.undo.other"), body: t.Say("frame.undo.other.sure", name), yes: t.Say("frame.undo.other.yes"),
		do: func() { t.takeBack("undo") },
	}
}

// buildConfirm lays the question out.
func (t *Table) buildConfirm(b *ui.Builder) {
	if t.asks.shown == nil {
		return
	}
	c := *t.asks.shown
	back := func() {
		t.asks.shown = nil
		if c.back != nil {
			c.back()
		}
	}
	no := ui.Button{ID: "no", Text: t.Say("frame.cancel"), OnClick: back}
	yes := ui.Button{ID: "yes", Text: c.yes, OnClick: func() { t.asks.shown = nil; c.do() }}
	buttons := []ui.Button{no, yes}
	switch {
	case c.urged:
		buttons[1].Kind = ui.Primary
		if c.no != "" {
			buttons[0].Text = c.no
		}
	case c.mend != "":
		buttons[0].Text = t.Say("frame.back")
		mend := ui.Button{ID: "mend", Kind: ui.Primary, Text: c.mend, OnClick: func() { t.asks.shown = nil; c.mended() }}
		buttons = append(buttons, mend)
	default:
		buttons[0].Kind, buttons[0].Text = ui.Primary, t.Say("frame.back")
	}
	b.Dialog(ui.Dialog{ID: "confirm", Title: c.title, Body: c.body, OnCancel: back, Buttons: buttons})
}

// answerForSilent declines reactions for people who do not want to be asked, so that
// nobody needs to take the screen. It also plays the answers of the face.
func (t *Table) answerForSilent() bool {
	if !t.TakesOrders() {
		return false
	}
	if !t.House().Settings.AskReactions && t.CanDecline() {
		t.report(t.Decline())
		return true
	}
	if t.Acting() == rules.NoSeat || t.CanRedo() == nil {
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

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
	if seat == rules.NoSeat || !t.h.ConfirmsEnd(t.PlayerLook(seat).Name) {
		return false
	}
	c, _ := t.Session.Prompt().Choice(moves[0])
	if !c.Ends && !t.EndsTurn(moves...) {
		return false
	}
	if back == nil {
		back = t.face.Changed
	}
	t.confirm = &confirm{
		title: t.h.Say("frame.end-turn.sure"), body: t.h.Say("frame.end-turn.ends"), yes: t.h.Say("frame.end-turn.yes"),
		no: t.h.Say("frame.end-turn.no"), urged: true, do: do, back: back,
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
	title, yes := t.h.Say("frame.forgo"), t.h.Say("frame.forgo.yes")
	if c, ok := t.Session.Prompt().Choice(m); ok {
		title = t.Words(c.Text)
		yes = title
	}
	t.confirm = &confirm{title: title, body: t.Words(lost), yes: yes, do: do}
	if len(moves) > 0 {
		t.confirm.mend, t.confirm.mended = mend, func() { t.PlayAll(moves...) }
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
	t.confirm = &confirm{
		title: t.h.Say("frame.undo.other"), body: t.h.Say("frame.undo.other.sure", name), yes: t.h.Say("frame.undo.other.yes"),
		do: func() { t.takeBack("undo") },
	}
}

// buildConfirm lays the question out.
func (t *Table) buildConfirm(b *ui.Builder) {
	if t.confirm == nil {
		return
	}
	c := *t.confirm
	back := func() {
		t.confirm = nil
		if c.back != nil {
			c.back()
		}
	}
	no := ui.Button{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: back}
	yes := ui.Button{ID: "yes", Text: c.yes, OnClick: func() { t.confirm = nil; c.do() }}
	buttons := []ui.Button{no, yes}
	switch {
	case c.urged:
		buttons[1].Kind = ui.Primary
		if c.no != "" {
			buttons[0].Text = c.no
		}
	case c.mend != "":
		buttons[0].Text = t.h.Say("frame.back")
		mend := ui.Button{ID: "mend", Kind: ui.Primary, Text: c.mend, OnClick: func() { t.confirm = nil; c.mended() }}
		buttons = append(buttons, mend)
	default:
		buttons[0].Kind, buttons[0].Text = ui.Primary, t.h.Say("frame.back")
	}
	b.Dialog(ui.Dialog{ID: "confirm", Title: c.title, Body: c.body, OnCancel: back, Buttons: buttons})
}

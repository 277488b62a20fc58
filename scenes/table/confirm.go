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
	urged       bool   // to doing it; else to going back
	do          func()
	mend        string // the words of a button that gives nothing up, "" for none
	mended      func()
}

// choose plays a choice, after asking once more where the player wants that or
// something is given up.
func (t *Table) choose(c rules.Choice) {
	switch {
	case t.Early(), t.barsMove(c.Move):
	case t.forgoes(c.Move, func() { t.play(c.Move) }):
	case c.Ends && t.h.Settings.ConfirmEnd:
		words := t.Words(c.Text)
		t.confirm = &confirm{
			title: words, body: t.h.Say("frame.end-turn.sure"), yes: words, urged: true,
			do: func() { t.play(c.Move) },
		}
	default:
		t.play(c.Move)
	}
}

// forgoes asks before do where m gives something up, and reports whether it asks.
func (t *Table) forgoes(m rules.Move, do func()) bool {
	lost := t.Forgoes(m)
	if lost.Empty() {
		return false
	}
	title, yes := t.h.Say("frame.forgo"), t.h.Say("frame.forgo.yes")
	if c, ok := choiceOf(t.Session.Prompt(), m); ok {
		title = t.Words(c.Text)
		yes = title
	}
	t.confirm = &confirm{title: title, body: t.Words(lost), yes: yes, do: do}
	if f, ok := t.face.(Mender); ok {
		if words, moves := f.Mend(m); len(moves) > 0 {
			t.confirm.mend, t.confirm.mended = words, func() { t.PlayAll(moves...) }
		}
	}
	return true
}

// choiceOf finds a move among the choices of a prompt.
func choiceOf(p rules.Prompt, m rules.Move) (rules.Choice, bool) {
	if p.Pass != nil && p.Pass.Move == m {
		return *p.Pass, true
	}
	for _, c := range p.Choices {
		if c.Move == m {
			return c, true
		}
	}
	return rules.Choice{}, false
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
	back := func() { t.confirm = nil }
	no := ui.Button{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: back}
	yes := ui.Button{ID: "yes", Text: c.yes, OnClick: func() { t.confirm = nil; c.do() }}
	buttons := []ui.Button{no, yes}
	switch {
	case c.urged:
		buttons[1].Kind = ui.Primary
	case c.mend != "":
		buttons[0].Text = t.h.Say("frame.back")
		mend := ui.Button{ID: "mend", Kind: ui.Primary, Text: c.mend, OnClick: func() { t.confirm = nil; c.mended() }}
		buttons = append(buttons, mend)
	default:
		buttons[0].Kind, buttons[0].Text = ui.Primary, t.h.Say("frame.back")
	}
	b.Dialog(ui.Dialog{ID: "confirm", Title: c.title, Body: c.body, OnCancel: back, Buttons: buttons})
}

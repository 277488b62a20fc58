package table

import (
	"errors"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/session"
	"schron/scenes/ui"
	"schron/sprites"
)

// hintKey asks for a hint, or puts it away.

// hint is what the player who acts asked: what would you do? What is answered lies with
// the session, for it goes with the decision that it is about.
type hint struct {
	asked int64  // the tick
	waits bool   // it is wanted once what is shown is over
	shown bool   // it has been answered
	told  bool   // the face has turned to it
	marks []mark // where it points, as of the last build
}

// hintButton asks for a hint; it tells why there is none now.
func (t *Table) hintButton() ui.Button {
	words := t.h.Say("frame.hint")
	return ui.Button{
		ID: "hint:ask", Icon: "icon/help", Label: words, OnClick: t.toggleHint, Selected: t.Advising() || t.hint.waits,
		Disabled: !t.CanAdvise() && !t.soon(), State: map[string]any{"shown": t.hint.shown && t.Advising()},
		Tip: func() ui.Tip {
			if !t.CanAdvise() && !t.soon() {
				return ui.Tip{Title: words, Lines: []string{t.h.Say("frame.hint.not-now")}}
			}
			return ui.Tip{Title: words, Lines: []string{t.h.Say(t.hintHelp())}}
		},
	}
}

// hintHelp is the key of what a hint is: how much it knows.
func (t *Table) hintHelp() string {
	if t.LeavesOut() {
		return "frame.hint.help.open"
	}
	return "frame.hint.help"
}

// hints reports whether there is a button to ask for one.
func (t *Table) hints() bool { return t.HasAdviser() && !t.Match().Result().Over }

// toggleHint asks what to do, or puts the answer away.
func (t *Table) toggleHint() {
	if t.Advising() {
		t.StopAdvice()
		return
	}
	if t.hint.waits || t.soon() {
		t.hint.waits = !t.hint.waits
		return
	}
	if !t.CanAdvise() {
		t.reportAt(rules.Refuse("", "frame.hint.not-now"), "hint:ask")
		return
	}
	t.Hint()
}

// soon reports whether a seat decides once the animation is over, even if a bot acts
// first. A hint that is asked for meanwhile then waits.
func (t *Table) soon() bool { return t.Showing() && t.Match().Actor() != rules.NoSeat }

// tickWaiting shows the hint that was waited for, or says that there is none. It reports
// whether it did.
func (t *Table) tickWaiting() bool {
	if !t.hint.waits || t.Showing() || t.BotWaits() {
		return false
	}
	t.hint.waits = false
	if t.Cover() == rules.NoSeat {
		t.toggleHint()
	}
	return true
}

// Hint asks what the player who acts should do. The window does not wait for the
// answer unless bots are waited for, too.
func (t *Table) Hint() {
	if !t.Advise() {
		return
	}
	t.hint = hint{}
	if t.root != nil {
		t.hint.asked = t.root.Now()
	}
	if t.opt.Beside {
		return
	}
	if _, err := t.AwaitAdvice(); err != nil {
		t.hintFailed(err)
	}
}

// tickHint looks whether there is an answer and reports whether that changes what is to
// be seen.
func (t *Table) tickHint() bool {
	if t.tickWaiting() {
		return true
	}
	if t.hint.shown || !t.Advising() {
		return false
	}
	a, err := t.Advice()
	waited := t.root.Now() - t.hint.asked
	switch {
	case err == nil && a == nil && waited > session.BotLimit:
		err = t.GiveUpAdvice()
		fallthrough
	case err != nil:
		t.hintFailed(err)
		return true
	}
	return a != nil || waited == thinkTicks
}

// hintFailed tells that nobody knows what to do.
func (t *Table) hintFailed(err error) {
	if errors.Is(err, session.ErrSecretAdvice) {
		t.reportAt(rules.Refuse("", "frame.hint.not-now"), "hint:ask")
		return
	}
	if t.opt.Broken != nil {
		t.opt.Broken(err)
	}
	t.h.Host.Toast(ui.Toast{Text: t.h.Say("frame.hint.failed")})
}

// pressedBesideHint puts the hint away when it was pressed elsewhere than on what it
// points at: the player has read it.
func (t *Table) pressedBesideHint() {
	if !t.hint.shown || !t.Advising() || t.root == nil {
		return
	}
	at, _ := t.root.Cursor()
	if n := t.root.Node("hint:ask"); n != nil && n.Rect.Contains(at) {
		return // it puts the hint away itself
	}
	for _, m := range t.hint.marks {
		if m.box.Contains(at) {
			return
		}
	}
	t.StopAdvice()
}

// buildHint lays out the answer over all that the face has laid out: marks where the
// move is played, and why.
func (t *Table) buildHint(b *ui.Builder) {
	t.hint.shown, t.hint.marks = false, nil
	if !t.Advising() {
		return
	}
	a, err := t.Advice()
	switch {
	case err != nil:
		t.hintFailed(err)
	case a != nil:
		t.hint.shown = true
		if f, ok := t.face.(Revealer); ok && !t.hint.told {
			t.hint.told = true
			f.Reveal(a.Move)
			b.Root().Invalidate()
		}
		t.hint.marks = t.hintMarks(b, a)
		t.buildMarks(b, a.Move)
		t.buildHintWords(b, a)
	case t.root.Now()-t.hint.asked >= thinkTicks:
		t.buildHintThinking(b)
	}
}

// buildHintThinking says that the answer takes its time.
func (t *Table) buildHintThinking(b *ui.Builder) {
	const pad = 14.0
	words := t.h.Say("frame.hint.thinking")
	box := t.thinkBox(b.Area, layout.S(min(b.TextWidth(words, thinkText)+2*pad, b.Area.W-40), thinkHigh))
	b.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1))
	b.Info("hint:thinking", box.InsetXY(pad, 0), words, thinkText.Fitted())
}

// hintWords is what to do and why, line by line.
func (t *Table) hintWords(a *search.Advice) []string {
	words := append([]string{t.hintDeed(a)}, t.hintWhy(a.Reasons)...)
	if t.LeavesOut() {
		words = append(words, t.h.Say("frame.hint.open"))
	}
	return words
}

// hintDeed is what to do: the button to press, or what the log will say of it.
func (t *Table) hintDeed(a *search.Advice) string {
	choice := t.choiceWords(a.Move)
	marked := len(t.hint.marks) == 1 && t.hint.marks[0].node.Label == choice
	switch {
	case choice != "" && (marked || len(a.Says) == 0):
		return t.h.Say("frame.hint.press", rules.Literal("words", choice))
	case len(a.Says) > 0:
		return t.Words(a.Says[t.deedOf(a)])
	}
	return t.hintPlain(a.Move)
}

// choiceWords is what the prompt calls a move, "" where it is none of its choices.
func (t *Table) choiceWords(m rules.Move) string {
	p := t.Prompt()
	if p.Pass != nil && p.Pass.Move == m {
		return t.Words(p.Pass.Text)
	}
	for _, c := range p.Choices {
		if c.Move == m {
			return t.Words(c.Text)
		}
	}
	return ""
}

// hintPlain returns what to do if the log says nothing certain about the move. It uses
// the game's words for the verb, with the things that the move names as they are
// written.
func (t *Table) hintPlain(m rules.Move) string {
	parts := strings.Fields(t.Match().Game().Notation(m))
	key := t.Game() + ".hint." + parts[0]
	if !t.h.Speaker().Has(key) {
		return t.h.Say("frame.hint.marked")
	}
	var args []rules.Arg
	for i, word := range parts[1:] {
		args = append(args, rules.Literal(string(rune('a'+i)), word))
	}
	return t.Say(key, args...)
}

// deedOf finds the move itself among what is said of it: what happens first may be a
// consequence of beginning it.
func (t *Table) deedOf(a *search.Advice) int {
	verb, _, _ := strings.Cut(t.Match().Game().Notation(a.Move), " ")
	for i, x := range a.Says {
		if strings.HasPrefix(x.Key, t.Game()+".event."+verb) {
			return i
		}
	}
	return 0
}

// hintWhy lists the reasons for what is advised, each a line.
func (t *Table) hintWhy(reasons []search.Reason) []string {
	return t.partWords("frame.hint.why", reasons)
}

// partWords lists reasons, each a line that a key says. A game may have no words for one.
func (t *Table) partWords(say string, reasons []search.Reason) []string {
	var out []string
	for _, r := range reasons {
		key, n := t.Game()+".part."+r.ID+".more", r.Difference()
		if n < 0 {
			key, n = t.Game()+".part."+r.ID+".less", -n
		}
		if t.h.Speaker().Has(key) {
			clause := t.Say(key, rules.Number("was", r.Was), rules.Number("now", r.Now), rules.Number("n", n))
			out = append(out, t.h.Say(say, rules.Literal("reason", clause)))
		}
	}
	return out
}

package table

import (
	"strings"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/session"
	"schron/scenes/ui"
	"schron/sprites"
)

// hintKey asks for a hint, or puts it away.
const hintKey = input.KeyH

// hint is what the player who acts asked: what would you do? What is answered lies with
// the session, for it goes with the decision that it is about.
type hint struct {
	asked int64  // the tick
	shown bool   // it has been answered
	marks []mark // where it points, as of the last build
}

// hintButton asks for a hint; it tells why there is none now.
func (t *Table) hintButton() ui.Button {
	words := t.h.Say("frame.hint")
	return ui.Button{
		ID: "hint", Icon: "icon/help", Label: words, OnClick: t.toggleHint, Selected: t.Advising(),
		Disabled: !t.CanAdvise(), State: map[string]any{"shown": t.hint.shown && t.Advising()},
		Tip: func() ui.Tip {
			if !t.CanAdvise() {
				return ui.Tip{Title: words, Lines: []string{t.h.Say("frame.hint.not-now")}}
			}
			return ui.Tip{Title: words, Lines: []string{t.h.Say("frame.hint.help")}}
		},
	}
}

// hints tells whether there is a button to ask for one.
func (t *Table) hints() bool { return t.HasAdviser() && !t.replay && !t.Match().Result().Over }

// toggleHint asks what to do, or puts the answer away.
func (t *Table) toggleHint() {
	if t.Advising() {
		t.StopAdvice()
		return
	}
	if !t.CanAdvise() {
		t.reportAt(rules.Refuse("", "frame.hint.not-now"), "hint")
		return
	}
	t.Hint()
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

// tickHint looks whether there is an answer and tells whether that changes what is to
// be seen.
func (t *Table) tickHint() bool {
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
	if n := t.root.Node("hint"); n != nil && n.Rect.Contains(at) {
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

// hintWords is what to do and why, in whole sentences.
func (t *Table) hintWords(a *search.Advice) []string {
	out := []string{t.hintDeed(a)}
	if why := t.hintWhy(a.Reasons); why != "" {
		out = append(out, why)
	}
	return out
}

// hintDeed is what to do: the button to press, or what the log will say of it.
func (t *Table) hintDeed(a *search.Advice) string {
	p := t.Prompt()
	all := p.Choices
	if p.Pass != nil {
		all = append(all[:len(all):len(all)], *p.Pass)
	}
	for _, c := range all {
		if c.Move == a.Move {
			return t.h.Say("frame.hint.press", rules.Literal("words", t.Words(c.Text)))
		}
	}
	if len(a.Says) == 0 {
		return t.h.Say("frame.hint.marked")
	}
	return t.Words(a.Says[t.deedOf(a)])
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

// hintWhy names the reasons in a sentence, "" without any.
func (t *Table) hintWhy(reasons []search.Reason) string {
	var args []rules.Arg
	for _, r := range reasons {
		d := r.Difference()
		key := t.Game() + ".part." + r.ID + ".more"
		if d < 0 {
			key, d = t.Game()+".part."+r.ID+".less", -d
		}
		if !t.h.Speaker().Has(key) {
			continue
		}
		name := string(rune('a' + len(args)))
		args = append(args, rules.TextArg(name, rules.T(key, rules.Number("was", r.Was), rules.Number("now", r.Now), rules.Number("n", d))))
	}
	if len(args) == 0 {
		return ""
	}
	return t.Say("frame.hint.why."+Numeral(len(args)), args...)
}

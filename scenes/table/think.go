package table

import (
	"errors"

	"schron/layout"
	"schron/rules"
	"schron/scenes/session"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	thinkTicks = 18 // after so many ticks of waiting a mark says that a bot thinks
	thinkHigh  = 34 // height of the mark
)

var thinkText = sprites.Small.Sized(14)

// tickBot lets the bot that waits think, and decide after a breath, so that
// people can follow.
func (t *Table) tickBot() bool {
	begun, err := t.Think()
	if err != nil {
		t.report(err)
	}
	if begun {
		t.botWait = 0
	}
	if t.botWait++; t.botWait < t.breath() {
		return false
	}
	if t.opt.Beside && !t.Thought() {
		if t.botWait > session.BotLimit {
			t.botFailed(t.GiveUp())
			return true
		}
		return t.botWait == t.markTicks()
	}
	t.botWait, t.pace.step = 0, false
	t.botFailed(t.PlayBot())
	t.turn.seat = rules.NoSeat // who acts next did not act last
	return true
}

// markTicks is the wait after which the mark is shown: never during a breath,
// after which most bots have decided.
func (t *Table) markTicks() int { return max(thinkTicks, t.breath()) }

// botFailed puts another in the place of a bot that cannot decide, and says so.
// Errors that are none of a bot's are reported.
func (t *Table) botFailed(err error) {
	var bad *session.BotError
	if !errors.As(err, &bad) {
		t.report(err)
		return
	}
	if t.opt.Broken != nil {
		t.opt.Broken(err)
	}
	if bad.Slow() {
		t.replaceBot(slowKeys)
	} else {
		t.replaceBot(failedKeys)
	}
}

// replaceBot lets another play for the bot that waits, see session.Stead, and says
// why.
func (t *Table) replaceBot(why steadKeys) {
	name := t.LookOf(t.Match().Actor()).Name
	bot, err := t.ReplaceBot()
	t.botsChanged(err, why.of(bot), name)
}

// steadKeys are the keys that say who plays from now on: chance, an easy bot or a
// person.
type steadKeys struct{ chance, easy, person string }

var (
	slowKeys     = steadKeys{"frame.bot-slow", "frame.bot-slow.easy", "frame.bot-slow.person"}
	failedKeys   = steadKeys{"frame.bot-failed", "frame.bot-failed.easy", "frame.bot-failed.person"}
	replacedKeys = steadKeys{"frame.bot-replaced", "frame.bot-replaced.easy", "frame.bot-replaced.person"}
)

// of is the key for a bot by its id, for a person if there is none.
func (k steadKeys) of(bot string) string {
	switch bot {
	case (rules.RandomBot{}).ID():
		return k.chance
	case "":
		return k.person
	}
	return k.easy
}

// botsChanged says by a key who decides for a player from now on. The error is
// one of saving.
func (t *Table) botsChanged(err error, key, name string) {
	t.botWait = 0
	t.report(err)
	t.ReadLooks()
	t.h.Host.Toast(ui.Toast{Text: t.h.Say(key, rules.Literal("player", name)), Lasting: true})
}

// Leave stops a bot that thinks and a curve that is reckoned: nobody waits for them
// at another scene. Back at the table they begin anew. What was still to be heard of a
// move is not heard elsewhere.
func (t *Table) Leave() {
	t.h.Sounds.Cut()
	t.StopThinking()
	for _, p := range t.parts {
		p.Leave()
	}
}

// buildThinking says under the bar that a bot takes its time, with a way not to
// wait for it.
func (t *Table) buildThinking(b *ui.Builder) {
	if !t.opt.Beside || !t.BotWaits() || t.botsHeld() || t.botWait < t.markTicks() {
		return
	}
	words := t.h.Say("frame.thinking", rules.Literal("player", t.LookOf(t.Match().Actor()).Name))
	stead := t.steadButton("thinking:", t.Stead(t.Match().Bot(t.Match().Actor())), func(string) {
		if t.BotWaits() {
			t.replaceBot(replacedKeys)
		}
	})
	t.thinkMark(b, "thinking", words, &stead)
}

// thinkMark says under the bar what takes its time, with a button beside it if there is one.
func (t *Table) thinkMark(b *ui.Builder, id, words string, u *ui.Button) {
	const pad = 14.0
	button := 0.0
	if u != nil {
		u.Size = 14
		button = b.ButtonWidth(*u) + 8
	}
	w := min(b.TextWidth(words, thinkText)+2*pad+button, b.Area.W-40)
	box := t.thinkBox(b.Area, layout.S(w, thinkHigh))
	b.Panel(box, sprites.DialogBox.Bordered(sprites.Amber, 1))
	said, _ := box.InsetXY(pad, 0).CutLeft(w - 2*pad - button)
	b.Info(id, said, words, thinkText.Fitted())
	if u != nil {
		u.Rect, _ = box.Inset(3).CutRight(button)
		b.Button(*u)
	}
}

// steadButton offers that a bot, or a person if it is none, plays for one that does.
func (t *Table) steadButton(prefix, bot string, do func(bot string)) ui.Button {
	what := "easy"
	switch bot {
	case (rules.RandomBot{}).ID():
		what = "random"
	case "":
		what = "person"
	}
	key := "frame.thinking." + what
	u := ui.Button{ID: prefix + what, Text: t.h.Say(key), OnClick: func() { do(bot) }}
	if bot != "" {
		u.Tip = func() ui.Tip { return ui.Tip{Title: t.h.Say(key), Lines: []string{t.h.Say(key + ".help")}} }
	}
	return u
}

// thinkBox is its place. It lies below the bar, in the middle of the room left of the
// prompt. If that room is narrow, it is in the middle of the window. If the prompt
// stands there, it lies further down.
func (t *Table) thinkBox(area layout.Rect, size layout.Size) layout.Rect {
	_, room := area.CutTop(desk.BarHigh + 12)
	if left := t.Asked.X - area.X; left > area.W*0.3 && left > size.W+40 {
		room.W = left
	}
	box := room.Anchor(size, 0.5, 0)
	if box.Intersects(t.Asked) {
		box = box.Translate(0, t.Asked.Bottom()+12-box.Y)
	}
	return box
}

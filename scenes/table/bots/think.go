package bots

import (
	"errors"

	"schron/layout"
	"schron/rules"
	"schron/scenes/session"
	"schron/scenes/ui"
)

const thinkTicks = 18 // after so many ticks of waiting a mark says that a bot thinks

// Play lets the bot that waits think, and decide after a breath, so that people can
// follow. It reports whether the table is to be built anew.
func (x *Bots) Play() bool {
	if !x.Waits() || x.MenuOpen() || x.core.Wait() {
		return false
	}
	begun, err := x.Think()
	x.Report(err, "")
	if begun {
		x.wait = 0
	}
	if x.wait++; x.wait < x.breath() {
		return false
	}
	if x.ThinkInBackground && !x.Thought() {
		if x.wait > session.BotLimit {
			x.failed(x.GiveUp())
			return true
		}
		return x.wait == x.markTicks()
	}
	x.wait, x.step = 0, false
	x.failed(x.PlayBot())
	x.core.Played()
	return true
}

// markTicks is the wait after which the mark is shown: never during a breath,
// after which most bots have decided.
func (x *Bots) markTicks() int { return max(thinkTicks, x.breath()) }

// failed puts another in the place of a bot that cannot decide, and says so.
// Errors that are none of a bot's are reported.
func (x *Bots) failed(err error) {
	var bad *session.BotError
	if !errors.As(err, &bad) {
		x.Report(err, "")
		return
	}
	if x.core.Broken != nil {
		x.core.Broken(err)
	}
	if bad.Slow() {
		x.replace(slowKeys)
	} else {
		x.replace(failedKeys)
	}
}

// replace lets another play for the bot that waits, see session.Fallback, and says
// why.
func (x *Bots) replace(why fallbackKeys) {
	name := x.LookOf(x.Match().Actor()).Name
	bot, err := x.ReplaceBot()
	x.changed(err, why.of(bot), name)
}

// fallbackKeys are the keys that say who plays from now on: chance, an easy bot or a
// person.
type fallbackKeys struct{ chance, easy, person string }

var (
	slowKeys     = fallbackKeys{"frame.bot-slow", "frame.bot-slow.easy", "frame.bot-slow.person"}
	failedKeys   = fallbackKeys{"frame.bot-failed", "frame.bot-failed.easy", "frame.bot-failed.person"}
	replacedKeys = fallbackKeys{"frame.bot-replaced", "frame.bot-replaced.easy", "frame.bot-replaced.person"}
)

// of is the key for a bot by its id, for a person if there is none.
func (k fallbackKeys) of(bot string) string {
	switch bot {
	case (rules.RandomBot{}).ID():
		return k.chance
	case "":
		return k.person
	}
	return k.easy
}

// changed says by a key who decides for a player from now on. The error is
// one of saving.
func (x *Bots) changed(err error, key, name string) {
	x.wait = 0
	x.Report(err, "")
	x.ReadLooks()
	x.House().Host.Toast(ui.Toast{Text: x.Say(key, rules.Literal("player", name)), Lasting: true})
}

// Leave stops a bot that thinks.
func (x *Bots) Leave() { x.StopThinking() }

// Build says under the bar that a bot takes its time, with a way not to
// wait for it.
func (x *Bots) Build(b *ui.Builder, _ layout.Rect) {
	if !x.ThinkInBackground || !x.Waits() || x.wait < x.markTicks() {
		return
	}
	words := x.Say("frame.thinking", rules.Literal("player", x.LookOf(x.Match().Actor()).Name))
	fallback := x.fallbackButton("thinking:", x.Fallback(x.Match().Bot(x.Match().Actor())), func(string) {
		if x.BotWaits() {
			x.replace(replacedKeys)
		}
	})
	x.ThinkMark(b, "thinking", words, &fallback)
}

// fallbackButton offers that a bot, or a person if it is none, plays for one that does.
func (x *Bots) fallbackButton(prefix, bot string, do func(bot string)) ui.Button {
	what := "easy"
	switch bot {
	case (rules.RandomBot{}).ID():
		what = "random"
	case "":
		what = "person"
	}
	key := "frame.thinking." + what
	u := ui.Button{ID: prefix + what, Text: x.Say(key), OnClick: func() { do(bot) }}
	if bot != "" {
		u.Tip = func() ui.Tip { return ui.Tip{Title: x.Say(key), Lines: []string{x.Say(key + ".help")}} }
	}
	return u
}

package table

import (
	"strings"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/keys"
	"schron/scenes/ui"
)

// pace is how fast bots play: on, one decision at a time, or without waiting.
type pace struct {
	held   bool // bots wait
	step   bool // … but for one decision
	faster bool // neither breath nor animation
}

// breathTicks is how long a bot waits at least before it plays, in ticks, so that
// people can follow.
const breathTicks = 24

// breath is how long the bot that decides now waits at least.
func (t *Table) breath() int {
	if t.pace.faster || t.pace.step {
		return 0
	}
	return max(breathTicks, t.h.MotionTicks())
}

// botsGo reports whether bots are playing: one decides, or its move is shown.
func (t *Table) botsGo() bool {
	if t.Replay || t.teach.Coach.Holds() || t.Looking() || t.Cover() != rules.NoSeat || t.Paused() || len(t.Since()) > 0 {
		return false
	}
	if t.Showing() {
		return t.Match().Bot(t.Match().LastSeat()) != ""
	}
	return t.BotWaits()
}

// hastes reports whether the move that is shown next is to be there at once.
func (t *Table) hastes() bool { return t.pace.faster && t.botsGo() }

// holdBots has bots wait, or go on.
func (t *Table) holdBots() { t.pace.held, t.pace.step = !t.pace.held, false }

// stepBots lets a bot decide once and then wait.
func (t *Table) stepBots() { t.pace.held, t.pace.step = true, true }

// hurryBots leaves waiting and animation out, or not.
func (t *Table) hurryBots() { t.pace.faster = !t.pace.faster }

// botsHeld reports whether the bot that should decide waits for somebody to go on.
func (t *Table) botsHeld() bool { return t.pace.held && !t.pace.step && t.BotWaits() }

// paceKey takes the keys for bots that play: those of the past, and one that has them
// hurry. Space is left to the node that has the focus.
func (t *Table) paceKey(g input.Gesture) bool {
	switch {
	case !t.botsGo():
		return false
	case keys.Hold.Is(g) && t.Root.Focus() == "":
		if !g.Repeat {
			t.holdBots()
		}
	case keys.Once.Is(g):
		t.stepBots()
	case keys.Hurry.Is(g):
		if !g.Repeat {
			t.hurryBots()
		}
	default:
		return false
	}
	return true
}

const (
	pacePrefix = "pace:"
	paceButton = 40.0 // width of a button
	paceGap    = 4.0
)

// overPace reports whether the cursor is over one of the buttons: a press there does
// not skip what is shown.
func (t *Table) overPace() bool { return strings.HasPrefix(t.Root.Over(), pacePrefix) }

// buildPace lays out, beside what is said of the bots, the buttons for their pace.
func (t *Table) buildPace(b *ui.Builder, r layout.Rect) {
	play, key := "icon/pause", "frame.pace.hold"
	if t.pace.held {
		play, key = "icon/play", "frame.pace.on"
	}
	buttons := []struct {
		id, icon, key string
		do            func()
		on            bool
	}{
		{"hold", play, key, t.holdBots, t.pace.held},
		{"step", "icon/step", "frame.pace.step", t.stepBots, false},
		{"faster", "icon/faster", "frame.pace.faster", t.hurryBots, t.pace.faster},
	}
	many := float64(len(buttons))
	row, box := r.CutRight(many*paceButton + (many-1)*paceGap)
	_, box = box.CutRight(goGap)
	for i, u := range buttons {
		words := t.h.Say(u.key)
		n := b.Button(ui.Button{
			ID: pacePrefix + u.id, Rect: row.Column(i, len(buttons), paceGap), Icon: u.icon, Label: words, OnClick: u.do, Selected: u.on,
			NoFocus: true, Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: []string{t.h.Say(u.key + ".help")}} },
		})
		n.OnHover = func(bool) {} // Skip asks whether the cursor is over it
	}
	t.promptBox(b, box, layout.Rect{}, rules.Prompt{})
}

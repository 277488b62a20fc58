package bots

import (
	"strings"

	"schron/input"
	"schron/layout"
	"schron/scenes/keys"
	"schron/scenes/ui"
)

// breathTicks is how long a bot waits at least before it plays, in ticks, so that
// people can follow.
const breathTicks = 24

// breath is how long the bot that decides now waits at least.
func (x *Bots) breath() int {
	if x.faster || x.step {
		return 0
	}
	return max(breathTicks, x.House().MotionTicks())
}

// Go reports whether bots are playing: one decides, or its move is shown.
func (x *Bots) Go() bool {
	if x.core.Wait() || x.core.Paused() || len(x.Since()) > 0 {
		return false
	}
	if x.Showing() {
		return x.Match().Bot(x.Match().LastSeat()) != ""
	}
	return x.BotWaits()
}

// Plays lets bots that were held go on.
func (x *Bots) Plays() { x.held = false }

// Hurried reports whether bots play without waiting.
func (x *Bots) Hurried() bool { return x.faster }

// Hastes reports whether the move that is shown next is to be there at once.
func (x *Bots) Hastes() bool { return x.faster && x.Go() }

// hold has bots wait, or go on.
func (x *Bots) hold() { x.held, x.step = !x.held, false }

// once lets a bot decide once and then wait.
func (x *Bots) once() { x.held, x.step = true, true }

// hurry leaves waiting and animation out, or not.
func (x *Bots) hurry() { x.faster = !x.faster }

// Held reports whether the bot that should decide waits for somebody to go on.
func (x *Bots) Held() bool { return x.held && !x.step && x.BotWaits() }

// Key takes the keys for bots that play: those of the past, and one that has them
// hurry. Space is left to the node that has the focus.
func (x *Bots) Key(g input.Gesture) bool {
	switch {
	case !x.Go():
		return false
	case keys.Hold.Is(g) && x.Root.Focus() == "":
		if !g.Repeat {
			x.hold()
		}
	case keys.Once.Is(g):
		x.once()
	case keys.Hurry.Is(g):
		if !g.Repeat {
			x.hurry()
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

// Over reports whether the cursor is over one of the buttons: a press there does
// not skip what is shown.
func (x *Bots) Over() bool { return strings.HasPrefix(x.Root.Over(), pacePrefix) }

// Pace lays out the buttons for the pace of the bots at the right end of r, and returns
// the rest.
func (x *Bots) Pace(b *ui.Builder, r layout.Rect) layout.Rect {
	play, key := "icon/pause", "frame.pace.hold"
	if x.held {
		play, key = "icon/play", "frame.pace.on"
	}
	buttons := []struct {
		id, icon, key string
		do            func()
		on            bool
	}{
		{"hold", play, key, x.hold, x.held},
		{"step", "icon/step", "frame.pace.step", x.once, false},
		{"faster", "icon/faster", "frame.pace.faster", x.hurry, x.faster},
	}
	many := float64(len(buttons))
	row, rest := r.CutRight(many*paceButton + (many-1)*paceGap)
	for i, u := range buttons {
		words := x.Say(u.key)
		n := b.Button(ui.Button{
			ID: pacePrefix + u.id, Rect: row.Column(i, len(buttons), paceGap), Icon: u.icon, Label: words, OnClick: u.do, Selected: u.on,
			NoFocus: true, Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: []string{x.Say(u.key + ".help")}} },
		})
		n.OnHover = func(bool) {} // Over asks whether the cursor is over it
	}
	return rest
}

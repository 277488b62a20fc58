package table

import (
	"slices"
	"strconv"
	"strings"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/keys"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// transport is the clock of the past: playing on, or standing.
type transport struct {
	playing bool
	wait    int
}

// transportPause is how long a moment stands while the past plays at the usual speed,
// in ticks.
const transportPause = 36

// pastPrefix begins the ids of what leads through the past.
const pastPrefix = "past:"

// overPast reports whether the cursor is over something that leads through the past: a
// press there does not skip what is shown.
func (t *Table) overPast() bool { return strings.HasPrefix(t.root.Hover(), pastPrefix) }

// pastTicks is how long a motion takes that usually takes so many ticks: while the past
// plays it has the speed chosen.
func (t *Table) pastTicks(usual int) int {
	if !t.rewind.playing || usual == 0 {
		return usual
	}
	return max(1, usual*100/t.speed())
}

// speed is how fast the past plays, in per cent of the usual speed.
func (t *Table) speed() int {
	if v := t.h.Settings.PastSpeed; v > 0 {
		return v
	}
	return 100
}

// setSpeed has the past play at a speed, in per cent of the usual one.
func (t *Table) setSpeed(speed int) { t.h.Change(func(s *store.Settings) { s.PastSpeed = speed }) }

// changeSpeed takes the next speed above or below.
func (t *Table) changeSpeed(by int) {
	speeds := store.PastSpeeds()
	i := slices.Index(speeds, t.speed()) + by
	if i >= 0 && i < len(speeds) {
		t.setSpeed(speeds[i])
	}
}

// speedWords is what a speed is called.
func (t *Table) speedWords(speed int) string {
	return t.h.Say("frame.past.speed." + strconv.Itoa(speed))
}

// buildTransport lays out the controls of the past in r.
func (t *Table) buildTransport(b *ui.Builder, r layout.Rect) {
	n, m := t.Moment(), t.Match().Len()
	back := ui.Button{ID: "past:return", Kind: ui.Primary, Text: t.h.Say("frame.past.return"), OnClick: t.live, Size: 15}
	if t.Replay {
		back.Text, back.Kind, back.OnClick = t.h.Say("frame.past.leave"), ui.Normal, t.endReplay
	} else if t.chances.IsOpen() {
		back.Text = t.h.Say("frame.past.chances")
	}
	var box layout.Rect
	back.Rect, box = r.CutRight(min(b.ButtonWidth(back)+8, r.W*0.45))
	_, box = box.CutRight(10)
	b.Button(back)
	b.Panel(box, sprites.PromptBox.Bordered(sprites.LineColour, 1))
	row, words := box.InsetXY(10, 6).CutBottom(30)
	b.Info("past", words, t.h.Say("frame.past.short", rules.Number("n", n), rules.Number("m", m)),
		sprites.Small.Aligned(sprites.Middle, sprites.Middle).Fitted())
	play := "icon/play"
	if t.rewind.playing {
		play = "icon/pause"
	}
	buttons := []struct {
		id, icon, key string
		do            func()
		off           bool
		why           string
	}{
		{"first", "icon/start", "frame.past.first", func() { t.jumpTo(0) }, n == 0, "begins"},
		{"back", "icon/step-back", "frame.past.back", func() { t.jumpTo(n - 1) }, n == 0, "begins"},
		{"play", play, "frame.past.play", t.togglePlay, n == m, "ends"},
		{"on", "icon/step", "frame.past.on", t.stepOn, n == m, "ends"},
		{"last", "icon/end", "frame.past.last", func() { t.jumpTo(m) }, n == m, "ends"},
	}
	speed, row := row.CutRight(speedWide)
	_, row = row.CutRight(4)
	t.buildSpeed(b, speed)
	for i, u := range buttons {
		cell := row.Column(i, len(buttons), 4)
		b.Button(ui.Button{
			ID: pastPrefix + u.id, Rect: cell.Anchor(layout.S(min(cell.W, 54), cell.H), 0.5, 0.5), Icon: u.icon, Label: t.h.Say(u.key), OnClick: u.do, Disabled: u.off, Why: t.h.Because("frame.barred." + u.why),
			Tip: func() ui.Tip { return ui.Tip{Title: t.h.Say(u.key)} },
		})
	}
}

// speedWide is the width of the button for the speed.
const speedWide = 46.0

// buildSpeed is the choice of how fast the past plays.
func (t *Table) buildSpeed(b *ui.Builder, r layout.Rect) {
	var items []ui.Option
	for _, v := range store.PastSpeeds() {
		items = append(items, ui.Option{ID: strconv.Itoa(v), Text: t.speedWords(v)})
	}
	words := t.h.Say("frame.past.speed", rules.Literal("speed", t.speedWords(t.speed())))
	b.Menu(ui.Menu{
		Button: ui.Button{
			ID: "past:speed", Rect: r, Text: t.speedWords(t.speed()), Label: words, Size: 14, State: map[string]any{"speed": t.speed()},
			Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: []string{t.h.Say("frame.past.speed.help")}} },
		},
		Items: items,
		OnPick: func(id string) {
			if v, err := strconv.Atoi(id); err == nil {
				t.setSpeed(v)
			}
		},
	})
}

// transportKey moves through the past with the arrows, by chapters with Page, and with
// Home and End. Space plays it, F faster and S slower. Space is left to the node that
// has the focus.
func (t *Table) transportKey(g input.Gesture) bool {
	switch {
	case keys.Before.Is(g):
		t.jumpTo(t.Moment() - 1)
	case keys.After.Is(g):
		t.stepOn()
	case keys.TurnBefore.Is(g):
		t.leaf(false)
	case keys.TurnAfter.Is(g):
		t.leaf(true)
	case keys.Start.Is(g):
		t.jumpTo(0)
	case keys.End.Is(g):
		t.jumpTo(t.Match().Len())
	case keys.Faster.Is(g):
		t.changeSpeed(1)
	case keys.Slower.Is(g):
		t.changeSpeed(-1)
	case keys.Play.Is(g) && t.root.Focus() == "":
		if !g.Repeat {
			t.togglePlay()
		}
	default:
		return false
	}
	return true
}

// live goes back to now.
func (t *Table) live() {
	t.rewind = transport{}
	t.motion.End()
	t.h.Sounds.Cut()
	t.Live()
}

// endReplay goes back to where the replay was opened.
func (t *Table) endReplay() {
	if t.opt.Leave != nil {
		t.opt.Leave()
	} else {
		t.leave()
	}
}

// jumpTo shows the moment after n moves.
func (t *Table) jumpTo(n int) {
	t.rewind.playing = false
	t.motion.End()
	t.h.Sounds.Cut()
	t.Look(n)
}

// stepOn shows the next move as it was played.
func (t *Table) stepOn() {
	t.rewind.playing = false
	if t.motion.On() {
		t.finish()
	}
	if t.Moment() < t.Match().Len() {
		t.start()
	}
}

func (t *Table) togglePlay() { t.rewind = transport{playing: !t.rewind.playing} }

// tickTransport plays the past on.
func (t *Table) tickTransport() bool {
	if !t.rewind.playing {
		return false
	}
	if t.Moment() >= t.Match().Len() {
		t.rewind.playing = false
		return true
	}
	if t.rewind.wait++; t.rewind.wait*t.speed() < transportPause*100 {
		return false
	}
	t.rewind.wait = 0
	t.start()
	return true
}

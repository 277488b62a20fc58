// Package replay leads through the past of a match. It has a slider with chapters and
// marks, buttons that play it on, and the choice whose view is shown. It draws no
// position.
package replay

import (
	"slices"
	"strconv"
	"strings"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/keys"
	"schron/scenes/store"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// Replay leads through the past of a match.
type Replay struct {
	*desk.Desk
	desk.None
	core    Core
	curve   Curve
	line    timeline
	playing bool // move after move is shown
	wait    int  // ticks for which the present moment has stood
}

// Core is what the table does for the past.
type Core struct {
	// Show shows the next move as it was played. Moving reports whether a move is shown;
	// Finish ends it as if all of it had been shown.
	Show, Finish func()
	Moving       func() bool
	// Leave goes back to where the replay was opened.
	Leave func()
	// Opened adds what lies open after the end to a tooltip.
	Opened func(tip ui.Tip) ui.Tip
}

// Curve is the curve of chances of a game that is over. It has the turning points.
type Curve interface {
	Have() bool
	Coming() bool
	Curve() *curve.Curve
	SwingMoment(s curve.Swing) string
	SwingWords(s curve.Swing) string
	Open()
	IsOpen() bool
}

// New makes what leads through the past of the match on a desk.
func New(d *desk.Desk, chances Curve, core Core) *Replay {
	return &Replay{Desk: d, curve: chances, core: core}
}

// Waits reports whether the past is played on.
func (x *Replay) Waits() bool { return x.playing }

// PutAway goes back to now.
func (x *Replay) PutAway() bool {
	goes := x.Looking() && !x.Replay
	if goes {
		x.GoLive()
	}
	return goes
}

// transportPause is how long a moment stands while the past plays at the usual speed,
// in ticks.
const transportPause = 36

// pastPrefix begins the ids of what leads through the past.
const pastPrefix = "past:"

// Over reports whether the cursor is over something that leads through the past: a
// press there does not skip what is shown.
func (x *Replay) Over() bool { return strings.HasPrefix(x.Root.Hover(), pastPrefix) }

// Ticks is how long a motion takes that usually takes so many ticks: while the past
// plays it has the speed chosen.
func (x *Replay) Ticks(usual int) int {
	if !x.playing || usual == 0 {
		return usual
	}
	return max(1, usual*100/x.speed())
}

// speed is how fast the past plays, in per cent of the usual speed.
func (x *Replay) speed() int {
	if v := x.House().Settings.PastSpeed; v > 0 {
		return v
	}
	return 100
}

// setSpeed has the past play at a speed, in per cent of the usual one.
func (x *Replay) setSpeed(speed int) {
	x.House().Change(func(s *store.Settings) { s.PastSpeed = speed })
}

// changeSpeed takes the next speed above or below.
func (x *Replay) changeSpeed(by int) {
	speeds := store.PastSpeeds()
	i := slices.Index(speeds, x.speed()) + by
	if i >= 0 && i < len(speeds) {
		x.setSpeed(speeds[i])
	}
}

// speedWords is what a speed is called.
func (x *Replay) speedWords(speed int) string {
	return x.Say("frame.past.speed." + strconv.Itoa(speed))
}

// Buttons lays out the controls of the past in r.
func (x *Replay) Buttons(b *ui.Builder, r layout.Rect) {
	n, m := x.Moment(), x.Match().Len()
	back := ui.Button{ID: "past:return", Kind: ui.Primary, Text: x.Say("frame.past.return"), OnClick: x.GoLive, Size: 15}
	if x.Replay {
		back.Text, back.Kind, back.OnClick = x.Say("frame.past.leave"), ui.Normal, x.core.Leave
	} else if x.curve.IsOpen() {
		back.Text = x.Say("frame.past.chances")
	}
	var box layout.Rect
	back.Rect, box = r.CutRight(min(b.ButtonWidth(back)+8, r.W*0.45))
	_, box = box.CutRight(10)
	b.Button(back)
	b.Panel(box, sprites.PromptBox.Bordered(sprites.LineColour, 1))
	row, words := box.InsetXY(10, 6).CutBottom(30)
	b.Info("past", words, x.Say("frame.past.short", rules.Number("n", n), rules.Number("m", m)),
		sprites.Small.Aligned(sprites.Middle, sprites.Middle).Fitted())
	play := "icon/play"
	if x.playing {
		play = "icon/pause"
	}
	buttons := []struct {
		id, icon, key string
		do            func()
		off           bool
		why           string
	}{
		{"first", "icon/start", "frame.past.first", func() { x.JumpTo(0) }, n == 0, "begins"},
		{"back", "icon/step-back", "frame.past.back", func() { x.JumpTo(n - 1) }, n == 0, "begins"},
		{"play", play, "frame.past.play", x.toggle, n == m, "ends"},
		{"on", "icon/step", "frame.past.on", x.stepOn, n == m, "ends"},
		{"last", "icon/end", "frame.past.last", func() { x.JumpTo(m) }, n == m, "ends"},
	}
	speed, row := row.CutRight(speedWide)
	_, row = row.CutRight(4)
	x.speedMenu(b, speed)
	for i, u := range buttons {
		cell := row.Column(i, len(buttons), 4)
		b.Button(ui.Button{
			ID: pastPrefix + u.id, Rect: cell.Anchor(layout.S(min(cell.W, 54), cell.H), 0.5, 0.5), Icon: u.icon, Label: x.Say(u.key), OnClick: u.do, Disabled: u.off, Why: x.House().Because("frame.barred." + u.why),
			Tip: func() ui.Tip { return ui.Tip{Title: x.Say(u.key)} },
		})
	}
}

// speedWide is the width of the button for the speed.
const speedWide = 46.0

// speedMenu is the choice of how fast the past plays.
func (x *Replay) speedMenu(b *ui.Builder, r layout.Rect) {
	var items []ui.Option
	for _, v := range store.PastSpeeds() {
		items = append(items, ui.Option{ID: strconv.Itoa(v), Text: x.speedWords(v)})
	}
	words := x.Say("frame.past.speed", rules.Literal("speed", x.speedWords(x.speed())))
	b.Menu(ui.Menu{
		Button: ui.Button{
			ID: "past:speed", Rect: r, Text: x.speedWords(x.speed()), Label: words, Size: 14, State: map[string]any{"speed": x.speed()},
			Tip: func() ui.Tip { return ui.Tip{Title: words, Lines: []string{x.Say("frame.past.speed.help")}} },
		},
		Items: items,
		OnPick: func(id string) {
			if v, err := strconv.Atoi(id); err == nil {
				x.setSpeed(v)
			}
		},
	})
}

// Key moves through the past with the arrows, by chapters with Page, and with
// Home and End. Space plays it, F faster and S slower. Space is left to the node that
// has the focus.
func (x *Replay) Key(g input.Gesture) bool {
	switch {
	case !x.Looking():
		return false
	case keys.Before.Is(g):
		x.JumpTo(x.Moment() - 1)
	case keys.After.Is(g):
		x.stepOn()
	case keys.TurnBefore.Is(g):
		x.leaf(false)
	case keys.TurnAfter.Is(g):
		x.leaf(true)
	case keys.Start.Is(g):
		x.JumpTo(0)
	case keys.End.Is(g):
		x.JumpTo(x.Match().Len())
	case keys.Faster.Is(g):
		x.changeSpeed(1)
	case keys.Slower.Is(g):
		x.changeSpeed(-1)
	case keys.Play.Is(g) && x.Root.Focus() == "":
		if !g.Repeat {
			x.toggle()
		}
	default:
		return false
	}
	return true
}

// GoLive goes back to now.
func (x *Replay) GoLive() {
	x.playing, x.wait = false, 0
	x.EndMotion()
	x.House().Sounds.Cut()
	x.Live()
}

// JumpTo shows the moment after n moves.
func (x *Replay) JumpTo(n int) {
	x.playing = false
	x.EndMotion()
	x.House().Sounds.Cut()
	x.Look(n)
}

// stepOn shows the next move as it was played.
func (x *Replay) stepOn() {
	x.playing = false
	if x.core.Moving() {
		x.core.Finish()
	}
	if x.Moment() < x.Match().Len() {
		x.core.Show()
	}
}

func (x *Replay) toggle() { x.playing, x.wait = !x.playing, 0 }

// PlayOn plays the past on.
func (x *Replay) PlayOn() bool {
	if !x.playing {
		return false
	}
	if x.Moment() >= x.Match().Len() {
		x.playing = false
		return true
	}
	if x.wait++; x.wait*x.speed() < transportPause*100 {
		return false
	}
	x.wait = 0
	x.core.Show()
	return true
}

package teach

import (
	"errors"

	"schron/layout"
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/session"
	"schron/scenes/ui"
	"schron/sprites"
)

// Hint is what the player who acts asked: what would you do? What is answered lies with
// the session, for it goes with the decision that it is about.
type Hint struct {
	*Teacher

	asked int64  // the tick
	waits bool   // it is wanted once what is shown is over
	shown bool   // it has been answered
	told  bool   // the face has turned to it
	marks []mark // where it points, as of the last build
}

// hintAsk is the button that asks for a hint.
const hintAsk = "hint:ask"

// hintTicks are the ticks of waiting after which it is told that the answer takes its time.
const hintTicks = 18

// Button asks for a hint; it tells why there is none now. Button returns false where none
// is offered.
func (x *Hint) Button() (ui.Button, bool) {
	words, not := x.Say("frame.hint"), !x.CanAdvise() && !x.soon()
	return ui.Button{
		ID: hintAsk, Icon: "icon/help", Label: words, OnClick: x.Toggle, Selected: x.Advising() || x.waits,
		Disabled: not, State: map[string]any{"shown": x.shown && x.Advising()},
		Tip: func() ui.Tip {
			key := "frame.hint.help"
			switch {
			case not:
				key = "frame.hint.not-now"
			case x.LeavesOut(): // how much it knows
				key = "frame.hint.help.open"
			}
			return ui.Tip{Title: words, Lines: []string{x.Say(key)}}
		},
	}, x.Offered()
}

// Offered reports whether there is a button to ask for one.
func (x *Hint) Offered() bool { return x.HasAdviser() && !x.Match().Result().Over }

// Toggle asks what to do, or puts the answer away.
func (x *Hint) Toggle() {
	switch {
	case x.Advising():
		x.StopAdvice()
	case x.waits || x.soon():
		x.waits = !x.waits
	case !x.CanAdvise():
		x.Report(rules.Refuse("", "frame.hint.not-now"), hintAsk)
	default:
		x.Give()
	}
}

// soon reports whether a seat decides once the animation is over, even if a bot acts
// first. A hint that is asked for meanwhile then waits.
func (x *Hint) soon() bool { return x.Showing() && x.Match().Actor() != rules.NoSeat }

// tickWaiting shows the hint that was waited for, or says that there is none. It reports
// whether it did.
func (x *Hint) tickWaiting() bool {
	if !x.waits || x.Showing() || x.BotWaits() {
		return false
	}
	x.waits = false
	if x.Cover() == rules.NoSeat {
		x.Toggle()
	}
	return true
}

// Give asks what the player who acts should do. The window does not wait for the
// answer unless bots are waited for, too.
func (x *Hint) Give() {
	if !x.Advise() {
		return
	}
	*x = Hint{Teacher: x.Teacher}
	if x.Root != nil {
		x.asked = x.Root.Now()
	}
	if x.ThinkInBackground {
		return
	}
	if _, err := x.AwaitAdvice(); err != nil {
		x.failed(err)
	}
}

// tick looks whether there is an answer and reports whether that changes what is to
// be seen.
func (x *Hint) tick() bool {
	if x.tickWaiting() {
		return true
	}
	if x.shown || !x.Advising() {
		return false
	}
	a, err := x.Advice()
	waited := x.Root.Now() - x.asked
	switch {
	case err == nil && a == nil && waited > session.BotLimit:
		err = x.GiveUpAdvice()
		fallthrough
	case err != nil:
		x.failed(err)
		return true
	}
	return a != nil || waited == hintTicks
}

// failed tells that nobody knows what to do.
func (x *Hint) failed(err error) {
	if errors.Is(err, session.ErrSecretAdvice) {
		x.Report(rules.Refuse("", "frame.hint.not-now"), hintAsk)
		return
	}
	if x.Broken != nil {
		x.Broken(err)
	}
	x.House().Host.Toast(ui.Toast{Text: x.Say("frame.hint.failed")})
}

// Pressed puts the hint away when something else was pressed than what it points at: the
// player has read it.
func (x *Hint) Pressed() {
	if !x.shown || !x.Advising() || x.Root == nil {
		return
	}
	at, _ := x.Root.Cursor()
	if n := x.Root.Node(hintAsk); n != nil && n.Rect.Contains(at) {
		return // it puts the hint away itself
	}
	for _, m := range x.marks {
		if m.box.Contains(at) {
			return
		}
	}
	x.StopAdvice()
	x.Root.Invalidate()
}

// build lays out the answer over all that the face has laid out: marks where the
// move is played, and why.
func (x *Hint) build(b *ui.Builder) {
	x.shown, x.marks = false, nil
	if !x.Advising() {
		return
	}
	a, err := x.Advice()
	switch {
	case err != nil:
		x.failed(err)
	case a != nil:
		x.shown = true
		if !x.told {
			x.told = true
			if x.Face.Reveal(a.Move) {
				b.Root().Invalidate()
			}
		}
		x.marks = x.marksOf(b, a)
		x.point(b, a.Move)
		x.bubble(b, a)
	case x.Root.Now()-x.asked >= hintTicks:
		x.ThinkMark(b, "hint:thinking", x.Say("frame.hint.thinking"), nil)
	}
}

// bubble says what to do and why, beside what is marked or else beside the prompt, and
// covers neither.
func (x *Hint) bubble(b *ui.Builder, a *search.Advice) {
	about := x.Asked
	if n := len(x.marks); n > 0 {
		about = x.marks[n-1].box
	}
	says := ui.Bubble{ID: "hint:words", Title: x.Say("frame.hint.title")}
	for _, t := range a.Words(x.Match(), x.Speaker().Has) {
		says.Lines = append(says.Lines, x.Words(t))
	}
	if x.LeavesOut() {
		says.Lines = append(says.Lines, x.Say("frame.hint.open"))
	}
	says.Build(b, func(size layout.Size) layout.Rect { return b.Beside(about, size) })
}

// marksOf finds the nodes by which a move is played, or what the words name.
func (x *Hint) marksOf(b *ui.Builder, a *search.Advice) []mark {
	nodes := x.playedBy(b, a.Move)
	if len(nodes) == 0 {
		for _, id := range x.Named(a.Line[0].Deed(x.Match().Game())) {
			nodes = append(nodes, x.firstSeen(b, id)...)
		}
	}
	nodes = nodes[max(0, len(nodes)-len(markIDs)+1):]
	return x.marked(b, nodes, func(i int) string { return markIDs[len(nodes)][i] })
}

// markIDs are the ids of the marks of a move of so many nodes.
var markIDs = [...][]string{{}, {"hint:to"}, {"hint:from", "hint:to"}, {"hint:from", "hint:by", "hint:to"}}

const (
	ghostAlpha = 0.6  // of what is put down
	wayWidth   = 3.0  // of the arrow from what is picked up to where it goes
	wayDash    = 9.0  // of its dashes
	wayLeast   = 16.0 // length of an arrow at least
)

// point draws a ring around each of the marks and an arrow from one to the next.
// At its goal it draws what is dragged, half transparent.
func (x *Hint) point(b *ui.Builder, m rules.Move) {
	ghost, goal := x.ghost(m), len(x.marks)-1
	x.rings(b, x.marks, func(c *sprites.Canvas, i int) {
		to := x.marks[i].box
		if i == goal && ghost != nil {
			c.PushAlpha(ghostAlpha)
			ghost(c, to)
			c.PopAlpha()
		}
		if i > 0 {
			drawWay(c, x.marks[i-1].box, to)
		}
	}, func(i int, state map[string]any) {
		state["ghost"], state["move"] = i == goal && ghost != nil, x.Match().Game().Notation(m)
	})
}

// ghost draws what the move puts where it goes, in the box of that; nil where nothing
// is put.
func (x *Hint) ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	if draw := x.Face.Ghost(m); draw != nil {
		return draw
	}
	for i, k := range x.marks {
		d := k.node.Drag
		if i == len(x.marks)-1 || d == nil || d.Ghost == nil || d.Barred != nil && d.Barred() != nil {
			continue
		}
		size := k.node.Rect.Size()
		if d.Size != (layout.Size{}) {
			size = d.Size
		}
		return func(c *sprites.Canvas, r layout.Rect) { d.Ghost(c, layout.Around(r.Center(), size)) }
	}
	return nil
}

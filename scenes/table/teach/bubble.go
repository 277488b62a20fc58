package teach

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	coachWidth = 330.0 // of the words of a bubble, at most
	coachRow   = 38.0  // height of its buttons
	coachHead  = 20.0  // … of its heading
	coachLeast = 210.0 // width of the words at least: the heading and the buttons stand there
)

var (
	coachTitle = sprites.Small.Sized(13).Strong().In(sprites.Amber).Aligned(sprites.Start, sprites.Middle).Fitted()
	coachCount = sprites.Small.Sized(13).Aligned(sprites.End, sprites.Middle)
	coachWords = sprites.Body.Sized(17).Aligned(sprites.Start, sprites.Start)
	coachWrong = sprites.Body.Sized(15.5).In(sprites.Hex(0xffc98a)).Aligned(sprites.Start, sprites.Start)
	coachTurn  = sprites.Small.Sized(14).Strong().In(sprites.AmberHigh).Aligned(sprites.Start, sprites.Middle).Fitted()
)

// build shows the step of a chapter. It rings what the step points at, and dims
// the rest unless everybody plays freely. A bubble beside the ring says what to do. It
// shows nothing while a move is shown or the past is looked at.
func (x *Coach) build(b *ui.Builder) {
	l := x.Lesson
	if l == nil || x.Looking() {
		return
	}
	_, s := l.Step()
	if s == nil || x.Showing() && len(s.Others) == 0 || x.ResultShown() || l.Free() && x.aside {
		return
	}
	marks := x.nextMarks(b)
	if len(marks) == 0 {
		marks = x.marks(b, s.Point)
	}
	if !l.Free() { // who plays freely looks at all of the table
		x.dim(b, marks)
	}
	x.rings(b, marks, nil, nil)
	x.bubble(b, marks)
}

// putAside takes away the bubble of a step in which everybody plays freely, until
// there is something else to say.
func (x *Coach) putAside() { x.aside, x.said = true, "" }

// marks finds the nodes that a step points at, see assets.LessonStep.
func (x *Coach) marks(b *ui.Builder, points []string) []mark {
	var nodes []*ui.Node
	for _, p := range points {
		nodes = append(nodes, x.firstSeen(b, p)...)
	}
	return x.ringed(b, nodes)
}

// nextMarks finds the nodes of the next move of a step with several moves, once the
// first has been played. There are none if the step itself points at what it asks for.
func (x *Coach) nextMarks(b *ui.Builder) []mark {
	m, ok := x.Lesson.NextMove()
	if !ok {
		return nil
	}
	return x.ringed(b, x.playedBy(b, m))
}

// ringed are the marks of a step around some nodes.
func (x *Coach) ringed(b *ui.Builder, nodes []*ui.Node) []mark {
	return x.marked(b, nodes, func(i int) string { return "lesson:at:" + strconv.Itoa(i) })
}

// dimMargin is how far around what is pointed at nothing is dimmed.
const dimMargin = 7.0

var dimColour = sprites.WithAlpha(sprites.Hex(0x05080a), 0.3)

// dim darkens what a step does not point at: not the bar, nor the prompt.
func (x *Coach) dim(b *ui.Builder, marks []mark) {
	if len(marks) == 0 {
		return
	}
	holes := []layout.Rect{x.Asked.Inset(-dimMargin)}
	for _, m := range marks {
		holes = append(holes, m.box.Inset(-dimMargin).Rounded())
	}
	rest := x.Room.Rounded().Without(holes)
	b.Overlay(func() {
		n := b.Draw(x.Room, func(c *sprites.Canvas, _ ui.State) {
			for _, r := range rest {
				c.Fill(r, dimColour)
			}
		})
		n.ID, n.Role = "lesson:veil", "veil"
	})
}

// coachText is what the bubble says, and how large that is.
type coachText struct {
	title, count, words, wrong, turn string
	buttons                          []ui.Button
	width, wordsHigh, wrongHigh      float64
}

// text is what the bubble of the present step says.
func (x *Coach) text(b *ui.Builder) coachText {
	l := x.Lesson
	i, s := l.Step()
	out := coachText{
		title: x.Say(l.Lesson.Key("title")), words: x.Say(l.Lesson.Key(s.Say)),
		count: x.Say("lesson.step", rules.Number("i", i+1), rules.Number("m", len(l.Lesson.Steps))),
	}
	if x.said != "" {
		out.wrong = x.Say(x.said)
	}
	switch {
	case l.Reads():
		out.buttons = []ui.Button{{ID: lessonOn, Kind: ui.Primary, Text: x.Say("lesson.on"), OnClick: l.GoOn}}
	case len(s.Others) > 0:
		out.turn = x.Say("lesson.watch")
	case len(s.Play) > 1:
		out.turn = x.Say("lesson.your-moves", rules.Number("i", min(x.Match().Len()-l.Since()+1, len(s.Play))), rules.Number("m", len(s.Play)))
	case len(s.Play) > 0:
		out.turn = x.Say("lesson.your-move")
	default:
		out.buttons = []ui.Button{{ID: "lesson:aside", Kind: ui.Primary, Text: x.Say("lesson.play-on"), OnClick: x.putAside}}
	}
	if l.CanGoBack() {
		out.buttons = append(out.buttons, ui.Button{ID: "lesson:back", Icon: "icon/arrow-left", Label: x.Say("lesson.back"), OnClick: l.GoBack})
	}
	least := max(coachLeast, b.TextWidth(out.title, coachTitle)+b.TextWidth(out.count, coachCount)+24)
	out.width = min(coachWidth, max(least, b.TextWidth(out.words, coachWords)+2))
	out.wordsHigh = b.ParagraphHeight(out.words, out.width, coachWords)
	if out.wrong != "" {
		out.wrongHigh = b.ParagraphHeight(out.wrong, out.width, coachWrong) + panelGap
	}
	return out
}

func (c *coachText) size() layout.Size {
	high := 2*panelPad + coachHead + panelGap + c.wordsHigh + c.wrongHigh + panelGap
	if len(c.buttons) > 0 && c.turn == "" {
		high += coachRow
	} else {
		high += coachHead
	}
	return layout.S(c.width+2*panelPad, high)
}

// bubble lays the bubble out: it covers neither what is pointed at nor the
// prompt. Whoever wants to see what lies below it drags it away.
func (x *Coach) bubble(b *ui.Builder, marks []mark) {
	c := x.text(b)
	box := b.BesideAlone(x.about(marks), c.size(), x.Room.Inset(6))
	drag := ui.Memory[coachDrag](b, "lesson:bubble")
	box = drag.moved(x.step, box, x.Room)
	b.Overlay(func() {
		n := panel(b, box, "lesson:bubble", c.words, map[string]any{"step": x.step, "wrong": c.wrong, "turn": c.turn, "moves": x.Match().Len()})
		n.OnTrack = drag.track
		in := box.Inset(panelPad)
		head, in := in.CutTop(coachHead)
		b.Label(head, c.count, coachCount)
		_, head = head.CutRight(b.TextWidth(c.count, coachCount) + 12)
		b.Label(head, c.title, coachTitle)
		_, in = in.CutTop(panelGap)
		words, in := in.CutTop(c.wordsHigh)
		b.Paragraph(words, c.words, coachWords)
		if c.wrong != "" {
			wrong, rest := in.CutTop(c.wrongHigh)
			_, wrong = wrong.CutTop(panelGap)
			b.Paragraph(wrong, c.wrong, coachWrong)
			in = rest
		}
		_, in = in.CutTop(panelGap)
		c.foot(b, in)
	})
}

// foot lays out the buttons below the words, or what is waited for.
func (c *coachText) foot(b *ui.Builder, r layout.Rect) {
	for i, u := range c.buttons {
		w := b.ButtonWidth(u) + 8
		if i == 0 && u.Kind == ui.Primary {
			w = max(w, 104)
		}
		if c.turn != "" { // beside a line of words it is a small one
			u.Kind, u.Size = ui.Quiet, 13
		}
		u.Rect, r = r.CutRight(w)
		_, r = r.CutRight(panelGap)
		b.Button(u)
	}
	if c.turn != "" {
		b.Label(r, c.turn, coachTurn)
	}
}

// about returns the box beside which the bubble stands. That is all that is
// pointed at if it is close together, else the last of it. Without marks it is the
// prompt.
func (x *Coach) about(marks []mark) layout.Rect {
	if len(marks) == 0 {
		return x.Asked
	}
	all := marks[0].box
	for _, m := range marks[1:] {
		all = all.Union(m.box)
	}
	if all.W*all.H > x.Room.W*x.Room.H/4 {
		return marks[len(marks)-1].box
	}
	return all
}

// coachDrag is how far the bubble of a step was dragged away.
type coachDrag struct {
	step     int
	by, from layout.Point
}

// moved is the box of a step's bubble where it was dragged to.
func (d *coachDrag) moved(step int, box, area layout.Rect) layout.Rect {
	if d.step != step {
		*d = coachDrag{step: step}
	}
	return box.Translate(d.by.X, d.by.Y).MovedInto(area.Inset(6))
}

// track follows the hand that drags the bubble.
func (d *coachDrag) track(k ui.Track) {
	if k.Phase == ui.TrackDown {
		d.from = d.by
	}
	d.by = d.from.Add(k.At.Sub(k.From))
	if k.Cancelled {
		d.by = d.from
	}
}

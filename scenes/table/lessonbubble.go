package table

import (
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	coachWidth = 330.0 // of the words of a bubble, at most
	coachPad   = 16.0
	coachRow   = 38.0 // height of its buttons
	coachHead  = 20.0 // … of its heading
	coachGap   = 8.0
	coachLeast = 210.0 // width of the words at least: the heading and the buttons stand there
)

var (
	coachBox   = sprites.PanelStyle{Fill: sprites.Hex(0x2b3a33), Fill2: sprites.Hex(0x22302a), Border: sprites.Amber, Width: 2, Radius: 12, Shadow: 14}
	coachTitle = sprites.Small.Sized(13).Strong().In(sprites.Amber).Aligned(sprites.Start, sprites.Middle).Fitted()
	coachCount = sprites.Small.Sized(13).Aligned(sprites.End, sprites.Middle)
	coachWords = sprites.Body.Sized(17).Aligned(sprites.Start, sprites.Start)
	coachWrong = sprites.Body.Sized(15.5).In(sprites.Hex(0xffc98a)).Aligned(sprites.Start, sprites.Start)
	coachTurn  = sprites.Small.Sized(14).Strong().In(sprites.AmberHigh).Aligned(sprites.Start, sprites.Middle).Fitted()
)

// buildLesson shows the step of a chapter. It rings what the step points at, and dims
// the rest unless everybody plays freely. A bubble beside the ring says what to do. It
// shows nothing while a move is shown or the past is looked at.
func (t *Table) buildLesson(b *ui.Builder) {
	l := t.coached()
	if l == nil || t.Looking() {
		return
	}
	_, s := l.Step()
	if s == nil || t.Showing() && len(s.Others) == 0 || t.ResultShown() || l.Free() && t.coach.aside {
		return
	}
	marks := t.nextMarks(b)
	if len(marks) == 0 {
		marks = t.lessonMarks(b, s.Point)
	}
	if !l.Free() { // who plays freely looks at all of the table
		t.dim(b, marks)
	}
	t.buildLessonRings(b, marks)
	t.buildLessonBubble(b, marks)
}

// putCoachAside takes away the bubble of a step in which everybody plays freely, until
// there is something else to say.
func (t *Table) putCoachAside() { t.coach.aside, t.coach.said = true, "" }

// lessonMarks finds the nodes that a step points at, see assets.LessonStep.
func (t *Table) lessonMarks(b *ui.Builder, points []string) []mark {
	var nodes []*ui.Node
	for _, p := range points {
		nodes = append(nodes, t.firstSeen(b, strings.Split(p, "|"))...)
	}
	return t.ringed(b, nodes)
}

// nextMarks finds the nodes of the next move of a step with several moves, once the
// first has been played. There are none if the step itself points at what it asks for.
func (t *Table) nextMarks(b *ui.Builder) []mark {
	m, ok := t.coached().NextMove()
	if !ok {
		return nil
	}
	return t.ringed(b, t.playedBy(b, m))
}

// ringed are the marks of a step around some nodes.
func (t *Table) ringed(b *ui.Builder, nodes []*ui.Node) []mark {
	var out []mark
	for i, n := range nodes {
		out = append(out, mark{"lesson:at:" + strconv.Itoa(i), n, t.seenOf(b, n)})
	}
	return out
}

func (t *Table) buildLessonRings(b *ui.Builder, marks []mark) {
	b.Overlay(func() {
		for _, x := range marks {
			outline := t.outline(x.node.ID)
			n := b.Draw(x.box, func(c *sprites.Canvas, _ ui.State) { drawRing(c, x.box, outline) })
			n.ID, n.Role, n.Label = x.id, "ring", x.node.Label
			n.State = map[string]any{"around": x.node.ID}
		}
	})
	for _, x := range marks {
		b.KeepClear(x.box)
	}
}

// dimMargin is how far around what is pointed at nothing is dimmed.
const dimMargin = 7.0

var dimColour = sprites.WithAlpha(sprites.Hex(0x05080a), 0.3)

// dim darkens what a step does not point at: not the bar, nor the prompt.
func (t *Table) dim(b *ui.Builder, marks []mark) {
	if len(marks) == 0 {
		return
	}
	holes := []layout.Rect{t.ask.Inset(-dimMargin)}
	for _, x := range marks {
		holes = append(holes, x.box.Inset(-dimMargin).Rounded())
	}
	rest := t.room.Rounded().Without(holes)
	b.Overlay(func() {
		n := b.Draw(t.room, func(c *sprites.Canvas, _ ui.State) {
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

// lessonText is what the bubble of the present step says.
func (t *Table) lessonText(b *ui.Builder) coachText {
	l := t.coached()
	i, s := l.Step()
	x := coachText{
		title: t.h.Say(l.Lesson.Key("title")), words: t.h.Say(l.Lesson.Key(s.Say)),
		count: t.h.Say("lesson.step", rules.Number("i", i+1), rules.Number("m", len(l.Lesson.Steps))),
	}
	if t.coach.said != "" {
		x.wrong = t.h.Say(t.coach.said)
	}
	switch {
	case l.Reads():
		x.buttons = []ui.Button{{ID: lessonOn, Kind: ui.Primary, Text: t.h.Say("lesson.on"), OnClick: l.GoOn}}
	case len(s.Others) > 0:
		x.turn = t.h.Say("lesson.watch")
	case len(s.Play) > 1:
		x.turn = t.h.Say("lesson.your-moves", rules.Number("i", min(t.Match().Len()-l.Since()+1, len(s.Play))), rules.Number("m", len(s.Play)))
	case len(s.Play) > 0:
		x.turn = t.h.Say("lesson.your-move")
	default:
		x.buttons = []ui.Button{{ID: "lesson:aside", Kind: ui.Primary, Text: t.h.Say("lesson.play-on"), OnClick: t.putCoachAside}}
	}
	if l.CanGoBack() {
		x.buttons = append(x.buttons, ui.Button{ID: "lesson:back", Icon: "icon/arrow-left", Label: t.h.Say("lesson.back"), OnClick: l.GoBack})
	}
	least := max(coachLeast, b.TextWidth(x.title, coachTitle)+b.TextWidth(x.count, coachCount)+24)
	x.width = min(coachWidth, max(least, b.TextWidth(x.words, coachWords)+2))
	x.wordsHigh = b.ParagraphHeight(x.words, x.width, coachWords)
	if x.wrong != "" {
		x.wrongHigh = b.ParagraphHeight(x.wrong, x.width, coachWrong) + coachGap
	}
	return x
}

func (x *coachText) size() layout.Size {
	high := 2*coachPad + coachHead + coachGap + x.wordsHigh + x.wrongHigh + coachGap
	if len(x.buttons) > 0 && x.turn == "" {
		high += coachRow
	} else {
		high += coachHead
	}
	return layout.S(x.width+2*coachPad, high)
}

// buildLessonBubble lays the bubble out: it covers neither what is pointed at nor the
// prompt. Whoever wants to see what lies below it drags it away.
func (t *Table) buildLessonBubble(b *ui.Builder, marks []mark) {
	x := t.lessonText(b)
	box := b.BesideAlone(t.lessonAbout(marks), x.size(), t.room.Inset(6))
	drag := ui.Memory[coachDrag](b, "lesson:bubble")
	box = drag.moved(t.coach.step, box, t.room)
	b.Overlay(func() {
		n := coachPanel(b, box, "lesson:bubble", x.words, map[string]any{"step": t.coach.step, "wrong": x.wrong, "turn": x.turn, "moves": t.Match().Len()})
		n.OnTrack = drag.track
		in := box.Inset(coachPad)
		head, in := in.CutTop(coachHead)
		b.Label(head, x.count, coachCount)
		_, head = head.CutRight(b.TextWidth(x.count, coachCount) + 12)
		b.Label(head, x.title, coachTitle)
		_, in = in.CutTop(coachGap)
		words, in := in.CutTop(x.wordsHigh)
		b.Paragraph(words, x.words, coachWords)
		if x.wrong != "" {
			wrong, rest := in.CutTop(x.wrongHigh)
			_, wrong = wrong.CutTop(coachGap)
			b.Paragraph(wrong, x.wrong, coachWrong)
			in = rest
		}
		_, in = in.CutTop(coachGap)
		t.lessonFoot(b, in, &x)
	})
}

// coachPanel is the ground of what the coach, a card or a question says: what lies below
// it takes no click.
func coachPanel(b *ui.Builder, box layout.Rect, id, label string, state map[string]any) *ui.Node {
	n := b.Panel(box, coachBox)
	n.ID, n.Role, n.Label, n.Block, n.State = id, "tooltip", label, true, state
	return n
}

// lessonFoot lays out the buttons below the words, or what is waited for.
func (t *Table) lessonFoot(b *ui.Builder, r layout.Rect, x *coachText) {
	for i, u := range x.buttons {
		w := b.ButtonWidth(u) + 8
		if i == 0 && u.Kind == ui.Primary {
			w = max(w, 104)
		}
		if x.turn != "" { // beside a line of words it is a small one
			u.Kind, u.Size = ui.Quiet, 13
		}
		u.Rect, r = r.CutRight(w)
		_, r = r.CutRight(coachGap)
		b.Button(u)
	}
	if x.turn != "" {
		b.Label(r, x.turn, coachTurn)
	}
}

// lessonAbout returns the box beside which the bubble stands. That is all that is
// pointed at if it is close together, else the last of it. Without marks it is the
// prompt.
func (t *Table) lessonAbout(marks []mark) layout.Rect {
	if len(marks) == 0 {
		return t.ask
	}
	all := marks[0].box
	for _, x := range marks[1:] {
		all = all.Union(x.box)
	}
	if all.W*all.H > t.room.W*t.room.H/4 {
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

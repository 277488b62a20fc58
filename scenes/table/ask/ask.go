// Package ask puts the question to the actor. It has the prompt, the choices that have no
// place on the board, and the button that goes on. Where nobody is asked it says what
// happens. What is asked over the table does not belong here.
package ask

import (
	"cmp"

	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// Height is that of the prompt without choices, where it can be said in two lines.
const Height = 64.0

const (
	goGap   = 12.0 // between the prompt and the button that goes on
	goLeast = 120.0
)

// Asker puts the question to the actor at a desk.
type Asker struct {
	*desk.Desk
	core Core

	hidden  func(rules.Move) bool // the choices that the face lays out itself
	primary func(rules.Move) bool // the choice that is the main one; nil leaves it to the prompt
}

// Core is what the table knows that a question needs, and does for it.
type Core struct {
	// Film says that the table is drawn for a film: what was done stands in the place of
	// the prompt.
	Film bool
	// Play plays a move, Hindrance says why it cannot be played.
	Play      func(m rules.Move) bool
	Hindrance func(m rules.Move) *ui.Refusal
	// Prompted returns a prompt with the face's words.
	Prompted func(p rules.Prompt) rules.Prompt
	// Listens reports whether somebody listens to the coach.
	Listens func() bool
	// Paused reports whether what is shown waits for somebody, GoOn ends that.
	Paused func() bool
	GoOn   func()
	// Tag adds what stands on the border of the prompt.
	Tag  func(b *ui.Builder, r layout.Rect)
	Past interface {
		Buttons(b *ui.Builder, r layout.Rect)
	}
	Result interface {
		Aside() bool
		Return()
		WinnersWords() string
	}
	Bots interface {
		Go() bool
		Held() bool
		Pace(b *ui.Builder, r layout.Rect) layout.Rect
	}
}

// New makes what puts the question to the actor at a desk.
func New(d *desk.Desk, core Core) *Asker { return &Asker{Desk: d, core: core} }

// Ask lays out in r the question to the actor, with its buttons. In the past and in
// replays the controls of the replay stand there instead, and those of the bots while
// they play.
func (x *Asker) Ask(b *ui.Builder, r layout.Rect) {
	x.Asked = r
	switch {
	case x.core.Film:
		x.tellMove(b, r)
		return
	case x.Looking():
		x.core.Past.Buttons(b, r)
		return
	case x.core.Bots.Go():
		_, r = x.core.Bots.Pace(b, r).CutRight(goGap)
		x.box(b, r, layout.Rect{}, rules.Prompt{})
		return
	}
	p := x.Prompt()
	rows := x.choiceRows(b, p, r.W)
	box := r
	for i := range rows {
		var line layout.Rect
		line, box = box.CutBottom(choiceHeight)
		_, box = box.CutBottom(choiceGap)
		x.choiceRow(b, line, rows[len(rows)-1-i])
	}
	tag := x.tag(b, box)
	if u := x.goButton(p); u != nil {
		u.Rect, box = box.CutRight(goWidth(b, u, r.W))
		_, box = box.CutRight(goGap)
		if tag.Right() > box.Right()-tagLeft { // a long name goes on above the button
			_, u.Rect = u.Rect.CutTop(tagHeight - tagOver + 3)
		}
		b.Button(*u)
	}
	x.box(b, box, tag, p)
	strip := layout.R(box.X+tagLeft, tag.Y, box.W-2*tagLeft, tagHeight)
	if x.Acting() != rules.NoSeat {
		_, strip = strip.CutLeft(tag.W + tagPad)
	}
	x.core.Tag(b, strip)
}

// goButton is the button beside the prompt: the one that goes on, or the way back
// to the result; nil without one.
func (x *Asker) goButton(p rules.Prompt) *ui.Button {
	var u ui.Button
	switch {
	case x.core.Paused():
		u = ui.Button{ID: "go-on", Kind: ui.Primary, Text: x.Say("frame.go-on"), Size: sprites.ActText.Size, OnClick: x.core.GoOn}
	case p.Pass != nil:
		u = x.passButton(p)
	case x.core.Result.Aside():
		u = ui.Button{ID: "result:show", Kind: ui.Primary, Text: x.Say("frame.result.show"), OnClick: x.core.Result.Return}
	default:
		return nil
	}
	return &u
}

// goWidth is how wide the button beside the prompt is in a width for both.
func goWidth(b *ui.Builder, u *ui.Button, width float64) float64 {
	return min(max(b.ButtonWidth(*u)+16, goLeast), width*0.42)
}

// AskHeight is the height that Ask wants in a width.
func (x *Asker) AskHeight(b *ui.Builder, width float64) float64 {
	if x.Looking() || x.core.Bots.Go() {
		return Height
	}
	p, room := x.Prompt(), width
	if u := x.goButton(p); u != nil {
		room -= goWidth(b, u, width) + goGap
	}
	return x.AskLeast(b, width) + x.promptHigh(b, p, room) - Height
}

// AskLeast is the height that Ask needs in a width, if only by leaving a part
// of the prompt to its tooltip.
func (x *Asker) AskLeast(b *ui.Builder, width float64) float64 {
	return Height + float64(len(x.choiceRows(b, x.Prompt(), width)))*ChoiceHigh
}

func (x *Asker) passButton(p rules.Prompt) ui.Button {
	pass := *p.Pass
	return ui.Button{
		ID: "pass", Kind: x.ButtonKind(pass.Move), Text: x.Words(pass.Text), Size: sprites.ActText.Size,
		OnClick: func() { x.core.Play(pass.Move) }, Hold: x.Hold(),
		State: map[string]any{"move": x.Match().Game().Notation(pass.Move)},
	}
}

// words is what the prompt says, and whom it is about.
func (x *Asker) words(p rules.Prompt) (title, detail string, look house.Look) {
	actor := x.Match().Actor()
	look = x.LookOf(actor)
	switch {
	case x.Match().Result().Over && !x.Showing():
		return x.Say("frame.game-over"), x.Words(x.Match().Result().Reason), look
	case x.core.Listens() && x.Acting() == rules.NoSeat && !x.Showing():
		return x.Say("lesson.listen"), "", look
	case x.core.Bots.Held():
		return x.Say("frame.pace.held"), x.Say("frame.pace.next", rules.Literal("player", look.Name)), look
	case x.Acting() == rules.NoSeat && x.Match().Bot(actor) != "" && !x.Showing():
		return x.Say("frame.bot-thinks", rules.Literal("player", look.Name)), "", look
	case x.core.Paused():
		return x.Say("frame.paused"), "", look
	case x.Acting() == rules.NoSeat:
		return cmp.Or(x.Caption(), x.shownWords()), x.Say("frame.showing"), look
	}
	p = x.core.Prompted(p)
	return x.Words(p.Text), x.Words(p.Detail), look
}

// shownWords is what happens in the move that is being shown.
func (x *Asker) shownWords() string {
	for _, e := range x.Match().LogSince(x.Viewer(), x.Moment()) {
		if e.Move == x.Moment()+1 {
			return x.Speaker().Event(e.Event)
		}
	}
	return ""
}

// tellMove says in r what was done in the move that a film shows.
func (x *Asker) tellMove(b *ui.Builder, r layout.Rect) {
	n := x.Moment()
	title, detail := x.MoveWords(n), x.Say("frame.log.move", rules.Number("n", n))
	switch {
	case n == 0:
		title, detail = x.House().Name(x.Game()), ""
	case title == "":
		title, detail = detail, ""
	}
	if res := x.Match().Result(); res.Over && n == x.Match().Len() {
		title, detail = x.core.Result.WinnersWords(), x.Words(res.Reason)
	}
	set := setText(b, title, detail, inner(r, false))
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, sprites.PromptBox.Bordered(sprites.LineColour, 1))
		set.draw(c)
	})
}

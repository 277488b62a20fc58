package teach

import (
	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/keys"
	"schron/scenes/lesson"
	"schron/scenes/ui"
)

// Lesson is how a chapter of a course comes to the table.
type Lesson struct {
	*lesson.Run
	// Done is told when the chapter has come to its end.
	Done func()
	// Again begins the chapter anew; Next begins the one after it, nil after the last.
	Again, Next func()
	// Course leads to the chapters of the game, NewGame to the set-up of a game.
	Course, NewGame func()
}

// Coach leads through the chapter of a course, where one is played at the table.
type Coach struct {
	*Teacher

	said  string // the key of what is said of the last move, which did not fit; "" for nothing
	step  int    // that the bubble was built for
	told  bool   // that the chapter is done
	aside bool   // what is said at the end, or where everybody plays freely, was put aside
}

// Holds reports whether others wait for the coach to have spoken.
func (x *Coach) Holds() bool { return x.Lesson != nil && !x.Lesson.OthersGo() }

// follow goes on with the chapter once everything has been shown.
func (x *Coach) follow() bool {
	l := x.Lesson
	if l == nil || x.Showing() || x.Looking() {
		return false
	}
	went := l.Follow()
	if i, _ := l.Step(); i != x.step {
		if i > x.step && x.Root != nil {
			x.Root.Hush()
		}
		x.said, x.step, x.aside = "", i, false
		x.offerOn()
		went = true
	}
	if l.Over() && !x.told {
		x.told = true
		x.House().Taught(x.taught())
		l.Done()
	}
	return went
}

// taught are the cards of what the chapter went through: what the learner was asked, and
// what happened.
func (x *Coach) taught() (out []*assets.Card) {
	l, m := x.Lesson, x.Match()
	type question struct{ key, phase string }
	asked, happened := map[question]bool{}, map[string]bool{}
	for n := l.Began(); n <= m.Len(); n++ {
		if s, err := m.At(n); err == nil && s.Actor() != rules.NoSeat && l.Learns(s.Actor()) {
			asked[question{s.Prompt().Text.Key, s.Status().Phase}] = true
		}
	}
	for _, e := range m.LogSince(x.Viewer(), l.Began()) {
		happened[e.Event.Text.Key] = true
	}
	for _, c := range assets.Cards(x.Game()) {
		met := false
		for q := range asked {
			met = met || c.Asked(q.key, q.phase)
		}
		for key := range happened {
			met = met || c.Happened(key)
		}
		if met {
			out = append(out, c)
		}
	}
	return out
}

// lessonOn is the button that goes on from a step that was read.
const lessonOn = "lesson:on"

// offerOn lets Enter and Space go on from a step that is read.
func (x *Coach) offerOn() {
	if x.Lesson.Reads() && x.Root != nil {
		x.Root.OfferFocus(lessonOn)
	}
}

// Bars reports whether a move does not fit the chapter, and says why. The reason is
// the mistake that the author foresaw, else the rules' refusal, else that another move
// is wanted.
func (x *Coach) Bars(m rules.Move) bool {
	l := x.Lesson
	if l == nil || l.Over() || l.Fits(m) {
		return false
	}
	key := l.Foresaw(m)
	if key == "" && !l.Reads() {
		if r := rules.AsRefusal(x.Check(m)); r != nil {
			x.Report(r, "")
			return true
		}
	}
	switch {
	case key != "":
	case l.Reads():
		key = "lesson.read-first"
		x.offerOn()
	default:
		key = "lesson.another"
	}
	x.said, x.aside = key, false
	x.Face.Changed()
	return true
}

// Fitting are the first of several moves in a row: those that fit the step of the
// chapter.
func (x *Coach) Fitting(moves []rules.Move) []rules.Move {
	if x.Lesson == nil {
		return moves
	}
	return moves[:x.Lesson.Fitting(moves...)]
}

// Refuses is what the author of the chapter says in place of a refusal; nil where that
// was not foreseen.
func (x *Coach) Refuses(m rules.Move) *ui.Refusal {
	if x.Lesson != nil {
		if key := x.Lesson.Foresaw(m); key != "" {
			return &ui.Refusal{Text: x.Say(key)}
		}
	}
	return nil
}

// Key takes the keys that go on with a chapter, unless a button has the focus. It comes
// before the face: nothing may be played before everything was read.
func (x *Coach) Key(g input.Gesture) bool {
	l := x.Lesson
	if l == nil || g.Repeat || x.Looking() {
		return false
	}
	if n := x.Root.Node(x.Root.Focus()); n != nil && n.ID != lessonOn && (n.Role == "button" || n.Role == "link") {
		return false
	}
	switch {
	case l.Reads() && keys.GoOn.Is(g):
		l.GoOn()
	case l.CanGoBack() && keys.GoBack.Is(g):
		l.GoBack()
	default:
		return false
	}
	return true
}

// BuildEnd asks at the end of a chapter how to go on.
func (x *Coach) BuildEnd(b *ui.Builder) {
	l := x.Lesson
	if l == nil || !l.Over() || x.aside || x.MenuOpen() || x.ResultShown() || x.Showing() {
		return
	}
	buttons := []ui.Button{
		{ID: "course", Text: x.Say("lesson.course"), OnClick: l.Course},
		{ID: "again", Text: x.Say("lesson.again"), OnClick: l.Again},
	}
	body := x.Say("lesson.done-last")
	if l.Next != nil {
		body = x.Say("lesson.done")
		buttons = append(buttons, ui.Button{ID: "next", Kind: ui.Primary, Text: x.Say("lesson.next"), OnClick: l.Next})
	} else {
		words := x.Say("lesson.new-game", rules.Literal("game", x.House().Name(x.Game())))
		buttons = append(buttons, ui.Button{ID: "new-game", Kind: ui.Primary, Text: words, OnClick: l.NewGame})
	}
	b.Dialog(ui.Dialog{
		ID: "lesson", Title: x.Say(l.Lesson.Key("title")), Body: body, Buttons: buttons, Width: 520,
		OnCancel: func() { x.aside = true },
	})
}

package table

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

// coach is what the table remembers of a chapter.
type coach struct {
	said  string // the key of what is said of the last move, which did not fit; "" for nothing
	step  int    // that the bubble was built for
	told  bool   // that the chapter is done
	aside bool   // what is said at the end, or where everybody plays freely, was put aside
}

// coached is the chapter that is played here; nil where none is.
func (t *Table) coached() *Lesson { return t.opt.Lesson }

// coachHolds reports whether others wait for the coach to have spoken.
func (t *Table) coachHolds() bool { return t.coached() != nil && !t.coached().OthersGo() }

// followLesson goes on with the chapter once everything has been shown.
func (t *Table) followLesson() bool {
	l := t.coached()
	if l == nil || t.Showing() || t.Looking() {
		return false
	}
	went := l.Follow()
	if i, _ := l.Step(); i != t.coach.step {
		if i > t.coach.step && t.root != nil {
			t.root.Hush()
		}
		t.coach = coach{step: i, told: t.coach.told}
		t.offerOn()
		went = true
	}
	if l.Over() && !t.coach.told {
		t.coach.told = true
		t.h.Taught(t.taught())
		l.Done()
	}
	return went
}

// taught are the cards of what the chapter went through: what the learner was asked, and
// what happened.
func (t *Table) taught() (out []*assets.Card) {
	l, m := t.coached(), t.Match()
	type question struct{ key, phase string }
	asked, happened := map[question]bool{}, map[string]bool{}
	for n := l.Began(); n <= m.Len(); n++ {
		if s, err := m.At(n); err == nil && s.Actor() != rules.NoSeat && l.Learns(s.Actor()) {
			asked[question{s.Prompt().Text.Key, s.Status().Phase}] = true
		}
	}
	for _, e := range m.LogSince(t.Viewer(), l.Began()) {
		happened[e.Event.Text.Key] = true
	}
	for _, c := range assets.Cards(t.Game()) {
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
func (t *Table) offerOn() {
	if t.coached().Reads() && t.root != nil {
		t.root.OfferFocus(lessonOn)
	}
}

// barsMove reports whether a move does not fit the chapter, and says why. The reason is
// the mistake that the author foresaw, else the rules' refusal, else that another move
// is wanted.
func (t *Table) barsMove(m rules.Move) bool {
	l := t.coached()
	if l == nil || l.Over() || l.Fits(m) {
		return false
	}
	key := l.Foresaw(m)
	if key == "" && !l.Reads() {
		if r := rules.AsRefusal(t.Check(m)); r != nil {
			t.Refuse(r)
			return true
		}
	}
	switch {
	case key != "":
	case l.Reads():
		key = "lesson.read-first"
		t.offerOn()
	default:
		key = "lesson.another"
	}
	t.coach.said, t.coach.aside = key, false
	t.face.Changed()
	return true
}

// playCoached plays moves in a row as far as they fit the step of the chapter, and
// returns how many.
func (t *Table) playCoached(moves []rules.Move) int {
	t.coach.said = ""
	return t.playAll(moves[:t.coached().Fitting(moves...)])
}

// coachRefuses is what the author of the chapter says in place of a refusal; nil where
// that was not foreseen.
func (t *Table) coachRefuses(m rules.Move) *ui.Refusal {
	if t.coached() == nil {
		return nil
	}
	if key := t.coached().Foresaw(m); key != "" {
		return &ui.Refusal{Text: t.h.Say(key)}
	}
	return nil
}

// lessonKey takes the keys that go on with a chapter, unless a button has the focus.
// Nothing on the table may be played before everything was read.
func (t *Table) lessonKey(g input.Gesture) bool {
	l := t.coached()
	if l == nil || g.Repeat || t.Looking() || t.Showing() {
		return false
	}
	if n := t.root.Node(t.root.Focus()); n != nil && n.ID != lessonOn && (n.Role == "button" || n.Role == "link") {
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

// buildLessonEnd asks at the end of a chapter how to go on.
func (t *Table) buildLessonEnd(b *ui.Builder) {
	l := t.coached()
	if l == nil || !l.Over() || t.coach.aside || t.menu != menuNone || t.ResultShown() || t.Showing() {
		return
	}
	buttons := []ui.Button{
		{ID: "course", Text: t.h.Say("lesson.course"), OnClick: l.Course},
		{ID: "again", Text: t.h.Say("lesson.again"), OnClick: l.Again},
	}
	body := t.h.Say("lesson.done-last")
	if l.Next != nil {
		body = t.h.Say("lesson.done")
		buttons = append(buttons, ui.Button{ID: "next", Kind: ui.Primary, Text: t.h.Say("lesson.next"), OnClick: l.Next})
	} else {
		words := t.h.Say("lesson.new-game", rules.Literal("game", t.h.Name(t.Game())))
		buttons = append(buttons, ui.Button{ID: "new-game", Kind: ui.Primary, Text: words, OnClick: l.NewGame})
	}
	b.Dialog(ui.Dialog{
		ID: "lesson", Title: t.h.Say(l.Lesson.Key("title")), Body: body, Buttons: buttons, Width: 520,
		OnCancel: func() { t.coach.aside = true },
	})
}

// lessonItems are the lines of the menu in a chapter, in place of those of a match.
func (t *Table) lessonItems(item func(id, key string, do func()) ui.Button) []ui.Button {
	l := t.coached()
	return []ui.Button{item("again", "lesson.again", l.Again), item("course", "lesson.course", l.Course)}
}

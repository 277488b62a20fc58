package table_test

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// asked is a table at which it is asked beside the field which of two things is
// meant, and what was answered.
func asked(t testing.TB, w *world) *[]string {
	t.Helper()
	var got []string
	answer := func(id string) func() { return func() { got = append(got, id) } }
	w.face.question = table.Question{Label: "Which?", Answers: []table.Answer{
		{ID: "one", Words: "The first", Do: answer("one")},
		{ID: "two", Words: "The second, which is longer", Icon: "icon/check", Kind: ui.Primary, Do: answer("two"), State: map[string]any{"n": 2}},
	}}
	w.settle()
	return &got
}

// TestAQuestionIsAskedBesideTheField: its buttons stand in their order, all as
// wide as the longest needs, and each does what it says.
func TestAQuestionIsAskedBesideTheField(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	got := asked(t, w)
	box, one, two := w.rect("near"), w.rect("near:one"), w.rect("near:two")
	if w.Find("near").Label != "Which?" || !one.Within(box) || !two.Within(box) || one.Bottom() >= two.Y || one.W != two.W || one.H != 36 {
		t.Errorf("%v holds %v and %v", box, one, two)
	}
	if box.Intersects(w.face.fields[0]) {
		t.Errorf("%v lies over %v", box, w.face.fields[0])
	}
	if w.State("near:two", "n") != 2 {
		t.Errorf("%v", w.Find("near:two").State)
	}
	slices.Reverse(w.face.question.Answers)
	if w.settle(); w.rect("near").W != box.W {
		t.Errorf("in another order %v holds the same answers as %v", w.rect("near"), box)
	}
	w.await()
	w.Click("near:two")
	w.Click("near:one")
	if len(*got) != 2 || (*got)[0] != "two" || (*got)[1] != "one" {
		t.Errorf("answered: %q", *got)
	}
}

// TestNobodyIsAskedWhoMayNotAct: in the past, and where nothing is to be chosen.
func TestNobodyIsAskedWhoMayNotAct(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	asked(t, w)
	w.act(t, toy.Pass)
	w.tb.Look(0)
	if w.settle(); w.tb.Acting() != rules.NoSeat || w.Has("near") {
		t.Errorf("seat %d is asked in the past", w.tb.Acting())
	}
	w = open(t, lines{game: two(2), players: toy.People(2)})
	if w.Has("near") {
		t.Error("a question without answers is asked")
	}
}

// TestAnAnswerIsHeldAfterATurn as other buttons are that answer: a second click
// meant for the turn before does nothing.
func TestAnAnswerIsHeldAfterATurn(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2)})
	w.act(t, toy.Pass)
	got := asked(t, w)
	if w.Find("near:one").Enabled {
		t.Error("it takes a click at once")
	}
	w.await()
	if w.Click("near:one"); len(*got) != 1 {
		t.Errorf("answered after the wait: %q", *got)
	}
}

package program

import (
	"slices"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// learn opens a chapter at a step.
func learn(t *testing.T, id string, step int) *running {
	t.Helper()
	w := usual()
	w.Lesson, w.At = id, step
	r := walk(t, t.TempDir(), w)
	r.at(t, "lesson")
	return r
}

// awaitLearner lets others play until the learner is asked.
func (r *running) awaitLearner(t *testing.T) {
	t.Helper()
	for range 600 {
		if r.Ticks(1); r.table.Acting() != rules.NoSeat && !r.table.Early() {
			return
		}
	}
	t.Fatal("the learner is never asked")
}

// TestFromTheShelfThroughAChapter goes from the box to the course, into a chapter and
// back by clicks.
func TestFromTheShelfThroughAChapter(t *testing.T) {
	r := walk(t, t.TempDir(), usual())
	r.at(t, "shelf")
	r.Click("box:dzicz")
	r.Click("learn")
	r.at(t, "course")
	if r.State("chapter:pieces", "next") != true || r.State("chapter:game", "next") != false {
		t.Error("the first chapter is not the next one")
	}
	r.Key(input.KeyEscape)
	r.at(t, "shelf")
	r.Click("learn")
	r.Click("begin:pieces")
	r.at(t, "lesson")
	if got := r.State("lesson:bubble", "step"); got != 0 {
		t.Fatalf("it begins at step %v", got)
	}
	r.Click("menu")
	if r.Has("menu:bots") {
		t.Error("the others of a chapter can be stopped")
	}
	r.Click("menu:course")
	r.at(t, "course")
	r.Key(input.KeyEscape)
	r.at(t, "shelf")
	if n := len(r.house.Settings.Lessons); n != 0 {
		t.Errorf("a chapter that was left counts as learned: %d", n)
	}
	if kept, _ := r.house.Files.List(); len(kept) != 0 {
		t.Errorf("a chapter lies among the saves: %v", kept)
	}
}

// TestTheCoachLeads: what does not fit is not played and gets an answer, and a move
// that is taken back is asked for again. The past is looked at without the coach, and a
// bubble that was dragged away stays there for its step.
func TestTheCoachLeads(t *testing.T) {
	r := learn(t, "dzicz/pieces", 0)
	wrong := func() any { return r.State("lesson:bubble", "wrong") }
	step := func() any { return r.State("lesson:bubble", "step") }
	say := r.house.Say
	r.awaitLearner(t)
	r.Click("field:c1")
	if r.table.Match().Len() != 0 || wrong() != say("lesson.read-first") {
		t.Errorf("before it was read %d moves are played; it is said %q", r.table.Match().Len(), wrong())
	}
	r.Root().SetFocus("menu")
	r.Ticks(1)
	r.Key(input.KeySpace)
	if !r.Has("table-menu") {
		t.Fatal("a key does not press the button that has the focus")
	}
	r.Click("menu:resume")
	r.Root().SetFocus("lesson:on")
	r.Ticks(1)
	r.Key(input.KeySpace)
	if step() != 1 || wrong() != "" {
		t.Fatalf("at step %v, saying %q", step(), wrong())
	}
	r.Key(input.KeyBackspace)
	if step() != 0 {
		t.Error("no way back to what was read")
	}
	r.Click("lesson:on")
	r.Click("field:a3")
	if r.table.Match().Len() != 0 || wrong() != say("dzicz.lesson.pieces.home-else") {
		t.Errorf("of a mistake it is said %q", wrong())
	}
	before := r.Find("lesson:bubble").Rect
	r.Hold("lesson:bubble")
	r.Hover("player:1")
	r.LetGo()
	if after := r.Find("lesson:bubble").Rect; after == before {
		t.Error("the bubble cannot be dragged away")
	}
	r.Click("field:c1")
	r.awaitLearner(t)
	if n := r.table.Match().Len(); n != 2 || step() != 3 {
		t.Fatalf("%d moves played, step %v", n, step())
	}
	if why := r.table.CanUndo(); why == nil {
		t.Error("what the other one played can be taken back")
	}
	r.Click("log:1")
	if r.Click("menu"); !r.table.Looking() || r.Has("lesson:bubble") || r.Has("menu:film") {
		t.Errorf("the past is looked at: %v; with the coach: %v; a film is offered: %v", r.table.Looking(), r.Has("lesson:bubble"), r.Has("menu:film"))
	}

	r = learn(t, "dzicz/actions", 2)
	r.awaitLearner(t)
	m, err := r.table.Match().Parse("move c3 c4")
	if err != nil {
		t.Fatal(err)
	}
	r.table.Play(m)
	if r.Ticks(3); step() != 3 {
		t.Fatalf("step %v after the move", step())
	}
	r.Click("undo")
	if r.Ticks(3); step() != 2 || r.table.Match().Len() != 0 {
		t.Errorf("taken back it is step %v", step())
	}
	other, err := r.table.Match().Parse("token b3")
	if err != nil {
		t.Fatal(err)
	}
	r.table.Play(other)
	r.Root().Invalidate()
	r.Ticks(1)
	if r.table.Match().Len() != 0 || wrong() != "" || len(r.Toasts()) == 0 {
		t.Errorf("what nobody foresaw and the rules forbid gets %q and the refusals %q", wrong(), r.Toasts())
	}
}

// TestOthersWaitForTheCoach: nothing of theirs can be hurried before everything was read.
func TestOthersWaitForTheCoach(t *testing.T) {
	r := learn(t, "dzicz/reactions", 0)
	r.Ticks(3)
	if got := r.Find("prompt").Label; !r.table.BotWaits() || got != r.house.Say("lesson.listen") || r.Has("pace:hold") {
		t.Errorf("others are to play: %v; the prompt says %q; they can be hurried: %v", r.table.BotWaits(), got, r.Has("pace:hold"))
	}
}

// TestThePromptTellsWhatIsShown of the learner's own move; only then it says to listen.
func TestThePromptTellsWhatIsShown(t *testing.T) {
	r := learn(t, "dzicz/actions", 2)
	r.house.Change(func(s *store.Settings) { s.Animation = store.AnimationNormal })
	r.awaitLearner(t)
	m, err := r.table.Match().Parse("move c3 c4")
	if err != nil {
		t.Fatal(err)
	}
	r.table.Play(m)
	r.Ticks(2)
	if listen := r.house.Say("lesson.listen"); !r.table.Showing() || r.Find("prompt").Label == listen {
		t.Errorf("a move is shown: %v; the prompt says %q", r.table.Showing(), r.Find("prompt").Label)
	}
}

// TestTheEndOfAChapterIsKept: it is ticked off in the course and counted on the shelf,
// and the next chapter follows.
func TestTheEndOfAChapterIsKept(t *testing.T) {
	l := assets.FindLesson("dzicz/pieces")
	r := learn(t, l.ID(), len(l.Steps)-1)
	r.awaitLearner(t)
	m, err := r.table.Match().Parse(l.Steps[len(l.Steps)-1].Play[0])
	if err != nil {
		t.Fatal(err)
	}
	r.table.Play(m)
	r.Ticks(3)
	if !r.Has("lesson:next") || !r.house.Settings.Lessons[l.ID()] {
		t.Fatalf("its end is not noticed: %v", r.house.Settings.Lessons)
	}
	r.Click("lesson:next")
	r.at(t, "lesson")
	if got := r.Find("lesson:bubble").Label; got != r.house.Say("dzicz.lesson.actions.four") {
		t.Errorf("after it comes %q", got)
	}
	r.house.Navigation.Shelf()
	r.settle()
	r.Click("box:dzicz")
	if got, want := r.Find("learn").Label, r.house.Say("lesson.learn-some", rules.Number("done", 1), rules.Number("of", 5)); got != want {
		t.Errorf("the shelf says %q, want %q", got, want)
	}
	r.Click("learn")
	if r.State("chapter:pieces", "done") != true || r.State("chapter:actions", "next") != true {
		t.Error("the course does not show it")
	}
}

// TestNoCardSaysWhatACourseTaught: what a chapter asked of the learner is explained to
// nobody any more. What only others were asked is, as is all else.
func TestNoCardSaysWhatACourseTaught(t *testing.T) {
	for _, c := range []struct{ chapter, taught, not string }{
		{"pieces", "action", "claim"}, {"missions", "action", "remove"},
	} {
		l := assets.FindLesson("dzicz/" + c.chapter)
		r := learn(t, l.ID(), len(l.Steps)-1)
		r.awaitLearner(t)
		card := map[string]*assets.Card{}
		for _, x := range assets.Cards("dzicz") {
			card[x.ID] = x
			if r.house.ShownTo("Ala", x) {
				t.Fatalf("%s was explained before", x.ID)
			}
		}
		if last := l.Steps[len(l.Steps)-1].Play; len(last) > 0 {
			r.move(t, last[0])
		} else {
			r.Key(input.KeyEnter)
		}
		r.Ticks(3)
		if !r.house.ShownTo("Ala", card[c.taught]) || r.house.ShownTo("Ala", card[c.not]) {
			t.Errorf("%s taught %v", c.chapter, r.house.Settings.Shown)
		}
	}
}

// TestAfterAStepNoReasonComesToAPointerThatRests: only once it has moved.
func TestAfterAStepNoReasonComesToAPointerThatRests(t *testing.T) {
	l := assets.FindLesson("dzicz/pieces")
	k := slices.IndexFunc(l.Steps, func(s assets.LessonStep) bool { return len(s.Play) == 1 })
	r := learn(t, l.ID(), k)
	r.awaitLearner(t)
	tipped := ""
	for _, n := range r.Nodes() {
		if node := r.Root().Node(n.ID); node != nil && node.Tip != nil && n.Role != "field" && tipped == "" {
			if _, ok := r.Root().Reach(n.ID); ok {
				tipped = n.ID
			}
		}
	}
	r.Hover(tipped)
	m, err := r.table.Match().Parse(l.Steps[k].Play[0])
	if err != nil {
		t.Fatal(err)
	}
	r.table.Play(m)
	r.Root().Invalidate()
	r.Ticks(90)
	if _, shown := r.Root().TipShown(); shown || !r.Root().Hushed() {
		t.Errorf("step %d: %s under the pointer speaks at once", k, tipped)
	}
	r.Away()
	r.Hover(tipped)
	r.Ticks(90)
	if _, shown := r.Root().TipShown(); !shown || r.Root().Hushed() {
		t.Errorf("%s says nothing for good", tipped)
	}
}

// TestFreePlayGoesOnWithoutTheCoach: where everybody plays freely the bubble is put aside
// by a click, and comes back with the next thing to say.
func TestFreePlayGoesOnWithoutTheCoach(t *testing.T) {
	l := assets.FindLesson("wradislavia/game")
	free := slices.IndexFunc(l.Steps, func(s assets.LessonStep) bool { return s.Until != "" })
	r := learn(t, l.ID(), free)
	r.awaitLearner(t)
	if got := r.State("lesson:bubble", "step"); got != free {
		t.Fatalf("at step %v, want %d", got, free)
	}
	r.Click("lesson:aside")
	if r.Ticks(2); r.Has("lesson:bubble") || r.Has("lesson:at:0") {
		t.Fatal("the bubble cannot be put aside")
	}
	easy, err := bots.ByID("easy")
	if err != nil {
		t.Fatal(err)
	}
	for range 200 {
		if r.awaitLearner(t); r.Has("lesson:bubble") {
			break
		}
		m, err := r.table.Match().BotMove(easy)
		if err != nil {
			t.Fatal(err)
		}
		r.table.Play(m)
		r.Ticks(2)
	}
	if got := r.State("lesson:bubble", "step"); got != free+1 {
		t.Errorf("after a while it is said what belongs to step %v", got)
	}
}

// TestACourseEndsAtANewGame: after the last chapter of each course the amber button leads
// to the set-up of its game.
func TestACourseEndsAtANewGame(t *testing.T) {
	for _, g := range registry.Games() {
		course := assets.Lessons(g.ID())
		l := course[len(course)-1]
		r := learn(t, l.ID(), len(l.Steps))
		r.Ticks(3)
		if r.Has("result:go-on") {
			r.Click("result:go-on")
		}
		words := r.house.Say("lesson.new-game", rules.Literal("game", r.house.Name(g.ID())))
		if n := r.Find("lesson:new-game"); n.Label != words || r.Focus() != n.ID {
			t.Errorf("%s: %q, the focus is on %q", l.ID(), n.Label, r.Focus())
		}
		r.Click("lesson:new-game")
		r.at(t, "setup")
		if got := r.Root().Scene().(ui.Gamer).Game(); got != g.ID() {
			t.Errorf("after the course of %s the set-up of %s", g.ID(), got)
		}
		r.Key(input.KeyEscape)
		r.at(t, "shelf")
	}
}

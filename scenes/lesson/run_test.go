package lesson

import (
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/dzicz"
	"schron/rules/wradislavia"
)

// chapter is a chapter of Dzicz for two that begins with the choice of edges.
func chapter(steps ...assets.LessonStep) *assets.Lesson {
	return &assets.Lesson{Game: "dzicz", Name: "test", Order: 1, Minutes: 1, Players: 2, Seed: 1, Steps: steps}
}

func start(t *testing.T, l *assets.Lesson) *Run {
	t.Helper()
	r, err := Start(dzicz.Game{}, l, func(i, _ int) string { return string(rune('A' + i)) }, "random")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func move(t *testing.T, r *Run, text string) rules.Move {
	t.Helper()
	m, err := r.Match().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func play(t *testing.T, r *Run, text string) {
	t.Helper()
	if _, err := r.Match().Play(move(t, r, text)); err != nil {
		t.Fatal(err)
	}
	r.Follow()
}

func wantStep(t *testing.T, r *Run, want int) {
	t.Helper()
	if got, _ := r.Step(); got != want {
		t.Fatalf("at step %d, want %d", got, want)
	}
}

var twoHomes = []assets.LessonStep{
	{Say: "hello"},
	{Say: "home", Play: []string{"home c1"}, Fits: []string{"home *1"}, Mistakes: []assets.LessonMistake{{Fits: []string{"home *5"}, Say: "far", Try: "home c5"}}},
	{Say: "read"},
	{Say: "answer", Others: []string{"home c5"}},
	{Say: "free", Until: "turn"},
}

// TestAChapterGoesOnByItsSteps: by being read, by moves that fit, by those of others
// and by a moment of the game.
func TestAChapterGoesOnByItsSteps(t *testing.T) {
	r := start(t, chapter(twoHomes...))
	if r.Follow() || !r.Reads() || r.OthersGo() || r.CanGoBack() {
		t.Fatal("a step that is read waits for that")
	}
	if r.Fits(move(t, r, "home c1")) {
		t.Error("a move fits a step that is read")
	}
	r.GoOn()
	wantStep(t, r, 1)
	if !r.CanGoBack() {
		t.Error("there is no way back to a step that was read")
	}
	r.GoBack()
	wantStep(t, r, 0)
	r.GoOn()
	r.GoOn() // nothing is to be read there
	wantStep(t, r, 1)
	for text, fits := range map[string]bool{"home c1": true, "home b1": true, "home c5": false, "home a3": false} {
		if r.Fits(move(t, r, text)) != fits {
			t.Errorf("%s fits: %v", text, !fits)
		}
	}
	if got := r.Foresaw(move(t, r, "home b5")); got != "dzicz.lesson.test.far" {
		t.Errorf("of a mistake it is said %q", got)
	}
	if got := r.Foresaw(move(t, r, "home a3")); got != "" {
		t.Errorf("of what nobody foresaw it is said %q", got)
	}
	play(t, r, "home b1")
	wantStep(t, r, 2)
	if r.OthersGo() || r.CanGoBack() {
		t.Error("others go before the coach has spoken, or there is a way back over a move")
	}
	r.GoOn()
	if wantStep(t, r, 3); !r.OthersGo() || r.Learns(r.Match().Actor()) {
		t.Error("others do not go where they should")
	}
	m, err := r.Match().BotMove(r.Bot(rules.RandomBot{}))
	if err != nil || r.Match().Game().Notation(m) != "home c5" {
		t.Fatalf("the other one plays %v, %v", m, err)
	}
	play(t, r, "home c5") // with it the second turn begins
	wantStep(t, r, 4)
	if !r.Fits(move(t, r, "pass")) || !r.OthersGo() {
		t.Error("where everybody plays freely something may not be played")
	}
	for turn := 2; !r.Over(); turn = r.Match().Status().Turn {
		if turn > 2 && r.Learns(r.Match().Status().Seat) && r.Learns(r.Match().Actor()) {
			t.Fatal("the learner's go has come in a later turn and the chapter goes on")
		}
		m, err := r.Match().BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		play(t, r, r.Match().Game().Notation(m))
	}
}

// TestAFreeStepAsksForWhatItNames: where it names moves only those are let through, for as
// long as the step lasts; the other seats play what they like.
func TestAFreeStepAsksForWhatItNames(t *testing.T) {
	r := start(t, chapter(assets.LessonStep{Say: "free", Until: "turn", Fits: []string{"home *1"}}))
	for text, fits := range map[string]bool{"home c1": true, "home a1": true, "home c5": false, "home a3": false} {
		if r.Fits(move(t, r, text)) != fits {
			t.Errorf("%s fits: %v", text, !fits)
		}
	}
	if got := r.Fitting(move(t, r, "home c1"), move(t, r, "home c5")); got != 1 {
		t.Errorf("%d moves in a row fit, want 1", got)
	}
	if !r.Free() || !r.OthersGo() {
		t.Error("a step with a moment to come is not free")
	}
}

// TestFittingCountsMovesInARow: up to the first that is not asked for, and no more
// than the step waits for.
func TestFittingCountsMovesInARow(t *testing.T) {
	two := assets.LessonStep{Say: "a", Play: []string{"home c1", "token c2"}, Fits: []string{"home *"}}
	r := start(t, chapter(two))
	home, token := move(t, r, "home b1"), move(t, r, "token c2")
	for _, c := range []struct {
		moves []rules.Move
		want  int
	}{
		{nil, 0},
		{[]rules.Move{home, token}, 2},
		{[]rules.Move{home, home}, 2}, // a pattern does for each of the moves
		{[]rules.Move{home, token, home}, 2},
		{[]rules.Move{token, home}, 0},
	} {
		if got := r.Fitting(c.moves...); got != c.want {
			t.Errorf("%d of %d moves fit, want %d", got, len(c.moves), c.want)
		}
	}
}

// TestWhatIsTakenBackIsAskedAgain: taking a move back leads to the step that asked
// for it, also over what was read since.
func TestWhatIsTakenBackIsAskedAgain(t *testing.T) {
	r := start(t, chapter(twoHomes...))
	r.GoOn()
	play(t, r, "home c1")
	r.GoOn()
	wantStep(t, r, 3)
	if err := r.Match().Undo(); err != nil {
		t.Fatal(err)
	}
	r.Follow()
	wantStep(t, r, 1)
	play(t, r, "home d1")
	wantStep(t, r, 2)
}

// TestWhatCameBeforeCannotBeTakenBack: moves before the first step are no moves of
// the chapter's match.
func TestWhatCameBeforeCannotBeTakenBack(t *testing.T) {
	l := chapter(assets.LessonStep{Say: "a", Play: []string{"pass"}})
	l.Moves = []string{"home c1", "home c5"}
	r := start(t, l)
	if r.Match().Len() != 0 || r.Match().CanUndo() == nil {
		t.Error("the moves before the chapter can be taken back")
	}
	if turn := r.Match().Status().Turn; turn != 2 {
		t.Errorf("the chapter begins in turn %d", turn)
	}
}

// TestMatches: a star stands for anything, also for nothing.
func TestMatches(t *testing.T) {
	for _, c := range []struct {
		pattern, text string
		want          bool
	}{
		{"a b", "a b", true},
		{"a b", "a b c", false},
		{"a *", "a b c", true},
		{"a *", "a ", true},
		{"a *", "b a b", false},
		{"*", "", true},
		{"* c", "a b c", true},
		{"a*c*e", "abcde", true},
		{"a*c*e", "abcd", false},
		{"", "a", false},
	} {
		if Matches(c.pattern, c.text) != c.want {
			t.Errorf("%q of %q: %v", c.pattern, c.text, !c.want)
		}
	}
}

// TestBadChaptersAreNotBegun: with what is wrong with them.
func TestBadChaptersAreNotBegun(t *testing.T) {
	step := assets.LessonStep{Say: "a"}
	for want, change := range map[string]func(l *assets.Lesson){
		"player 2 of 2":  func(l *assets.Lesson) { l.Player = 2 },
		"lesson dzicz/":  func(l *assets.Lesson) { l.Players = 9 },
		"unknown option": func(l *assets.Lesson) { l.Options = map[string]any{"sunshine": true} },
		"home c3":        func(l *assets.Lesson) { l.Moves = []string{"home c3"} },
		"JSON":           func(l *assets.Lesson) { l.Record = []byte("[") },
	} {
		l := chapter(step)
		change(l)
		_, err := Start(dzicz.Game{}, l, func(int, int) string { return "A" }, "random")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// TestWalkGoesTheChaptersOwnWay, and tells where that leads nowhere.
func TestWalkGoesTheChaptersOwnWay(t *testing.T) {
	r := start(t, chapter(twoHomes...))
	if err := r.Walk(3, rules.RandomBot{}); err != nil {
		t.Fatal(err)
	}
	wantStep(t, r, 3)
	if err := r.Walk(99, rules.RandomBot{}); err != nil || !r.Over() {
		t.Fatalf("not at the end: %v", err)
	}
	for want, bad := range map[string]assets.LessonStep{
		"c3":                        {Say: "a", Play: []string{"home c3"}},
		"is not for others to play": {Say: "a", Others: []string{"home c1"}},
	} {
		r := start(t, chapter(bad))
		if err := r.Walk(9, rules.RandomBot{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	l := chapter(assets.LessonStep{Say: "a", Play: []string{"home c1"}})
	l.Player = 1
	if err := start(t, l).Walk(9, rules.RandomBot{}); err == nil || !strings.Contains(err.Error(), "not for the learner") {
		t.Errorf("it is not the learner's turn: %v", err)
	}
}

// TestTheNextOfSeveralMovesIsOneStillToPlay: none before the first, then the first of the
// solution that can still be played, whatever was played instead.
func TestTheNextOfSeveralMovesIsOneStillToPlay(t *testing.T) {
	l := assets.FindLesson("wradislavia/plan")
	r, err := Start(wradislavia.Game{}, l, func(i, _ int) string { return string(rune('A' + i)) }, "random")
	if err != nil {
		t.Fatal(err)
	}
	for len(l.Steps[r.step].Play) == 0 {
		r.GoOn()
	}
	for _, c := range []struct{ played, next string }{
		{"", ""}, {"discard leszek", "discard celina"}, {"discard celina", "discard wanda"}, {"discard karol", ""},
	} {
		if c.played != "" {
			play(t, r, c.played)
		}
		got := ""
		if m, ok := r.NextMove(); ok {
			got = r.Match().Game().Notation(m)
		}
		if got != c.next {
			t.Errorf("after %q comes %q, want %q", c.played, got, c.next)
		}
	}
}

package tabletest

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/rulestest"
	"schron/scenes/lesson"
	"schron/scenes/scenetest"
	"schron/scenes/table"
	"schron/scenes/table/teach"
)

const (
	lessonMost  = 25   // words that a step says at most
	lessonTicks = 4000 // that others may take for their moves
	lessonLong  = 3000 // moves of a chapter at most
)

// Lessons tests the game's course. Every chapter is played once by its own solution, in
// Polish and English by turns, in a proof in each. In English the mouse does what is pointed
// at, which must play what is asked for. What goes on from a step that is read must have the
// keyboard. Each step is looked at in the windows of that language. What a step points at
// must be there and ringed; the rest is dimmed unless everybody plays freely. The bubble must
// cover neither that nor the prompt. Every mistake that was foreseen must get its sentence
// and change nothing. The words must be there and short. Random moves must reach the end too,
// outside of a proof in every third chapter.
func (k Kit[F, P]) Lessons(t *testing.T) {
	course := assets.Lessons(k.Rules.ID())
	if len(course) == 0 {
		t.Fatal("the game has no course")
	}
	for i, l := range course {
		t.Run(l.Name, func(t *testing.T) {
			views := []scenetest.View{inPolish, inEnglish}[i%2 : i%2+1]
			if rulestest.Thorough() {
				views = []scenetest.View{inPolish, inEnglish, scenetest.Look(inPolish.Width, inPolish.Height, 1, assets.English)}
			}
			for _, v := range views {
				t.Run(v.String(), func(t *testing.T) { k.teach(t, l, v).whole() })
			}
			if i%3 == 0 || rulestest.Thorough() {
				t.Run("by chance", func(t *testing.T) { k.stray(t, l) })
			}
		})
	}
}

// A learner's windows. What is pointed at is done by mouse in the English one.
var (
	inEnglish = scenetest.Look(1280, 800, 1, assets.English)
	inPolish  = scenetest.Look(1024, 640, 1, assets.Polish)
)

// pupil is a learner at a table in a chapter.
type pupil[F table.Face] struct {
	*Desk[F]
	view   scenetest.View // in which it learns
	run    *lesson.Run
	done   int // how often it was told that the chapter is done
	strays int
}

// teach lays a chapter on a table.
func (k Kit[F, P]) teach(t *testing.T, l *assets.Lesson, v scenetest.View) *pupil[F] {
	t.Helper()
	names := func(i, _ int) string { return "Komputer " + string(rune('1'+i)) }
	run, err := lesson.Start(k.Rules, l, names, "easy")
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil[F]{view: v, run: run}
	o := table.Options{
		Bot: func(id string) (rules.Bot, error) {
			b, err := bots.ByID(id)
			return run.Bot(b), err
		},
		Adviser: bots.Adviser(k.Rules),
		Lesson:  &teach.Lesson{Run: run, Done: func() { p.done++ }, Again: func() {}, Course: func() {}, Next: func() {}},
	}
	p.Desk = LayIn[F](t, House(t, k.Rules, v.Lang), run.Match(), k.Game, o, v.W, v.H)
	return p
}

// whole goes through the chapter.
func (p *pupil[F]) whole() {
	p.T.Helper()
	last := -1
	for range lessonLong {
		p.settle()
		step, s := p.run.Step()
		if s == nil {
			break
		}
		if step != last {
			if last >= 0 && p.run.Reads() && p.Focus() != "lesson:on" {
				p.T.Errorf("step %s: %q has the keyboard, not what goes on", s.Say, p.Focus())
			}
			p.looks(step, s)
			last = step
			if len(s.Play) > 0 && p.view == inEnglish {
				if !p.byHand(s) {
					p.T.Errorf("step %s: what it points at %v does not play %q", s.Say, s.Point, s.Play)
				}
				continue
			}
		}
		p.goOn(s, p.solution)
		if p.T.Failed() {
			return
		}
	}
	if !p.run.Over() {
		step, _ := p.run.Step()
		p.T.Fatalf("the chapter does not come to its end: step %d; %q has the keyboard; on the screen %q", step+1, p.Focus(), p.Toasts())
	}
	if p.Has("result:go-on") {
		p.Click("result:go-on")
	}
	p.Ticks(2)
	if !p.Has("lesson:next") || p.done != 1 {
		p.T.Errorf("at its end it is told %d times that it is done; what comes next is asked: %v", p.done, p.Has("lesson:next"))
	}
}

// settle waits until the learner is asked for something.
func (p *pupil[F]) settle() {
	p.T.Helper()
	for range lessonTicks {
		p.Ticks(1)
		p.AwaitTurn()
		if p.Has("go-on") && p.Table.Paused() {
			p.Click("go-on")
		}
		if p.Table.Showing() || p.Table.Early() {
			continue
		}
		if _, s := p.run.Step(); s == nil || p.run.Reads() || p.run.Learns(p.Match.Actor()) {
			return
		}
	}
	step, _ := p.run.Step()
	p.T.Fatalf("step %d: others go on for ever; %s decides", step+1, p.Match.Player(p.Match.Actor()).Name)
}

// looks looks at the beginning of a step in all windows, at last in its own, where it
// makes the mistakes.
func (p *pupil[F]) looks(step int, s *assets.LessonStep) {
	p.T.Helper()
	own := func(v scenetest.View) bool { return v == p.view }
	for _, v := range append(slices.DeleteFunc(differing(scenetest.Views(p.view.Lang)), own), p.view) {
		p.Stack.Resize(layout.S(v.W, v.H))
		p.Ticks(1)
		p.look(step, s, v)
	}
	for _, x := range s.Mistakes {
		p.err(s, x)
	}
}

// differing leaves out windows that are as large in units as one before.
func differing(views []scenetest.View) []scenetest.View {
	seen := map[layout.Size]bool{}
	return slices.DeleteFunc(views, func(v scenetest.View) bool {
		x := layout.S(v.W, v.H)
		again := seen[x]
		seen[x] = true
		return again
	})
}

// look tests what is on the screen in a window at the beginning of a step.
func (p *pupil[F]) look(step int, s *assets.LessonStep, v scenetest.View) {
	p.T.Helper()
	if !p.Has("lesson:bubble") {
		p.T.Fatalf("%v: step %d is not said", v, step+1)
	}
	if v == p.view {
		wantFits(p.T, "step "+s.Say+": ", p, v.Scale)
	}
	words := p.Find("lesson:bubble").Label
	if n := len(strings.Fields(strings.ReplaceAll(words, "\u00a0", " "))); n > lessonMost {
		p.T.Errorf("%v: step %s says %d words: %q", v, s.Say, n, words)
	}
	bubble := box(p.Find("lesson:bubble"))
	covers := func(id string) {
		if both := bubble.Intersect(box(p.Find(id)).Intersect(layout.R(0, 0, v.W, v.H))); both.W > 1 && both.H > 1 {
			p.T.Errorf("%v: step %s: the bubble %v covers %s by %.0f × %.0f", v, s.Say, bubble, id, both.W, both.H)
		}
	}
	for i, ids := range s.Point {
		mark := p.markOf(i)
		if !p.Has(mark) {
			p.T.Errorf("%v: step %s points at %s, which is not seen", v, s.Say, ids)
			continue
		}
		covers(mark)
	}
	if p.Has("prompt") {
		covers("prompt")
	}
	if veiled := len(s.Point) > 0 && s.Until == ""; p.Has("lesson:veil") != veiled {
		p.T.Errorf("%v: step %s: all but what it points at is dimmed: %v, want %v", v, s.Say, !veiled, veiled)
	}
}

// markOf is the ring around what a step points at.
func (p *pupil[F]) markOf(i int) string { return "lesson:at:" + strconv.Itoa(i) }

// AtStep is a table at a step of a chapter.
func (k Kit[F, P]) AtStep(t *testing.T, chapter, say string) *Desk[F] {
	t.Helper()
	l := assets.FindLesson(k.Rules.ID() + "/" + chapter)
	if l == nil {
		t.Fatalf("there is no chapter %s", chapter)
	}
	p := k.teach(t, l, inPolish)
	for {
		p.settle()
		_, s := p.run.Step()
		if s == nil {
			t.Fatalf("chapter %s has no step %s", chapter, say)
		}
		if s.Say == say {
			return p.Desk
		}
		p.goOn(s, p.solution)
	}
}

// err makes a mistake that was foreseen.
func (p *pupil[F]) err(s *assets.LessonStep, x assets.LessonMistake) {
	p.T.Helper()
	m, err := p.Match.Parse(x.Try)
	if err != nil {
		p.T.Fatalf("step %s: %s is no move: %v", s.Say, x.Try, err)
	}
	n := p.Match.Len()
	p.Table.Play(m)
	p.Root().Invalidate()
	p.Ticks(1)
	want := p.House.Say(p.run.Lesson.Key(x.Say))
	if got := p.State("lesson:bubble", "wrong"); got != want || p.Match.Len() != n {
		p.T.Errorf("step %s: of %s it is said %q, want %q; %d moves played", s.Say, x.Try, got, want, p.Match.Len()-n)
	}
}

// goOn does what a step waits for: move chooses what is played.
func (p *pupil[F]) goOn(s *assets.LessonStep, move func(s *assets.LessonStep) rules.Move) {
	p.T.Helper()
	if p.run.Reads() {
		if p.view == inPolish {
			p.Click("lesson:on")
		} else {
			p.Key(input.KeyEnter)
		}
		return
	}
	if len(s.Others) > 0 {
		p.T.Fatalf("step %s: the learner is asked where others should play", s.Say)
	}
	p.Play(move(s))
}

// solution is what the chapter itself would play, or the easy level where everything
// may be played.
func (p *pupil[F]) solution(s *assets.LessonStep) rules.Move {
	p.T.Helper()
	easy, err := bots.ByID("easy")
	if err != nil {
		p.T.Fatal(err)
	}
	m, err := p.run.Choose(easy)
	if err != nil || !p.run.Fits(m) {
		p.T.Fatalf("step %s: %s does not fit: %v", s.Say, p.Match.Game().Notation(m), err)
	}
	return m
}

// stray goes through a chapter by chance: a few moves that do not fit are tried, which
// changes nothing, then one that does.
func (k Kit[F, P]) stray(t *testing.T, l *assets.Lesson) {
	p := k.teach(t, l, inEnglish)
	rand := rules.NewRand(uint64(l.Order))
	for range lessonLong {
		p.settle()
		_, s := p.run.Step()
		if s == nil {
			return
		}
		p.goOn(s, func(s *assets.LessonStep) rules.Move { return p.byChance(s, &rand) })
		if t.Failed() {
			return
		}
	}
	t.Fatal("by chance the chapter does not come to its end")
}

// byChance is any move that fits, after some that do not.
func (p *pupil[F]) byChance(s *assets.LessonStep, rand *rules.Rand) rules.Move {
	p.T.Helper()
	actor := p.Match.Actor()
	legal := p.Match.Legal(actor, nil)
	for _, r := range p.Match.Ranges(actor, nil) {
		legal = append(legal, r.With(r.Min+rand.IntN(r.Max-r.Min+1)))
	}
	var fit []rules.Move
	for _, m := range legal {
		if p.run.Fits(m) {
			fit = append(fit, m)
			continue
		}
		if p.strays++; p.strays%7 == 0 {
			n := p.Match.Len()
			if p.Table.Play(m); p.Match.Len() != n {
				p.T.Fatalf("step %s: %s is played though it does not fit", s.Say, p.Match.Game().Notation(m))
			}
		}
	}
	if len(fit) == 0 { // a move with an amount that chance does not hit
		return p.solution(s)
	}
	return fit[rand.IntN(len(fit))]
}

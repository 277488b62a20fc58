package program

import (
	"slices"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/lesson"
	"schron/scenes/table"
	"schron/scenes/table/teach"
)

// teacher is the bot that plays for who does not learn.
const teacher = "easy"

// teach puts a chapter of a course on the table. It is not kept as a game is.
func (p *program) teach(l *assets.Lesson) { p.teachFrom(l, 0) }

// teachFrom is teach at a step that is come to by the chapter's own solution.
func (p *program) teachFrom(l *assets.Lesson, step int) {
	p.leaveTable()
	p.chose(l.Game)
	p.table = p.lessonTable(l, step)
	p.house.Host.Reset(p.table)
}

// lessonTable makes the table of a chapter. A chapter that ships can be begun: a test
// begins them all.
func (p *program) lessonTable(l *assets.Lesson, step int) *table.Table {
	h := p.house
	run, err := lesson.Start(h.Game(l.Game), l, p.learnerNames(l), teacher)
	if err == nil && step > 0 {
		var easy rules.Bot
		if easy, err = bots.ByID(teacher); err == nil {
			err = run.Walk(step, easy)
		}
	}
	if err != nil {
		panic(err)
	}
	bot := func(id string) (rules.Bot, error) {
		b, err := bots.ByID(id)
		if err != nil {
			return nil, err
		}
		return run.Bot(b), nil
	}
	chapter := &teach.Lesson{
		Run:   run,
		Done:  func() { h.Learned(l) },
		Again: func() { p.teach(l) },
		Course: func() {
			h.Navigation.Shelf()
			h.Navigation.Course(l.Game)
		},
		NewGame: func() {
			h.Navigation.Shelf()
			h.Navigation.Setup(l.Game)
		},
	}
	course := assets.Lessons(l.Game)
	if i := slices.Index(course, l) + 1; i < len(course) {
		chapter.Next = func() { p.teach(course[i]) }
	}
	return table.New(h, run.Match(), p.tables[l.Game], table.Options{
		Bot: bot, Fallback: bots.Fallback, Adviser: bots.Adviser(run.Match().Game()), Judge: bots.Judge,
		ThinkInBackground: p.lively(), Broken: p.broken, Regret: bots.Regret(run.Match().Game()), Explain: true, Lesson: chapter, Still: p.window.Shot != "",
	})
}

// learnerNames are what the players of a chapter are called.
func (p *program) learnerNames(l *assets.Lesson) func(player, players int) string {
	return func(player, players int) string {
		if player == l.Player {
			return p.house.Say("lesson.learner")
		}
		if players == 2 {
			return p.house.Say("lesson.other-one")
		}
		n := player
		if player < l.Player {
			n++
		}
		return p.house.Say("lesson.other", rules.Number("n", n))
	}
}

package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/table/ask"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
)

// Lengths that all faces share, some with what lies beside them.
const (
	Margin = desk.Margin
	Edge   = desk.Edge
	Gap    = desk.Gap
	Gutter = 14.0 // between a board and columns, and between these
)

// The log shows a line from leastLog on; shortLog is enough to follow a turn.
const (
	leastLog = 70.0
	shortLog = 90.0
	goodLog  = 120.0
)

// TalkLength is what Talk wants of a column for a question with so many rows of
// buttons. With more rows the log is shorter, so that nothing else moves.
func TalkLength(rows int) layout.Length {
	high := ask.Height + float64(rows)*ask.ChoiceHigh
	return layout.Endless(shortLog+Gap+high, goodLog+Gap+high, 150)
}

// Talk lays out the question at the lower end of r and the log above it. It leaves the
// log out where it could not show a line. Above a log it puts the help of a first game,
// or what lies open after the end.
func (t *Table) Talk(b *ui.Builder, r layout.Rect) {
	stand, log, ask := t.talkIn(b, r)
	opened, log := t.openedIn(b, log)
	t.buildOpened(b, opened)
	t.teach.Standing.Build(b, stand)
	if !log.Empty() {
		t.Log(b, log)
	}
	t.Ask(b, ask)
}

// Log lays out the log in r, see log.Log.
func (t *Table) Log(b *ui.Builder, r layout.Rect) { t.log.Lay(b, r) }

// LogIn is the place of the log where Talk has r, empty where it is left out.
func (t *Table) LogIn(b *ui.Builder, r layout.Rect) layout.Rect {
	_, log, _ := t.talkIn(b, r)
	_, log = t.openedIn(b, log)
	return log
}

func (t *Table) talkIn(b *ui.Builder, r layout.Rect) (stand, log, ask layout.Rect) {
	high := t.AskHeight(b, r.W)
	if room := r.H - Gap - leastLog; high > room { // what the prompt has grown by goes before the log
		high = max(room, t.AskLeast(b, r.W))
	}
	ask, log = r.CutBottom(high)
	if _, log = log.CutBottom(Gap); log.H < leastLog {
		log = layout.Rect{}
	}
	if high := t.teach.Standing.Height(b, r.W, log.H-Gap-leastLog); high > 0 {
		stand, log = log.CutTop(high)
		_, log = log.CutTop(Gap)
	}
	return stand, log, ask
}

// TakesOrders reports whether the table may play moves by itself for who wants that, see
// OrderToggle. In a course it never does.
func (t *Table) TakesOrders() bool { return !t.Lesson }

// OrderToggle returns the check box of a seat's standing order. With it the table plays
// moves by itself for the rest of the game, until the seat stops it. It is kept with the
// game.
func (t *Table) OrderToggle(seat int, u ui.Toggle) ui.Toggle {
	u.Box, u.On = true, t.Match().Ordered(seat)
	u.OnChange = func(on bool) { t.report(t.Order(seat, on)) }
	return u
}

// NotHere is the bubble that says why something cannot be done: the reason, and
// the rule that it rests on. With no reason it has a title only.
func (t *Table) NotHere(title string, why *ui.Refusal) ui.Bubble {
	out := ui.Bubble{Title: title, Refused: true}
	if why == nil {
		return out
	}
	out.Lines = []string{why.Text}
	if why.Rule != "" {
		out.Lines = append(out.Lines, t.Say("frame.refuse.rule", rules.Literal("rule", why.Rule)))
	}
	return out
}

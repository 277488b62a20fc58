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

// Ask lays out in r the question to the actor, see ask.Ask.
func (t *Table) Ask(b *ui.Builder, r layout.Rect) { t.ask.Build(b, r) }

// AskHeight is the height that Ask wants in a width.
func (t *Table) AskHeight(b *ui.Builder, width float64) float64 { return t.ask.High(b, width) }

// Elsewhere tells which choices of the prompt the face lays out itself, until it is told
// otherwise.
func (t *Table) Elsewhere(is func(m rules.Move) bool) { t.ask.Elsewhere(is) }

// Urge sets which choice of the prompt is the main one, see ask.Ask.
func (t *Table) Urge(is func(m rules.Move) bool) { t.ask.Urge(is) }

// Amber returns the kind of the button of a choice, see ask.Ask.
func (t *Table) Amber(m rules.Move) ui.ButtonKind { return t.ask.Amber(m) }

// Log lays out the log in r, see log.Log.
func (t *Table) Log(b *ui.Builder, r layout.Rect) { t.log.Lay(b, r) }

// LogIn is the place of the log where Talk has r, empty where it is left out.
func (t *Table) LogIn(b *ui.Builder, r layout.Rect) layout.Rect {
	_, log, _ := t.talkIn(b, r)
	_, log = t.openedIn(b, log)
	return log
}

func (t *Table) talkIn(b *ui.Builder, r layout.Rect) (stand, log, ask layout.Rect) {
	high := t.ask.High(b, r.W)
	if room := r.H - Gap - leastLog; high > room { // what the prompt has grown by goes before the log
		high = max(room, t.ask.Least(b, r.W))
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

package replay

import (
	"slices"

	"schron/assets"
	"schron/rules"
	"schron/scenes/table/desk"
)

// timeline is the whole game as the slider of the past shows it. Its chapters and the
// marks above them are public. After the end it also has the turning points, as the
// result shows them. It is made anew when the log or one of these changes.
type timeline struct {
	log    []rules.LogEntry // of what it was made
	moves  int              // … and of how many moves, one more, so that 0 is none
	turned bool             // … with the turning points

	chapters []chapter
	stages   []int      // moments at which a phase begins within a chapter
	changes  []landmark // what changed
	marks    []landmark // … with the turning points

	said   sayKey // what names and placed are for
	names  []string
	placed []placedMark
}

// sayKey says how chapters and marks are named and where they stand.
type sayKey struct {
	lang string
	rail rail
}

// chapter is a turn, or what comes before the first one.
type chapter struct {
	at    int // the moment at which it begins
	turn  int
	phase string // where there is no turn yet
}

// landmark is what a move did that is marked above the slider.
type landmark struct {
	kind    string
	at      int // the moment just after the move
	turn    int
	changes []rules.Count
	swing   int // the number of the turning point, from 1; 0 for none
}

// turning is the kind of the marks that no game names.
const turning = "turning"

// follow makes the timeline anew where it is not that of this match and viewer.
func (x *Replay) follow() {
	l, m, log := &x.line, x.Match(), x.Log()
	if l.moves == m.Len()+1 && desk.SameLog(log, l.log) && l.turned == x.curve.Have() {
		return
	}
	if l.moves != m.Len()+1 || !desk.SameLog(log, l.log) {
		l.chapters, l.stages, l.changes = chaptersOf(m)
	}
	l.log, l.moves, l.turned = log, m.Len()+1, x.curve.Have()
	l.marks = slices.Clone(l.changes)
	for i, s := range x.curve.Curve().Swings {
		l.marks = append(l.marks, landmark{kind: turning, at: s.Move, swing: i + 1})
	}
	slices.SortStableFunc(l.marks, func(a, b landmark) int { return a.at - b.at })
	l.said = sayKey{}
}

// sayLine names chapters and places marks, unless that was done already.
func (x *Replay) sayLine(on rail, y float64) {
	l, now := &x.line, sayKey{x.House().Lang(), on}
	if l.said == now {
		return
	}
	l.said, l.names = now, l.names[:0]
	for _, c := range l.chapters {
		l.names = append(l.names, x.chapterWords(c))
	}
	l.placed = placeMarks(l.marks, on, y)
	for i := range l.placed {
		l.placed[i].words = x.markWords(l.marks[l.placed[i].best])[0]
	}
}

// chaptersOf goes through a match and finds where its turns begin, its phases within
// them, and what is marked.
func chaptersOf(m *rules.Match) (chapters []chapter, stages []int, marks []landmark) {
	c, was, had := m.Course(), rules.Status{Turn: -1}, countsOf(nil)
	for n := 0; ; n++ {
		now, have := c.State().Status(), countsOf(c.State())
		if n > 0 {
			marks = append(marks, landmarksOf(m.Game().ID(), rules.Changes(had, have), n, was.Turn)...)
		}
		over := n > 0 && c.State().Result().Over
		switch {
		case over:
		case now.Turn != was.Turn || now.Turn == 0 && now.Phase != was.Phase:
			chapters = append(chapters, chapter{at: n, turn: now.Turn, phase: now.Phase})
		case now.Phase != was.Phase:
			stages = append(stages, n)
		}
		was, had = now, have
		if went, err := c.Next(); err != nil || !went {
			return chapters, stages, marks // what cannot be played again has no chapters
		}
	}
}

// countsOf are the counts of a state that everybody knows, none where its game counts
// nothing.
func countsOf(s rules.State) []rules.Count {
	if s == nil {
		return nil
	}
	c, ok := s.(rules.Counter)
	if !ok {
		c, ok = s.View(rules.NoSeat).(rules.Counter)
	}
	if !ok {
		return nil
	}
	return c.Counts()
}

// landmarksOf lists what is marked of the changes by a move: one mark of each kind.
func landmarksOf(game string, changes []rules.Count, move, turn int) []landmark {
	var out []landmark
	for _, l := range assets.Landmarks(game) {
		k := landmark{kind: l.Kind, at: move, turn: turn}
		for _, c := range changes {
			if l.Fits(c) {
				k.changes = append(k.changes, c)
			}
		}
		if k.changes != nil {
			out = append(out, k)
		}
	}
	return out
}

// chapterAt is the number of the chapter that a moment belongs to, −1 if none.
func (x *timeline) chapterAt(n int) int {
	i, found := slices.BinarySearchFunc(x.chapters, n, func(c chapter, n int) int { return c.at - n })
	if !found {
		i--
	}
	return i
}

// endOf is the moment at which a chapter ends, in a match with so many moves.
func (x *timeline) endOf(chapter, moves int) int {
	if chapter+1 < len(x.chapters) {
		return x.chapters[chapter+1].at
	}
	return moves
}

// chapterWords is what a chapter is called.
func (x *Replay) chapterWords(c chapter) string {
	if c.turn == 0 {
		return x.Say(x.Game() + ".phase." + c.phase)
	}
	return x.SayOwn("frame.turn", rules.Number("n", c.turn))
}

// leaf goes on to the end of the present chapter, or back to its beginning. Back from
// there it goes to the beginning of the chapter before.
func (x *Replay) leaf(on bool) {
	x.follow()
	l, n, m := &x.line, x.Moment(), x.Match().Len()
	i := l.chapterAt(n)
	switch {
	case on:
		x.JumpTo(l.endOf(i, m))
	case i < 0:
		x.JumpTo(0)
	case l.chapters[i].at < n || i == 0:
		x.JumpTo(l.chapters[i].at)
	default:
		x.JumpTo(l.chapters[i-1].at)
	}
}

// mostTold is how many things a tip above the slider tells.
const mostTold = 6

// markWords are the sentences of a mark: when, and what happened.
func (x *Replay) markWords(k landmark) []string {
	said := func(when, what string) string {
		return x.Say("frame.past.mark", rules.Literal("when", when), rules.Literal("what", what))
	}
	if k.swing > 0 {
		s := x.curve.Curve().Swings[k.swing-1]
		return []string{said(x.curve.SwingMoment(s), x.curve.SwingWords(s))}
	}
	when := x.Say("frame.log.move", rules.Number("n", k.at))
	if k.turn > 0 {
		when = x.SayOwn("frame.turn", rules.Number("n", k.turn))
	}
	var out []string
	for _, c := range k.changes {
		out = append(out, said(when, x.Words(c.Text(x.Game()))))
	}
	return out
}

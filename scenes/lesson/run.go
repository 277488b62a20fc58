package lesson

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"schron/assets"
	"schron/rules"
)

// Run is a chapter being played. How far a step has come is read off the match, so
// that taking moves back leads back to where they were asked for. It belongs to the
// game's goroutine.
type Run struct {
	Lesson *assets.Lesson

	match *rules.Match
	step  int
	since []int // how many moves had been played when each step began, up to this one
	turns []int // … and which turn of the game it was
}

// Start makes the match of a chapter. names returns a player's name by the number and
// how many there are. Players who do not learn are bots with the id bot. An error says
// what is wrong with the chapter.
func Start(g rules.Game, l *assets.Lesson, names func(player, players int) string, bot string) (*Run, error) {
	m, err := begin(g, l, names, bot)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", l.ID(), err)
	}
	m.AllowHints(true)
	r := &Run{Lesson: l, match: m}
	r.mark()
	return r, nil
}

// begin makes the match with the moves before the first step.
func begin(g rules.Game, l *assets.Lesson, names func(player, players int) string, bot string) (*rules.Match, error) {
	record, n := &rules.Record{Game: g.ID(), Seed: l.Seed}, l.Players
	if data, err := json.Marshal(l.Options); err != nil || json.Unmarshal(data, &record.Options) != nil {
		return nil, fmt.Errorf("options %v are none", l.Options)
	}
	if l.Record != nil {
		var err error
		if record, err = rules.DecodeRecord(l.Record); err != nil {
			return nil, err
		}
		n = len(record.Players)
	}
	if l.Player < 0 || l.Player >= n {
		return nil, fmt.Errorf("player %d of %d learns", l.Player, n)
	}
	record.Players = make([]rules.Player, n)
	for i := range record.Players {
		record.Players[i].Name = names(i, n)
		if i != l.Player {
			record.Players[i].Bot = bot
		}
	}
	record.Moves, record.Final = append(record.Moves, l.Moves...), ""
	m, err := rules.LoadMatch(func(string) (rules.Game, error) { return g, nil }, record)
	if err != nil || m.Len() == 0 {
		return m, err
	}
	// What came before cannot be taken back: it is where the match begins.
	position, err := m.State()
	if err != nil {
		return nil, err
	}
	return rules.NewMatchAt(g, record.Players, position)
}

// Match is the match that is played.
func (r *Run) Match() *rules.Match { return r.match }

// Step is the step that the learner is at, counted from 0, and nil at the end.
func (r *Run) Step() (int, *assets.LessonStep) {
	if r.step >= len(r.Lesson.Steps) {
		return r.step, nil
	}
	return r.step, &r.Lesson.Steps[r.step]
}

// Over reports whether the chapter has come to its end.
func (r *Run) Over() bool { return r.step >= len(r.Lesson.Steps) }

// mark notes where the present step begins.
func (r *Run) mark() {
	r.since = append(r.since[:r.step], r.match.Len())
	r.turns = append(r.turns[:r.step], r.match.Status().Turn)
}

// played is how many moves have been played in the present step.
func (r *Run) played() int { return r.match.Len() - r.since[r.step] }

// Since is how many moves had been played when the present step began.
func (r *Run) Since() int { return r.since[r.step] }

// Began is how many moves had been played when the first step began.
func (r *Run) Began() int { return r.since[0] }

// Learns reports whether the learner plays a seat.
func (r *Run) Learns(seat int) bool {
	return seat != rules.NoSeat && r.match.Owner(seat) == r.Lesson.Player
}

// Reads reports whether the present step waits only for the learner to have read it.
func (r *Run) Reads() bool {
	_, s := r.Step()
	return s != nil && reads(s)
}

func reads(s *assets.LessonStep) bool { return len(s.Play) == 0 && len(s.Others) == 0 && s.Until == "" }

// GoOn goes on from a step that was read.
func (r *Run) GoOn() {
	if r.Reads() {
		r.next()
	}
}

// CanGoBack reports whether the step before was only read.
func (r *Run) CanGoBack() bool {
	return r.step > 0 && !r.Over() && reads(&r.Lesson.Steps[r.step-1]) && r.played() == 0
}

// GoBack returns to a step that was only read.
func (r *Run) GoBack() {
	if r.CanGoBack() {
		r.step--
	}
}

func (r *Run) next() {
	r.step++
	r.mark()
}

// Follow goes on where what a step waits for has come, and back where moves of
// earlier steps were taken back. It reports whether the step is another one.
func (r *Run) Follow() bool {
	was := r.step
	for r.step > 0 && r.match.Len() < r.since[r.step] {
		r.step--
	}
	for !r.Over() && r.come() {
		r.next()
	}
	return r.step != was
}

// come reports whether what the present step waits for has come.
func (r *Run) come() bool {
	s := &r.Lesson.Steps[r.step]
	switch {
	case reads(s):
		return false
	case len(s.Play) > 0:
		return r.played() >= len(s.Play)
	case len(s.Others) > 0:
		return r.played() >= len(s.Others)
	}
	if r.match.Result().Over {
		return true
	}
	if !r.Learns(r.match.Actor()) {
		return false
	}
	status := r.match.Status()
	if phase, ok := strings.CutPrefix(s.Until, "phase:"); ok {
		return status.Phase == phase
	}
	switch s.Until {
	case "asked":
		return true
	case "turn":
		return status.Turn > r.turns[r.step] && r.Learns(status.Seat)
	}
	return false
}

// Free reports whether everybody plays freely in the present step.
func (r *Run) Free() bool {
	_, s := r.Step()
	return s != nil && s.Until != ""
}

// OthersGo reports whether bots may play now: elsewhere the coach speaks first.
func (r *Run) OthersGo() bool {
	_, s := r.Step()
	return s != nil && len(s.Others) > 0 || r.Free()
}

// fits reports whether a move in notation fits one of several patterns.
func fits(patterns []string, notation string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return Matches(p, notation) })
}

// Matches reports whether a notation fits a pattern, in which * stands for anything.
func Matches(pattern, notation string) bool {
	first, rest, starred := strings.Cut(pattern, "*")
	if !starred {
		return pattern == notation
	}
	after, ok := strings.CutPrefix(notation, first)
	if !ok {
		return false
	}
	for i := range len(after) + 1 {
		if Matches(rest, after[i:]) {
			return true
		}
	}
	return false
}

// Fits reports whether a move is what the present step waits for.
func (r *Run) Fits(m rules.Move) bool { return r.Fitting(m) > 0 }

// Fitting counts how many of the moves in a row fit the present step, up to the first
// that does not. A step accepts no more moves than its solution has.
func (r *Run) Fitting(moves ...rules.Move) int {
	_, s := r.Step()
	if s == nil {
		return 0
	}
	for i, m := range moves {
		if !r.fitsAfter(s, i, m) {
			return i
		}
	}
	return len(moves)
}

// fitsAfter reports whether a move fits once so many others have been played too.
func (r *Run) fitsAfter(s *assets.LessonStep, moves int, m rules.Move) bool {
	notation := r.match.Game().Notation(m)
	switch {
	case s.Until != "":
		return len(s.Fits) == 0 || fits(s.Fits, notation)
	case len(s.Play) == 0:
		return false
	}
	n := r.played() + moves
	return n < len(s.Play) && (s.Play[n] == notation || fits(s.Fits, notation))
}

// NextMove returns the next move of the solution once some of a step's moves have been
// played. These may be others that fit as well. It returns false before that, and where
// none can be played any more.
func (r *Run) NextMove() (rules.Move, bool) {
	_, s := r.Step()
	if s == nil || len(s.Play) < 2 || r.played() < 1 || r.played() >= len(s.Play) || !r.Learns(r.match.Actor()) {
		return rules.Move{}, false
	}
	n := r.played()
	for _, text := range slices.Concat(s.Play[n:], s.Play[:n]) {
		if m, err := r.match.Parse(text); err == nil && r.Fits(m) && r.match.Check(m) == nil {
			return m, true
		}
	}
	return rules.Move{}, false
}

// Foresaw is the key of what is said of a move that does not fit; "" where the
// author did not foresee it.
func (r *Run) Foresaw(m rules.Move) string {
	_, s := r.Step()
	if s == nil || r.Fits(m) {
		return ""
	}
	notation := r.match.Game().Notation(m)
	for _, x := range s.Mistakes {
		if fits(x.Fits, notation) {
			return r.Lesson.Key(x.Say)
		}
	}
	return ""
}

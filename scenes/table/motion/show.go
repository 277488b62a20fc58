package motion

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

// Show is the move that is being shown. The zero value shows none.
type Show struct {
	on     bool
	coming bool // nothing moves yet: the face brings into sight what will
	items  []Motion
	hidden map[string]bool
	how    How
	age    int      // ticks since it began
	length int      // ticks in all
	pause  int      // the tick that waits for somebody to go on, 0 if none does
	stop   float64  // the part of the time at which calm motions wait, 1 if they do not
	ends   []int    // the ticks at which the stretches of its course end
	still  *float64 // the part of the time at which all shows stand still, nil if they go on
}

// How says how a move is shown.
type How struct {
	Ticks  int  // that a piece takes which says nothing else
	Calm   bool // fades take the place of movement
	Pauses bool // people read: what asks for a pause gets it
	Course []Stretch
}

// Stretch is a time in which a phase is shown that passes by itself. It ends when a part
// of the time of the pieces has passed, or it lasts after what comes before it.
type Stretch struct {
	Until float64 // the part (0..1), 0 for none
	Time  float64 // how many times a usual piece's time it lasts
	Phase string  // its id, "" for the phase that the game is in
	Words string  // what is said of it, "" for nothing
}

// reading is the Time in which a caption can be read.
const reading = 3.5

// Caption is what is said of a phase for as long as it takes to read it.
func Caption(phase, words string) Stretch { return Stretch{Time: reading, Phase: phase, Words: words} }

// Begin shows pieces and a course, and nothing else any more. Without both nothing is on.
// Fades are slower where there is something to read.
func (s *Show) Begin(items []Motion, how How) {
	usual := how.Ticks
	if how.Calm && len(how.Course) > 0 {
		how.Ticks *= 3
	}
	*s = Show{on: len(items)+len(how.Course) > 0, items: items, how: how, length: how.Ticks, still: s.still}
	s.measure()
	if len(items) == 0 {
		s.length = 1
	}
	at := 0.0
	for _, x := range how.Course {
		at += x.Time * float64(usual)
		if x.Until > 0 {
			at = x.Until * float64(s.length)
		}
		s.ends = append(s.ends, int(math.Round(at)))
	}
}

// Caption is what is said of the stretch that is shown now, "" for nothing.
func (s *Show) Caption() string {
	if told := s.Told(); told != nil {
		return told.Words
	}
	return ""
}

// Told returns the stretch that is shown now, nil where there is none.
func (s *Show) Told() *Stretch {
	for i, end := range s.ends {
		if s.age < end || i == len(s.ends)-1 && s.age == end {
			return &s.how.Course[i]
		}
	}
	return nil
}

// Drop lets the piece that goes to the point at begin where it was let go, at p. It returns
// the part of the time that is left out.
func (s *Show) Drop(at, p layout.Point) (passed float64) {
	m := landing(s.items, at)
	if m == nil || s.how.Calm {
		return 0
	}
	passed, s.length = m.settle(p), 1
	s.measure()
	return passed
}

// measure finds how long the pieces take, and where they wait.
func (s *Show) measure() {
	s.hidden = make(map[string]bool, len(s.items))
	s.pause, s.stop = 0, 1
	for i := range s.items {
		m := &s.items[i]
		s.hidden[m.Piece] = true
		ticks := s.ticks(m)
		s.length = max(s.length, ticks)
		if s.how.Pauses {
			s.pause = max(s.pause, int(math.Round(m.Pause*float64(ticks))))
		}
	}
	if s.pause > 0 {
		s.stop = float64(s.pause) / float64(s.how.Ticks)
	}
	if s.still != nil {
		s.pause, s.age = 0, int(math.Round(*s.still*float64(s.length)))
	}
}

// ticks is how long a piece is on its way. A fade takes the usual time, whatever the
// movement would have taken.
func (s *Show) ticks(m *Motion) int {
	if s.how.Calm || m.Time <= 0 {
		return s.how.Ticks
	}
	return max(1, int(math.Round(float64(s.how.Ticks)*m.Time)))
}

// Await has what will move come into sight first.
func (s *Show) Await() { *s = Show{on: true, coming: true, still: s.still} }

// End shows nothing any more.
func (s *Show) End() { *s = Show{still: s.still} }

// Tick lets a tick pass and reports whether all has been shown.
func (s *Show) Tick() bool {
	s.age++
	return s.age >= s.length && (len(s.ends) == 0 || s.age >= s.ends[len(s.ends)-1])
}

// Freeze has all that is shown from now on stand still when a part of its time (0..1) has
// passed: for pictures.
func (s *Show) Freeze(part float64) { s.still = &part }

// Frozen returns the part of the time at which what is shown stands still. It returns
// false if it goes on.
func (s *Show) Frozen() (part float64, frozen bool) {
	if s.still == nil {
		return 0, false
	}
	return *s.still, true
}

// On reports whether a move is being shown.
func (s *Show) On() bool { return s.on }

// Coming reports whether what moves is only being brought into sight.
func (s *Show) Coming() bool { return s.coming }

// Hidden reports whether a piece is on its way: it must be left out of what stands still.
func (s *Show) Hidden(piece string) bool { return s.hidden[piece] }

// Length is how many ticks the pieces take.
func (s *Show) Length() int { return s.length }

// Passed returns how much of the pieces' time (0..1) has passed, 0 if nothing is shown.
func (s *Show) Passed() float64 { return min(1, float64(s.age)/float64(max(s.length, 1))) }

// Paused reports whether what is shown waits for somebody to go on.
func (s *Show) Paused() bool { return s.pause > 0 && s.age == s.pause }

// GoOn ends the pause.
func (s *Show) GoOn() { s.pause = 0 }

// ToPause goes straight to where the pieces wait. It returns how many ticks are left out,
// 0 if there is no pause to come.
func (s *Show) ToPause() (ticks int) {
	ticks = max(s.pause-s.age, 0)
	s.age += ticks
	return ticks
}

// Draw paints the pieces on their way.
func (s *Show) Draw(c *sprites.Canvas) {
	for i := range s.items {
		m := &s.items[i]
		time := min(float64(s.age)/float64(max(s.ticks(m), 1)), 1)
		if !m.Within.Empty() {
			c.PushClip(m.Within)
		}
		if s.how.Calm {
			m.fade(c, time, s.stop)
		} else {
			m.draw(c, time)
		}
		if !m.Within.Empty() {
			c.PopClip()
		}
	}
}

package motion_test

import (
	"os"
	"slices"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table/motion"
	"schron/sprites"
)

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m)) }

var from, to = layout.R(0, 0, 10, 10), layout.R(100, 0, 10, 10)

// seen is what was drawn of a piece.
type seen struct {
	boxes []layout.Rect
	parts []float64
}

// plain is a piece that moves, changing one that has a course of its own.
func (s *seen) plain() motion.Motion {
	return motion.Motion{Piece: "token", From: from, To: to, Arc: 20, Draw: func(_ *sprites.Canvas, r layout.Rect) {
		s.boxes = append(s.boxes, r)
	}}
}

func (s *seen) changing(time float64) motion.Motion {
	return motion.Motion{Piece: "card", From: from, To: to, Time: time, Play: func(_ *sprites.Canvas, r layout.Rect, x float64) {
		s.boxes, s.parts = append(s.boxes, r), append(s.parts, x)
	}}
}

func begun(how motion.How, items ...motion.Motion) *motion.Show {
	s := &motion.Show{}
	s.Begin(items, how)
	return s
}

// draw draws what a show shows now.
func (s *seen) draw(t *testing.T, show *motion.Show) {
	t.Helper()
	_, c := tabletest.Canvas(t, 200, 200)
	s.boxes, s.parts = nil, nil
	show.Draw(c)
}

func ticks(s *motion.Show, n int) (over bool) {
	for range n {
		over = s.Tick()
	}
	return over
}

func TestAShowLastsAsLongAsItsLongestPiece(t *testing.T) {
	var s seen
	show := begun(motion.How{Ticks: 10}, s.plain(), s.changing(2))
	if !show.On() || show.Length() != 20 || !show.Hidden("token") || !show.Hidden("card") || show.Hidden("other") {
		t.Errorf("on %v for %d ticks", show.On(), show.Length())
	}
	ticks(show, 5)
	s.draw(t, show)
	if want := layout.R(50, -20, 10, 10); len(s.boxes) != 2 || s.boxes[0] != want || s.parts[0] != 0.25 || show.Passed() != 0.25 {
		t.Errorf("a quarter of the time has passed: %v, %v", s.boxes, s.parts)
	}
	if over := ticks(show, 14); over || !show.Tick() {
		t.Error("it does not end after 20 ticks")
	}
	show.End()
	if show.On() || show.Hidden("token") || show.Passed() != 0 || begun(motion.How{Ticks: 10}).On() {
		t.Error("something is shown still")
	}
}

// TestCalmPiecesTakeTheUsualTimeAndDoNotMove: they fade where they were and where they
// go, also what was dropped.
func TestCalmPiecesTakeTheUsualTimeAndDoNotMove(t *testing.T) {
	var s seen
	show := begun(motion.How{Ticks: 10, Calm: true}, s.changing(3), s.plain())
	if show.Length() != 10 {
		t.Errorf("%d ticks", show.Length())
	}
	for range 9 {
		show.Tick()
		s.draw(t, show)
		if slices.ContainsFunc(s.boxes, func(r layout.Rect) bool { return r != from && r != to }) || len(s.boxes) != 4 {
			t.Errorf("after %v of the time: %v", show.Passed(), s.boxes)
		}
	}
	show = begun(motion.How{Ticks: 10, Calm: true}, s.plain())
	p := show.Drop(to.Center(), layout.P(90, 5))
	if s.draw(t, show); p != 0 || show.Length() != 10 || s.boxes[0] != from {
		t.Errorf("what was dropped fades at %v, %v left out, %d ticks", s.boxes[0], p, show.Length())
	}
}

func TestAPauseWaitsForWhoReads(t *testing.T) {
	var s seen
	m := s.changing(2)
	m.Pause = 0.5
	show := begun(motion.How{Ticks: 10}, m)
	ticks(show, 10)
	if show.Paused() || show.ToPause() != 0 {
		t.Error("it waits for nobody")
	}
	show.Begin([]motion.Motion{m}, motion.How{Ticks: 10, Pauses: true})
	if ticks(show, 3); show.Paused() || show.ToPause() != 7 || !show.Paused() || show.Passed() != 0.5 {
		t.Errorf("paused %v after %v", show.Paused(), show.Passed())
	}
	if show.GoOn(); show.Paused() || show.ToPause() != 0 {
		t.Error("it does not go on")
	}
}

func TestWhatWasDroppedBeginsThere(t *testing.T) {
	drop, at := layout.P(90, 7), to.Center()
	var s seen
	show := begun(motion.How{Ticks: 10}, s.plain())
	if passed := show.Drop(at, drop); passed != 0 || show.Length() != 4 {
		t.Errorf("%v left out, %d ticks", passed, show.Length())
	}
	if s.draw(t, show); s.boxes[0].Center() != drop {
		t.Errorf("it begins at %v", s.boxes[0])
	}
	m := s.changing(2)
	m.Lands = 0.6
	show = begun(motion.How{Ticks: 10}, m)
	if passed := show.Drop(at, drop); passed != 0.6 || show.Length() != 8 {
		t.Errorf("%v left out, %d ticks", passed, show.Length())
	}
	if s.draw(t, show); s.boxes[0].Center() != drop || s.parts[0] != 0.6 {
		t.Errorf("it begins at %v, %v", s.boxes[0], s.parts[0])
	}
	show = begun(motion.How{Ticks: 10}, s.plain(), s.changing(2))
	if show.Drop(at, drop); show.Length() != 20 {
		t.Error("what is shown with others is not shown whole")
	}
	show = begun(motion.How{Ticks: 10}, s.plain())
	if show.Drop(layout.P(50, 50), drop); show.Length() != 10 {
		t.Error("what was dropped elsewhere is not shown whole")
	}
}

func TestAFrozenShowStandsStill(t *testing.T) {
	var s seen
	show := &motion.Show{}
	show.Freeze(0.25)
	m := s.changing(2)
	m.Pause = 0.25
	show.Begin([]motion.Motion{m}, motion.How{Ticks: 10, Pauses: true})
	if part, frozen := show.Frozen(); !frozen || part != 0.25 || show.Passed() != 0.25 || show.Paused() {
		t.Errorf("frozen %v at %v, passed %v, paused %v", frozen, part, show.Passed(), show.Paused())
	}
	if show.End(); show.On() {
		t.Error("it does not end")
	}
	if _, frozen := show.Frozen(); !frozen {
		t.Error("the next one goes on")
	}
}

func TestNothingMovesThatIsComingIntoSight(t *testing.T) {
	show := &motion.Show{}
	if show.Await(); !show.On() || !show.Coming() || show.Passed() != 0 || show.Hidden("token") {
		t.Error("something moves")
	}
	var s seen
	if show.Begin([]motion.Motion{s.plain()}, motion.How{Ticks: 10}); show.Coming() {
		t.Error("it does not begin")
	}
}

// TestACourseIsReadToItsEnd: a stretch ends at a part of the pieces' time or lasts its own
// time. Meanwhile the pieces have come to rest. Fades are slower beside something to read.
func TestACourseIsReadToItsEnd(t *testing.T) {
	course := []motion.Stretch{{Until: 0.5, Phase: "a"}, {Time: 2, Phase: "b"}, {Time: 3, Phase: "c"}}
	for _, c := range []struct {
		how    motion.How
		pieces bool
		ends   []int // the ticks at which the stretches end
	}{
		{motion.How{Ticks: 10, Course: course}, true, []int{10, 30, 60}},
		{motion.How{Ticks: 10, Course: course, Calm: true}, true, []int{15, 35, 65}},
		{motion.How{Ticks: 10, Course: course[1:]}, false, []int{20, 50}},
	} {
		var s seen
		var show *motion.Show
		if c.pieces {
			show = begun(c.how, s.changing(2))
		} else {
			show = begun(c.how)
		}
		at := 0
		for i, end := range c.ends {
			for ; at < end; at++ {
				if told := show.Told(); told == nil || told.Phase != c.how.Course[i].Phase || !show.On() {
					t.Fatalf("%+v: at %d it tells %+v", c.how, at, told)
				}
				if over := show.Tick(); over != (at+1 == c.ends[len(c.ends)-1]) {
					t.Fatalf("%+v: over at %d: %v", c.how, at+1, over)
				}
			}
		}
		if show.Passed() != 1 {
			t.Errorf("%+v: the pieces are at %g", c.how, show.Passed())
		}
	}
}

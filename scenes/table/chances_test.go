package table_test

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/sprites"
)

// turned thinks that both are equal up to a move and that the second one leads by
// 9 to 1 after that.
type turned int

func (n turned) Judge(s rules.State, chance []int32) {
	for seat := range chance {
		chance[seat] = 1000
	}
	if s.(*toy.State).At >= int(n) {
		chance[1] = 9000
	}
}

// curved is a finished game of two, with a curve that turns at move 5.
func curved(l lines) lines {
	l.game, l.moves = played(12)
	l.players, l.judge = toy.People(2), turned(5)
	l.game.Open = true // so that the end can be taken back
	return l
}

// TestTheResultHasACurve, which lies over it when it is clicked and leads back.
func TestTheResultHasACurve(t *testing.T) {
	w := open(t, curved(lines{}))
	if _, marks := w.within(t, "result:chances"); len(marks) != 1 || marks[0].Name != "mark/triangle" {
		t.Errorf("the small curve has %+v, not only the mark of who ends above the other", marks)
	}
	w.Click("result:chances")
	if w.Has("result") || !w.Has("chances:chart") || w.Focus() != "chances:chart" {
		t.Fatalf("it has %v, focus %q", w.ids(), w.Focus())
	}
	w.Away()
	w.Ticks(1)
	if diff := cmp.Diff(map[string]any{"move": 5, "player": 1, "by": 4000, "cause": "alike"}, w.Find("chances:turning:1").State); diff != "" {
		t.Error(diff)
	}
	if got := w.label("chances:turning:1"); !strings.HasPrefix(got, "Turn 3, whatever was played: Błażej from 50% to 90% – Łucja") {
		t.Errorf("it says %q", got)
	}
	for p, want := range []int{0, 10_000} {
		if got := w.State(fmt.Sprintf("chances:player:%d", p), "share"); got != want {
			t.Errorf("player %d ends with %v", p, got)
		}
	}
	if got := w.label("chances:back"); got != "Back to the result" {
		t.Errorf("the way back says %q", got)
	}
	w.Click("chances:back")
	if !w.Has("result") || w.Has("chances") {
		t.Error("it does not lead back to the result")
	}
	w.Click("result:chances")
	w.Key(input.KeyEscape)
	if !w.Has("result") || w.Has("chances") {
		t.Error("Escape does not lead back to the result")
	}
}

// TestTheCurveTellsTheValuesPointedAt.
func TestTheCurveTellsTheValuesPointedAt(t *testing.T) {
	w := open(t, curved(lines{}))
	w.Click("result:chances")
	for move, want := range map[int][2]int{4: {5000, 5000}, 7: {1000, 9000}} {
		w.Hover(fmt.Sprintf("chances:at:%d", move))
		w.Ticks(1)
		for p, share := range want {
			if got := w.State(fmt.Sprintf("chances:player:%d", p), "share"); got != share {
				t.Errorf("after move %d player %d has %v, want %d", move, p, got, share)
			}
		}
		if got := w.label("chances:moment"); !strings.Contains(got, fmt.Sprintf("move %d", move)) {
			t.Errorf("it says %q", got)
		}
	}
	w.Away()
	w.Ticks(1)
	if got := w.label("chances:moment"); got != "End of the game" {
		t.Errorf("away from it, it says %q", got)
	}
	w.Hover("chances:at:4")
	w.Key(input.KeyRight) // what the keys have chosen stays
	w.Away()
	w.Ticks(1)
	if got := w.label("chances:moment"); !strings.Contains(got, "move 5") {
		t.Errorf("after a key, away from it, it says %q", got)
	}
}

// TestAClickOnTheCurveShowsThatMoment on the table, and the way back leads to the
// curve.
func TestAClickOnTheCurveShowsThatMoment(t *testing.T) {
	w := open(t, curved(lines{}))
	w.Click("result:chances")
	for id, at := range map[string]int{"chances:at:7": 7, "chances:turning:1": 5, "chances:sign:1": 5, "chances:at:0": 0} {
		w.Click(id)
		w.at(t, at)
		if !w.tb.Looking() || w.Has("chances") || w.Has("result") || w.label("past:return") != "Back to the curve" {
			t.Fatalf("%s: looking %v, it has %v", id, w.tb.Looking(), w.ids())
		}
		w.Click("past:return")
		if w.tb.Looking() || !w.Has("chances") {
			t.Fatalf("%s: the way back leads to %v", id, w.ids())
		}
	}
	w.Click("chances:at:7")
	w.Key(input.KeyEscape)
	if w.tb.Looking() || !w.Has("chances") {
		t.Error("Escape does not lead back to the curve")
	}
}

// TestTheCurveByKeys: the arrows choose a moment, Enter shows it.
func TestTheCurveByKeys(t *testing.T) {
	w := open(t, curved(lines{}))
	w.Click("result:chances")
	w.Away()
	w.Key(input.KeyEnter) // nothing is chosen
	if w.tb.Looking() {
		t.Error("Enter shows a moment that nobody chose")
	}
	for _, c := range []struct {
		key  input.Key
		want string
	}{{input.KeyLeft, "End of the game"}, {input.KeyLeft, "move 11"}, {input.KeyHome, "Start"}, {input.KeyRight, "move 2"}, {input.KeyEnd, "End"}, {input.KeyLeft, "move 11"}} {
		w.Key(c.key)
		if got := w.label("chances:moment"); !strings.Contains(got, c.want) {
			t.Errorf("it says %q, want %q", got, c.want)
		}
	}
	w.Key(input.KeyEnter)
	w.at(t, 11)
}

// TestAReplayHasTheCurve of its game; a moment chosen there is shown in it.
func TestAReplayHasTheCurve(t *testing.T) {
	w := open(t, curved(lines{replay: true}))
	if w.rect("eyes").Intersects(w.rect("chances:open")) {
		t.Errorf("the way to the curve at %v lies over the views at %v", w.rect("chances:open"), w.rect("eyes"))
	}
	w.Click("chances:open")
	w.Click("chances:turning:1")
	w.at(t, 5)
	if w.Has("chances") || w.label("past:return") != "End the replay" {
		t.Errorf("it has %v", w.ids())
	}
	w.Click("chances:open")
	if got := w.label("chances:back"); got != "Close" {
		t.Errorf("the way back says %q", got)
	}
	w.Click("chances:back")
	w.at(t, 5)
}

// TestWhoHasSeveralSeatsHasOneLine.
func TestWhoHasSeveralSeatsHasOneLine(t *testing.T) {
	l := curved(lines{})
	l.game.Owners, l.game.Winners = []int{0, 1, 0, 1}, []int{3}
	w := open(t, l)
	w.Click("result:chances")
	w.Away()
	w.Ticks(1)
	if !w.Has("chances:player:1") || w.Has("chances:player:2") || w.State("chances:player:1", "share") != 10_000 {
		t.Errorf("it has %v", w.ids())
	}
}

// TestNobodySeesChancesBeforeTheEnd, also where the end is taken back.
func TestNobodySeesChancesBeforeTheEnd(t *testing.T) {
	l := curved(lines{})
	l.moves = l.moves[:11]
	l.replay = true
	w := open(t, l)
	w.tb.Chances().Open()
	w.settle()
	if w.Has("chances:open") || w.Has("chances") {
		t.Error("a replay of an open game has a curve")
	}
	l.replay = false
	w = open(t, l)
	w.act(t, toy.Pass)
	if !w.Has("result:chances") {
		t.Fatal("no curve at the end")
	}
	w.Click("result:chances")
	w.tb.Undo()
	w.settle()
	if w.Has("chances") || w.Has("result") {
		t.Errorf("after undo it has %v", w.ids())
	}
}

// counts thinks that the second one leads by what was given.
type counts struct{}

func (counts) Judge(s rules.State, chance []int32) {
	chance[0], chance[1] = 10, int32(10+s.(*toy.State).Given)
}

// TestTurningPointsAreReadWhole: a line below the curve is as high as its words need, in
// a narrow window too, and none is cut.
func TestTurningPointsAreReadWhole(t *testing.T) {
	l := curved(lines{w: 700, h: 640})
	for i := range l.players {
		l.players[i].Name = strings.Repeat("W", 24)
	}
	w := open(t, l)
	w.Click("result:chances")
	if line := w.Find("chances:turning:1"); line.Rect[3] < 40 {
		t.Errorf("%q stands in one line", line.Label)
	}
	for _, fault := range w.Audit(pictureStore(t), 1) {
		if strings.Contains(fault, "chances:turning") {
			t.Error(fault)
		}
	}
}

// TestALongNameStandsWholeBesideItsShare: the longest name of wide letters is not cut in
// the smallest window.
func TestALongNameStandsWholeBesideItsShare(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	l := curved(lines{w: 1024, h: 640})
	for i := range l.players {
		l.players[i].Name = strings.Repeat("W", 24)
	}
	w := open(t, l)
	w.until(t, "the curve is there", func() bool { return w.Has("result:chances") && w.Find("result:chances").Enabled })
	w.Click("result:chances")
	line := w.Find("chances:player:0")
	mark, share := 20.0, fonts.Measure("100%", sprites.BodyBold.Sized(14)).W
	if name := fonts.Measure(line.Label, sprites.BodyBold.Sized(14)).W; line.Rect[2] < mark+name+share {
		t.Errorf("a line of %v has no room for a name of %v and its share of %v", line.Rect[2], name, share)
	}
}

// shares are the chances of the second player before the end.
func (w *world) shares(t *testing.T) (out []any) {
	t.Helper()
	w.until(t, "the curve is there", func() bool { return w.Has("result:chances") && w.Find("result:chances").Enabled })
	w.Click("result:chances")
	for _, move := range []int{8, 9, 10} {
		w.Hover(fmt.Sprintf("chances:at:%d", move))
		w.Ticks(1)
		out = append(out, w.State("chances:player:1", "share"))
	}
	return out
}

// TestAnotherEndHasAnotherCurve: where moves are taken back and others lead to the end, the
// curve is of those. It does not matter whether the old one was there, open or on its way.
func TestAnotherEndHasAnotherCurve(t *testing.T) {
	other := []rules.Move{toy.Give(9), toy.Give(8), toy.Give(7)}
	for _, beside := range []bool{false, true} {
		l := curved(lines{beside: beside})
		l.judge = counts{}
		for i := range other { // all of one player, who may take them back
			l.game.Asks[9+i].Seat = 1
		}
		was := l.moves
		l.moves = append(slices.Clone(was[:9]), other...)
		want := open(t, l).shares(t)
		l.moves = was
		for _, seen := range []bool{false, true} {
			w := open(t, l)
			if seen {
				if got := w.shares(t); cmp.Equal(got, want) {
					t.Fatalf("both ends have the chances %v", got)
				}
			}
			for range other {
				if err := w.tb.Undo(); err != nil {
					t.Fatal(err)
				}
				w.settle()
			}
			w.act(t, other...)
			if diff := cmp.Diff(want, w.shares(t)); diff != "" {
				t.Errorf("beside %v, seen %v: %s", beside, seen, diff)
			}
		}
	}
}

// waits is a judge that waits for each judgment to be allowed.
type waits struct {
	allow chan struct{}
	asked atomic.Int32
}

func (j *waits) Judge(_ rules.State, chance []int32) {
	j.asked.Add(1)
	<-j.allow
	for seat := range chance {
		chance[seat] = 1
	}
}

// TestTheWindowNeverWaitsForTheCurve: the result is there and says so, and leads on.
func TestTheWindowNeverWaitsForTheCurve(t *testing.T) {
	j := &waits{allow: make(chan struct{})}
	l := curved(lines{beside: true})
	l.judge = j
	w := open(t, l)
	w.Ticks(30)
	if w.Find("result:chances").Enabled || w.label("result:chances") != "Calculating the chances…" {
		t.Errorf("it says %q", w.label("result:chances"))
	}
	w.Click("result:replay")
	close(j.allow)
	w.until(t, "the curve is there", func() bool { return w.Find("result:chances").Enabled })
}

// clueless is a judge that panics.
type clueless struct{}

func (clueless) Judge(rules.State, []int32) { panic("no idea") }

// TestAGameThatCannotBeJudgedHasItsResultWithoutACurve, also where the curve was asked
// for while it was on its way.
func TestAGameThatCannotBeJudgedHasItsResultWithoutACurve(t *testing.T) {
	for _, asked := range []bool{false, true} {
		l := curved(lines{beside: true})
		l.judge = clueless{}
		w := open(t, l)
		if asked {
			w.tb.Chances().Open()
		}
		w.until(t, "the result is there, and says nothing of a curve", func() bool { return w.Has("result") && !w.Has("result:chances") })
	}
}

// TestWhoLeavesOrUndoesStopsTheCurve within a move, and nothing of it comes later.
func TestWhoLeavesOrUndoesStopsTheCurve(t *testing.T) {
	for name, do := range map[string]func(w *world){
		"leave": func(w *world) { w.tb.Leave() },
		"undo":  func(w *world) { _ = w.tb.Undo(); w.settle() },
	} {
		j := &waits{allow: make(chan struct{})}
		l := curved(lines{beside: true})
		l.judge = j
		w := open(t, l)
		do(w)
		asked := j.asked.Load()
		close(j.allow)
		time.Sleep(20 * time.Millisecond)
		if got := j.asked.Load(); got > asked+1 {
			t.Errorf("%s: %d judgments after it was stopped", name, got-asked)
		}
		w.settle()
		if name == "undo" && (w.Has("result:chances") || w.tb.Match().Len() != 11) {
			t.Errorf("%s: it has %v", name, w.ids())
		}
	}
}

// TestTheCurveFits in every window and language, of two players and of six.
func TestTheCurveFits(t *testing.T) {
	for _, lang := range []string{assets.Polish, assets.English} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1440, 900}, {1920, 1080}} {
			for _, people := range []int{2, 6} {
				l := curved(lines{lang: lang, w: size[0], h: size[1], set: func(s *store.Settings) { s.Marks = people == 6 }})
				l.players = toy.People(people)
				w := open(t, l)
				for _, id := range []string{"result:chances", "chances:at:7"} {
					w.Click(id)
					if id == "chances:at:7" {
						w.Click("past:return")
						w.Hover(id)
						w.Ticks(1)
					}
					if w.Has("chances:content") {
						t.Errorf("%s %v: the curve must be scrolled", lang, size)
					}
					for _, fault := range w.Audit(tabletest.Art(), 1) {
						t.Errorf("%s %v, %d people: %s", lang, size, people, fault)
					}
				}
			}
		}
	}
}

package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// onRail is where a moment lies on the slider, and y on the names of the chapters.
func (w *world) onRail(n int) (rail, name layout.Point) {
	first, last := w.Find("past:chapter:0").Rect, w.Find("past:slider").State["max"].(int)
	from := first[0]
	to := 0.0
	for i := 0; w.Has(fmt.Sprintf("past:chapter:%d", i)); i++ {
		r := w.Find(fmt.Sprintf("past:chapter:%d", i)).Rect
		to = r[0] + r[2]
	}
	x := from + (to-from)*float64(n)/float64(last)
	return layout.P(x, first[1]+6), layout.P(x, first[1]+first[3]-4)
}

// TestTheSliderGoesAnywhere: by a click, a drag, the wheel, and by the name of a chapter
// to where that begins.
func TestTheSliderGoesAnywhere(t *testing.T) {
	g, moves := played(12)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	p, _ := w.onRail(7)
	w.Script.Click(p)
	w.at(t, 7)
	if got := w.State("past:slider", "value"); got != 7 {
		t.Errorf("the slider stands at %v", got)
	}
	_, name := w.onRail(5)
	w.Script.Click(name)
	w.at(t, 4) // where turn 3 begins
	from, _ := w.onRail(4)
	to, _ := w.onRail(11)
	w.Script.Move(from)
	w.Script.Press()
	w.Script.Move(from.Lerp(to, 0.5))
	w.at(t, 8)
	w.Script.Move(to)
	w.at(t, 11)
	w.Script.Move(layout.P(to.X+900, to.Y))
	w.at(t, 12)
	w.Script.Release()
	w.Script.Move(from)
	w.at(t, 12)
	w.Wheel("past:slider", 1)
	w.at(t, 11)
	w.Wheel("past:slider", -1)
	w.Wheel("past:slider", -1)
	w.at(t, 12)
	w.Touchpad("past:slider", 1)
	w.at(t, 11)
	w.Touchpad("past:slider", 0.9)
	w.at(t, 11)
	w.Wheel("past:slider", 3)
	w.at(t, 8)
}

// TestTheSliderEndsWhatIsShown, also by a click on the moment before that.
func TestTheSliderEndsWhatIsShown(t *testing.T) {
	g, moves := played(12)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, set: normal})
	w.Click("past:on")
	if w.Ticks(2); !w.tb.Animating() {
		t.Fatal("no move is shown")
	}
	p, _ := w.onRail(0)
	if w.Script.Click(p); w.tb.Animating() {
		t.Error("the move is shown on")
	}
	w.at(t, 0)
}

// held is a judge that waits until it is allowed to judge.
type held struct {
	turned
	allow chan struct{}
}

func (j held) Judge(s rules.State, chance []int32) {
	<-j.allow
	j.turned.Judge(s, chance)
}

// TestTurningPointsComeWithTheCurve onto the slider.
func TestTurningPointsComeWithTheCurve(t *testing.T) {
	l := curved(lines{replay: true, beside: true})
	j := held{5, make(chan struct{})}
	l.judge = j
	w := open(t, l)
	if got := w.State("past:slider", "marks"); got != 0 {
		t.Errorf("%v marks without a curve", got)
	}
	close(j.allow)
	w.until(t, "the turning point is marked", func() bool { return w.State("past:slider", "marks") == 1 })
}

// TestChaptersAreTheTurns, with what comes before the first one, and their tips.
func TestChaptersAreTheTurns(t *testing.T) {
	before := turn(0, -1)
	g := toy.Game{Asks: []toy.Ask{before, turn(1, 1), turn(0, 1), turn(1, 2)}, Winners: []int{0}}
	moves := []rules.Move{toy.Give(1), toy.Give(2), toy.Give(3), toy.Give(4)}
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	var got []string
	for i := 0; w.Has(fmt.Sprintf("past:chapter:%d", i)); i++ {
		n := w.Find(fmt.Sprintf("past:chapter:%d", i))
		got = append(got, fmt.Sprint(n.Label, " ", n.State["move"]))
	}
	if want := "[toy.phase.one] 0|Turn 1 1|Turn 2 3"; strings.Join(got, "|") != want {
		t.Errorf("chapters %q, want %q", got, want)
	}
	w.Script.Move(w.Point("past:chapter:1"))
	w.Ticks(60)
	if tip := w.Tip(); tip != "Turn 1\nMoves 2 to 3" {
		t.Errorf("tip %q", tip)
	}
}

// TestTheTimelineFollowsTheMatch: what was taken back and played otherwise has other
// chapters.
func TestTheTimelineFollowsTheMatch(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: toy.Game{Asks: append(g.Asks, turn(0, 4))}, players: toy.People(2), moves: moves})
	if w.Has("past:slider") {
		t.Error("a table has a slider")
	}
	w.Click("log:2")
	if got := w.State("past:slider", "chapters"); got != 4 {
		t.Errorf("%v chapters, want 4", got)
	}
	w.Click("past:return")
	if w.Has("past:slider") {
		t.Error("the slider stays")
	}
	w.Key(input.KeyZ, input.Ctrl)
	w.Click("confirm:yes")
	w.Click("log:2")
	if got := w.State("past:slider", "chapters"); got != 3 {
		t.Errorf("%v chapters, want 3", got)
	}
}

// TestAReplayHasASpeed, kept in the settings and changed by button and by keys.
func TestAReplayHasASpeed(t *testing.T) {
	g, moves := played(40)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.Click("past:speed")
	w.Click("past:speed:400")
	if got := w.tb.House().Settings.PastSpeed; got != 400 {
		t.Errorf("the settings have %d", got)
	}
	w.Script.Click(layout.P(300, 300)) // takes the focus from the button
	played := func(speed int) int {
		w.Key(input.KeyHome)
		w.Key(input.KeySpace)
		w.Ticks(180)
		n := w.tb.Moment()
		w.Key(input.KeyHome)
		if got := w.State("past:speed", "speed"); got != speed {
			t.Errorf("speed %v, want %d", got, speed)
		}
		return n
	}
	fast := played(400)
	w.Key(input.KeyF)
	w.Key(input.KeyS)
	w.Key(input.KeyS)
	usual := played(100)
	w.Key(input.KeyS)
	w.Key(input.KeyS)
	slow := played(50)
	if fast < 3*usual || usual < 2*slow-1 || slow == 0 {
		t.Errorf("in the same time %d moves, %d and %d", fast, usual, slow)
	}
	if len(store.PastSpeeds()) != 4 {
		t.Error("there are other speeds than the keys were pressed for")
	}
}

// TestAMoveOfAReplayHasItsSpeed, too: at 4 × it moves for a quarter of the usual time. Who
// goes on by hand sees each move at the usual speed.
func TestAMoveOfAReplayHasItsSpeed(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, set: normal})
	usual := w.house.MotionTicks()
	for _, speed := range store.PastSpeeds() {
		for begin, want := range map[string]int{"past:play": usual * 100 / speed, "past:on": usual} {
			w.house.Settings.PastSpeed = speed
			w.Key(input.KeyHome)
			w.Click(begin)
			w.until(t, "a move is shown", w.tb.Animating)
			ticks := 0
			for ; w.tb.Animating() && ticks < 10*usual; ticks++ {
				w.Ticks(1)
			}
			if ticks < want-1 || ticks > want+1 {
				t.Errorf("at %d per cent a move by %s takes %d ticks, want %d", speed, begin, ticks, want)
			}
			w.at(t, 1)
		}
	}
}

// TestAReplayStopsAtItsEnd: nothing goes on by itself, and who goes back stays there.
func TestAReplayStopsAtItsEnd(t *testing.T) {
	g, moves := played(4)
	for _, set := range []func(s *store.Settings){nil, normal} {
		w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, set: set})
		w.Click("past:play")
		if !w.tb.Waiting() {
			t.Fatal("it does not play")
		}
		w.until(t, "the end", func() bool { return w.tb.Moment() == len(moves) })
		w.Ticks(2)
		if w.tb.Waiting() || w.tb.Animating() || w.Find("past:play").Enabled {
			t.Error("it plays on after the end")
		}
		_, icons := tabletest.Drawn(t, func(c *sprites.Canvas) { w.Root().Node("past:play").Draw(c, ui.State{}) })
		if !slices.Contains(icons, "icon/play") {
			t.Errorf("its button shows %q", icons)
		}
		w.tb.Look(1)
		w.Ticks(200)
		w.at(t, 1)
	}
}

// TestAPauseIsNoSkip: the button that holds a replay does so while a move is shown.
func TestAPauseIsNoSkip(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, set: normal})
	w.Key(input.KeySpace)
	for range 200 {
		if w.tb.Animating() {
			break
		}
		w.Ticks(1)
	}
	if !w.tb.Animating() {
		t.Fatal("nothing moves")
	}
	n := w.tb.Moment()
	w.Click("past:play")
	w.Ticks(200)
	w.at(t, n+1) // what was shown comes to its end
}

// TestAnybodysPastIsLookedAtAfterTheEnd on the table, too; now stays whose it was.
func TestAnybodysPastIsLookedAtAfterTheEnd(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves})
	w.Click("result:look")
	was := w.tb.Viewer()
	if w.Has("eyes") {
		t.Error("the present has a choice of views")
	}
	w.Click("log:2")
	w.Click("eyes")
	w.Click("eyes:1")
	if w.tb.Viewer() != 1 || w.tb.View().(toy.View).Seat != 1 {
		t.Errorf("it is seat %d that sees", w.tb.Viewer())
	}
	w.at(t, 3)
	w.Click("past:return")
	if w.tb.Viewer() != was || w.tb.View().(toy.View).Seat != was {
		t.Errorf("back at the table seat %d sees, it was %d", w.tb.Viewer(), was)
	}
}

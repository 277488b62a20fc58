package table_test

import (
	"slices"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// paused plays a move of which the motion waits halfway, up to there.
func paused(t testing.TB) *world {
	t.Helper()
	w := open(t, lines{game: two(3), players: toy.People(2), set: normal})
	w.face.pause = 0.5
	w.Click("pass")
	w.Ticks(5 * w.house.MotionTicks())
	if !w.tb.Paused() || w.tb.Animating() || w.tb.Acting() != rules.NoSeat || w.Has("pass") {
		t.Fatalf("paused %v, animating %v, seat %d acts", w.tb.Paused(), w.tb.Animating(), w.tb.Acting())
	}
	return w
}

// over waits for the end of what moves.
func (w *world) over(t testing.TB) {
	t.Helper()
	if w.tb.Paused() || !w.tb.Animating() {
		t.Fatal("it does not go on")
	}
	w.Ticks(w.house.MotionTicks())
	if w.tb.Animating() || w.tb.Acting() != 1 || w.Has("go-on") {
		t.Errorf("animating %v, seat %d acts", w.tb.Animating(), w.tb.Acting())
	}
}

// TestAMotionWaitsForAClick on a button that is large, however short its words are.
func TestAMotionWaitsForAClick(t *testing.T) {
	w := paused(t)
	w.drawn(t)
	if r := w.rect("go-on"); r.W < 120 {
		t.Errorf("the button lies at %v", r)
	}
	w.Click("go-on")
	w.over(t)
}

// TestAMotionWaitsForAKey tries the keys that go on, and one that does not.
func TestAMotionWaitsForAKey(t *testing.T) {
	for _, k := range []input.Key{input.KeyEnter, input.KeySpace} {
		w := paused(t)
		w.Key(input.KeyR)
		if !w.tb.Paused() {
			t.Error("any key goes on")
		}
		w.Key(k)
		w.over(t)
	}
}

// TestAClickSkipsToWhereAMotionWaits: nothing is missed by not waiting for it, and
// the third click leaves out the rest.
func TestAClickSkipsToWhereAMotionWaits(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2), set: normal})
	w.face.pause = 0.5
	w.Click("pass")
	w.Ticks(2)
	w.Click("field")
	if !w.tb.Paused() || w.tb.Match().Len() != 1 {
		t.Fatalf("paused %v after %d moves", w.tb.Paused(), w.tb.Match().Len())
	}
	w.Click("field")
	w.Ticks(1)
	if w.tb.Paused() || !w.tb.Animating() {
		t.Fatal("it does not go on")
	}
	w.Click("field")
	if w.tb.Animating() || w.tb.Match().Len() != 1 || w.tb.Acting() != 1 {
		t.Errorf("animating %v after %d moves", w.tb.Animating(), w.tb.Match().Len())
	}
}

// TestAMoveOfABotWaitsToo for the person who reads it.
func TestAMoveOfABotWaitsToo(t *testing.T) {
	w := crowd(t, 2, 1, func(l *lines) { l.set = normal })
	w.face.pause = 0.5
	w.Click("pass")
	for n := 1; n <= 2; n++ {
		w.until(t, "it waits", w.tb.Paused)
		if w.tb.Match().Len() != n || w.Has("pace:hold") {
			t.Fatalf("it waits after %d moves, the bot can be held: %v", w.tb.Match().Len(), w.Has("pace:hold"))
		}
		w.Click("go-on")
	}
}

// TestNobodyWaitsWhereNobodyReads: not with animation off, not in a replay, and
// not where no person plays.
func TestNobodyWaitsWhereNobodyReads(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2), set: func(s *store.Settings) { s.Animation = store.AnimationOff }})
	w.face.pause = 0.5
	w.Click("pass")
	w.Ticks(2)
	if w.tb.Paused() || w.tb.Acting() != 1 {
		t.Error("it waits with animation off")
	}
	g, moves := played(4)
	w = open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, set: normal})
	w.face.pause = 0.5
	w.Click("past:on")
	w.Ticks(2 * w.house.MotionTicks())
	w.at(t, 1)
	bots := toy.People(2)
	for i := range bots {
		bots[i].Bot = "random"
	}
	w = open(t, lines{game: two(3), players: bots, set: normal})
	w.face.pause = 0.5
	w.Ticks(12 * w.house.MotionTicks())
	if w.tb.Match().Len() < 2 {
		t.Errorf("%d moves of bots", w.tb.Match().Len())
	}
}

// TestTheBarFollowsAMotion lights the phase that a motion shows. What passes after it has
// a caption in the prompt, and in the bar of a replay, for as long as it is read.
func TestTheBarFollowsAMotion(t *testing.T) {
	g := toy.Game{Steps: []string{"a", "b"}, Turns: 3, Asks: []toy.Ask{{Phase: "a", Turn: 1}, {Phase: "a", Turn: 1}}}
	w := open(t, lines{game: g, players: toy.People(1), set: normal})
	w.face.shown = "b"
	lit := func() string {
		for _, id := range []string{"a", "b"} {
			if w.State("phase:"+id, "current") == true {
				return id
			}
		}
		return ""
	}
	w.Click("pass")
	w.Ticks(3)
	if got := lit(); got != "a" {
		t.Errorf("phase %q is lit at first", got)
	}
	w.Ticks(w.house.MotionTicks() - 6)
	if got := lit(); !w.tb.Animating() || got != "b" {
		t.Errorf("phase %q is lit then", got)
	}
	w.Ticks(10)
	if got, said := lit(), w.Find("prompt").Label; got != "a" || said != "and then" || !w.tb.Animating() {
		t.Errorf("phase %q is lit at last, the prompt says %q", got, said)
	}
	w.Ticks(4 * w.house.MotionTicks())
	if said := w.Find("prompt").Label; w.tb.Animating() || said == "and then" {
		t.Errorf("the prompt still says %q", said)
	}
	w = open(t, lines{game: g, players: toy.People(1), moves: pass(1), replay: true, set: normal})
	w.face.shown = "b"
	w.Click("past:on")
	w.Ticks(w.house.MotionTicks() + 10)
	if said := w.Find("past:band").Label; said != "and then" {
		t.Errorf("the bar of a replay says %q", said)
	}
}

// TestWhatAGameOpensWithStandsFirst in the bar, and what comes later in the first turn last.
func TestWhatAGameOpensWithStandsFirst(t *testing.T) {
	for _, opens := range []int{-1, 1} {
		g := toy.Game{Steps: []string{"a", "b"}, Turns: 3, Asks: []toy.Ask{
			{Phase: "odd", Turn: opens}, {Phase: "a", Turn: 1}, {Phase: "late", Turn: 1},
		}}
		w := open(t, lines{game: g, players: toy.People(1)})
		for _, want := range [][]string{
			{"phase:odd", "phase:a", "phase:b"}, {"phase:a", "phase:b"}, {"phase:a", "phase:b", "phase:late"},
		} {
			if ids, _ := w.pills(); !slices.Equal(ids, want) {
				t.Errorf("opening in turn %d: the phases are %v, want %v", opens, ids, want)
			}
			w.act(t, toy.Pass)
		}
	}
}

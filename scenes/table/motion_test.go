package table_test

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

func TestAMoveIsShownInMotion(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), set: normal})
	w.Click("pass")
	w.Ticks(2)
	if !w.tb.Animating() || !w.tb.Hidden("token") || w.tb.Hidden("other") || w.tb.Acting() != rules.NoSeat {
		t.Fatalf("animating %v, hidden %v, seat %d acts", w.tb.Animating(), w.tb.Hidden("token"), w.tb.Acting())
	}
	w.drawn(t) // drawing in the middle of a motion
	w.Ticks(30)
	if w.tb.Animating() || w.tb.Hidden("token") || w.tb.Acting() != 1 {
		t.Errorf("animating %v, hidden %v, seat %d acts", w.tb.Animating(), w.tb.Hidden("token"), w.tb.Acting())
	}
}

func TestMotionsAreFasterWhereThatIsWanted(t *testing.T) {
	length := func(a store.Animation) int {
		w := open(t, lines{game: two(2), players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
		w.Click("pass")
		n := 0
		for w.tb.Acting() == rules.NoSeat {
			w.Ticks(1)
			n++
		}
		return n
	}
	off, fast, usual := length(store.AnimationOff), length(store.AnimationFast), length(store.AnimationNormal)
	if off > 2 || fast <= off || usual <= fast {
		t.Errorf("%d, %d and %d ticks", off, fast, usual)
	}
	if calm := length(store.AnimationReduced); calm <= off || calm > 12+1 {
		t.Errorf("%d ticks of fades", calm)
	}
}

// TestAClickSkipsAMotion: whoever goes on playing may do so by the same click;
// for anybody else it does nothing more.
func TestAClickSkipsAMotion(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{}, {}, {Seat: 1}, {Seat: 1}}}
	w := open(t, lines{game: g, players: toy.People(2), set: normal})
	click := func(want int) {
		t.Helper()
		w.Ticks(2)
		if !w.tb.Animating() {
			t.Fatal("nothing moves")
		}
		w.Click("field")
		if got := w.tb.Match().Len(); got != want {
			t.Errorf("%d moves, want %d", got, want)
		}
	}
	w.Click("pass")
	click(2)
	click(2)
	if w.tb.Animating() || w.tb.Acting() != 1 {
		t.Errorf("animating %v, seat %d acts", w.tb.Animating(), w.tb.Acting())
	}
	w.Click("field")
	if w.tb.Match().Len() != 3 {
		t.Error("the next click does nothing")
	}
}

// TestAClickThatSkipsDoesNotOpenTheCover clicks where the button of the cover
// comes to lie.
func TestAClickThatSkipsDoesNotOpenTheCover(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2), set: normal})
	at := w.Point("cover:open")
	w.Click("cover:open")
	w.Click("pass")
	w.Ticks(2)
	w.Script.Click(at)
	if w.tb.Cover() != 1 {
		t.Fatalf("covered for %d", w.tb.Cover())
	}
	w.Script.Click(at)
	if w.tb.Cover() != 1 {
		t.Error("the second click opens it at once")
	}
	w.Click("cover:open")
	if w.tb.Cover() != rules.NoSeat {
		t.Error("a click in good time does not open it")
	}
}

func TestAPressThatSkipsPicksNothingUp(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), set: normal})
	w.Click("pass")
	w.Ticks(2)
	w.Drag("field", "tray")
	if w.tb.Match().Len() != 1 {
		t.Errorf("%d moves", w.tb.Match().Len())
	}
	w.Drag("field", "tray")
	if w.tb.Match().Len() != 2 {
		t.Errorf("%d moves", w.tb.Match().Len())
	}
}

func TestASkippedReplayGoesOneMoveOn(t *testing.T) {
	g, moves := played(4)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, set: normal})
	w.Click("past:on")
	w.Ticks(2)
	if !w.tb.Animating() {
		t.Fatal("nothing moves")
	}
	w.at(t, 0)
	w.Click("field")
	w.at(t, 1)
	w.Click("past:on")
	w.Ticks(30)
	w.at(t, 2)
}

func TestTheRecapMoves(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(1), secret(0)}}
	w := open(t, lines{game: g, players: toy.People(2), set: normal})
	w.Click("cover:open")
	w.act(t, toy.Pass)
	w.Ticks(40)
	w.face.pause = 0.5 // nothing waits in it
	w.Click("cover:open")
	w.Ticks(3)
	if !w.tb.Animating() || !w.Has("since") {
		t.Fatalf("animating %v, recap %v", w.tb.Animating(), w.Has("since"))
	}
	w.Click("since:close")
	if w.tb.Animating() {
		t.Error("it still moves")
	}
	w.Click("since:close") // the first press only skipped
	if w.Has("since") || w.tb.Acting() != 1 {
		t.Errorf("recap %v, seat %d acts", w.Has("since"), w.tb.Acting())
	}
}

// TestAPieceMayTakeItsTime: the others wait where they have come to.
func TestAPieceMayTakeItsTime(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), set: normal})
	w.face.slow = 3
	w.Click("pass")
	usual := w.house.MotionTicks()
	w.Ticks(usual)
	w.drawn(t)
	w.Ticks(usual)
	w.drawn(t)
	if !w.tb.Animating() {
		t.Fatal("the motion is over too soon")
	}
	w.Ticks(usual + 2)
	if w.tb.Animating() {
		t.Error("the motion is not over")
	}
	if p := w.face.parts; len(p) != 2 || p[0] < 0.2 || p[0] > 0.4 || p[1] < 0.5 || p[1] > 0.7 {
		t.Errorf("told of %v", p)
	}
}

// TestAMotionEndsWithItsMove: what is taken back is not shown any more, nor is a
// piece that stands where it was left out.
func TestAMotionEndsWithItsMove(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2), set: normal})
	w.Click("pass")
	w.Ticks(2)
	if !w.tb.Animating() || !w.tb.Hidden("token") {
		t.Fatalf("animating %v, hidden %v", w.tb.Animating(), w.tb.Hidden("token"))
	}
	w.Key(input.KeyZ, input.Ctrl)
	if w.tb.Match().Len() != 0 || w.tb.Animating() || w.tb.Hidden("token") {
		t.Errorf("%d moves, animating %v, hidden %v", w.tb.Match().Len(), w.tb.Animating(), w.tb.Hidden("token"))
	}
}

// TestWhatIsShownStandsInThePrompt until it is over; who decides next thinks only then.
func TestWhatIsShownStandsInThePrompt(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{}, {Seat: 1}, {}}}
	w := open(t, lines{game: g, players: toy.Seated(toy.Bot{}, toy.People(2), 1), bots: toy.Crew(toy.Bot{}), set: normal})
	w.Click("pass")
	w.Ticks(2)
	if got := w.label("prompt"); !w.tb.Animating() || got != "Łucja: pass" {
		t.Errorf("while the move is shown the prompt says %q", got)
	}
	for w.tb.Animating() {
		w.Ticks(1)
	}
	if got := w.label("prompt"); !strings.Contains(got, "Błażej") || !strings.Contains(got, "is thinking") {
		t.Errorf("after the move is shown the prompt says %q", got)
	}
}

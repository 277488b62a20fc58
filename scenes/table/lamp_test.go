package table_test

import (
	"math"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/sprites"
)

// glows are the lights on the table, the one that is coming last.
func (w *world) glows(t *testing.T) []sprites.AuditSprite {
	t.Helper()
	return w.audit(t).Glows
}

// still reports whether a tick passes without anything being drawn.
func (w *world) still() bool {
	w.Root().TakeRedraw()
	w.Ticks(1)
	return !w.Root().TakeRedraw()
}

// lightOf is the one light of a table at rest.
func (w *world) lightOf(t *testing.T) layout.Point {
	t.Helper()
	all := w.glows(t)
	if still := w.still(); len(all) != 1 || !still {
		t.Fatalf("%d lights, still %v", len(all), still)
	}
	return all[0].Box.Center()
}

// TestTheLightLeansToWhoActs: it goes from the side of one to the side of the other within 20
// ticks. It fades there where movement is not wished for, and is there at once where nothing
// moves. It does not change while a move is shown.
func TestTheLightLeansToWhoActs(t *testing.T) {
	for _, a := range store.Animations() {
		w := open(t, lines{game: two(3), players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
		w.Ticks(40)
		first := w.lightOf(t)
		w.Click("pass")
		for w.tb.Acting() != 1 {
			if at := w.glows(t); len(at) != 1 || at[0].Box.Center() != first {
				t.Errorf("%s: %v while the move is shown", a, at)
			}
			w.Ticks(1)
		}
		between, faint := 0, 0
		var now layout.Point
		for range 24 {
			all := w.glows(t)
			now = all[len(all)-1].Box.Center()
			if len(all) == 2 {
				faint++
			} else if x := now.X; x > 20 && x < 1260 {
				between++
			}
			w.Ticks(1)
		}
		w.Ticks(100)
		last := w.lightOf(t)
		if first.X != 0 || math.Abs(last.X-1280) > 0.01 || last != now {
			t.Errorf("%s: at %v, then at %v", a, first, last)
		}
		if (between > 5) != w.house.Moves() || (faint > 5) != w.house.Calm() || between > 20 || faint > 12 {
			t.Errorf("%s: %d ticks on its way, %d with two lights", a, between, faint)
		}
	}
}

// TestTheLightStaysWhileAMoveIsShown though another player gives up meanwhile.
func TestTheLightStaysWhileAMoveIsShown(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{turn(0, 1), turn(1, 1), turn(2, 1), turn(0, 2)}}, players: toy.People(3), set: normal})
	w.Ticks(40)
	first := w.lightOf(t)
	w.Click("pass")
	if err := w.tb.Session.Concede(2); err != nil {
		t.Fatal(err)
	}
	for w.settle(); w.tb.Showing(); w.Ticks(1) {
		if at := w.glows(t); len(at) != 1 || at[0].Box.Center() != first {
			t.Fatalf("%v while the move is shown, want %v", at, first)
		}
	}
}

// TestTheLightIsFaint, so that nothing on the table is seen in another colour, and it is
// out where nobody acts.
func TestTheLightIsFaint(t *testing.T) {
	g, moves := played(4)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves[:3]})
	if all := w.glows(t); len(all) != 1 || all[0].Alpha < 0.2 || all[0].Alpha > 0.35 {
		t.Errorf("%+v", all)
	}
	w.tb.Look(1)
	w.settle()
	if all := w.glows(t); len(all) > 0 {
		t.Errorf("in the past: %+v", all)
	}
	w = open(t, lines{game: g, players: toy.People(2), moves: moves})
	if all := w.glows(t); len(all) > 0 {
		t.Errorf("at the end: %+v", all)
	}
}

// TestATurnThatPassesStandsStill: banner and light are seen as far as they have come.
func TestATurnThatPassesStandsStill(t *testing.T) {
	g, moves := played(4)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves[:3], still: true, set: normal})
	w.tb.FreezeTurn(0.5)
	w.settle()
	w.Ticks(60)
	texts, _ := w.within(t, "banner")
	told := texts[len(texts)-1] // over what is said in the bar
	lights := w.glows(t)
	if told.Text != "Błażej’s turn" || told.Alpha < 0.5 || told.Alpha > 0.99 || len(lights) != 1 || math.Abs(lights[0].Box.Center().X-640) > 1 {
		t.Errorf("banner %v, lights %v", told, lights)
	}
}

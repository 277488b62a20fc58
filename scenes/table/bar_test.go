package table_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"schron/scenes/scenetest"
	"schron/scenes/scenetest/toy"
)

// pills lists the phases of the bar with their boxes' left and right sides.
func (w *world) pills() (ids []string, sides [][2]float64) {
	for _, n := range w.Nodes() {
		if n.Role == "phase" {
			ids = append(ids, n.ID)
			sides = append(sides, [2]float64{n.Rect[0], n.Rect[0] + n.Rect[2]})
		}
	}
	return ids, sides
}

func TestTheBarShowsWhereWeAre(t *testing.T) {
	g := toy.Game{Steps: []string{"a", "b"}, Turns: 3, Asks: []toy.Ask{
		{Phase: "a", Turn: 1}, {Phase: "b", Turn: 2}, {Phase: "odd", Turn: 3},
	}}
	w := open(t, lines{game: g, players: toy.People(1)})
	for _, c := range []struct {
		phases []string
		here   string
		turn   string
	}{
		{[]string{"phase:a", "phase:b"}, "phase:a", "Turn 1 of 3"},
		{[]string{"phase:a", "phase:b"}, "phase:b", "Turn 2 of 3"},
		{[]string{"phase:a", "phase:b", "phase:odd"}, "phase:odd", "Turn 3 of 3"},
	} {
		ids, _ := w.pills()
		if !slices.Equal(ids, c.phases) || w.label("turn") != c.turn {
			t.Errorf("phases %v in %q", ids, w.label("turn"))
		}
		for _, id := range ids {
			if w.State(id, "current") != (id == c.here) {
				t.Errorf("%s is current: %v", id, w.State(id, "current"))
			}
		}
		w.act(t, toy.Pass)
	}
	w.Click("result:look")
	if ids, _ := w.pills(); !slices.Equal(ids, []string{"phase:a", "phase:b"}) {
		t.Errorf("after the end the phases are %v", ids)
	}
}

// TestTheLastPhaseStaysWhileTheLastMoveIsShown though it is none of the game's usual ones.
func TestTheLastPhaseStaysWhileTheLastMoveIsShown(t *testing.T) {
	g := toy.Game{Steps: []string{"a"}, Turns: 1, Asks: []toy.Ask{{Phase: "odd"}}}
	w := open(t, lines{game: g, players: toy.People(1), set: normal})
	w.Click("pass")
	w.Ticks(2)
	if ids, _ := w.pills(); !w.tb.Animating() || !slices.Contains(ids, "phase:odd") || w.State("phase:odd", "current") != true {
		t.Errorf("animating %v, phases %v", w.tb.Animating(), ids)
	}
}

// TestTheBarHoldsManyLongPhases shrinks the window until only numbers fit.
func TestTheBarHoldsManyLongPhases(t *testing.T) {
	for _, many := range []int{1, 4, 8, 12} {
		g := toy.Game{Turns: 12}
		for i := range many {
			g.Steps = append(g.Steps, fmt.Sprintf("long-%d", i))
			g.Asks = append(g.Asks, toy.Ask{Phase: g.Steps[i], Turn: 1 + i})
		}
		for _, width := range []float64{1024, 1280, 1600, 1920, 2560, 3840} {
			w := open(t, lines{game: g, players: toy.People(1), w: width, h: 800})
			w.act(t, pass(many/2)...)
			ids, sides := w.pills()
			if !slices.Equal(ids, prefixed("phase:", g.Steps)) {
				t.Errorf("%d phases at %.0f: %v", many, width, ids)
			}
			for i := 1; i < len(sides); i++ {
				if sides[i][0] < sides[i-1][1] {
					t.Errorf("%d phases at %.0f: %s over %s", many, width, ids[i], ids[i-1])
				}
			}
			turn := w.Find("turn").Rect
			if last := sides[len(sides)-1][1]; turn[0] < last || turn[0]+turn[2] > w.Find("undo").Rect[0] {
				t.Errorf("%d phases at %.0f: the turns stand at %v after %.0f", many, width, turn, last)
			}
			for _, f := range w.Audit(pictureStore(t), 1) {
				t.Errorf("%d phases at %.0f: %s", many, width, f)
			}
		}
	}
}

func prefixed(prefix string, s []string) []string {
	var out []string
	for _, x := range s {
		out = append(out, prefix+x)
	}
	return out
}

func TestTurnsWithoutAnEndAreCounted(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Turn: 7}}}
	w := open(t, lines{game: g, players: toy.People(1)})
	if got := w.label("turn"); got != "Turn 7" {
		t.Errorf("turn %q", got)
	}
	g.Turns = 40
	w = open(t, lines{game: g, players: toy.People(1)})
	if got := w.label("turn"); got != "Turn 7 of 40" {
		t.Errorf("turn %q", got)
	}
}

// TestTheBarGrowsWithTheWindow: 48 pixels in the usual window, 105 in the
// greatest.
func TestTheBarGrowsWithTheWindow(t *testing.T) {
	for _, c := range []struct{ w, h, want float64 }{{1280, 800, 48}, {1920, 1080, 61}, {3840, 2160, 105}} {
		v := scenetest.Look(c.w, c.h, 1, "en")
		w := open(t, lines{game: two(2), players: toy.People(2), w: v.W, h: v.H})
		menu := w.rect("menu")
		if got := math.Floor((menu.Y + menu.Bottom() + 4) * v.Scale); got != c.want {
			t.Errorf("in a window of %v × %v the bar is %v pixels high, want %v", c.w, c.h, got, c.want)
		}
	}
}

// TestABrakeIsToldOnceItIsNear: a hundred turns are no length of a game.
func TestABrakeIsToldOnceItIsNear(t *testing.T) {
	for _, c := range []struct {
		turn, of int
		want     string
	}{{1, 100, "Turn 1"}, {90, 100, "Turn 90"}, {91, 100, "Turn 91 of 100"}, {1, 99, "Turn 1 of 99"}, {3, 0, "Turn 3"}} {
		g := toy.Game{Turns: c.of, Asks: []toy.Ask{{Turn: c.turn}}}
		w := open(t, lines{game: g, players: toy.People(1)})
		if got := w.label("turn"); got != c.want {
			t.Errorf("turn %d of %d is %q, want %q", c.turn, c.of, got, c.want)
		}
	}
}

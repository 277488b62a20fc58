package table_test

import (
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/toy"
	"schron/sprites"
)

// told is a table of two at which it is being told that the second acts.
func told(t testing.TB, l lines) *world {
	t.Helper()
	if l.players == nil {
		l.players = toy.People(2)
	}
	l.game = two(3)
	w := open(t, l)
	w.act(t, toy.Pass)
	for w.tb.Acting() != 1 || !w.Has("banner") {
		w.Ticks(1)
	}
	return w
}

// TestTheBannerLiesInTheBar, over what is only read there: all its buttons stay
// free.
func TestTheBannerLiesInTheBar(t *testing.T) {
	for _, w := range []*world{told(t, lines{}), told(t, lines{w: 1024, h: 640}), told(t, lines{w: 2560, h: 1080})} {
		box := w.rect("banner")
		if box.Y < 0 || box.Bottom() > 48 || box.H < 36 || box.Right() > w.rect("undo").X || box.Right() < w.rect("undo").X-20 {
			t.Errorf("it lies at %v, undo at %v", box, w.rect("undo"))
		}
	}
}

// TestTheBannerGivesWay to a menu, to a question and to the past.
func TestTheBannerGivesWay(t *testing.T) {
	for name, do := range map[string]func(w *world){
		"the menu": func(w *world) { w.Click("menu") },
		"the past": func(w *world) { w.tb.Look(0); w.settle() },
		"a question": func(w *world) {
			w.house.Settings.ConfirmEnd = true
			w.Ticks(turnTime + 2)
			w.Click("pass")
		},
	} {
		g := toy.Game{Asks: []toy.Ask{{}, {Seat: 1, Ends: true}, {}}}
		w := open(t, lines{game: g, players: toy.People(2)})
		w.act(t, toy.Pass)
		if !w.Has("banner") {
			t.Fatal("nobody is told who acts")
		}
		if do(w); w.Has("banner") {
			t.Errorf("it stays over %s", name)
		}
	}
}

// TestTheBannerFadesAway where things move: wholly seen at first, then less and
// less; where nothing moves it goes at once.
func TestTheBannerFadesAway(t *testing.T) {
	for _, moves := range []bool{true, false} {
		l := lines{}
		if moves {
			l.set = normal
		}
		w := told(t, l)
		var seen []float64
		for w.Has("banner") && len(seen) < 200 {
			texts, _ := w.within(t, "banner")
			for _, x := range texts {
				if strings.HasPrefix(x.Text, "Now ") {
					seen = append(seen, x.Alpha)
				}
			}
			w.Ticks(1)
		}
		pale := 0
		for i, a := range seen {
			if a < 1 {
				pale++
			}
			if i > 0 && a > seen[i-1] {
				t.Errorf("it comes back: %v after %v", a, seen[i-1])
			}
		}
		if want := moves; (pale > 10) != want || pale > 24 || len(seen) < 60 {
			t.Errorf("where things move %v: %d of %d ticks it is pale", moves, pale, len(seen))
		}
	}
}

// TestAStillTableWaitsForNothing: it is only drawn.
func TestAStillTableWaitsForNothing(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), still: true})
	w.tb.Play(toy.Pass)
	w.settle()
	if w.Has("banner") || !w.Find("pass").Enabled {
		t.Errorf("banner %v, the button ready %v", w.Has("banner"), w.Find("pass").Enabled)
	}
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w = open(t, lines{game: g, players: toy.People(2), still: true})
	if !w.Find("cover:open").Enabled {
		t.Error("the cover's button is not ready")
	}
}

// TestTurnsAreDotsUpToTwelve: those that are over are light, the present one dark
// on amber, those to come muted.
func TestTurnsAreDotsUpToTwelve(t *testing.T) {
	g := toy.Game{Turns: 12, Asks: []toy.Ask{turn(0, 3), turn(0, 3)}}
	w := open(t, lines{game: g, players: toy.People(2), w: 1920, h: 1080})
	texts, _ := w.within(t, "turn")
	if len(texts) != 12 {
		t.Fatalf("%d dots", len(texts))
	}
	for i, x := range texts {
		want := sprites.Muted
		switch {
		case i < 2:
			want = sprites.Paper
		case i == 2:
			want = sprites.Ink
		}
		if x.Style.Colour != want {
			t.Errorf("turn %s is written in %v, want %v", x.Text, x.Style.Colour, want)
		}
	}
	g.Turns = 13
	w = open(t, lines{game: g, players: toy.People(2), w: 1920, h: 1080})
	w.Ticks(120) // until nobody is told who acts
	if texts, _ := w.within(t, "turn"); len(texts) != 1 || texts[0].Text != "Turn 3 of 13" {
		t.Errorf("of thirteen turns it says %q", texts[0].Text)
	}
}

// TestAPieceGoesInAnArc: half way it is as high above the straight line as its
// move says, 30 units, and what appears is seen more and more.
func TestAPieceGoesInAnArc(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), set: normal})
	w.face.slow = 1
	if !w.tb.Play(toy.Give(1)) {
		t.Fatal("the move is refused")
	}
	from, to := w.face.fields[0], w.face.fields[1]
	last, best := -1.0, -1.0
	var high layout.Rect
	for n := 0; n < 300 && (n < 3 || w.tb.Animating()); n++ {
		w.Ticks(1)
		for _, x := range w.audit(t).Texts {
			if x.Text != "appears" {
				continue
			}
			if x.Alpha < last {
				t.Errorf("what appears is seen by %v after %v", x.Alpha, last)
			}
			last = x.Alpha
		}
		if k := len(w.face.parts); k > 0 {
			if near := 1 - 2*abs(w.face.parts[k-1]-0.5); near > best {
				best, high = near, w.face.boxes[k-1]
			}
		}
	}
	if middle := from.Lerp(to, 0.5); best < 0.9 || high.Y > middle.Y-25 || high.Y < middle.Y-45 {
		t.Errorf("half way (%v) it is at %v, the straight line at %v", best, high, middle)
	}
	if last < 0.8 {
		t.Errorf("what appears is seen by %v at the end", last)
	}
}

func abs(x float64) float64 { return max(x, -x) }

package table_test

import (
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/scenes/ui"
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

// TestAMessageWaitsForTheBanner, which stands where messages do.
func TestAMessageWaitsForTheBanner(t *testing.T) {
	w := told(t, lines{})
	w.Root().Toast(ui.Toast{Text: "Done."})
	if w.Ticks(1); w.Has("toast") {
		t.Fatal("it lies over the banner")
	}
	for w.Has("banner") {
		w.Ticks(1)
	}
	if w.Ticks(1); !w.Has("toast") {
		t.Error("it does not come")
	}
}

// TestTheBannerComesAndFadesAway where things move: it is seen more and more, from the left,
// then wholly, then less and less. Where movement is not wished for it stays in its place;
// where nothing moves it is there and gone at once.
func TestTheBannerComesAndFadesAway(t *testing.T) {
	for _, a := range store.Animations() {
		w := told(t, lines{set: func(s *store.Settings) { s.Animation = a }})
		var seen, place []float64
		for w.Has("banner") && len(seen) < 200 {
			texts, _ := w.within(t, "banner")
			for _, x := range texts {
				if strings.HasSuffix(x.Text, "’s turn") {
					seen, place = append(seen, x.Alpha), append(place, x.Box.X)
				}
			}
			w.Ticks(1)
		}
		whole := slices.Index(seen, 1)
		pale := 0
		for i, x := range seen {
			if x < 1 {
				pale++
			}
			if i > 0 && (i <= whole) != (x >= seen[i-1]) && x != seen[i-1] {
				t.Errorf("%s: %v after %v", a, x, seen[i-1])
			}
			if i > 0 && place[i] < place[i-1] || i >= whole && place[i] != place[whole] {
				t.Errorf("%s: it goes back", a)
			}
		}
		if moves := a != store.AnimationOff; (pale > 20) != moves || pale > 36 || len(seen) < 60 || whole > 12 || !moves && whole != 0 {
			t.Errorf("%s: %d of %d ticks it is pale, whole after %d", a, pale, len(seen), whole)
		}
		if slides := place[0] < place[whole]; slides != w.house.Moves() {
			t.Errorf("%s: it slides %v", a, slides)
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

// TestAPieceGoesInAnArc: half way it is as place above the straight line as its
// move says, 30 units, and what appears is seen more and more.
func TestAPieceGoesInAnArc(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2), set: normal})
	w.face.slow = 1
	if !w.tb.Play(toy.Give(1)) {
		t.Fatal("the move is refused")
	}
	from, to := w.face.fields[0], w.face.fields[1]
	last, best := -1.0, -1.0
	var place layout.Rect
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
				best, place = near, w.face.boxes[k-1]
			}
		}
	}
	if middle := from.Lerp(to, 0.5); best < 0.9 || place.Y > middle.Y-25 || place.Y < middle.Y-45 {
		t.Errorf("half way (%v) it is at %v, the straight line at %v", best, place, middle)
	}
	if last < 0.8 {
		t.Errorf("what appears is seen by %v at the end", last)
	}
}

func abs(x float64) float64 { return max(x, -x) }

// TestNoBannerFreezesWhereNobodyIsAsked: a computer acts, so there is nobody to name.
func TestNoBannerFreezesWhereNobodyIsAsked(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.WithBots(toy.People(2), 0), replay: true})
	w.tb.FreezeTurn(1)
	w.Stack.InvalidateAll()
	w.Ticks(1)
	if n, ok := w.Lookup("banner"); ok {
		t.Errorf("the banner says %q", n.Label)
	}
}

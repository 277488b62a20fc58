package table_test

import (
	"slices"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// The times of the rule, in ticks of a sixtieth of a second.
const (
	coverTime = 42 // 0.7 s
	turnTime  = 24 // 0.4 s
)

// rect is the box of a node.
func (w *world) rect(id string) layout.Rect {
	r := w.Find(id).Rect
	return layout.R(r[0], r[1], r[2], r[3])
}

// tap presses and releases in one tick where the cursor is.
func (w *world) tap(at layout.Point) { w.Script.FastClick(at) }

// handed is a world in which seat 1 has just been covered for, at once after the
// last click of seat 0.
func handed(t testing.TB, at func(w *world) layout.Point, set func(s *store.Settings)) *world {
	t.Helper()
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2), set: set})
	w.Click("cover:open")
	w.Await("pass")
	if at != nil {
		w.tap(at(w))
	}
	if !w.tb.Play(toy.Pass) {
		t.Fatal("seat 0 cannot go on")
	}
	w.Stack.InvalidateAll()
	for w.tb.Cover() != 1 {
		w.Ticks(1)
	}
	return w
}

// TestACoverTakesNoClickAtFirst clicks on its button tick by tick: it opens by a
// press after 0.7 s and by none before.
func TestACoverTakesNoClickAtFirst(t *testing.T) {
	for _, id := range []string{"cover:open", "menu", "undo"} {
		w := handed(t, nil, nil)
		at, n := w.rect(id).Center(), 0
		for w.tb.Cover() == 1 && w.Has("cover") && n < 200 {
			w.tap(at)
			n++
		}
		if n < coverTime || n > coverTime+3 {
			t.Errorf("%s acts after %d ticks", id, n)
		}
	}
}

func TestACoverIsSeenToWait(t *testing.T) {
	w := handed(t, nil, nil)
	if w.Find("cover:open").Enabled {
		t.Error("the button looks ready at once")
	}
	w.Ticks(coverTime + 1)
	if !w.Find("cover:open").Enabled {
		t.Error("the button never looks ready")
	}
}

// TestACoverTakesNoPressThatBeganBefore holds the button down from before the
// cover, and from the time in which it takes none.
func TestACoverTakesNoPressThatBeganBefore(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	at := w.Point("cover:open")
	w.Click("cover:open")
	w.Await("pass")
	w.Script.Move(at)
	w.Script.Press()
	w.tb.Play(toy.Pass)
	w.settle()
	w.Ticks(2 * coverTime)
	w.Script.Release()
	if w.tb.Cover() != 1 {
		t.Error("the release of a press opens the cover that came up in between")
	}

	w = handed(t, nil, nil)
	w.Ticks(coverTime / 2)
	w.Script.Move(w.rect("cover:open").Center())
	w.Script.Press()
	w.Ticks(coverTime)
	w.Script.Release()
	if w.tb.Cover() != 1 {
		t.Error("a press that came too early opens the cover when it is let go")
	}
}

// TestKeysDoNotSkipACover: neither Enter nor Space, fresh or held down.
func TestKeysDoNotSkipACover(t *testing.T) {
	for _, k := range []input.Key{input.KeyEnter, input.KeySpace} {
		w := handed(t, nil, nil)
		for w.Focus() != "cover:open" {
			w.Key(input.KeyTab)
		}
		for n := w.Root().Now(); n < coverTime-10; n = w.Root().Now() {
			w.Key(k)
		}
		if w.tb.Cover() != 1 {
			t.Errorf("%v opens the cover at once", k)
		}
		for range 2 * coverTime {
			w.Root().Handle(input.Gesture{Kind: input.KeyStroke, Key: k, Repeat: true})
			w.Ticks(1)
		}
		if w.tb.Cover() != 1 {
			t.Errorf("%v held down opens the cover", k)
		}
		w.Key(k)
		if w.tb.Cover() != rules.NoSeat {
			t.Errorf("%v does not open the cover in good time", k)
		}
	}
}

// TestThreeHastyClicksShowNothing: place, skip the animation, and a click where
// the cover's button comes to lie, 300 ms apart, as the one before would make
// them.
func TestThreeHastyClicksShowNothing(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2), set: normal})
	at := w.Point("cover:open")
	w.Click("cover:open")
	w.Click("pass")
	w.Ticks(10)
	w.Script.Click(at)
	if w.tb.Cover() != 1 {
		t.Fatal("the second click does not skip the animation")
	}
	for range 2 {
		w.Ticks(16)
		w.Script.Click(w.rect("cover:open").Center())
	}
	if w.tb.Cover() != 1 || w.Has("secret") {
		t.Error("hasty clicks show the hand of the next player")
	}
}

// TestTheCoversButtonLiesAwayFromTheLastClick, wherever that was.
func TestTheCoversButtonLiesAwayFromTheLastClick(t *testing.T) {
	for _, size := range []layout.Size{layout.S(1024, 640), layout.S(1280, 800), layout.S(1920, 1080)} {
		for x := 0.02; x < 1; x += 0.08 {
			for y := 0.02; y < 1; y += 0.08 {
				at := layout.P(size.W*x, size.H*y)
				g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
				w := open(t, lines{game: g, players: toy.People(2), w: size.W, h: size.H})
				w.Click("cover:open")
				w.Await("pass")
				w.Root().Handle(input.Gesture{Kind: input.Press, At: at, From: at})
				w.tb.Play(toy.Pass)
				w.settle()
				box := w.rect("cover:open")
				if w.tb.Cover() != 1 || box.Inset(-80).Contains(at) {
					t.Fatalf("%v: the last click was at %v, the button lies at %v", size, at, box)
				}
			}
		}
	}
}

// TestACoverFromUnderTheMenuWaitsAgain: a double click on the menu's way back
// meets a cover that has come up anew.
func TestACoverFromUnderTheMenuWaitsAgain(t *testing.T) {
	w := handed(t, nil, nil)
	w.Click("menu")
	w.Click("menu:resume")
	if w.Find("cover:open").Enabled {
		t.Error("the cover takes clicks at once when the menu has gone")
	}
	w.Click("cover:open")
	if w.tb.Cover() != rules.NoSeat {
		t.Error("the cover never opens")
	}
}

// answers lists the buttons of the prompt that are there.
func (w *world) answers() []string {
	var out []string
	for _, id := range []string{"pass", "choice:choose 0", "choice:choose 1"} {
		if w.Has(id) {
			out = append(out, id)
		}
	}
	return out
}

// TestADoubleClickDoesNotEndTheNextTurn: what goes on, ends or answers takes no
// click for 0.4 s after another seat has come to act, by mouse or by key.
func TestADoubleClickDoesNotEndTheNextTurn(t *testing.T) {
	for _, ask := range []toy.Ask{{Ends: true}, {Choices: 2, NoPass: true}, {Choices: 1}, {Reaction: true, Choices: 1}} {
		first, second := ask, ask
		second.Seat = 1
		g := toy.Game{Asks: []toy.Ask{first, second, first}}
		for _, id := range open(t, lines{game: g, players: toy.People(2)}).answers() {
			w := open(t, lines{game: g, players: toy.People(2)})
			w.DoubleClick(id)
			if n := w.tb.Match().Len(); n != 1 || w.tb.Acting() != 1 {
				t.Errorf("a double click on %s plays %d moves", id, n)
				continue
			}
			at, n := w.rect(id).Center(), 2 // of the double click's second half
			for w.tb.Match().Len() == 1 && n < 100 {
				w.tap(at)
				n++
			}
			if n < turnTime || n > turnTime+3 {
				t.Errorf("%s acts for the next player after %d ticks", id, n)
			}
		}
	}
}

func TestEnterTwiceDoesNotEndTheNextTurn(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Ends: true}, {Seat: 1, Ends: true}}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Await("pass")
	for w.Focus() != "pass" {
		w.Key(input.KeyTab)
	}
	w.Key(input.KeyEnter)
	n := 0
	for ; w.tb.Match().Len() == 1 && n < 100; n++ {
		w.Root().SetFocus("pass")
		w.Ticks(1)
		w.Key(input.KeyEnter)
	}
	if 2*n < turnTime || 2*n > turnTime+6 { // each is two ticks
		t.Errorf("Enter acts for the next player after %d ticks", 2*n)
	}
}

// TestAPressFromBeforeTheTurnEndsNothing: the button goes down in one turn and up
// in the next.
func TestAPressFromBeforeTheTurnEndsNothing(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	w.Await("pass")
	w.Script.Move(w.Point("pass"))
	w.Script.Press()
	w.tb.Play(toy.Give(1))
	w.settle()
	w.Ticks(2 * turnTime)
	w.Script.Release()
	if w.tb.Match().Len() != 1 {
		t.Error("the release ends the next player's turn")
	}
}

// TestWhatAFaceLaysOutItselfWaits: a choice of the prompt that is no button of
// Ask is refused for as long, and what is on the board is not.
func TestWhatAFaceLaysOutItselfWaits(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{}, {Seat: 1, Choices: 1}, {Seat: 1}}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.act(t, toy.Pass)
	if w.tb.Play(toy.Choose(0)) || w.tb.PlayAll(toy.Pass) != 0 {
		t.Error("a choice is taken at once")
	}
	if len(w.Toasts()) != 0 {
		t.Errorf("it says %q", w.Toasts())
	}
	if !w.tb.Play(toy.Give(1)) {
		t.Error("a move on the board is not taken")
	}
}

// TestNothingWaitsForWhoGoesOn: the same seat acts again.
func TestNothingWaitsForWhoGoesOn(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{}, {}, {}}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("pass")
	w.Click("pass")
	if n := w.tb.Match().Len(); n != 2 {
		t.Errorf("%d moves", n)
	}
	if !w.Find("pass").Enabled {
		t.Error("the button is held back")
	}
}

// TestAfterABotTheTurnIsNew: the one person acts again, but not at once.
func TestAfterABotTheTurnIsNew(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.WithBots(toy.People(2), 1)})
	at := w.rect("pass").Center()
	w.Click("pass")
	for w.tb.Acting() != 0 {
		w.Ticks(1)
	}
	w.tap(at)
	if n := w.tb.Match().Len(); n != 2 || !w.Has("banner") {
		t.Errorf("%d moves, banner %v", n, w.Has("banner"))
	}
}

// TestTheBannerNamesWhoActs for a moment, takes no clicks, keeps off the prompt
// and goes by itself.
func TestTheBannerNamesWhoActs(t *testing.T) {
	for lang, want := range map[string]string{"pl": "Teraz: Błażej", "en": "Błażej’s turn"} {
		for _, set := range []func(*store.Settings){nil, normal} {
			w := open(t, lines{game: two(3), players: toy.People(2), lang: lang, set: set})
			w.Click("pass")
			for w.tb.Acting() != 1 {
				w.Ticks(1)
			}
			w.Ticks(1)
			if got := w.label("banner"); got != want || w.State("banner", "seat") != 1 {
				t.Errorf("the banner says %q of seat %v", got, w.State("banner", "seat"))
			}
			_, pictures := w.drawn(t)
			if !slices.Contains(pictures, "mark/triangle") {
				t.Errorf("drawn are %q", pictures)
			}
			box := w.rect("banner")
			if box.Intersects(w.rect("prompt")) || box.Intersects(w.rect("pass")) {
				t.Errorf("it lies over the prompt: %v", box)
			}
			for _, f := range w.Audit(pictureStore(t), 1) {
				t.Error(f)
			}
			if n := w.Root().Node("banner"); n.OnClick != nil || n.Block || n.Tip != nil {
				t.Error("it takes what is meant for the board")
			}
			w.Ticks(100)
			if w.Has("banner") || w.tb.Animating() {
				t.Error("it stays")
			}
		}
	}
}

// TestTheBannerFadesOnlyWhereThingsMove.
func TestTheBannerFadesOnlyWhereThingsMove(t *testing.T) {
	moves := func(set func(*store.Settings)) (n int) {
		w := open(t, lines{game: two(3), players: toy.People(2), set: set})
		w.Click("pass")
		for w.tb.Acting() != 1 {
			w.Ticks(1)
		}
		for range 120 {
			if !w.still() {
				n++
			}
		}
		return n
	}
	// Two ticks build the table anew: the buttons are ready, the banner goes.
	if off, on := moves(nil), moves(normal); off != 2 || on < 36 || on > 60 {
		t.Errorf("it is drawn in %d ticks where nothing is to move, in %d where it may", off, on)
	}
}

// TestWhoOpensTheCoverIsNotToldWhoActs.
func TestWhoOpensTheCoverIsNotToldWhoActs(t *testing.T) {
	w := handed(t, nil, nil)
	w.Click("cover:open")
	w.settle()
	if w.tb.Acting() != 1 || w.Has("banner") {
		t.Errorf("seat %d acts, banner %v", w.tb.Acting(), w.Has("banner"))
	}
	if w.Find("pass").Enabled {
		t.Error("a double click on the cover may go on at once")
	}
}

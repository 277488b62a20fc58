package table_test

import (
	"testing"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// moving are the ways of animation in which a move takes time.
func moving() []store.Animation {
	return []store.Animation{store.AnimationReduced, store.AnimationFast, store.AnimationNormal}
}

// going is a game in which the first seat decides several times, then the other one.
func going(n int) toy.Game {
	g := toy.Game{Asks: make([]toy.Ask, n)}
	g.Asks = append(g.Asks, toy.Ask{Seat: 1}, toy.Ask{Seat: 1})
	return g
}

// inMotion is a table at which the first of several moves is being shown.
func inMotion(t *testing.T, g toy.Game, a store.Animation) *world {
	t.Helper()
	w := open(t, lines{game: g, players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
	w.face.slow = 4
	w.Ticks(40)
	w.Click("pass")
	w.Ticks(2)
	w.want(t, 1, true)
	return w
}

// want tests how many moves were played and whether one is being shown.
func (w *world) want(t *testing.T, moves int, showing bool) {
	t.Helper()
	if w.tb.Match().Len() != moves || w.tb.Showing() != showing {
		t.Errorf("%s: %d moves, showing %v; want %d, %v", w.house.Settings.Animation, w.tb.Match().Len(), w.tb.Showing(), moves, showing)
	}
}

// TestAPressBesideSkipsAndDoesNothingElse, whoever decides next.
func TestAPressBesideSkipsAndDoesNothingElse(t *testing.T) {
	for _, a := range moving() {
		for _, own := range []int{1, 2} {
			w := inMotion(t, going(own), a)
			w.Click("log")
			w.want(t, 1, false)
			if w.tb.Animating() && w.tb.Acting() == 0 {
				t.Errorf("%s: something moves on", a)
			}
		}
	}
}

// TestNobodyIsHeldUp: who goes on playing is taken at once by mouse, by a drag that begins
// while a move is shown, and by keys. Each press is one move.
func TestNobodyIsHeldUp(t *testing.T) {
	for _, a := range moving() {
		w := inMotion(t, going(6), a)
		w.Click("field")
		w.want(t, 2, true)
		w.Ticks(2)
		w.Drag("field", "tray")
		w.want(t, 3, true)
		w.Ticks(2)
		w.Script.Click(w.Point("field")) // a point that was seen before
		w.want(t, 4, true)
	}
	w := open(t, lines{game: going(6), players: toy.People(2)})
	w.Ticks(40)
	for n := 1; n <= 4; n++ { // nothing moves
		w.Click("field")
		w.want(t, n, false)
	}
}

// TestKeysAreTakenWhileAMoveIsShown: the button by which a key has played gets the keyboard
// back, and the next key plays at once. A key held down does nothing.
func TestKeysAreTakenWhileAMoveIsShown(t *testing.T) {
	for _, a := range append(moving(), store.AnimationOff) {
		w := open(t, lines{game: going(6), players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
		w.face.slow = 4
		w.Ticks(40)
		for n := 0; n < 40 && w.Focus() != "pass"; n++ {
			w.Key(input.KeyTab)
		}
		for n := 1; n <= 3; n++ {
			w.Key(input.KeyEnter)
			w.want(t, n, a != store.AnimationOff)
			w.Ticks(2)
			w.Root().Handle(input.Gesture{Kind: input.KeyStroke, Key: input.KeyEnter, Repeat: true})
			w.want(t, n, a != store.AnimationOff)
		}
		w.Ticks(120)
		if w.Focus() != "pass" || w.tb.Showing() {
			t.Errorf("%s: %q has the keyboard, showing %v", a, w.Focus(), w.tb.Showing())
		}
	}
}

// TestAKeyThatSkipsDoesNothingForAnotherPlayer: the one who comes next has pressed nothing.
func TestAKeyThatSkipsDoesNothingForAnotherPlayer(t *testing.T) {
	for _, a := range moving() {
		w := open(t, lines{game: going(1), players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
		w.face.slow = 4
		w.Ticks(40)
		for n := 0; n < 40 && w.Focus() != "pass"; n++ {
			w.Key(input.KeyTab)
		}
		w.Key(input.KeyEnter)
		w.Ticks(2)
		w.want(t, 1, true)
		w.Key(input.KeyEnter)
		w.want(t, 1, false)
		w.Ticks(60)
		w.Key(input.KeyEnter)
		w.want(t, 1, false)
		if w.tb.Acting() != 1 || w.Focus() != "" {
			t.Errorf("%s: seat %d acts, %q has the keyboard", a, w.tb.Acting(), w.Focus())
		}
	}
}

// TestNoKeyReachesTheFaceOfAnotherPlayer: neither the key that skips a move to another
// player's turn nor any that is pressed while the cover is up.
func TestNoKeyReachesTheFaceOfAnotherPlayer(t *testing.T) {
	for _, a := range moving() {
		w := inMotion(t, going(1), a)
		w.face.deaf = w.tb.Showing
		w.Key(input.KeyR)
		w.want(t, 1, false)
		if w.face.taken != 0 {
			t.Errorf("%s: the key that skips reaches the face, %q", a, w.face.keys)
		}
		g := toy.Game{Asks: []toy.Ask{{Private: true}, {Seat: 1, Private: true}}}
		w = open(t, lines{game: g, players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
		if w.tb.Cover() == rules.NoSeat {
			t.Fatalf("%s: no cover", a)
		}
		for range 80 {
			if w.Key(input.KeyR); w.face.taken != 0 {
				t.Fatalf("%s: a key reaches the face while the cover is up", a)
			}
		}
	}
}

// TestMovesThatWaitAreSkippedTogether: one press shows how things are after all of them.
func TestMovesThatWaitAreSkippedTogether(t *testing.T) {
	for _, a := range moving() {
		w := open(t, lines{game: going(3), players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
		w.Ticks(40)
		if n := w.tb.PlayAll(toy.Pass, toy.Pass, toy.Pass); n != 3 {
			t.Fatalf("%d moves", n)
		}
		w.settle()
		w.want(t, 3, true)
		w.Click("log")
		w.want(t, 3, false)
		if w.tb.Acting() != 1 {
			t.Errorf("%s: seat %d acts", a, w.tb.Acting())
		}
	}
}

// TestTheBannerHoldsNobodyUp: while it is told who acts, that one plays.
func TestTheBannerHoldsNobodyUp(t *testing.T) {
	for _, a := range append(moving(), store.AnimationOff) {
		w := open(t, lines{game: going(1), players: toy.People(2), set: func(s *store.Settings) { s.Animation = a }})
		w.Ticks(40)
		w.Click("pass")
		w.Ticks(40)
		if !w.Has("banner") {
			t.Fatalf("%s: no banner", a)
		}
		w.Click("field")
		if w.tb.Match().Len() != 2 {
			t.Errorf("%s: %d moves", a, w.tb.Match().Len())
		}
	}
}

// TestAKeyOfTheFaceIsTakenWhileAMoveIsShown: the face gets it when it can be played.
func TestAKeyOfTheFaceIsTakenWhileAMoveIsShown(t *testing.T) {
	for _, a := range moving() {
		w := inMotion(t, going(3), a)
		w.face.deaf = func() bool { return w.tb.Acting() == rules.NoSeat }
		w.face.keys = nil
		w.Key(input.KeyR)
		w.want(t, 1, false)
		if k := w.face.keys; len(k) != 2 || w.face.taken != 1 {
			t.Errorf("%s: keys %q, %d taken", a, k, w.face.taken)
		}
		w.Key(input.KeyTab) // one that only moves the focus
		w.Click("pass")
		w.Ticks(2)
		w.Key(input.KeyTab)
		w.want(t, 2, true)
	}
}

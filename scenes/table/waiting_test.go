package table_test

import (
	"testing"

	"schron/scenes/scenetest/toy"
)

// restTicks is how long nothing must have happened until the window rests.
const restTicks = 120

// alone lets ticks pass and fails where something is drawn anew by itself once the window
// may rest. It tells in how many ticks it may not.
func (w *world) alone(t *testing.T, what string, ticks int) (awake int) {
	t.Helper()
	still := 0
	w.Stack.TakeRedraw()
	for n := range ticks {
		if w.Stack.Waiting() {
			awake++
			still = 0
		} else {
			still++
		}
		w.Ticks(1)
		if w.Stack.TakeRedraw() {
			if still > restTicks {
				t.Errorf("%s: drawn anew at tick %d by a window that rests", what, n)
			}
			still = 0
		}
	}
	return awake
}

// TestATableThatWaitsForAPersonRests, and nothing comes by itself then. One at which a bot
// thinks or a replay plays does not rest.
func TestATableThatWaitsForAPersonRests(t *testing.T) {
	w := crowd(t, 3, 3, func(l *lines) { l.set = normal })
	w.alone(t, "the first turn", 400)
	if w.Stack.Waiting() {
		t.Error("a table that waits for a person keeps the window awake")
	}
	w.Click("field")
	if !w.Stack.Waiting() {
		t.Error("the window may rest while a move is shown")
	}
	if w.alone(t, "after a move", 600); w.Stack.Waiting() {
		t.Error("after a move the window never rests")
	}

	w = crowd(t, 2, 0, func(l *lines) { l.set = normal })
	if awake := w.alone(t, "bots", 300); awake < 300 {
		t.Errorf("bots play: the window may rest in %d ticks", 300-awake)
	}
	w.Click("pace:hold")
	w.alone(t, "bots held while a move is shown", 300)
	if w.Stack.Waiting() {
		t.Error("bots that are held keep the window awake")
	}

	b := toy.NewSlow()
	w = aside(t, b, nil)
	w.Ticks(200)
	if !w.Stack.Waiting() {
		t.Error("the window may rest while a bot thinks")
	}
	b.Allow <- struct{}{}
	w.until(t, "the bot has played", func() bool { return w.tb.Match().Len() == 2 })

	g, moves := played(6)
	w = open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, set: normal})
	w.Click("past:play")
	if awake := w.alone(t, "a replay", 120); awake < 120 {
		t.Errorf("a replay plays: the window may rest in %d ticks", 120-awake)
	}
	if w.alone(t, "the end of a replay", 2000); w.Stack.Waiting() || w.tb.Moment() != 6 {
		t.Errorf("the replay is over at move %d, and the window may not rest", w.tb.Moment())
	}
}

package table_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest/toy"
)

// TestARefusalGoesWithTheNextMove and with whoever decides next, and when a move is taken back.
func TestARefusalGoesWithTheNextMove(t *testing.T) {
	for name, act := range map[string]func(w *world){
		"the same player's move": func(w *world) { w.tb.Play(toy.Stay) },
		"the next player's go":   func(w *world) { w.tb.Play(toy.Pass) },
		"undo": func(w *world) {
			if err := w.tb.Undo(); err != nil {
				t.Error(err)
			}
		},
	} {
		w := open(t, lines{game: two(3), players: toy.People(2)})
		w.act(t, toy.Stay)
		w.Click("tray")
		if _, shown := w.Root().Refusal(); !shown {
			t.Fatalf("%s: nothing is refused", name)
		}
		act(w)
		w.Ticks(2)
		if why, shown := w.Root().Refusal(); shown {
			t.Errorf("%s: it still says %q", name, why.Text)
		}
	}
}

// TestARefusedKeyIsAnsweredAtItsButton: Ctrl+Z and Ctrl+Y beside undo, wherever the
// cursor is.
func TestARefusedKeyIsAnsweredAtItsButton(t *testing.T) {
	for _, k := range []input.Key{input.KeyZ, input.KeyY} {
		w := open(t, lines{game: two(2), players: toy.People(2)})
		w.Hover("field")
		w.Key(k, input.Ctrl)
		w.Ticks(1)
		at, undo := w.Find("toast").Rect, w.Find("undo").Rect
		box := layout.R(at[0], at[1], at[2], at[3])
		if near := layout.R(undo[0]-30, undo[1]-30, undo[2]+60, undo[3]+60); !box.Intersects(near) {
			t.Errorf("%v: it stands at %v, undo at %v", k, at, undo)
		}
	}
}

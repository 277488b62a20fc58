package bot

import (
	"testing"

	"schron/rules"

	game "schron/rules/wcp"
)

// TestWhoHuntsStaysNear: the seat that decides likes to be near another pawn, for that
// seat alone, until the button is pressed.
func TestWhoHuntsStaysNear(t *testing.T) {
	hunter := Mind{Hunting: true, Weights: &HandSet}
	judged := func(seat int, changes ...change) (hunted, plain int32) {
		s := at(t, 2, append([]change{corridorHalls, stands(1, "d2")}, changes...)...)
		var a, b [2]int32
		hunter.JudgeFor(seat, s, a[:])
		hunter.Judge(s, b[:])
		return a[0], b[0]
	}
	near, nearPlain := judged(0, stands(0, "d3"))
	far, farPlain := judged(0, stands(0, "d6"))
	if near-nearPlain <= far-farPlain {
		t.Errorf("near %d (%d), far %d (%d)", near, nearPlain, far, farPlain)
	}
	if other, plain := judged(rules.NoSeat, stands(0, "d6")); other != plain {
		t.Errorf("nobody hunts, but %d is not %d", other, plain)
	}
	if got, plain := judged(0, stands(0, "d6"), escape(1)); got != plain {
		t.Errorf("in the escape %d, %d", got, plain)
	}
	if got, plain := judged(0, stands(0, "d6"), gone(1, game.Lost, 0), escape(1)); got != plain {
		t.Errorf("alone %d, %d", got, plain)
	}
}

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
	judged := func(seat int, changes ...change) (hunted, plain int32, part rules.Part) {
		s := at(t, 2, append([]change{corridorHalls, stands(1, "d2")}, changes...)...)
		var a, b [2]int32
		hunter.JudgeFor(seat, s, a[:])
		hunter.Judge(s, b[:])
		for _, p := range hunter.Parts(s, 0, nil) {
			if p.ID == "hunt" {
				part = p
			}
		}
		return a[0], b[0], part
	}
	near, nearPlain, two := judged(0, stands(0, "d3"))
	far, farPlain, four := judged(0, stands(0, "d6"))
	if near-nearPlain <= far-farPlain || two.Amount != 1 || four.Amount != 4 || two.Worth <= four.Worth {
		t.Errorf("near %d (%d) %+v, far %d (%d) %+v", near, nearPlain, two, far, farPlain, four)
	}
	if other, plain, _ := judged(rules.NoSeat, stands(0, "d6")); other != plain {
		t.Errorf("nobody hunts, but %d is not %d", other, plain)
	}
	if got, plain, p := judged(0, stands(0, "d6"), escape(1)); got != plain || p.Worth != 0 {
		t.Errorf("in the escape %d, %d, %+v", got, plain, p)
	}
	if got, plain, p := judged(0, stands(0, "d6"), gone(1, game.Lost, 0), escape(1)); got != plain || p.Amount != 0 {
		t.Errorf("alone %d, %d, %+v", got, plain, p)
	}
}

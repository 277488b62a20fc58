package dzicz

import (
	"iter"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

// universe is every move that the notation can write, and those one step beyond
// each bound.
func universe() iter.Seq[rules.Move] {
	var verbs []uint8
	for verb := uint8(0); verb <= verbEnd; verb++ {
		if verb != VerbAsk {
			verbs = append(verbs, verb)
		}
	}
	fields := rulestest.Range{-1, Fields}
	return rulestest.Boxes(
		rulestest.Box{Verbs: verbs, A: fields, B: fields},
		rulestest.Box{Verbs: []uint8{VerbAsk}, A: rulestest.Range{-1, MaxSeats}, B: rulestest.Range{-1, tokenKinds}},
		rulestest.Box{Verbs: verbs, A: rulestest.Range{0, 2}, C: rulestest.Range{-1, 1}, D: rulestest.Range{-1, 1}, N: rulestest.Range{-1, 1}},
	)
}

// TestDrawnPositionsPlayOn plays such positions to the end.
func TestDrawnPositionsPlayOn(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawPosition(r)
		chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
		for n := 0; s.Actor() != rules.NoSeat; n++ {
			kit.PlayRandom(r, s, &chance, 1)
			if n%10 == 0 {
				rulestest.CheckState(rulestest.AsTB(t, r), Game{}, s)
			}
		}
	})
}

package paliwo

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
	span := func(verb uint8, in func(*rules.Kind) rules.Name) rulestest.Range {
		switch {
		case grammar.Names(verb, in(aHuman)):
			return rulestest.Range{-1, People}
		case grammar.Names(verb, in(aField)):
			return rulestest.Range{-1, Fields}
		case grammar.Names(verb, in(aFacing)):
			return rulestest.Range{-1, int(facings)}
		}
		return rulestest.Range{-1, 1}
	}
	boxes := []rulestest.Box{{
		Verbs: []uint8{0, VerbStep, VerbEnd, VerbDone, verbEnd}, A: rulestest.Range{0, 2},
		C: rulestest.Range{-1, 1}, D: rulestest.Range{-1, 1}, N: rulestest.Range{-1, 1},
	}}
	for v := VerbHuman; v < verbEnd; v++ {
		if grammar.Names(v, rules.A(aField)) && grammar.Names(v, rules.B(aField)) {
			continue // see pairs
		}
		boxes = append(boxes, rulestest.Box{Verbs: []uint8{v}, A: span(v, rules.A), B: span(v, rules.B)})
	}
	return rulestest.Boxes(boxes...)
}

// withPairs adds the moves that name two fields: all within two fields of each
// other, and some far apart.
func withPairs() iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		for m := range universe() {
			if !yield(m) {
				return
			}
		}
		for _, verb := range []uint8{VerbCrawl, VerbBite} {
			for f := Field(-1); f <= Fields; f++ {
				for _, d := range []Field{-Cols - 1, -Cols, -Cols + 1, -2, -1, 0, 1, 2, Cols - 1, Cols, Cols + 1, 50} {
					if !yield(OnTo(verb, f, f+d)) {
						return
					}
				}
			}
		}
	}
}

// drawPlayed plays some random moves from a deal.
func drawPlayed(r *rapid.T) *State {
	deal, err := Game{}.New(rules.Setup{Players: 2, Seed: rapid.Uint64Range(0, rules.MaxSeed).Draw(r, "seed")})
	if err != nil {
		r.Fatal(err)
	}
	s := deal.(*State)
	chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
	kit.PlayRandom(r, s, &chance, rapid.IntRange(0, 500).Draw(r, "moves"))
	return s
}

// made are positions that play seldom reaches.
func made(t testing.TB) []rules.State {
	t.Helper()
	return []rules.State{
		at(t, "9 . . . . l b . . . S .\n3 p . ^ . m . v r c > .", carrying(Lumberjack), armed(Lumberjack)),
		at(t, "3 r < . x b l . . . . .", carrying(Runner), wounded(Businessman, 1)),
		at(t, "3 l < . x b . . > . . p", moving(2)),
		at(t, "3 l . v x b . . > . . p", moving(2)),
		at(t, "9 . . . . ~x ~ . . . S .\n3 l . . . . . . . . . b", moving(1)),
		at(t, "3 lt . t . t . t . . . b", withPool(2), atStage(StageRise)),
		at(t, "3 l . b . . . . . . . r", wounded(Lumberjack, 2), wounded(Businessman, 2), atStage(StageTurnEnd)),
		at(t, "3 l ^ v < > x . . . . b", holding(Flare)),
		at(t, "3 l ^ v < > x . . . . b", holding(Clutch), atStage(StageCleanup)),
	}
}

package wcp

import (
	"iter"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

// universe is every move that the notation can write, and those one step beyond
// each bound.
func universe() iter.Seq[rules.Move] {
	fields := rulestest.Range{-1, span}
	small := rulestest.Range{-1, 1}
	box := func(a, b, c rulestest.Range, verbs ...uint8) rulestest.Box {
		return rulestest.Box{Verbs: verbs, A: a, B: b, C: c}
	}
	zero := rulestest.Range{}
	edges := rulestest.Range{-1, int(patterns)}
	var verbs, simple []uint8 // simple ones name at most one small thing
	for verb := uint8(0); verb <= verbEnd; verb++ {
		verbs = append(verbs, verb)
		if !slices.Contains([]uint8{VerbMove, VerbBoost, VerbHall, VerbBreach, VerbContent, VerbDestroy}, verb) {
			simple = append(simple, verb)
		}
	}
	return rulestest.Boxes(
		box(rulestest.Range{-1, 12}, zero, zero, simple...),
		box(fields, zero, zero, VerbMove, VerbDestroy),
		box(fields, fields, zero, VerbBoost),
		box(fields, edges, zero, VerbHall),
		box(fields, rulestest.Range{-1, tileKinds}, zero, VerbBreach),
		box(fields, rulestest.Range{-1, thingKinds - 1}, small, VerbContent),
		box(fields, rulestest.Range{thingKinds, tokenKinds}, edges, VerbContent),
		rulestest.Box{Verbs: verbs, A: small, B: small, C: small, D: small, N: small},
	)
}

// TestTornPositionsPlayOn plays such positions to the end. That is always near:
// halls fall (WCP-43, WCP-44).
func TestTornPositionsPlayOn(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawTorn(r)
		chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
		for n := 0; s.Actor() != rules.NoSeat; n++ {
			if n > escapeTurns(s.Seats())*turnBound {
				r.Fatalf("no end after %d moves", n)
			}
			kit.PlayRandom(r, s, &chance, 1)
			if n%10 == 0 {
				rulestest.CheckState(rulestest.AsTB(t, r), Game{}, s)
			}
		}
	})
}

// TestLegalIsShort: a list of moves stays under 1000.
func TestLegalIsShort(t *testing.T) {
	longest := 0
	for _, setup := range variants(7) {
		p := rules.Playout{Game: Game{}}
		p.After = func(s rules.State, _ rules.Move) error {
			longest = max(longest, len(s.Legal(nil)))
			return nil
		}
		for range 20 {
			if _, err := p.Run(setup); err != nil {
				t.Fatal(err)
			}
			setup.Seed++
		}
	}
	if longest >= 1000 || longest < 200 {
		t.Errorf("the longest list has %d moves", longest)
	}
}

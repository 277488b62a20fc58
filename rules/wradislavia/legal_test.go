package wradislavia

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
		verbs = append(verbs, verb)
	}
	slots, marks := rulestest.Range{-1, Slots + 1}, rulestest.Range{-1, 1}
	shots := []uint8{VerbShoot, VerbExtra}
	all := rulestest.Range{1, Slots}
	return rulestest.Boxes(
		rulestest.Box{Verbs: verbs, A: rulestest.Range{-1, Characters + 1}, B: slots},
		rulestest.Box{Verbs: verbs, A: rulestest.Range{0, 2}, C: marks, D: marks, N: marks},
		rulestest.Box{Verbs: shots, A: all, B: rulestest.Range{0, Slots}, C: rulestest.Range{1, int(modeEnd) - 1}, D: rulestest.Range{0, 1 << 6}},
		rulestest.Box{Verbs: shots, A: slots, B: slots, C: rulestest.Range{-1, int(modeEnd)}},
		rulestest.Box{Verbs: shots, A: all, B: all, C: rulestest.Range{1, 2}, D: rulestest.Range{-2, 70}},
	)
}

// made are a dozen positions of each phase by chance, for the universe is large. There are
// also the end of a game, and shots with many Peruns and extra shots, which random play
// seldom has.
func made(t testing.TB) []rules.State {
	t.Helper()
	var out []rules.State
	seen := map[Phase]int{}
	for seed := uint64(0); seed < 3000; seed++ {
		s := newState(t, seed)
		chance := rules.NewRand(seed)
		for range chance.IntN(600) {
			if s.Actor() == rules.NoSeat {
				break
			}
			moves := s.Legal(nil)
			if err := s.Apply(moves[chance.IntN(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
		}
		if seen[s.phase]++; seen[s.phase] <= 12 {
			out = append(out, s)
		}
	}
	m := purposefulMatch(t, 1, 0)
	over, err := m.At(m.Len())
	if err != nil {
		t.Fatal(err)
	}
	out = append(out, over)
	for _, p := range []Phase{PhaseDraft, PhaseDeployment, PhaseFire, PhaseHandToHand} {
		if seen[p] == 0 {
			t.Errorf("phase %s was never tried", p)
		}
	}
	for _, c := range []struct {
		roll  [Dice]int8
		owned int8
		shots [Slots]int8
	}{
		{dice(1, 5, 9), 0, [Slots]int8{0, 1, 0}},
		{dice(10, 10, 10), 1, [Slots]int8{1, 0, 0}},
		{dice(8, 9, 10), 2, [Slots]int8{1, 0, 2}},
		{dice(2, 2, 3), 9, [Slots]int8{0, 0, 1}},
	} {
		s := at(t, c.roll, "karol/attack jadwiga/cover jerzy/attack", plainTheirs, peruns(0, c.owned))
		for slot, n := range c.shots {
			s.posts[0][slot].shots = n
		}
		out = append(out, s)
		if n := len(s.Legal(nil)); n >= 1000 {
			t.Errorf("%d legal moves", n)
		}
	}
	return out
}

func TestPlayedPositionsKeepThePromises(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		rulestest.CheckState(rulestest.AsTB(t, r), Game{}, drawPlayed(r))
	})
}

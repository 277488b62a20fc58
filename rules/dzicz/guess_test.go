package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
)

// TestAGuessHarmsOthersAndWastesNothing: it removes and strikes what it can, defends,
// never passes an action up, mostly keeps a manoeuvre, and has no opinion elsewhere.
func TestAGuessHarmsOthersAndWastesNothing(t *testing.T) {
	r := rules.NewRand(7)
	var buf []rules.Move
	asked, raids, stays, verbs := map[Decision]int{}, 0, 0, map[uint8]int{}
	eachPosition(t, 12, func(s *State) {
		buf = Mind{}.Moves(s, buf[:0])
		tokens := foreign(&s.tokens, int(s.active))
		reaches := func(m rules.Move) bool { return m.Verb != VerbDone && tokens.Has(To(m)) }
		m, ok := Mind{}.Guess(s, buf, &r)
		if ok && !slices.Contains(buf, m) {
			t.Fatalf("guessed %q, which is no move", Game{}.Notation(m))
		}
		asked[s.ask]++
		switch s.ask {
		case DecideRemoval:
			ok = ok && m.Verb == VerbRemove
		case DecideDefence:
			ok = ok && m.Verb == VerbDefend
		case DecideAction, DecideExtra:
			verbs[m.Verb]++
			ok = ok && m.Verb != VerbPass
		case DecideManoeuvre:
			if ok {
				stays++
				ok = m.Verb == VerbNo
			} else {
				ok = true
			}
		case DecideMove:
			can := slices.ContainsFunc(buf, reaches)
			if can {
				raids++
			}
			ok = ok == can && (!can || reaches(m))
		default:
			ok = !ok
		}
		if !ok {
			t.Fatalf("asked for %s, guessed %q", s.ask, Game{}.Notation(m))
		}
	})
	for _, q := range []Decision{DecideRemoval, DecideDefence, DecideAction, DecideExtra, DecideManoeuvre, DecideMove} {
		if asked[q] == 0 {
			t.Errorf("never asked for %s", q)
		}
	}
	if n := asked[DecideManoeuvre]; stays < n/2 || stays == n {
		t.Errorf("stays %d of %d times", stays, n)
	}
	if raids == 0 || verbs[VerbToken] == 0 || verbs[VerbOutpost] == 0 || verbs[VerbSoldier] == 0 {
		t.Errorf("%d raids, actions by verb %v", raids, verbs)
	}
}

// TestWhoCanOnlyPassPasses: a guess has a move where passing is the only one.
func TestWhoCanOnlyPassPasses(t *testing.T) {
	r := rules.NewRand(7)
	for _, ask := range []Decision{DecideAction, DecideExtra} {
		only := []rules.Move{{Verb: VerbPass}}
		if m, ok := (Mind{}).Guess(&State{ask: ask}, only, &r); !ok || m != only[0] {
			t.Errorf("asked for %s, guessed %+v", ask, m)
		}
	}
}

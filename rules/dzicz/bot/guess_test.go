package bot

import (
	"slices"
	"testing"

	"schron/rules"

	game "schron/rules/dzicz"
)

// TestAGuessHarmsOthersAndWastesNothing: it removes and strikes what it can, defends,
// completes missions, never passes an action up, mostly keeps a manoeuvre, and has no
// opinion elsewhere.
func TestAGuessHarmsOthersAndWastesNothing(t *testing.T) {
	r := rules.NewRand(7)
	var buf []rules.Move
	asked, raids, stays, expands, defends, verbs := map[game.Decision]int{}, 0, 0, 0, false, map[uint8]int{}
	eachPosition(t, 12, func(s *game.State) {
		buf = Mind{}.Moves(s, buf[:0])
		tokens := s.ForeignTokens(s.Active())
		reaches := func(m rules.Move) bool { return m.Verb != game.VerbDone && tokens.Has(game.To(m)) }
		m, ok := Mind{}.Guess(s, buf, &r)
		if ok && !slices.Contains(buf, m) {
			t.Fatalf("guessed %q, which is no move", game.Game{}.Notation(m))
		}
		asked[s.Decision()]++
		switch s.Decision() {
		case game.DecideRemoval:
			ok = ok && m.Verb == game.VerbRemove
		case game.DecideDefence: // the first one is to defend, unless that is idle
			ok = ok && m == buf[0]
			defends = defends || m.Verb == game.VerbDefend
		case game.DecideAction, game.DecideExtra:
			verbs[m.Verb]++
			ok = ok && m.Verb != game.VerbPass
			if want, can := completes(s, buf); can && m != want {
				t.Errorf("guessed %q, where %q completes a mission", game.Game{}.Notation(m), game.Game{}.Notation(want))
			}
		case game.DecideExpansion:
			if !ok {
				ok = true
			} else if _, ok = completes(s, []rules.Move{m}); ok {
				expands++
			}
		case game.DecideManoeuvre:
			if ok {
				stays++
				ok = m.Verb == game.VerbNo
			} else {
				ok = true
			}
		case game.DecideMove:
			can := slices.ContainsFunc(buf, reaches)
			if can {
				raids++
			}
			ok = ok == can && (!can || reaches(m))
		default:
			ok = !ok
		}
		if !ok {
			t.Fatalf("asked for %s, guessed %q", s.Decision(), game.Game{}.Notation(m))
		}
	})
	for _, q := range []game.Decision{game.DecideRemoval, game.DecideDefence, game.DecideAction, game.DecideExtra, game.DecideManoeuvre, game.DecideMove} {
		if asked[q] == 0 {
			t.Errorf("never asked for %s", q)
		}
	}
	if n := asked[game.DecideManoeuvre]; stays < n/2 || stays == n {
		t.Errorf("stays %d of %d times", stays, n)
	}
	if raids == 0 || expands == 0 || !defends || verbs[game.VerbToken] == 0 || verbs[game.VerbOutpost] == 0 || verbs[game.VerbSoldier] == 0 {
		t.Errorf("%d raids, %d expansions, defends: %v, actions by verb %v", raids, expands, defends, verbs)
	}
}

// TestWhoCanOnlyPassPasses: a guess has a move where passing is the only one.
func TestWhoCanOnlyPassPasses(t *testing.T) {
	r := rules.NewRand(7)
	only, passed := []rules.Move{{Verb: game.VerbPass}}, 0
	eachPosition(t, 1, func(s *game.State) {
		if d := s.Decision(); d != game.DecideAction && d != game.DecideExtra {
			return
		}
		if m, ok := (Mind{}).Guess(s, only, &r); !ok || m != only[0] {
			t.Fatalf("asked for %s, guessed %+v", s.Decision(), m)
		}
		passed++
	})
	if passed == 0 {
		t.Error("nobody was asked for an action")
	}
}

// TestNoActionIsPassedUp: a bot thinks of passing only where it can do nothing else. After
// an action it may end the turn without an expansion.
func TestNoActionIsPassedUp(t *testing.T) {
	alone, ends := 0, 0
	eachPosition(t, 20, func(s *game.State) {
		moves := Mind{}.Moves(s, nil)
		if last := moves[len(moves)-1]; last.Verb != game.VerbPass {
			return
		}
		switch d := s.Decision(); {
		case d != game.DecideAction && d != game.DecideExtra:
			ends++
		case len(moves) > 1:
			t.Fatalf("asked for %s, thinks of passing beside %+v", d, moves[:len(moves)-1])
		default:
			alone++
		}
	})
	if ends == 0 {
		t.Errorf("passed %d times for want of an action, ended %d turns", alone, ends)
	}
}

// TestNoTokenIsLeft: a bot removes every token that its soldier enters upon.
func TestNoTokenIsLeft(t *testing.T) {
	asked := 0
	eachPosition(t, 5, func(s *game.State) {
		if s.Decision() != game.DecideRemoval {
			return
		}
		if moves := (Mind{}).Moves(s, nil); len(moves) != 1 || moves[0].Verb != game.VerbRemove {
			t.Fatalf("thinks of %+v", moves)
		}
		asked++
	})
	if asked == 0 {
		t.Error("nobody was asked")
	}
}

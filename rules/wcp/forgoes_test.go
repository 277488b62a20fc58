package wcp

import (
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

// given is the end of the key of what a legal move gives up, with its number.
func given(t testing.TB, s *State, move string) (string, int) {
	t.Helper()
	return rulestest.Forgoes(t, Game{}, s, move)
}

func wantGiven(t testing.TB, s *State, move, key string, n int) {
	t.Helper()
	if got, sum := given(t, s, move); got != key || sum != n {
		t.Errorf("%s gives up %q, %d; want %q, %d\n%s", move, got, sum, key, n, drawBoard(s))
	}
}

// TestWCP35NobodyLeavesTheButtonUnasked: driving on gives it up, and so does what
// it would take the place of.
func TestWCP35NobodyLeavesTheButtonUnasked(t *testing.T) {
	s := at(t, 3, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4"), owns(0, "core"), owns(1, "cell"))
	play(t, s, "move d4")
	wantGiven(t, s, "pass", "press.on", 0)
	wantGiven(t, s, "attack 1", "press.instead", 0)
	wantGiven(t, s, "trade 1", "press.instead", 0)
	wantGiven(t, s, "press", "", 0)
	s = at(t, 3, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4"), holds(0, "111111"))
	play(t, s, "move d4")
	wantGiven(t, s, "pass", "", 0)
}

// TestWCP40AFightThatEndsTheGameIsAskedAbout: with a guard nothing is kept. Before
// the exits are open it costs the vehicle only, and where there is no other way
// nothing is asked.
func TestWCP40AFightThatEndsTheGameIsAskedAbout(t *testing.T) {
	doomed := []change{corridorHalls, stands(0, "d6"), stands(1, "d2"), left(0, 1, 0), owns(0, "core"), content("d5", "mech", "100100")}
	s := at(t, 2, "", append(doomed, escape(1))...)
	wantGiven(t, s, "move d5", "game", 0)
	wantGiven(t, s, "move d7", "", 0)
	wantGiven(t, at(t, 2, "", doomed...), "move d5", "", 0)
	s = at(t, 2, "", lays("d7 100100", "d6 100100", "d1 110110"), escape(1), stands(0, "d6"), stands(1, "d1"), left(0, 1, 0),
		content("d7", "mech", "100100"))
	wantGiven(t, s, legalOne(t, s, "move"), "", 0)
}

// TestWCP40ADuelThatEndsTheGameIsAskedAbout with what the loser keeps at best.
func TestWCP40ADuelThatEndsTheGameIsAskedAbout(t *testing.T) {
	both := []change{corridorHalls, stands(0, "d6"), stands(1, "d5"), left(0, 1, 0), owns(0, "core", "fire")}
	s := at(t, 3, "", append(both, escape(1))...)
	play(t, s, "move d5")
	value := s.players[0].owned.Value()
	wantGiven(t, s, "attack 1", "game", value)
	wantGiven(t, s, "pass", "", 0)
	s = at(t, 3, "", both...)
	play(t, s, "move d5")
	wantGiven(t, s, "attack 1", "", 0)
}

// TestWCP47TrappingTheOwnPawnIsAskedAbout, and resigning too.
func TestWCP47TrappingTheOwnPawnIsAskedAbout(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAsked(r, DecideDestroy)
		if s == nil {
			return
		}
		seat, own, free := int(s.active), map[rules.Move]bool{}, false
		for _, m := range s.Legal(nil) {
			for _, other := range viewOf(s, seat).Stranded(Field(m.A)) {
				own[m] = own[m] || s.Allied(seat, other)
			}
			free = free || !own[m]
		}
		for _, m := range s.Legal(nil) {
			if asked := !s.Forgoes(m).Empty(); asked != (own[m] && free) {
				r.Fatalf("%s: asked %v, traps an own pawn %v, another hall does not %v", Game{}.Notation(m), asked, own[m], free)
			}
		}
	})
	wantGiven(t, dungeon(t, turnOf(1)), "resign", "resign", 0)
}

package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
)

// TestDZ15ActionsAreKnownWhileSoldiersMove: what the view lists during the movement is what
// can be declared once it has ended. It is barred for the reasons for which it is refused
// then.
func TestDZ15ActionsAreKnownWhileSoldiersMove(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		for seed := range uint64(40) {
			s := newState(t, players, seed)
			r := rules.NewRand(seed)
			for s.Actor() != rules.NoSeat {
				if s.ask == DecideMove {
					wantAhead(t, s)
				}
				moves := s.Legal(nil)
				if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

func wantAhead(t *testing.T, s *State) {
	t.Helper()
	seat, v, then := s.Actor(), viewOf(s, s.Actor()), *s
	if err := then.Apply(Plain(VerbDone), nil); err != nil {
		t.Fatal(err)
	}
	if then.ask != DecideAction || int(then.active) != seat {
		if list := v.Actions(seat); len(list) > 0 {
			t.Fatalf("%v, but no action is asked for", list)
		}
		return
	}
	var want []rules.Move
	for _, m := range then.Legal(nil) {
		if m.Verb != VerbPass && m.Verb != VerbAsk {
			want = append(want, m)
		}
	}
	if got := v.Actions(seat); !slices.Equal(got, want) {
		t.Fatalf("actions %v, want %v\n%s", got, want, drawBoard(&s.board))
	}
	for _, verb := range []uint8{VerbToken, VerbOutpost, VerbSoldier} {
		some := false
		for f := range Field(Fields) {
			m := On(verb, f)
			some = some || then.Check(m) == nil
			got, want := v.ActionBan(seat, m), rules.AsRefusal(then.Check(m))
			if (got == nil) != (want == nil) || got != nil && got.Error() != want.Error() {
				t.Fatalf("%s is barred with %v, refused with %v", Game{}.Notation(m), got, want)
			}
		}
		if (v.Nowhere(seat, verb) == nil) != some {
			t.Fatalf("verb %d: some field %v, but %v\n%s", verb, some, v.Nowhere(seat, verb), drawBoard(&s.board))
		}
	}
}

// nowhere are boards of seat 0 on which one kind of piece has no field.
var nowhere = []struct {
	drawing, key, rule string
	verb               uint8
}{
	{". . . . .  . . . . .  . . a . .  . . . . .  . . B . .", "nowhere.token.alone", "DZ-13", VerbToken},
	{"A B# . . .  B# . . . .  . . . . .  . . . . .  . . . . .", "nowhere.token.full", "DZ-14", VerbToken},
	{". . . . .  . . . . .  . . a . .  . . . . .  . . B . .", "nowhere.outpost.alone", "DZ-13", VerbOutpost},
	{". . . . .  . . . . .  . . A# . .  . . . . .  . . B . .", "nowhere.outpost.full", "DZ-14", VerbOutpost},
	{". . . . .  . . . . .  . . A . .  . . . . .  . . B . .", "nowhere.soldier.alone", "DZ-13", VerbSoldier},
	{". . . . .  . . . . .  . . A#b . .  . . . . .  . . B . .", "nowhere.soldier.full", "DZ-14", VerbSoldier},
}

// TestDZ14ReasonsWhyAPieceGoesNowhere: each is about what the player has, not about
// a field that nobody pointed at.
func TestDZ14ReasonsWhyAPieceGoesNowhere(t *testing.T) {
	for _, c := range nowhere {
		got := viewOf(at(t, 2, c.drawing), 0).Nowhere(0, c.verb)
		if got == nil || got.Text.Key != refusePrefix+c.key || got.Rule != c.rule || len(got.Text.Args) != 0 {
			t.Errorf("%s: %v, want %s by %s", c.drawing, got, c.key, c.rule)
		}
	}
}
